"""Decks: building, checking, sealed pools, the built-in lists."""
