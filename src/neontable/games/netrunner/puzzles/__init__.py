"""Puzzles of Netrunner: its goals and limits, and the house puzzles in `files/`."""
