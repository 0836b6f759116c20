"""Netrunner in campaigns: what its tables report, and the tournament."""
