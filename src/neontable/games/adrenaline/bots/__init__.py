"""Judgement for computer opponents."""
