"""Mechanics without game words: turn order, response windows, secret bids, zones, counters."""
