"""Frames, asks, events, randomness, record and registry: everything a game stands on."""
