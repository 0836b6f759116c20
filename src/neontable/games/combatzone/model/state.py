"""The whole table as data: this is also the position format (docs/positions/combatzone.md), which
has short forms besides (`positions.written`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Union

from neontable.games.combatzone.cards import all_cards as all_cards
from neontable.games.combatzone.model.card import Grants, Mod, Passive, Trait, When
from neontable.games.combatzone.model.library import OBJECTIVES, SCENARIOS
from neontable.games.combatzone.model.pieces import Marker, Model, Team
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import Around, make_base
from neontable.games.combatzone.rules import all_procedures as all_procedures
from neontable.games.combatzone.space import Base, Moving
from neontable.kernel.frames import Frame
from neontable.kernel.outcome import Outcome, Sides
from neontable.kernel.state import State
from neontable.kernel.zone import Place

RULES = 1

# The cards are put in force by their module, and every procedure is known by its own: whoever has
# a table has them too.


def _frames(kind: type[Frame]) -> Iterator[type[Frame]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("neontable.games.combatzone."):
            yield sub
        yield from _frames(sub)


if TYPE_CHECKING:
    Stack = Frame
else:
    # Every procedure of the game, those of single cards included: they are known once the cards
    # are, and listing them a second time here would only be forgotten.
    Stack = Union[tuple(dict.fromkeys(_frames(Frame)))]  # noqa: UP007


class Auras:
    """What is in force for more models than its bearer, each with the bearer, found by what is
    asked for: almost every question about a model's numbers ends here, mostly with nothing."""

    __slots__ = ("grants", "mods", "traits")

    def __init__(self) -> None:
        self.traits: dict[str, list[tuple[int, Trait]]] = {}
        self.mods: dict[str, list[tuple[int, Mod]]] = {}
        self.grants: list[tuple[int, Grants]] = []

    def add(self, bearer: int, passive: Passive) -> None:
        if isinstance(passive, Trait):
            self.traits.setdefault(passive.name, []).append((bearer, passive))
        elif isinstance(passive, Mod):
            self.mods.setdefault(passive.what, []).append((bearer, passive))
        elif isinstance(passive, Grants):
            self.grants.append((bearer, passive))


class CombatZone(State, kw_only=True):
    game: str = "combatzone"
    rules: int = RULES
    battlefield: str = ""
    """The name of a built-in map, or the text of a map."""
    doors: tuple[int, ...] = ()
    """Of each door of the map: open, closed or locked."""
    loose: tuple[Place | None, ...] = ()
    """Where each object that can be dragged stands."""
    scenario: str = "turf-war"
    sides: Sides = ()
    """Seats that play together; () where every seat plays for itself."""
    teams: list[Team] = []
    models: list[Model] = []
    markers: list[Marker] = []
    control: int = 0
    """The seat that has Control."""
    active: int = -1
    """The Active Model."""
    commanded: int = -1
    """The model that a Command makes the Active Model next."""
    inspiring: bool = False
    loot: list[str] = []
    """The loot deck, the next card last."""
    loot_discard: list[str] = []
    turn: int = 0
    """How often Control has been taken."""
    max_turns: int = 0
    """The match ends after so many turns; 0 for never."""
    last_move: int = 0
    """How long the last move was, in units."""
    must_act: bool = False
    """A character that is activated takes at least one action (AMB-06)."""
    campaign: bool = False
    """A match of a campaign: gear goes home, Veterans are looked after."""
    outcome: Outcome | None = None
    stack: list[Stack] = []

    def side_of(self, seat: int) -> int:
        """Which side a seat is on: a number that it shares with its partners."""
        if not self.sides:
            return seat
        for i, side in enumerate(self.sides):
            if seat in side:
                return i
        return len(self.sides) + seat

    # -- beside the data, until a model comes, moves or goes (atoms forget it) ---------------------
    @cached_property
    def bases(self) -> dict[int, Base]:
        own = not self.sides  # every seat for itself: no side to look for
        return {
            i: Base(
                i,
                m.x,
                m.y,
                m.floor,
                profile(m.sheet).radius,
                m.seat if own else self.side_of(m.seat),
            )
            for i, m in enumerate(self.models)
            if m.status == "table"
        }

    @cached_property
    def around(self) -> Around:
        return Around()

    @cached_property
    def moving(self) -> Moving:
        return Moving(tuple(self.bases.values()), self.loose)

    @cached_property
    def auras(self) -> Auras:
        """What cards in force do for more than their bearer.  Completed objectives are in force
        for a whole team: its first model bears them."""
        found = Auras()
        for i, m in enumerate(self.models):
            if m.status == "table":
                for passive in profile(m.sheet).auras:
                    found.add(i, passive)
        for seat, team in enumerate(self.teams):
            if team.completed:
                own = [i for i, m in enumerate(self.models) if m.seat == seat and m.on_table]
                for id in team.completed if own else ():
                    for passive in OBJECTIVES[id].ongoing:
                        found.add(own[0], passive)
        return found

    @cached_property
    def heard(self) -> frozenset[str]:
        """The moments that any card on the table hears."""
        found: set[str] = set()
        for m in self.models:  # one that is taken out hears its own end
            found.update(profile(m.sheet).whens)
        found.update(s.goal.moment for s in SCENARIOS[self.scenario].scoring)
        for team in self.teams:
            for id in team.completed:
                found.update(p.moment for p in OBJECTIVES[id].ongoing if isinstance(p, When))
            found.update(OBJECTIVES[id].goal.moment for id in team.objectives)
        return frozenset(found)

    def forget_place(self, model: int) -> None:
        """One model on the table stands elsewhere."""
        kept = self.__dict__
        bases = kept.get("bases")
        if bases is None or model not in bases:
            self.forget_places()
            return
        bases[model] = make_base(self, model)
        kept.pop("moving", None)
        if "around" in kept:
            self.around.moved(self, model)

    def forget_places(self) -> None:
        """Models have come or gone, or the ground has changed."""
        self.__dict__.pop("bases", None)
        self.__dict__.pop("moving", None)
        self.__dict__.pop("around", None)

    def forget_cards(self) -> None:
        """A card has come, turned or gone, or a model has."""
        self.__dict__.pop("auras", None)
        self.__dict__.pop("heard", None)
