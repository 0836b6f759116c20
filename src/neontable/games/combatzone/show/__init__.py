"""How the table is shown and worded."""
