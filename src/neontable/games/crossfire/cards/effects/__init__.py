"""Effects that one component uses, or very few; what many share is in `cards/verbs.py`."""
