"""What lies on the table, as data: arenas, figures, ammo."""
