"""Puzzles of Combat Zone: its goals and limits, and the house puzzles in `files/`."""
