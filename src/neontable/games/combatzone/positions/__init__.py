"""Positions written by hand: filled in, then checked."""
