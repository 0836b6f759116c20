"""The table in pieces and words."""
