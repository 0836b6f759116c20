"""Puzzles of Crossfire: its goals and limits, and the house puzzles in `files/`."""
