"""A run from its declaration to its end: ice, breaking, traces, access."""
