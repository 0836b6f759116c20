"""Puzzles of Adrenaline: its goals and limits, and the house puzzles in `files/`."""
