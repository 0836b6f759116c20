"""Positions written by hand: filled in and checked."""
