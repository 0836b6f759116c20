"""Cyberpunk RED: Combat Zone: a skirmish of miniatures in real space."""
