"""Netrunner, the 1996 card game."""
