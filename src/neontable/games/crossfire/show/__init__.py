"""Scenes and words."""
