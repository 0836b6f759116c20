"""What there is on a table of Crossfire."""
