"""Teams: building, checking, the text that people paste, the built-in lists."""
