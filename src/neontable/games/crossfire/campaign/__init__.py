"""The crew: runners who are kept between missions, with Karma, upgrades and a history."""
