"""What a team owns between the matches of a campaign: HQ and Supply, Street Cred, whom it can field
(p.42 to 46).

Plain values and functions: nothing is changed in place, every step leads to another
`Headquarters`.  The Supply is what the HQ does not have, so it is never stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from neontable.games.combatzone.cards.facts import (
    FACTIONS,
    GEAR,
    LEADER,
    MODELS,
    SPECIAL,
    SPECIALIST,
    Model,
)
from neontable.games.combatzone.model import library
from neontable.games.combatzone.teams import legality
from neontable.games.combatzone.teams.legality import LAST, NOT_FOR_HIRE, Rules
from neontable.games.combatzone.teams.team import Member, Team, mercenary, of_faction, team
from neontable.games.combatzone.teams.text import item_name
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import LoadoutProblem
from neontable.kernel.text import literal, say

DRAWN, KEPT = 4, 3
"""Objectives drawn before a match, and those kept for it (CZ-CAMP-007, AMB-48)."""


class Recruit(msgspec.Struct, frozen=True, order=True):
    """A character card: the model and the stars of its version."""

    model: str
    stars: int = 0


class Headquarters(msgspec.Struct, frozen=True):
    """The base versions of the faction's characters are always there, and the gear that Street
    Cred allows; listed is what was earned."""

    faction: str
    veterans: tuple[Recruit, ...] = ()
    """Promoted characters of the faction, in their present versions."""
    mercenaries: tuple[Recruit, ...] = ()
    """Hired, in their present versions."""
    completed: tuple[str, ...] = ()
    """Objectives, the Wounded Leader included."""
    matches: int = 0
    """Matches played."""
    gear: tuple[str, ...] | None = None
    """With a Shared Market: all that the team may use.  None without one."""
    kept: tuple[tuple[str, str], ...] = ()
    """Loot that stays with its bearer between matches: model and loot card."""

    @property
    def first(self) -> bool:
        """Whether its next match is its first."""
        return self.matches == 0


def founded(faction: str, market: bool = False) -> Headquarters:
    """The HQ at the start (CZ-CAMP-002, CZ-MARKET-001)."""
    if faction not in FACTIONS:
        raise BadOption(f"no faction {faction!r}; there are {', '.join(FACTIONS)}")
    new = Headquarters(faction)
    return msgspec.structs.replace(new, gear=_affordable(faction, 0)) if market else new


def wounded_leader(faction: str) -> str:
    """The objective that a Veteran Leader with a serious wound brings."""
    return f"wounded-leader-{faction}"


# -- Street Cred and what follows from it ----------------------------------------------------------
def street_cred(hq: Headquarters) -> int:
    """Stars of the whole HQ: characters and completed objectives; the Wounded Leader counts one
    less (CZ-CAMP-013, CZ-RECOV-008, AMB-53)."""
    stars = sum(r.stars for r in (*hq.veterans, *hq.mercenaries))
    return max(0, stars + sum(library.OBJECTIVES[id].stars for id in hq.completed))


def armoury(hq: Headquarters) -> tuple[str, ...]:
    """Gear of the HQ; it is still paid for in each match (CZ-CAMP-002, CZ-CAMP-017,
    CZ-MARKET-005)."""
    return _affordable(hq.faction, street_cred(hq)) if hq.gear is None else hq.gear


def unlocked(hq: Headquarters, cred: int) -> tuple[str, ...]:
    """Gear that the faction may use with so much Street Cred."""
    return _affordable(hq.faction, cred)


def supplied_gear(hq: Headquarters) -> tuple[str, ...]:
    """Gear of the Supply: what the faction could buy with more Street Cred."""
    own = set(armoury(hq))
    return tuple(id for id in _sold(hq.faction) if id not in own)


def _sold(faction: str) -> tuple[str, ...]:
    return tuple(
        id for id, g in GEAR.items() if SPECIAL not in g.keywords and g.offer(faction) is not None
    )


def _affordable(faction: str, cred: int) -> tuple[str, ...]:
    found = []
    for id in _sold(faction):
        offer = GEAR[id].offer(faction)
        if offer is not None and offer.stars <= cred:
            found.append(id)
    return tuple(found)


# -- characters ------------------------------------------------------------------------------------
def unique(model: Model) -> bool:
    """One card of it: whoever promotes it has no base version any more."""
    return SPECIALIST in model.keywords or LEADER in model.keywords


def characters(hq: Headquarters) -> list[Recruit]:
    """The cards of the HQ (CZ-CAMP-002, CZ-CAMP-003): base versions, of which a team may field
    several where the card allows it, then what was earned."""
    found = []
    for id, model in MODELS.items():
        own = of_faction(model, hq.faction) and not mercenary(model, hq.faction)
        swapped = unique(model) and any(r.model == id for r in hq.veterans)
        based = model.rank(0) is not None and not model.gonk
        if own and based and not swapped and id not in NOT_FOR_HIRE:
            found.append(Recruit(id))
    return [*found, *hq.veterans, *hq.mercenaries]


def promotable(hq: Headquarters) -> list[Recruit]:
    """Characters with a version of exactly one star more (CZ-CAMP-015)."""
    fit = (r for r in characters(hq) if MODELS[r.model].rank(r.stars + 1))
    return list(dict.fromkeys(fit))


def promote(hq: Headquarters, recruit: Recruit) -> Headquarters:
    """The card is swapped for the next version."""
    if recruit not in promotable(hq):
        raise BadOption(
            f"{recruit.model} with {recruit.stars} stars cannot be promoted (CZ-CAMP-015)"
        )
    better = Recruit(recruit.model, recruit.stars + 1)
    if recruit in hq.mercenaries:
        return msgspec.structs.replace(hq, mercenaries=_swapped(hq.mercenaries, recruit, better))
    if recruit.stars:
        return msgspec.structs.replace(hq, veterans=_swapped(hq.veterans, recruit, better))
    return msgspec.structs.replace(hq, veterans=(*hq.veterans, better))


def _swapped(
    cards: tuple[Recruit, ...], old: Recruit, new: Recruit | None = None
) -> tuple[Recruit, ...]:
    at = cards.index(old)
    return (*cards[:at], *(() if new is None else (new,)), *cards[at + 1 :])


def hireable(hq: Headquarters) -> list[Recruit]:
    """Mercenaries that a winner may add instead of a promotion: base or with one star
    (CZ-CAMP-016)."""
    there = {r.model for r in hq.mercenaries}
    return [
        Recruit(id, rank.stars)
        for id, model in MODELS.items()
        if mercenary(model, hq.faction) and id not in NOT_FOR_HIRE
        for rank in model.ranks
        if rank.stars <= 1 and not (unique(model) and id in there)
    ]


def hire(hq: Headquarters, recruit: Recruit) -> Headquarters:
    if recruit not in hireable(hq):
        raise BadOption(f"{recruit.model} with {recruit.stars} stars cannot be hired (CZ-CAMP-016)")
    return msgspec.structs.replace(hq, mercenaries=(*hq.mercenaries, recruit))


def fielded_first(hq: Headquarters, team: Team) -> Headquarters:
    """The Mercenaries of the first match stay with the team."""
    if not hq.first:
        return hq
    hired = tuple(Recruit(m.model, m.stars) for m in team.hired())
    return msgspec.structs.replace(hq, mercenaries=(*hq.mercenaries, *hired))


# -- objectives ------------------------------------------------------------------------------------
def objective_deck(hq: Headquarters) -> list[str]:
    """Objectives of the Supply, in no particular order."""
    return library.objective_deck(hq.faction, hq.completed)


def keep_objectives(drawn: Sequence[str], discarded: str) -> tuple[str, ...]:
    """Those that are attempted (CZ-CAMP-007); where the Supply had too few, none is discarded."""
    if len(drawn) <= KEPT:
        return tuple(drawn)
    if discarded not in drawn:
        raise BadOption(f"{discarded} was not drawn; there are {', '.join(drawn)}")
    return tuple(id for id in drawn if id != discarded)


def granted_gear(hq: Headquarters) -> tuple[str, ...]:
    """Cybergear that completed objectives have become (CZ-CAMP-012)."""
    return tuple(g for id in hq.completed if (g := library.OBJECTIVES[id].gear))


def eb_limit(hq: Headquarters, agreed: int) -> int:
    """What a team may cost: the agreed size, and more by completed objectives (CZ-CAMP-004)."""
    return agreed + sum(library.OBJECTIVES[id].eb for id in hq.completed)


# -- teams -----------------------------------------------------------------------------------------
def team_rules(hq: Headquarters, agreed: int) -> Rules:
    """The rules of its next match (CZ-CAMP-004 to CZ-CAMP-006)."""
    return legality.campaign(
        eb_limit(hq, agreed),
        street_cred(hq),
        first=hq.first,
        market=hq.gear is not None,
        granted=granted_gear(hq),
    )


def one_off(hq: Headquarters, roster: Sequence[Member], agreed: int) -> Team:
    """As a one-off game takes the team along (CZ-CAMP-018): all completed objectives (CZ-CAMP-019),
    and whoever of these members fits, without the gear that only the HQ may use."""
    completed = [id for id in hq.completed if library.OBJECTIVES[id].stars >= 0]
    rules = Rules(eb=agreed, completed=len(completed))
    led = sorted(roster, key=lambda m: LEADER not in m.keywords)
    taken: list[Member] = []
    for member in led:
        bare = msgspec.structs.replace(member, gear=(), programs=())
        for version in (member, bare):
            whole = team(hq.faction, [*taken, version], FACTIONS[hq.faction], completed=completed)
            if not legality.problems(whole, rules):
                taken.append(version)
                break
    return team(hq.faction, taken, FACTIONS[hq.faction], completed=completed)


def problems(hq: Headquarters, team: Team, agreed: int) -> list[LoadoutProblem]:
    """Everything that keeps a team from being fielded in the next match of a campaign."""
    found = legality.problems(team, team_rules(hq, agreed))
    return sorted([*found, *_not_in_hq(hq, team)], key=lambda p: p.line or LAST)


def _not_in_hq(hq: Headquarters, team: Team) -> Iterator[LoadoutProblem]:
    if team.faction != hq.faction:
        names = literal(FACTIONS[team.faction]), literal(FACTIONS[hq.faction])
        text = say("cz-hq-no-faction", faction=names[0], own=names[1])
        yield LoadoutProblem(0, "CZ-CAMP-003", text)
        return
    there = Counter(characters(hq))
    for recruit, n in Counter(Recruit(m.model, m.stars) for m in team.members).items():
        model = MODELS[recruit.model]
        hired = mercenary(model, hq.faction)
        if hired and hq.first and not recruit.stars:
            continue  # as many as the rules of the first match allow
        if not hired and (model.gonk or (not recruit.stars and there[recruit])):
            continue  # base versions in any number that the rules of teams allow
        if n > there[recruit]:
            yield LoadoutProblem(
                0,
                "CZ-CAMP-003",
                say(
                    "cz-hq-no-character",
                    card=literal(model.name),
                    stars=recruit.stars,
                    n=n,
                    there=there[recruit],
                ),
            )
    if hq.gear is not None:
        own = {*hq.gear, *granted_gear(hq)}
        for id in dict.fromkeys(g for m in team.members for g in m.gear if g not in own):
            text = say("cz-hq-no-gear", card=literal(item_name(id)))
            yield LoadoutProblem(0, "CZ-MARKET-005", text)


def shared_loot(teams: Sequence[Headquarters]) -> list[str]:
    """The loot deck without the cards that models keep between matches (CZ-CAMP-020)."""
    kept = Counter(card for hq in teams for _, card in hq.kept)
    deck = []
    for card in library.LOOT.values():
        deck += [card.id] * max(0, card.copies - kept[card.id])
    return deck
