"""Cards of the two expansions, Proteus and Classic, one module per type of card."""
