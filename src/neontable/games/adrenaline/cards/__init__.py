"""The weapons, and every component of the box."""
