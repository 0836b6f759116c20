"""Puzzles of Netrunner: its goals and limits, and the built-in puzzles in `files/`."""
