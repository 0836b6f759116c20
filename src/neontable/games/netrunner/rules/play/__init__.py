"""Everything besides the run: turns, actions, costs, windows, damage."""
