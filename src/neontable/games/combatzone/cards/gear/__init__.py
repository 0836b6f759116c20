"""Gear: what can be bought, and what is only printed on model cards."""
