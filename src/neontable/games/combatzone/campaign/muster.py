"""The team for the next match, card by card: what may still join, and a team to begin with."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    armoury,
    characters,
    granted_gear,
    problems,
    team_rules,
)
from neontable.games.combatzone.cards.facts import FACTIONS, LEADER, MODELS, PROGRAMS, UNIVERSAL
from neontable.games.combatzone.teams import legality
from neontable.games.combatzone.teams.legality import NOT_FOR_HIRE
from neontable.games.combatzone.teams.team import Member, Team, mercenary, of_faction
from neontable.games.combatzone.teams.text import printed

Roster = tuple[Member, ...]
USUAL_SIZE = 6
"""Models of the team that is suggested."""


def team(hq: Headquarters, roster: Roster) -> Team:
    return Team(hq.faction, roster, FACTIONS[hq.faction])


def text(hq: Headquarters, roster: Roster) -> str:
    """The loadout of the table."""
    return printed(team(hq, roster))


def total(hq: Headquarters, roster: Roster, eb: int) -> int:
    """EB of the team in the next match."""
    return legality.total(team(hq, roster), team_rules(hq, eb))


@lru_cache(maxsize=20_000)
def legal(hq: Headquarters, roster: Roster, eb: int) -> bool:
    return not problems(hq, team(hq, roster), eb)


def candidates(hq: Headquarters) -> list[Recruit]:
    """Everybody whom the HQ could send: characters, Gonks, and in the first match Mercenaries."""
    gonks = [
        Recruit(id)
        for id, m in MODELS.items()
        if m.gonk and of_faction(m, hq.faction) and m.rank(0) and id not in NOT_FOR_HIRE
    ]
    mercs = [
        Recruit(id)
        for id, m in MODELS.items()
        if hq.first and mercenary(m, hq.faction) and m.rank(0) and id not in NOT_FOR_HIRE
    ]
    return list(dict.fromkeys([*characters(hq), *gonks, *mercs]))


def joining(hq: Headquarters, roster: Roster, eb: int) -> list[Recruit]:
    """Who may still join.  A team without a Leader takes one first."""
    found = []
    led = any(LEADER in m.keywords for m in roster)
    for r in candidates(hq):
        member = Member(r.model, r.stars)
        if not led and LEADER not in member.keywords:
            continue
        if legal(hq, (*roster, member), eb):
            found.append(r)
    return found


def fitting(hq: Headquarters, roster: Roster, place: int, eb: int) -> list[str]:
    """Gear and programs that the member at this place may still take."""
    own = roster[place]
    found = []
    for id in dict.fromkeys((*armoury(hq), *granted_gear(hq))):
        if id not in own.gear and legal(hq, with_item(roster, place, id), eb):
            found.append(id)
    if len(own.programs) < own.room:
        for id, program in PROGRAMS.items():
            common = program.faction in (UNIVERSAL, hq.faction)
            if common and id not in own.programs and legal(hq, with_item(roster, place, id), eb):
                found.append(id)
    return found


def with_item(roster: Roster, place: int, id: str) -> Roster:
    own = roster[place]
    if id in PROGRAMS:
        new = msgspec.structs.replace(own, programs=tuple(sorted((*own.programs, id))))
    else:
        new = msgspec.structs.replace(own, gear=tuple(sorted((*own.gear, id))))
    return (*roster[:place], new, *roster[place + 1 :])


def without_item(roster: Roster, place: int, id: str) -> Roster:
    own = roster[place]
    new = msgspec.structs.replace(
        own,
        gear=tuple(g for g in own.gear if g != id),
        programs=tuple(p for p in own.programs if p != id),
    )
    return (*roster[:place], new, *roster[place + 1 :])


@lru_cache(maxsize=256)
def suggested(hq: Headquarters, eb: int) -> Roster:
    """A legal team to begin with: a Leader, then the dearest that fit, Veterans first."""
    roster: Roster = ()
    for _ in range(USUAL_SIZE):
        fit = [r for r in joining(hq, roster, eb) if not MODELS[r.model].gonk]
        fit = [r for r in fit if not mercenary(MODELS[r.model], hq.faction) or not hq.first]
        if not fit:
            break
        best = max(fit, key=lambda r: (r.stars, MODELS[r.model].eb, r.model))
        roster = (*roster, Member(best.model, best.stars))
    return roster
