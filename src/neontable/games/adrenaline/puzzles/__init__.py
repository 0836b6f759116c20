"""Puzzles of Adrenaline: its goals and limits, and the built-in puzzles in `files/`."""
