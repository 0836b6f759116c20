"""What is printed on the components: names, numbers, keywords, prices, with confidence and source.

The tables beside this module hold facts only, each in one place; `tools/combatzone_facts.py` wrote
them from public data.  What a special rule, a piece of gear or a program *does* is declared in the
other modules of `cards`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

SKILLS = ("reflexes", "ranged", "melee", "medical", "tech", "influence")
UNIVERSAL = "universal"
"""Gear, programs and models of this name are for every faction."""
LEADER, SPECIALIST, GONK, MERC, NETRUNNER = "leader", "specialist", "gonk", "merc", "netrunner"
BULKY, ARMOR = "bulky", "armor"
SPECIAL = "special"
"""Keyword of what no team can buy."""

FACTIONS = {
    "6th-street": "6th Street",
    "arasaka": "Arasaka",
    "bozos": "Bozos",
    "danger-gals": "Danger Gals",
    "edgerunners": "Edgerunners",
    "gen-red": "Gen Red",
    "lawmen": "Lawmen",
    "maelstrom": "Maelstrom",
    "piranhas": "Piranhas",
    "tyger-claws": "Tyger Claws",
    "wild-things": "Wild Things",
    "zoners": "Zoners",
}
"""The factions that have a leader, by id."""
ALL_FACTIONS = {**FACTIONS, "trauma-team": "Trauma Team", UNIVERSAL: "Universal"}
"""With those that only lend their models."""


class Rank(msgspec.Struct, frozen=True):
    """A version of a model: its base card, or a Veteran's with stars."""

    stars: int
    tokens: str
    """Colours of its starting actions, G, Y or R; of a Gonk, the colour of its one action."""
    armor: int
    """The value printed on the card; 0 for none."""
    skills: tuple[int, int, int, int, int, int]
    special: tuple[str, ...]
    """Ids of its special rules and of the gear printed on its card."""
    keywords: tuple[str, ...] = ()
    """Those that the base card lacks."""


class Model(msgspec.Struct, frozen=True):
    id: str
    name: str
    factions: tuple[str, ...]
    keywords: tuple[str, ...]
    eb: int
    ranks: tuple[Rank, ...]
    """By stars; most models begin with a starless one."""
    confidence: str
    source: str
    conflicts: tuple[str, ...] = ()

    @property
    def gonk(self) -> bool:
        return GONK in self.keywords

    def rank(self, stars: int) -> Rank | None:
        for rank in self.ranks:
            if rank.stars == stars:
                return rank
        return None


class Offer(msgspec.Struct, frozen=True):
    """What a faction asks for a piece of gear."""

    faction: str
    stars: int
    """Street Cred that the team needs."""
    eb: int
    rarity: int
    confidence: str
    conflicts: tuple[str, ...] = ()


class Gear(msgspec.Struct, frozen=True):
    id: str
    name: str
    keywords: tuple[str, ...]
    skill: str
    """The skill of its action; "" where it has none or the action is Easy."""
    range: str
    """Bands of the Limiter that its action reaches: some of R, Y, G and L (long range)."""
    attack: bool
    effects: tuple[str, ...]
    """Effect keywords of its action, such as `deadly-crits` or `rapid-2`."""
    armor: int
    skills: dict[str, int]
    """What it adds to the skills of its bearer."""
    iconic: str
    """The only model that may bear it."""
    source: str
    offers: tuple[Offer, ...]

    def offer(self, faction: str) -> Offer | None:
        """What a team of a faction buys: its own card, or the one for everybody."""
        common = None
        for offer in self.offers:
            if offer.faction == faction:
                return offer
            if offer.faction == UNIVERSAL:
                common = offer
        return common


class Program(msgspec.Struct, frozen=True):
    id: str
    name: str
    faction: str
    quality: str
    """Colour of the die that launches it: G, Y or R."""
    stars: int
    eb: int
    rarity: int
    range: str
    attack: bool
    vulnerable: bool
    """Whether its Netrunner is Vulnerable while it runs."""
    confidence: str
    source: str
    conflicts: tuple[str, ...] = ()


class Objective(msgspec.Struct, frozen=True):
    id: str
    name: str
    faction: str
    stars: int
    reward: str
    """`ongoing`, `recycles` or `cybergear`."""
    confidence: str
    source: str
    conflicts: tuple[str, ...] = ()


class _Named(msgspec.Struct, frozen=True):
    id: str
    name: str


T = TypeVar("T", Model, Gear, Program, Objective, _Named)


def _table(name: str, kind: type[T]) -> dict[str, T]:
    text = (files("neontable.games.combatzone") / "cards" / "facts" / f"{name}.json").read_bytes()
    whole: list[T] = msgspec.json.Decoder(list[kind]).decode(text)  # type: ignore[valid-type]
    return {one.id: one for one in whole}


MODELS: dict[str, Model] = _table("models", Model)
GEAR: dict[str, Gear] = _table("gear", Gear)
PROGRAMS: dict[str, Program] = _table("programs", Program)
OBJECTIVES: dict[str, Objective] = _table("objectives", Objective)
SPECIALS: dict[str, str] = {one.id: one.name for one in _table("specials", _Named).values()}
"""Names of the special rules and the gear printed on model cards, by id."""


def keywords(model: Model, stars: int) -> frozenset[str]:
    """The keywords of a version of a model, factions included."""
    rank = model.rank(stars)
    return frozenset((*model.keywords, *model.factions, *(rank.keywords if rank else ())))
