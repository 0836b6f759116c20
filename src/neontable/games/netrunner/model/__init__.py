"""What lies on the table, as data: cards, forts, sides, numbers worked out from them."""
