"""The league: a season of Adrenaline for three to ten members."""
