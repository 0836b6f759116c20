"""Mechanics without game words: turn order, windows, bids, zones, piles, counters, dice."""
