"""Frames, asks, events, randomness, record and registry: what every game is built on."""
