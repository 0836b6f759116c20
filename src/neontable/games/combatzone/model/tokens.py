"""Action tokens as letters: G, Y, R are Ready, g, y, r are Used (CZ-TOKEN-001).

A character's tokens are one short string, such as "GyY", in the order of its card, so that the
token a wound turned RED is healed to the colour printed at the same place."""

from __future__ import annotations

COLOURS = ("G", "Y", "R")
"""From best to worst."""
WORDS = {"G": "green", "Y": "yellow", "R": "red", "L": "long"}
SIDES = {"G": 12, "Y": 8, "R": 6, "O": 10}
"""Of the dice; O is the black OBSTACLE die (CZ-CORE-001, CZ-CORE-002)."""
USED = frozenset("gyr")
READY = frozenset("GYR")


def is_tokens(text: str) -> bool:
    return not text.strip("GYRgyr")


def has_ready(tokens: str) -> bool:
    return not tokens.islower() and bool(tokens)


def has_used(tokens: str) -> bool:
    return not tokens.isupper() and bool(tokens)


def ready_colours(tokens: str) -> list[str]:
    """The colours that can be spent, the best first."""
    return [c for c in COLOURS if c in tokens]


def colours(tokens: str) -> list[str]:
    """The colours of all tokens, Ready or Used, the best first."""
    up = tokens.upper()
    return [c for c in COLOURS if c in up]


def best(tokens: str) -> str:
    return min(tokens.upper(), key=COLOURS.index)


def spend(tokens: str, colour: str) -> tuple[str, int]:
    """The tokens with one of this colour Used, and which one it was."""
    at = tokens.index(colour)
    return put(tokens, at, colour.lower()), at


def put(tokens: str, at: int, letter: str) -> str:
    return tokens[:at] + letter + tokens[at + 1 :]


def find(tokens: str, colour: str) -> int:
    """The place of a token of this colour, a Used one first: it is the lesser loss."""
    at = tokens.find(colour.lower())
    return at if at >= 0 else tokens.find(colour)


def redder(tokens: str, at: int) -> str:
    """A wound on this token: RED on the side it showed (CZ-WND-003)."""
    return put(tokens, at, "r" if tokens[at].islower() else "R")


def healed(tokens: str, origin: str, at: int) -> str:
    """Back to the printed colour on the side it shows (CZ-HEAL-001, CZ-HEAL-003)."""
    colour = origin[at].upper()
    return put(tokens, at, colour.lower() if tokens[at].islower() else colour)


def wounded(tokens: str, origin: str) -> list[int]:
    """Which tokens are RED through a wound (AMB-19: one printed RED is not)."""
    return [
        i
        for i, c in enumerate(tokens)
        if c in "Rr" and i < len(origin) and origin[i].upper() != "R"
    ]


def red_lined(tokens: str, origin: str) -> bool:
    """All RED, at least one through a wound (CZ-WND-005, AMB-19)."""
    return bool(tokens) and tokens.upper().strip("R") == "" and bool(wounded(tokens, origin))
