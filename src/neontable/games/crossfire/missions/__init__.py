"""Missions: data plus named steps."""
