"""Special rules of the models, a module for each faction.

The few that a public source describes are `origin="published"`; the others are our design, in the
spirit of their names."""
