"""Objectives of a campaign, a module for a few factions each.

Public sources give names, stars and the kind of reward (`facts`); what completes an objective and
what it brings is our design, in the spirit of its name."""
