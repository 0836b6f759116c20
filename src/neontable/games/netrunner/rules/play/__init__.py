"""Everything beside the run: turns, actions, costs, windows, damage."""
