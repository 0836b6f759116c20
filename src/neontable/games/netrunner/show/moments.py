"""What of Netrunner is worth seeing, what a log folds away, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.nouns import card_text
from neontable.kernel.events import Event
from neontable.kernel.moments import Bid, Counted, Moment, Statistic, counting
from neontable.kernel.options import Thing
from neontable.kernel.text import Text, say

BOOKKEEPING = frozenset(
    (
        *("nr-draw", "nr-draw-you", "nr-pay", "nr-pay-from", "nr-pay-purse", "nr-purse"),
        *("nr-purse-back", "nr-gain", "nr-bits-on", "nr-found", "nr-shuffle", "nr-fort-falls"),
        *("nr-counters", "nr-boost", "nr-arrange", "nr-link", "nr-no-link", "nr-deal"),
    )
)
_RUNNER: tuple[Thing, ...] = (("runner",), ("pile", "hand"), ("pile", "stack"))
"""What stands for the Runner: the figure in a run, else the hand."""


def _turn(side: int, seat: int, **_: Any) -> Moment:
    return Moment("banner", Text(f"nr-moment-turn-{side}"), seat, turn=True)


def _run(fort: int, **_: Any) -> Moment:
    """What its line says is said once, and large."""
    return Moment("banner", by=("runner",), to=(("fort", fort),))


def _reveal(number: int = 0, **_: Any) -> Moment:
    return Moment("reveal", to=(("card", number),) if number else ())


def _access(**_: Any) -> Moment:
    return Moment("reveal", Text("nr-moment-access"), to=(("access",),))


def _scored(card: str, seat: int, number: int = 0, **_: Any) -> Moment:
    to: tuple[Thing, ...] = (("card", number),) if number else ()
    return Moment("score", Text("nr-moment-scored"), seat, to=to, n=CARDS[card].points, weight=3)


def _liberated(card: str, seat: int, **_: Any) -> Moment:
    return Moment("score", Text("nr-moment-liberated"), seat, n=CARDS[card].points, weight=3)


def _damage(n: int, kind: str, card: str, **_: Any) -> Moment:
    title = say("nr-moment-damage", kind=f"@nr-kind-{kind}", card=card_text(card))
    return Moment("strike", title, to=_RUNNER, n=n, weight=2)


def _tag(n: int, **_: Any) -> Moment:
    return Moment("strike", say("nr-moment-tag", n=n), to=_RUNNER)


def _traced(won: bool) -> Callable[..., Moment]:
    def made(n: int, link: int, **_: Any) -> Moment:
        return Moment(
            "duel",
            Text("nr-moment-traced" if won else "nr-moment-untraced"),
            bids=(
                Bid(Text("nr-moment-trace"), n, won),
                Bid(Text("nr-moment-link"), link, not won),
            ),
            weight=1,
        )

    return made


def _broken(number: int, ice: str, n: int, **_: Any) -> Moment:
    title = say("nr-moment-break", n=n, ice=card_text(ice))
    return Moment("strike", title, by=("card", number), to=(("sub", n - 1), ("runner",)))


def _trashed(number: int, **_: Any) -> Moment | None:
    return Moment("fall", to=(("card", number),)) if number else None


def _win(side: int, how: str, **_: Any) -> Moment:
    return Moment("banner", Text(f"nr-moment-win-{side}"), weight=3, turn=True)


MOMENTS: dict[str, Callable[..., Moment | None]] = {
    "nr-turn": _turn,
    "nr-second-game": lambda: Moment("banner", weight=2, turn=True),
    "nr-run": _run,
    "nr-success": _run,
    "nr-run-ends": _run,
    "nr-jack-out": _run,
    "nr-rez": _reveal,
    "nr-expose": _reveal,
    "nr-reveal": _reveal,
    "nr-play": _reveal,
    "nr-show": _reveal,
    "nr-access-you": _access,
    "nr-access-shown": _access,
    "nr-score": _scored,
    "nr-score-form": _scored,
    "nr-liberate": _liberated,
    "nr-damage": _damage,
    "nr-tag": _tag,
    "nr-traced": _traced(True),
    "nr-untraced": _traced(False),
    "nr-break": _broken,
    "nr-roll": lambda **_: Moment("roll"),
    "nr-leave-trash": _trashed,
    "nr-win": _win,
}


def moment(event: Event) -> Moment | None:
    made = MOMENTS.get(event.id)
    return None if made is None else made(**event.args)


def _agendas(event: Event) -> Counted:
    if event.id not in ("nr-score", "nr-score-form", "nr-liberate"):
        return ()
    return ((event.args["seat"], CARDS[event.args["card"]].points),)


STATISTICS = (
    Statistic("nr-stat-agendas", _agendas, score=True),
    Statistic("nr-stat-points", counting("nr-points", n="n"), score=True),
    Statistic("nr-stat-turns", counting("nr-turn")),
    Statistic("nr-stat-scored", counting("nr-score", "nr-score-form", "nr-liberate")),
    Statistic("nr-stat-runs", counting("nr-run")),
    Statistic("nr-stat-successes", counting("nr-success")),
    Statistic("nr-stat-played", counting("nr-play")),
    Statistic("nr-stat-rezzed", counting("nr-rez")),
    Statistic("nr-stat-bits", counting("nr-gain", n="n")),
    Statistic("nr-stat-damage", counting("nr-damage", n="n")),
    Statistic("nr-stat-tags", counting("nr-tag", n="n")),
)
