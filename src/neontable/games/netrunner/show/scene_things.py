"""What options and events speak of, as the things of a scene.

("card", 12)        a card in play, by its number
("held", "krash")   a card in a hand that the seat sees
("archives", id), ("buried", id), ("trash", id)   a card of an open pile
("fort", 3)         a fort with its ice; NEW is the one that an installation would found
("pile", "rd")      a pile as a whole: hq, rd, archives, buried, hand, stack, trash
("draw",)           the seat's own deck
("sub", 0)          a subroutine of the ice that is met
("access",)         the card that is accessed
("runner",)         the Runner in a run
"""

from __future__ import annotations

from typing import Any

from neontable.games.netrunner.model.card import HQ, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.kernel.events import Event
from neontable.kernel.options import Thing

_ACCESS: tuple[Thing, ...] = (("access",),)
_STORED = {HQ: ("pile", "hq"), RD: ("pile", "rd")}
_ZONES = {"trash": "archives", "buried": "buried"}
"""How the options of an access call the two piles of Archives."""


def things(option: Any) -> tuple[Thing, ...]:
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return ()
    verb, rest = option[0], option[1:]
    match verb:
        case "draw":
            return (("draw",),)
        case "steal" | "trash-it" | "trash-free" | "leave":
            return _ACCESS
        case "run" | "fort":
            return (("fort", rest[0]),)
        case "stored":
            return (_STORED[rest[0]], ("fort", rest[0]))
        case "settle" if rest[0].startswith("spy-"):
            return (("fort", int(rest[0][4:])),)
        case "install":
            return (("held", rest[0]), *_goal(rest[0], rest[1]))
        case "play" | "trash-drawn" | "top-drawn":
            return (("held", rest[0]),)
        case "pile":
            return ((_ZONES[rest[0]], rest[1]),)
        case "sub":
            return (("sub", rest[0]),)
        case "break" if rest[2] >= 0:
            return (("card", rest[0]), ("sub", rest[2]))
        case "card" if isinstance(rest[0], str):
            # Of a hand or of a pile: the words of the question say which.
            return tuple((zone, rest[0]) for zone in ("held", "trash", "archives", "buried"))
    if len(rest) > 1 and isinstance(rest[0], int) and rest[1] in _NAMES:
        return (("card", rest[0]),)
    return ()


_NAMES = {"", *CARDS}


def _goal(card: str, goal: int) -> tuple[Thing, ...]:
    """Where it would be installed: a fort, or the daemon that takes it."""
    if CARDS[card].side == RUNNER:
        return (("card", goal),) if goal else ()
    return (("fort", goal),)


_OF_A_RUN = frozenset(
    (
        *("nr-run", "nr-approach", "nr-encounter", "nr-auto-pass", "nr-pass", "nr-jack-out"),
        *("nr-run-ends", "nr-success", "nr-redirect"),
    )
)
_DECKS = (("pile", "rd"), ("pile", "stack"))
_OF_A_DECK = frozenset(("nr-draw", "nr-shuffle", "nr-arrange", "nr-cut", "nr-mill"))


def event_things(event: Event) -> tuple[Thing, ...]:
    """Who or what did it, then what or whom it was done to."""
    a = event.args
    found: list[Thing] = []
    if event.id in _OF_A_RUN:
        found.append(("runner",))
    elif event.id in ("nr-access", "nr-access-you", "nr-access-shown"):
        found.append(("access",))
    elif event.id in ("nr-draw-you", "nr-mill-you"):
        found.append(("draw",))
    elif event.id in _OF_A_DECK:
        found.append(_DECKS[a["side"]])
    if a.get("number"):
        found.append(("card", a["number"]))
    elif "fort" in a and a["fort"] >= 0:
        found.append(("fort", a["fort"]))
    if event.id == "nr-break":
        found.append(("sub", a["n"] - 1))
    return tuple(found)
