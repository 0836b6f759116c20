"""Positions that people write."""
