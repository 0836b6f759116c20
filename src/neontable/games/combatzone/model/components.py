"""What a component is: its facts, and what it does in the vocabulary of `model/card.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from neontable.games.combatzone.model.card import (
    Action,
    Actions,
    Effects,
    Moment,
    Needs,
    Passives,
    Scope,
    moment_says,
)
from neontable.kernel.text import Text, say


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """A special rule of model cards, declared once for all that have it."""

    id: str
    name: str
    actions: Actions = ()
    passives: Passives = ()
    origin: str = "designed"


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """One version of a model: the base one has no stars."""

    stars: int = 0
    tokens: str
    """Printed actions, such as "GYY"; of a Gonk, its one colour."""
    armor: int = 0
    skills: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    """In the order of SKILLS."""
    abilities: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    """Printed items: ids of gear."""
    keywords: tuple[str, ...] = ()
    """Those that the base version has not."""


class ModelCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    factions: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    """In small letters: "leader", "specialist", "gonk", "merc", "netrunner" ..."""
    eb: int
    ranks: tuple[Rank, ...]
    radius: int = 135
    """Of its base, in tenths of a millimetre."""
    origin: str = "published"

    @property
    def gonk(self) -> bool:
        return "gonk" in self.keywords

    def rank(self, stars: int) -> Rank:
        for rank in self.ranks:
            if rank.stars == stars:
                return rank
        raise KeyError(f"{self.id} has no version with {stars} stars")


class Sale(msgspec.Struct, frozen=True):
    """On what terms a faction gets a gear or program card; "" is any faction (Universal)."""

    faction: str
    eb: int
    rarity: int
    stars: int = 0


class Gear(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    sales: tuple[Sale, ...] = ()
    keywords: tuple[str, ...] = ()
    """"bulky", "cybergear", "pistol", "grenade", "drug", "armor", "netrunner", "iconic:<model>"."""
    armor: int = 0
    actions: Actions = ()
    passives: Passives = ()
    origin: str = "published"


class Program(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    sales: tuple[Sale, ...] = ()
    quality: str
    """"G", "Y" or "R": the die of its launch."""
    cyber_quality: str = ""
    """The better one against Cyber-Characters."""
    launch: Action
    """Its skill is "tech"; what it does on success."""
    running: Passives = ()
    """In force while the Active side is up."""
    vulnerable: bool = False
    """The Netrunner is Vulnerable while it runs (CZ-NET-010)."""
    drone: str = ""
    """The drone that it puts into play: as long as one is there, what the Active side says of it
    holds although the program is Loaded again (CZ-DRONE-002)."""
    reload: Literal[
        "inspire", "never", "discard", "activated", "wounded", "friend-out", "none-hacked",
        "launched", "token", "discard-taker",
    ] = "inspire"  # fmt: skip
    origin: str = "published"


class Loot(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    copies: int = 1
    actions: Actions = ()
    passives: Passives = ()
    armor: int = 0
    keywords: tuple[str, ...] = ()
    origin: str = "designed"


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """When an objective is completed: so many times such a moment of one's own models, or at the
    end of the game."""

    moment: Moment
    needs: Needs = ()
    times: int = 1
    on: Scope = Scope("friends")

    def says(self) -> Text:
        when = moment_says(self.moment, self.on, (), self.needs)
        return say("cz-sentence", words=say("cz-goal", when=when, n=self.times))


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    faction: str
    stars: int = 0
    reward: Literal["ongoing", "recycles", "cybergear"]
    goal: Goal
    at_once: Effects = ()
    """When it is completed."""
    ongoing: Passives = ()
    """In force for the whole team, in this game and later ones."""
    recycled: Effects = ()
    """Discarded for this effect."""
    gear: str = ""
    """The cybergear it becomes."""
    eb: int = 0
    """More EB for the teams of later games."""
    origin: str = "designed"


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """Something that lies on a model for a while and is in force as a card is."""

    id: str
    passives: Passives
    until: Literal["inspire", "rival-inspire", "activation", "action", "game"] = "inspire"
    """"inspire": of the player who put it there, who is the one that Inspires."""
