"""What of Adrenaline is worth seeing, what a log folds away, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neontable.kernel.events import Event
from neontable.kernel.moments import Counted, Moment, Statistic, counting
from neontable.kernel.options import Thing
from neontable.kernel.text import Text, say

BOOKKEEPING = frozenset(
    (
        *("ad-draw", "ad-draw-you", "ad-pay", "ad-pay-powerup", "ad-refill-tile"),
        *("ad-refill-weapon", "ad-reload", "ad-marks-wasted", "ad-wasted", "ad-flip"),
    )
)


def _figure(figure: int) -> Thing:
    return ("target", figure)


def _name(figure: int) -> Text:
    return Text(f"ad-figure-{figure}")


def _turn(figure: int, **_: Any) -> Moment:
    title = say("ad-moment-turn", figure=_name(figure))
    return Moment("banner", title, figure, by=_figure(figure), turn=True)


def _hurt(figure: int, by: int, n: int, weapon: str = "", **_: Any) -> Moment | None:
    if not n:
        return None
    return Moment(
        "strike",
        Text(f"ad-weapon-{weapon.replace('_', '-')}") if weapon else None,
        by,
        by=_figure(by),
        to=(_figure(figure),),
        n=n,
    )


def _mark(figure: int, by: int, n: int, **_: Any) -> Moment:
    title = say("ad-moment-marks", n=n)
    return Moment("strike", title, by, by=_figure(by), to=(_figure(figure),))


def _killshot(figure: int, by: int, **_: Any) -> Moment:
    title = Text("ad-moment-killshot")
    return Moment("fall", title, by, by=_figure(by), to=(_figure(figure),), weight=2)


def _overkill(figure: int, by: int, **_: Any) -> Moment:
    title = Text("ad-moment-overkill")
    return Moment("fall", title, by, by=_figure(by), to=(_figure(figure),), weight=1)


def _points(figure: int, n: int, **_: Any) -> Moment:
    return Moment("score", None, figure, to=(_figure(figure),), n=n)


MOMENTS: dict[str, Callable[..., Moment | None]] = {
    "ad-turn": _turn,
    "ad-frenzy": lambda: Moment("banner", Text("ad-moment-frenzy"), weight=3, turn=True),
    "ad-hurt": _hurt,
    "ad-mark": _mark,
    "ad-killshot": _killshot,
    "ad-overkill": _overkill,
    "ad-play-powerup": lambda figure, **_: Moment("reveal", None, figure, by=_figure(figure)),
    "ad-points": _points,
    "ad-double-kill": _points,
    "ad-track-points": _points,
    "ad-over": lambda: Moment("banner", Text("ad-moment-over")),
}


def moment(event: Event) -> Moment | None:
    made = MOMENTS.get(event.id)
    return None if made is None else made(**event.args)


def _dealt(event: Event) -> Counted:
    args = event.args
    if event.id != "ad-hurt" or args["by"] == args["figure"]:
        return ()
    return ((args["by"], args["n"]),)


STATISTICS = (
    Statistic("ad-stat-boards", counting("ad-points", seat="figure", n="n"), score=True),
    Statistic("ad-stat-doubles", counting("ad-double-kill", seat="figure", n="n"), score=True),
    Statistic("ad-stat-track", counting("ad-track-points", seat="figure", n="n"), score=True),
    Statistic("ad-stat-damage", _dealt),
    Statistic("ad-stat-taken", counting("ad-hurt", seat="figure", n="n")),
    Statistic("ad-stat-kills", counting("ad-killshot", seat="by")),
    Statistic("ad-stat-deaths", counting("ad-killshot", seat="figure")),
    Statistic("ad-stat-marks", counting("ad-mark", seat="by", n="n")),
    Statistic("ad-stat-shots", counting("ad-fire", seat="figure")),
    Statistic("ad-stat-powerups", counting("ad-play-powerup", seat="figure")),
)
