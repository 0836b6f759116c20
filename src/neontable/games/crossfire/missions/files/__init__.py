"""Missions of the house that are written as mission files, like those of other people."""
