"""Effects of single cards, one module per type of card; what two cards share is in verbs.py."""
