"""A case of the rules lawyer: its form, and words that many of them share."""

from __future__ import annotations

from typing import Any, NamedTuple


class Ruling(NamedTuple):
    name: str
    rule: str
    position: dict[str, Any]
    answers: tuple[list[Any], ...]
    then: dict[str, Any]


def at(*runners: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "crossfire", "rules": 1, "runners": [dict(r) for r in runners], **more}


def play(*cards: str) -> tuple[list[Any], ...]:
    return tuple(["play", card] for card in cards)


STRIKE: list[Any] = ["strike"]
CLEAR: list[Any] = ["plan", "clear"]
DONE: list[Any] = ["done"]
IDLE: dict[str, Any] = {}
QUIET = {"crossfire_deck": []}
"""No event comes in between."""
FALL = {"card": "IC", "track": ["green"], "faces": 1}
"""An obstacle that one green point defeats."""


def looked(state: Any, path: str) -> Any:
    """What stands at a path; None where there is nothing."""
    found = state
    for part in path.split("."):
        if isinstance(found, list):
            found = found[int(part)] if int(part) < len(found) else None
        elif found is not None:
            found = found.get(part)
    return found
