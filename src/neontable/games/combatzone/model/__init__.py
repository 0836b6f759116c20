"""What a table of Combat Zone is made of: pieces, tokens, cards, options, the state."""
