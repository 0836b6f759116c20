"""The atoms of a city, each emitting its event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.campaign import muster
from neontable.games.combatzone.campaign.aftermath import (
    Casualty,
    Reward,
    Throw,
    lasting,
    rewarded,
    seriously_wounded,
    unlocked,
    without_wounded_leader,
)
from neontable.games.combatzone.campaign.carried import Gang, carry
from neontable.games.combatzone.campaign.headquarters import (
    DRAWN,
    Headquarters,
    fielded_first,
    founded,
    keep_objectives,
    objective_deck,
)
from neontable.games.combatzone.campaign.reports import TeamReport
from neontable.games.combatzone.teams.team import Member as Fielded
from neontable.kernel.campaign import state as common
from neontable.kernel.campaign.missions import Mission
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit, emit_to
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.combatzone.campaign.state import CityState


def headquarters(g: CityState, member: int) -> Headquarters:
    hq = g.camps[member].hq
    assert hq is not None, "a gang was founded"
    return hq


def announce(g: CityState, event: str, member: int) -> None:
    emit(g, event, who=member)


def found(g: CityState, member: int, faction: str) -> None:
    g.camps[member].hq, g.camps[member].phase = founded(faction), "idle"
    emit(g, "cc-founded", who=member, faction=faction)


def challenge(g: CityState, member: int, rival: int) -> None:
    g.camps[member].rival = rival
    emit(g, "cc-challenged", who=member, rival=rival)


def withdraw(g: CityState, member: int) -> None:
    g.camps[member].rival = -1
    emit(g, "cc-withdrew", who=member)


def arrange(g: CityState, pair: Sequence[int], scenario: str) -> None:
    """The match is agreed: each draws objectives in secret."""
    emit(g, "cc-arranged", who=pair[0], rival=pair[1], card=scenario)
    for member in pair:
        camp = g.camps[member]
        camp.scenario, camp.phase = scenario, "draw"
        deck = sorted(objective_deck(headquarters(g, member)))
        shuffle(g, deck)
        camp.drawn = deck[:DRAWN]
        camp.roster = muster.suggested(headquarters(g, member), g.eb)


def keep(g: CityState, member: int, dropped: str) -> None:
    camp = g.camps[member]
    camp.held = list(keep_objectives(camp.drawn, dropped))
    camp.drawn, camp.phase = [], "muster"
    emit_to(g, member, "cc-dropped", card=dropped)


def field(g: CityState, member: int, roster: tuple[Fielded, ...]) -> None:
    g.camps[member].roster = roster


def outfit(g: CityState, member: int, place: int) -> None:
    g.camps[member].place = place


def get_ready(g: CityState, member: int) -> None:
    g.camps[member].phase = "ready"
    emit(g, "cc-ready", who=member)


def ask_for_match(g: CityState, pair: tuple[int, ...]) -> None:
    gangs = [Gang(headquarters(g, m), tuple(g.camps[m].held)) for m in pair]
    made = common.ask_for(
        g,
        "combatzone",
        pair,
        options={"eb": g.eb, "scenario": g.camps[pair[0]].scenario},
        loadouts=tuple((muster.text(headquarters(g, m), g.camps[m].roster),) for m in pair),
        carried=carry(*gangs),
        title="cc-mission",
    )
    for member in pair:
        g.camps[member].phase = "away"
    emit(g, "cc-match", mission=made.number, who=pair[0], rival=pair[1])


def go_home(g: CityState, member: int) -> None:
    """Nothing is prepared any more; objectives go back to the Supply (AMB-48)."""
    camp = g.camps[member]
    camp.phase = "found" if camp.hq is None else "idle"
    camp.rival, camp.scenario, camp.place, camp.roster = -1, "", -1, ()
    camp.drawn, camp.held = [], []


def call_off(g: CityState, member: int) -> None:
    emit(g, "cc-called-off", who=member)


def void(g: CityState, mission: Mission) -> None:
    emit(g, "cc-void", mission=mission.number)


def drop_mission(g: CityState, number: int) -> None:
    common.drop_mission(g, number)


def come_back(g: CityState, member: int, report: TeamReport, won: bool) -> None:
    """After a match: completed objectives join the HQ, the others the Supply (CZ-CAMP-009)."""
    camp = g.camps[member]
    before = headquarters(g, member)
    hq = fielded_first(before, muster.team(before, camp.roster))
    hq = msgspec.structs.replace(hq, completed=report.completed, matches=hq.matches + 1, kept=())
    if won:
        camp.wins += 1
        hq = without_wounded_leader(hq)
    camp.hq, camp.hurt, camp.faces = hq, list(report.casualties), []
    for id in report.completed:
        if id not in before.completed:
            emit(g, "cc-completed", who=member, card=id)
    emit(g, "cc-won" if won else "cc-lost", who=member)
    camp.phase = "reward" if won else "wound"


def prove(g: CityState, member: int) -> None:
    g.camps[member].proven = True
    emit(g, "cc-proven", who=member)


def reward(g: CityState, member: int, reward: Reward | None) -> None:
    camp, before = g.camps[member], headquarters(g, member)
    camp.hq, camp.phase = rewarded(before, reward), "wound"
    if reward is None:
        emit(g, "cc-no-reward", who=member)
        return
    event = "cc-hired" if reward.hires else "cc-promoted"
    emit(g, event, who=member, card=reward.recruit.model, n=reward.recruit.stars)
    if new := unlocked(before, headquarters(g, member)):
        emit(g, "cc-unlocked", who=member, n=len(new))


def recover(g: CityState, member: int, casualty: Casualty, throw: Throw) -> None:
    """A recovery roll is over, with the help that there was."""
    camp = g.camps[member]
    camp.hurt = [c for c in camp.hurt if c.model != casualty.model]
    camp.faces = []
    if lasting(casualty, throw):
        camp.hq = seriously_wounded(headquarters(g, member), casualty)
        emit(g, "cc-serious", who=member, card=casualty.fielded.model)
    else:
        emit(g, "cc-well", who=member, card=casualty.fielded.model)


def wait_for_medic(g: CityState, member: int, faces: Sequence[int]) -> None:
    g.camps[member].faces = list(faces)


def close(g: CityState, outcome: Outcome) -> None:
    g.outcome = outcome
    emit(g, outcome.how)
