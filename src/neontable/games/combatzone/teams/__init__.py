"""Teams: building, checking, the text that people paste, the lists of the house."""
