"""Lengths of the game in tenths of a millimetre: every one of them is a whole number."""

from __future__ import annotations

INCH = 254
BASE = 135
"""The radius of the standard base of 27 mm."""
REACH = INCH
"""The width of the Limiter."""
HALF = INCH // 2
"""Half the width of a path of attack."""
RED, YELLOW, GREEN = 3 * INCH, 7 * INCH, 12 * INCH
IMPACT = INCH // 2
"""The radius of an Impact token."""
CONTACT = 10
"""A gap of at most this is contact: whole numbers have no exact contact with slanted walls."""
HEADROOM = 3 * INCH // 2
"""How high a walkway must be raised for models to pass below."""
LARGEST = 120 * INCH
"""A side of the largest table on which all products stay within 63 bits."""

RED_ZONE, YELLOW_ZONE, GREEN_ZONE, LONG_RANGE = 1, 2, 4, 8
"""The zones of a range, to be added up."""

OPEN, CLOSED, LOCKED = 0, 1, 2
"""A door lets models and attacks pass, only models, or nothing."""

OUT = 99
"""Fall damage that takes a model out at once."""
