"""The atoms of a crew, each emitting its event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.crossfire.campaign import planning
from neontable.games.crossfire.campaign.runner import (
    Deed,
    carried,
    guest_of,
    recruited,
    with_upgrade,
)
from neontable.games.crossfire.model.setup import Carried, CarriedRunner
from neontable.games.crossfire.model.terms import METATYPES
from neontable.kernel.campaign import state as common
from neontable.kernel.campaign.missions import NOBODY
from neontable.kernel.chance import below
from neontable.kernel.events import emit
from neontable.kernel.outcome import Outcome, together

if TYPE_CHECKING:
    from neontable.games.crossfire.campaign.state import CrewState

replace = msgspec.structs.replace


def announce(g: CrewState, event: str, member: int) -> None:
    emit(g, event, who=member)


def recruit(g: CrewState, member: int, metatype: str) -> None:
    g.runners[member] = recruited(metatype)
    emit(g, "xc-recruited", who=member, metatype=metatype)


def name(g: CrewState, member: int, name: str) -> None:
    g.runners[member] = replace(g.runners[member], name=name)
    emit(g, "xc-named", who=member, runner=name)


def learn(g: CrewState, member: int, upgrade: str, slot: int) -> None:
    runner = g.runners[member]
    g.runners[member] = with_upgrade(runner, upgrade, slot)
    covered = runner.slots[slot]
    if covered:
        emit(g, "xc-covered", runner=runner.name, card=upgrade, slot=slot + 1, old=covered[-1])
    else:
        emit(g, "xc-learnt", runner=runner.name, card=upgrade, slot=slot + 1)


def be_content(g: CrewState, member: int) -> None:
    """Nothing that anybody sees changes."""
    runner = g.runners[member]
    g.runners[member] = replace(runner, content=runner.karma)


def rest(g: CrewState, member: int, rests: bool) -> None:
    g.runners[member] = replace(g.runners[member], rests=rests)
    emit(g, "xc-rests" if rests else "xc-returns", runner=g.runners[member].name)


def lend(g: CrewState, member: int) -> None:
    """The mark is drawn, so that nobody guesses it and no two loans have the same."""
    mark = "".join(f"{below(g, 1 << 16):04x}" for _ in range(4))
    g.runners[member] = replace(g.runners[member], lent=mark)
    emit(g, "xc-lent", runner=g.runners[member].name)


def recall(g: CrewState, member: int) -> None:
    g.runners[member] = replace(g.runners[member], lent=msgspec.UNSET)
    emit(g, "xc-recalled", runner=g.runners[member].name)


def come_home(g: CrewState, member: int, deed: Deed) -> None:
    g.runners[member] = replace(g.runners[member], lent=msgspec.UNSET)
    emit(g, "xc-came-home", runner=g.runners[member].name, mission=deed.name)
    earn(g, member, deed)


def welcome(g: CrewState, member: int, slip: str) -> None:
    """A runner of another crew goes in place of the member's; "" sends it away again."""
    g.runners[member] = replace(g.runners[member], guest=slip or msgspec.UNSET)
    guest = guest_of(g.runners[member])
    if guest is not None:
        emit(g, "xc-guest", who=member, runner=guest.name)
    else:
        emit(g, "xc-guest-gone", who=member)


def plan(g: CrewState, mission: str) -> None:
    g.plan = replace(g.plan, name=mission, bonuses=())
    emit(g, "xc-planned", mission=mission)


def size(g: CrewState, n: int) -> None:
    """A smaller team takes challenges that count for each runner less often."""
    g.plan = replace(g.plan, team=n)
    emit(g, "xc-sized", n=n)


def accept(g: CrewState, bonus: str) -> None:
    g.plan = replace(g.plan, bonuses=(*g.plan.bonuses, bonus))
    emit(g, "xc-accepted", bonus=bonus)


def decline(g: CrewState) -> None:
    g.plan = replace(g.plan, bonuses=())
    emit(g, "xc-declined")


def ask_for_mission(g: CrewState) -> None:
    """The bots of the house play rookies of any metatype."""
    seats = planning.team(g)
    kinds = list(METATYPES)
    runners = [
        CarriedRunner(kinds[below(g, len(kinds))])
        if member == NOBODY
        else carried(g.runners[member])
        for member in seats
    ]
    made = common.ask_for(
        g,
        "crossfire",
        seats,
        options=planning.table_options(g),
        carried=msgspec.to_builtins(Carried(tuple(runners))),
        title="xc-mission",
    )
    emit(g, "xc-goes", mission=made.options["mission"], n=len(seats))


def call_off(g: CrewState, number: int) -> None:
    common.drop_mission(g, number)
    emit(g, "xc-called-off", number=number)


def void(g: CrewState, number: int) -> None:
    emit(g, "xc-void", number=number)


def end_mission(g: CrewState, mission: str, result: str) -> None:
    """Challenges are accepted for one mission."""
    g.plan = replace(g.plan, bonuses=())
    emit(g, f"xc-{result or 'given-up'}", mission=mission)


def earn(g: CrewState, member: int, deed: Deed) -> None:
    """The award adds to what was earned (CF-CAMP-002)."""
    runner = g.runners[member]
    total = runner.karma + deed.karma
    g.runners[member] = replace(runner, karma=total, deeds=(*runner.deeds, deed))
    if deed.karma:
        emit(g, "xc-earned", runner=runner.name, n=deed.karma, total=total)


def close(g: CrewState) -> None:
    """A crew ends together: it has won as a whole when it has ever earned anything."""
    karma = [runner.karma for runner in g.runners]
    outcome: Outcome = together(any(karma), karma, "xc-end")
    g.outcome = outcome
    emit(g, "xc-end")
