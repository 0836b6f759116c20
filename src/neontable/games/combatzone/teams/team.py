"""Teams: what they are and what follows from their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from neontable.games.combatzone.cards.facts import (
    FACTIONS,
    GEAR,
    LEADER,
    MERC,
    MODELS,
    NETRUNNER,
    PROGRAMS,
    SKILLS,
    UNIVERSAL,
    Gear,
    Model,
    Offer,
    Rank,
    keywords,
)
from neontable.kernel.text import letters_of

SURCHARGE = 5
"""EB for each star of a Veteran, in a one-off game."""
MOST_MERCENARIES = 2
INFLUENCE = SKILLS.index("influence")
TECH = SKILLS.index("tech")

LEADS = "butter-bars"
"""Gear that makes its bearer a Leader."""
HOOKUPS = "fixer-hookups"
"""Gear that brings another, of any faction, for nothing."""
HOOKUPS_MOST = 10
"""The dearest gear that it brings, in EB."""
MORE_PROGRAMS = {"ram-manager": 1}
PROGRAMS_OF_A_WISEMAN = 8
WISEMAN = "wiseman"
BETTER_MARKET = "militech-upgraded-cyberdeck"
"""Its bearer picks programs as if the team had one star more."""


class Member(msgspec.Struct, frozen=True, order=True):
    """One model of a team, with what was bought for it."""

    model: str
    stars: int = 0
    gear: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()

    @property
    def card(self) -> Model:
        return MODELS[self.model]

    @property
    def rank(self) -> Rank:
        """Its version; the nearest that exists where a list asks for one that does not."""
        ranks = self.card.ranks
        return self.card.rank(self.stars) or min(ranks, key=lambda r: abs(r.stars - self.stars))

    @property
    def keywords(self) -> frozenset[str]:
        """Printed on its card, or given by its gear."""
        own = keywords(self.card, self.rank.stars)
        if any(NETRUNNER in GEAR[id].keywords for id in self.equipment()):
            own |= {NETRUNNER}
        return own | {LEADER} if LEADS in self.gear else own

    def equipment(self) -> Iterator[str]:
        """Its gear: bought, and printed on its card."""
        yield from self.gear
        yield from (id for id in self.rank.special if id in GEAR)

    def skill(self, index: int) -> int:
        """A skill with what gear adds to it."""
        name = SKILLS[index]
        return self.rank.skills[index] + sum(GEAR[id].skills.get(name, 0) for id in self.gear)

    @property
    def room(self) -> int:
        """How many programs it can install."""
        if NETRUNNER not in self.keywords:
            return 0
        if WISEMAN in self.gear:
            return PROGRAMS_OF_A_WISEMAN
        return self.skill(TECH) + sum(MORE_PROGRAMS.get(id, 0) for id in self.gear)


class Team(msgspec.Struct, frozen=True):
    faction: str
    members: tuple[Member, ...]
    """Characters in the order of the list, then Gonks."""
    name: str = ""
    origin: str = ""
    source: str = ""
    completed: tuple[str, ...] = ()
    """Objectives that a team of a campaign brings to a one-off game (CZ-CAMP-019)."""

    @property
    def characters(self) -> tuple[Member, ...]:
        return tuple(m for m in self.members if not m.card.gonk)

    @property
    def gonks(self) -> tuple[Member, ...]:
        return tuple(m for m in self.members if m.card.gonk)

    @property
    def street_cred(self) -> int:
        """Stars of its characters."""
        return sum(m.rank.stars for m in self.characters)

    @property
    def influence(self) -> int:
        return sum(m.skill(INFLUENCE) for m in self.characters)

    def hired(self) -> tuple[Member, ...]:
        """Its Mercenaries: those that do not belong to the faction anyway."""
        return tuple(m for m in self.members if mercenary(m.card, self.faction))


class Purchase(msgspec.Struct, frozen=True):
    """What one card of a list costs."""

    eb: int
    stars: int
    """Street Cred that it needs."""
    rarity: int
    free: bool = False
    """It came with Fixer Hookups."""


def team(
    faction: str,
    members: Iterable[Member],
    name: str = "",
    origin: str = "",
    source: str = "",
    completed: Iterable[str] = (),
) -> Team:
    """A team with its cards in order: equal teams are equal values."""
    tidy = [
        Member(m.model, m.stars, tuple(sorted(m.gear)), tuple(sorted(m.programs))) for m in members
    ]
    order = sorted(tidy, key=lambda m: (m.card.gonk, LEADER not in m.keywords))
    name, origin, source = (" ".join(w.split()) for w in (name, origin, source))
    return Team(faction, tuple(order), name, origin, source, tuple(sorted(completed)))


def mercenary(model: Model, faction: str) -> bool:
    return MERC in model.keywords and not of_faction(model, faction)


def of_faction(model: Model, faction: str) -> bool:
    return faction in model.factions or UNIVERSAL in model.factions


def model_cost(member: Member, surcharge: int = SURCHARGE) -> int:
    return member.card.eb + surcharge * member.rank.stars


def hookup(member: Member, faction: str, street_cred: int) -> str:
    """The gear that Fixer Hookups bring: one that the faction cannot buy first, then the dearest;
    "" when there is none."""
    if HOOKUPS not in member.gear:
        return ""
    best, worth = "", (False, -1)
    for id in member.gear:
        offer = any_offer(GEAR[id], street_cred)
        if id == HOOKUPS or offer is None or GEAR[id].iconic:
            continue
        own = GEAR[id].offer(faction)
        found = (own is None, offer.eb if own is None else own.eb)
        if found > worth:
            best, worth = id, found
    return best


def any_offer(gear: Gear, street_cred: int) -> Offer | None:
    """The cheapest offer of any faction that Fixer Hookups can bring."""
    fit = [o for o in gear.offers if o.eb <= HOOKUPS_MOST and o.stars <= street_cred]
    return min(fit, key=lambda o: (o.eb, o.stars, o.faction), default=None)


def gear_purchases(member: Member, faction: str, street_cred: int) -> dict[str, Purchase | None]:
    """What each gear of a member costs its team; None for what the faction cannot buy."""
    free = hookup(member, faction, street_cred)
    found: dict[str, Purchase | None] = {}
    for id in member.gear:
        offer = GEAR[id].offer(faction)
        if id == free:
            used = offer or any_offer(GEAR[id], street_cred)
            found[id] = None if used is None else Purchase(0, used.stars, used.rarity, True)
        else:
            found[id] = None if offer is None else Purchase(offer.eb, offer.stars, offer.rarity)
    return found


def cost(
    of: Team,
    surcharge: int = SURCHARGE,
    bought: Callable[[Member], Mapping[str, Purchase | None]] | None = None,
) -> int:
    """EB of all its cards.  `bought`: what the gear of a member costs, where the table has rules
    of its own for it."""
    total = 0
    for member in of.members:
        total += model_cost(member, surcharge)
        gear = bought(member) if bought else gear_purchases(member, of.faction, of.street_cred)
        total += sum(p.eb for p in gear.values() if p is not None)
        total += sum(PROGRAMS[id].eb for id in member.programs)
    return total


# -- names -----------------------------------------------------------------------------------
def fold(name: str) -> str:
    """What is left of a name when spelling is forgiven; "&" is "and"."""
    return letters_of(name.replace("&", " and "))


def program_name(id: str) -> str:
    """Two programs have one name: that of a faction carries its faction."""
    program = PROGRAMS[id]
    twin = any(p.name == program.name and p.id != id for p in PROGRAMS.values())
    if twin and program.faction != UNIVERSAL:
        return f"{program.name} ({FACTIONS[program.faction]})"
    return program.name
