"""How a city is shown and worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.combatzone.campaign.city import rank
from neontable.games.combatzone.campaign.options import faction_text
from neontable.games.combatzone.campaign.view import CampView, CityView
from neontable.games.combatzone.model.nouns import card_name
from neontable.kernel.campaign.game import Row, Standings
from neontable.kernel.campaign.missions import GONE, VACANT, Mission, MissionFacts
from neontable.kernel.campaign.parts import components_of
from neontable.kernel.campaign.scenes import MEMBER, Rows, member_text
from neontable.kernel.options import Noun
from neontable.kernel.scene import Badge, Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, say

COLUMNS = ("cc-col-faction", "cc-col-cred", "cc-col-wins", "cc-col-matches")


class CityShow(Show[CityView]):
    prefix = "cc"
    nouns: Mapping[str, Noun] = {
        "who": MEMBER,
        "rival": MEMBER,
        "card": Noun(card_name),
        "faction": Noun(faction_text),
    }

    def seat_text(self, seat: int) -> Text:
        return member_text(seat)

    def scene(self, view: CityView) -> Scene:
        """Each match that is asked for as a row, then what the viewer has in hand; the gangs
        beside it."""
        rows = Rows()
        rows.missions(view.missions, mission_text)
        own = view.camps[view.seat] if 0 <= view.seat < len(view.camps) else None
        hands = {} if own is None else _hands(own)
        for name, cards in hands.items():
            rows.row(name, "hand", Text(f"cc-region-{name}"))
            for i, id in enumerate(cards):
                rows.piece(i, "card", card_name(id))
        facts = [_facts(camp, view.members[m][0]) for m, camp in enumerate(view.camps)]
        return rows.scene("combatzone-campaign", headline(view), facts, view.organiser, "pink")

    def components(self) -> Sequence[Component]:
        return components_of("campaign", "cc", PARTS)


PARTS: dict[str, tuple[str, ...]] = {
    "hq": ("CZ-CAMP-001", "CZ-CAMP-002", "CZ-CAMP-003", "CZ-CAMP-013"),
    "objectives": ("CZ-CAMP-007", "CZ-CAMP-008", "CZ-CAMP-009"),
    "promotion": ("CZ-CAMP-015", "CZ-CAMP-016"),
    "recovery": ("CZ-RECOV-001", "CZ-RECOV-005", "CZ-RECOV-006"),
    "brawl": ("CZ-MULTI-001", "CZ-MULTI-002"),
    "market": ("CZ-MARKET-001", "CZ-MARKET-002", "CZ-MARKET-003", "CZ-MARKET-004", "CZ-MARKET-005"),
    "worth": ("CZ-PROVE-001", "CZ-PROVE-002", "CZ-PROVE-004"),
}


def _hands(own: CampView) -> dict[str, tuple[str, ...]]:
    """What the viewer alone sees."""
    found = {
        "objectives": own.drawn or own.held,
        "team": tuple(m.model for m in own.roster),
        "market": own.hand,
        "loot": tuple(card for _, card in own.kept),
        "gear": own.gear,
    }
    if own.place >= 0:
        member = own.roster[own.place]
        found["outfit"] = (*member.gear, *member.programs)
    return {name: cards for name, cards in found.items() if cards}


def _facts(camp: CampView, status: str) -> tuple[Badge, ...]:
    if status == VACANT:
        return (Badge("vacant", tip=Text("cc-vacant")),)
    if not camp.faction:
        return (Badge("phase", tip=Text("cc-phase-found")),)
    return (
        Badge("faction", label=faction_text(camp.faction)),
        Badge("cred", camp.cred, label=Text("cc-col-cred")),
        Badge("wins", camp.wins, label=Text("cc-col-wins")),
        Badge("completed", len(camp.completed), label=Text("cc-col-completed")),
        *([Badge("gear", len(camp.gear), label=Text("cc-col-gear"))] if camp.gear else []),
        Badge("phase", tip=Text(_phase(camp))),
    )


def _phase(camp: CampView) -> str:
    return "cc-phase-brawl" if camp.brawl >= 0 else f"cc-phase-{camp.phase}"


def mission_text(mission: Mission | MissionFacts) -> Text:
    scenario = card_name(mission.options["scenario"])
    return say("cc-mission", n=mission.number, scenario=scenario)


def headline(view: CityView) -> Text:
    done = len([p for p in view.played if p.counts])
    if view.over:
        return say("cc-head-over", n=done)
    if view.market >= 0:
        return say("cc-head-market", n=done, most=view.limit, deck=view.market)
    return say("cc-head", n=done, most=view.limit)


def standings(view: CityView) -> Standings:
    ranks = {
        seat: rank(camp.proven, camp.cred, camp.wins)
        for seat, camp in enumerate(view.camps)
        if view.members[seat][0] != VACANT
    }
    rows, place = [], 1
    for key in sorted(set(ranks.values()), reverse=True):
        group = [seat for seat in ranks if ranks[seat] == key]
        for seat in group:
            camp = view.camps[seat]
            faction = faction_text(camp.faction) if camp.faction else Text("cc-phase-found")
            values = (faction, camp.cred, camp.wins, camp.matches)
            rows.append(Row(seat, place, values, gone=view.members[seat][0] == GONE))
        place += len(group)
    return Standings(tuple(Text(column) for column in COLUMNS), tuple(rows))
