"""What events speak of, as the things of a scene (model/nouns.py lists them)."""

from __future__ import annotations

from neontable.kernel.events import Event
from neontable.kernel.options import Thing

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
