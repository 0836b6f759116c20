"""Computer team mates."""
