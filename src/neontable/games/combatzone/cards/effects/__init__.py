"""Verbs and conditions of single cards, beside those that many share (`cards/verbs.py`)."""
