"""Runners that seats bring to a single table: a metatype with upgrades."""
