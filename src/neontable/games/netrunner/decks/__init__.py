"""Decks: building, checking, sealed pools, the lists of the house."""
