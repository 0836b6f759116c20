"""The campaign (p.42 to 47): what a team owns between matches, and what a match changes of it."""
