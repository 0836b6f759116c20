"""The atoms of a city, each emitting its event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.campaign import market, muster
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
    supplied_gear,
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
    hq = founded(faction, market=g.market)
    g.camps[member].hq, g.camps[member].phase = hq, "idle"
    emit(g, "cc-founded", who=member, faction=faction)
    if g.market:
        # CZ-MARKET-001: what the HQ has not goes into the deck of all.
        g.deck = [*g.deck, *supplied_gear(hq)]
        shuffle(g, g.deck)


def challenge(g: CityState, member: int, rival: int) -> None:
    g.camps[member].rival = rival
    accepted = g.camps[rival].rival == member
    emit(g, "cc-accepted" if accepted else "cc-challenged", who=member, rival=rival)


def withdraw(g: CityState, member: int) -> None:
    g.camps[member].rival = g.camps[member].brawl = -1
    emit(g, "cc-withdrew", who=member)


def call_brawl(g: CityState, member: int) -> None:
    g.camps[member].brawl, g.camps[member].rival = member, -1
    emit(g, "cc-brawl-called", who=member)


def join_brawl(g: CityState, member: int, caller: int) -> None:
    g.camps[member].brawl, g.camps[member].rival = caller, -1
    emit(g, "cc-brawl-joined", who=member, rival=caller)


def arrange(g: CityState, group: Sequence[int], scenario: str) -> None:
    """The match is agreed: each draws objectives in secret."""
    if len(group) == 2:
        emit(g, "cc-arranged", who=group[0], rival=group[1], card=scenario)
    else:
        emit(g, "cc-brawl-arranged", who=group[0], n=len(group), card=scenario)
    for member in group:
        camp = g.camps[member]
        camp.scenario, camp.phase = scenario, "draw"
        camp.group, camp.brawl = tuple(sorted(group)), -1
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


def ask_for_match(g: CityState, group: tuple[int, ...]) -> None:
    gangs = [Gang(headquarters(g, m), tuple(g.camps[m].held)) for m in group]
    made = common.ask_for(
        g,
        "combatzone",
        group,
        options={"eb": g.eb, "scenario": g.camps[group[0]].scenario},
        loadouts=tuple((muster.text(headquarters(g, m), g.camps[m].roster),) for m in group),
        carried=carry(*gangs),
        title="cc-mission",
    )
    for member in group:
        g.camps[member].phase = "away"
    if len(group) == 2:
        emit(g, "cc-match", mission=made.number, who=group[0], rival=group[1])
    else:
        emit(g, "cc-brawl-match", mission=made.number, n=len(group))


def go_home(g: CityState, member: int) -> None:
    """Nothing is prepared any more; objectives go back to the Supply (AMB-48)."""
    camp = g.camps[member]
    camp.phase = "found" if camp.hq is None else "idle"
    camp.rival, camp.brawl, camp.group = -1, -1, ()
    camp.scenario, camp.place, camp.roster = "", -1, ()
    camp.drawn, camp.held = [], []
    return_hand(g, member)


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
    # CZ-MARKET-004: with a Shared Market loot stays on its bearers.
    kept = report.loot if g.market else ()
    hq = msgspec.structs.replace(hq, completed=report.completed, matches=hq.matches + 1, kept=kept)
    if won:
        camp.wins += 1
        hq = without_wounded_leader(hq)
    camp.hq, camp.hurt, camp.faces = hq, list(report.casualties), []
    for id in report.completed:
        if id not in before.completed:
            emit(g, "cc-completed", who=member, card=id)
    emit(g, "cc-won" if won else "cc-lost", who=member)
    camp.phase = "reward" if won else "wound"


# -- the Shared Market -----------------------------------------------------------------------------
def deal(g: CityState, member: int) -> None:
    """Three cards of the Market, after a match (CZ-MARKET-002)."""
    camp = g.camps[member]
    hand, g.deck = market.draw(g.deck)
    camp.hand, camp.phase = list(hand), "market"


def take_gear(g: CityState, member: int, card: str) -> None:
    camp = g.camps[member]
    camp.hq, left = market.added(headquarters(g, member), camp.hand, card)
    camp.hand = list(left)
    if card:
        emit(g, "cc-gear", who=member, card=card)
    else:
        emit(g, "cc-no-gear", who=member)


def wait(g: CityState, member: int) -> None:
    g.camps[member].phase = "waits"


def pass_hands(g: CityState, group: Sequence[int]) -> None:
    """Each hand to the next gang of the match, once (AMB-60)."""
    hands = market.passed([tuple(g.camps[m].hand) for m in group])
    for member, hand in zip(group, hands, strict=True):
        g.camps[member].hand, g.camps[member].phase = list(hand), "passed"
    emit(g, "cc-passed")


def return_hand(g: CityState, member: int) -> None:
    """What nobody adds goes to the bottom of the deck (AMB-60)."""
    camp = g.camps[member]
    g.deck = market.returned(g.deck, camp.hand)
    camp.hand, camp.spending = [], []


def offer_loot(g: CityState, member: int) -> None:
    g.camps[member].phase = "loot"


def spend_loot(g: CityState, member: int, model: str, card: str) -> None:
    g.camps[member].spending.append((model, card))
    emit(g, "cc-spends", who=member, card=card)


def draw_spoils(g: CityState, member: int) -> None:
    camp = g.camps[member]
    camp.hq, hand, g.deck = market.spent(headquarters(g, member), camp.spending, g.deck)
    camp.hand, camp.spending, camp.phase = list(hand), [], "spoils"


def prove(g: CityState, member: int) -> None:
    g.camps[member].proven = True
    emit(g, "cc-proven", who=member)


def reward(g: CityState, member: int, reward: Reward | None) -> None:
    camp, before = g.camps[member], headquarters(g, member)
    camp.hq, camp.phase = rewarded(before, reward), "wound"
    if reward is None:
        emit(g, "cc-no-reward", who=member)
        return
    model, stars = reward.recruit.model, reward.recruit.stars
    if reward.hires:
        emit(g, "cc-hired", who=member, card=model, n=stars)
    else:
        emit(g, "cc-promoted", who=member, card=model, n=stars + 1)
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
