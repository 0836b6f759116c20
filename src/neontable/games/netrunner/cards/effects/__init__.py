"""Effects of single cards, one module per type of card; shared ones are in `cards/verbs/`."""
