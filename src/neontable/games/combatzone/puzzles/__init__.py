"""Puzzles of Combat Zone: its goals and limits, and the built-in puzzles in `files/`."""
