"""Puzzles of Crossfire: its goals and limits, and the built-in puzzles in `files/`."""
