"""Moving a model: the way it takes, what it meets, escaping from brawls, falls, pushes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, overload

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import clouds
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.library import ACTIONS
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import has_trait, keys
from neontable.games.combatzone.model.options import Affect, UseEffect
from neontable.games.combatzone.model.where import (
    LENGTHS,
    base,
    brawl,
    make_base,
    outnumbers,
    space,
)
from neontable.games.combatzone.rules.moments import discard_card, moment
from neontable.games.combatzone.rules.refusing import refused
from neontable.games.combatzone.rules.rolls import (
    Contest,
    contest,
    hindering_roll,
    obstacle,
    reflexes_roll,
)
from neontable.games.combatzone.rules.wounds import CHOOSE, suffer
from neontable.games.combatzone.space import (
    CONTACT,
    INCH,
    OUT,
    Base,
    Meeting,
    Moving,
    No,
    Space,
    Way,
    climb_falls,
    fall_damage,
)
from neontable.kernel.asks import Ask, ask_path
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.measure import inches
from neontable.kernel.options import Option
from neontable.kernel.scene import Corridor, Overlay, Reach, Ruler, Trace, Verdict
from neontable.kernel.text import Text, say
from neontable.kernel.zone import Place, Zone, rectangle
from neontable.kit.dice import ACTING
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

Path = tuple[Place, ...]


@lru_cache(maxsize=1024)
def climbs(where: Space, mover: Base, most: int, moving: Moving) -> list[Place]:
    """Places that are reached by climbing first: points of roofs, else the nearest spots on top."""
    found = [
        p
        for p in where.offers.climbs(mover, most, moving)
        if _climbed(where, mover, p, most, moving)
    ]
    return found or [p for p in _rims(where, mover) if _climbed(where, mover, p, most, moving)][:4]


def _climbed(where: Space, mover: Base, place: Place, most: int, moving: Moving) -> bool:
    way = where.way(mover, place, most, moving)
    return isinstance(way, Way) and bool(way.meetings) and way.meetings[0].kind == "climb"


def _rims(where: Space, mover: Base) -> list[Place]:
    """Just over the edges of the walls at which it stands."""
    found = []
    for wall in where.routes.climbable(mover):
        if wall.piece.roof:
            for far in (mover.radius + 15, mover.radius + 60, 2 * mover.radius):
                for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
                    if wall.holds(mover.x + dx, mover.y + dy):
                        found.append((mover.x + dx, mover.y + dy, wall.index))
    return found


class Ways(Sequence[Path]):
    """Good answers for bots, worked out when somebody looks; staying comes first."""

    __slots__ = ("_made", "clear", "climb", "most", "mover", "moving", "space")

    def __init__(
        self, where: Space, mover: Base, most: int, moving: Moving, clear: bool, climb: bool
    ) -> None:
        self.space, self.mover, self.most, self.moving = where, mover, most, moving
        self.clear, self.climb = clear, climb
        self._made: list[Place] | None = None

    @property
    def made(self) -> list[Place]:
        if self._made is None:
            if self.climb:
                up = climbs(self.space, self.mover, self.most, self.moving)
                places = [self.mover.place, *up]
            else:
                places = self.space.candidates(self.mover, self.most, self.moving)
            if self.clear:
                places = [p for p in places if self._clear(p)]
            self._made = places
        return self._made

    def _clear(self, place: Place) -> bool:
        way = self.space.move(self.mover, (place,), self.most, self.moving)
        return isinstance(way, Way) and not way.meetings

    def __len__(self) -> int:
        return len(self.made)

    @overload
    def __getitem__(self, i: int) -> Path: ...
    @overload
    def __getitem__(self, i: slice) -> list[Path]: ...
    def __getitem__(self, i: int | slice) -> Path | list[Path]:
        if isinstance(i, slice):
            return [self._sure(place) for place in self.made[i]]
        return self._sure(self.made[i])

    def _sure(self, place: Place) -> Path:
        """Candidates are found by rows; a few of them fail the whole law of movement.  The answer
        has to be read anyway, and then the way is known already."""
        way = _way(self.space, self.mover, (place,), self.most, self.moving)
        return (place,) if isinstance(way, Way) else (self.made[0],)

    def __iter__(self) -> Iterator[Path]:
        return (self._sure(place) for place in self.made)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ways) and (self.mover, self.most, self.moving) == (
            other.mover,
            other.most,
            other.moving,
        )

    def __hash__(self) -> int:
        return hash((self.mover, self.most))


@cache
def _board(width: int, depth: int) -> Zone:
    return rectangle(0, 0, width, depth, INCH)


def board(g: CombatZone) -> Zone:
    field = space(g).field
    return _board(field.width, field.depth)


@lru_cache(maxsize=2048)
def _way(where: Space, mover: Base, path: Path, most: int, moving: Moving) -> Way | No:
    """A move is read when it is checked, begun, and after every roll on the way."""
    return where.move(mover, path, most, moving)


SLIPPERY = "inconspicuous-hoody"
"""The gear that may be discarded to leave a brawl without a roll."""


class MakeMove(Frame, kw_only=True):
    """One move (p.20 to 23): along a way of at most `most`, with a roll for everything it meets in
    order; the first failure ends it (CZ-MOVE-013)."""

    model: int
    die: str
    """The colour of the die for rolls on the way."""
    most: int
    token: int = CHOOSE
    """The token that takes wounds of this move's own rolls (CZ-WND-004)."""
    second: str = ""
    """Of a climb with two actions: the colour of the second (CZ-CLIMB-007)."""
    clear: bool = False
    """Only where no roll is needed."""
    climbs: bool = False
    """Only a move that begins with a climb."""
    seat: int = -1
    """Who decides, if not the model's player."""
    colour: str = ""
    """Of a move action: the colour of the token that was spent."""
    path: tuple[tuple[int, int, int], ...] = ()
    met: int = 0
    """How many things on the way have been passed."""
    again: bool = False
    """The second roll of a climb with two actions."""
    brawlers: list[int] = []
    at: str = "where"

    # -- where to --------------------------------------------------------------------------------
    def _mover(self, g: CombatZone) -> Base:
        return base(g, self.model)

    def _climbs(self) -> bool:
        return self.climbs or bool(self.second)

    def ask_where(self, g: CombatZone) -> Ask:
        ref = reference(g, self.model)
        return ask_path(
            self.seat if self.seat >= 0 else g.models[self.model].seat,
            "cz-ask-move",
            board(g),
            Ways(space(g), self._mover(g), self.most, g.moving, self.clear, self._climbs()),
            args=(("model", ref), ("most", inches(self.most, INCH))),
            mover=("model", self.model),
        )

    def way(self, g: CombatZone, path: Path) -> Way | No:
        return _way(space(g), self._mover(g), path, self.most, g.moving)

    def hindered(self, g: CombatZone) -> Way:
        """The way that was chosen, with the areas on it that cards make obstacles."""
        way = self.way(g, self.path)
        assert isinstance(way, Way)
        return clouds.through(g, space(g), self._mover(g), way, g.moving) if g.markers else way

    def fits_where(self, g: CombatZone, answer: Path) -> str | None:
        way = self.way(g, answer)
        if isinstance(way, No):
            return refused(way)
        if self.clear and way.meetings:
            return "CZ-MOVE-002 cz-no-clear"
        climbing = bool(way.meetings) and way.meetings[0].kind == "climb"
        if self._climbs() and not climbing and way.end != self._mover(g).place:
            return "CZ-CLIMB-001 cz-no-climb" if self.climbs else "CZ-CLIMB-007 cz-no-long-climb"
        return None

    def got_where(self, g: CombatZone, answer: Path) -> None:
        self.path = answer
        self.brawlers = list(brawl(g, self.model))
        self.at = "leave"

    def shape_where(self, g: CombatZone) -> tuple[Overlay, ...]:
        region = space(g).region(self._mover(g), self.most, g.moving)
        found: list[Overlay] = []
        if not self.clear:
            found.append(Reach("hard", region.hard))
        found.append(Reach("easy", region.easy))
        found.append(Reach("shut", discs=region.shut))
        return tuple(found)

    def trace_where(self, g: CombatZone, answer: Path) -> Trace:
        way = self.way(g, answer)
        mover = self._mover(g)
        if isinstance(way, No):
            points = (mover.place, *answer)
            nearest = space(g).nearest(mover, answer, self.most, g.moving)
            return Trace(
                way=points,
                why=way.text(),
                nearest=nearest,
                overlays=(Ruler(tuple(p[:2] for p in points), "blocked"),),
            )
        if g.markers:
            way = clouds.through(g, space(g), mover, way, g.moving)
        costs = tuple(self._cost(g, meeting) for meeting in way.meetings)
        if self._must_escape(g, way.end):
            costs = (Text("cz-cost-escape"), *costs)
        verdict: Verdict = "hindered" if costs else "clear"
        line = tuple(p[:2] for p in way.places)
        return Trace(
            way=way.places,
            length=way.units,
            costs=costs,
            overlays=(
                Corridor(line, mover.radius, verdict),
                Ruler(line, verdict, inches(way.units, INCH)),
            ),
        )

    def _cost(self, g: CombatZone, meeting: Meeting) -> Text:
        if meeting.kind == "rival":
            return Text("cz-cost-rival")
        return say(f"cz-cost-{meeting.kind}", fall=inches(meeting.fall, INCH))

    # -- leaving a brawl -------------------------------------------------------------------------
    def _must_escape(self, g: CombatZone, end: Place) -> bool:
        """It leaves the reach of a rival with which it brawls (CZ-BRAWL-005, CZ-BRAWL-006)."""
        rivals = self.brawlers or list(brawl(g, self.model))
        if not rivals or outnumbers(g, self.model) or has_trait(g, self.model, "slips-away"):
            return False
        there = make_base(g, self.model, end)
        where = space(g)
        return not all(where.in_reach(there, base(g, r)) for r in rivals)

    def do_leave(self, g: CombatZone) -> None:
        way = self.way(g, self.path)
        assert isinstance(way, Way)
        self.at = "slip" if self._must_escape(g, way.end) else "start"

    def ask_slip(self, g: CombatZone) -> Ask | None:
        """Some gear may be discarded to leave without a roll."""
        if not has_trait(g, self.model, "slips-for-gear"):
            return None
        ref = reference(g, self.model)
        options: list[Option] = [UseEffect(SLIPPERY, ref, "slip"), PASS]
        args = (("card", SLIPPERY), ("model", ref))
        return Ask(g.models[self.model].seat, "cz-ask-effect-discard", options, args, default=1)

    def got_slip(self, g: CombatZone, answer: Option) -> None:
        self.at = "guard"
        if answer != PASS:
            discard_card(g, self.model, SLIPPERY)
            self.at = "start"

    def do_slip(self, g: CombatZone) -> None:
        self.at = "guard"

    def ask_guard(self, g: CombatZone) -> Ask:
        """The opponent chooses who tries to hold it."""
        options = [Affect(reference(g, r)) for r in self.brawlers]
        seat = g.models[self.brawlers[0]].seat
        return Ask(seat, "cz-ask-guard", options, (("model", reference(g, self.model)),))

    def got_guard(self, g: CombatZone, answer: Affect) -> None:
        self.at = "escape"
        self._against(g, index(answer.model), "escape")

    def do_start(self, g: CombatZone) -> None:
        """A hobbled model begins every move with an obstacle."""
        self.at = "walk"
        if has_trait(g, self.model, "hobbled"):
            self.at = "hobbled"
            self._obstacle(g)

    def back_hobbled(self, g: CombatZone, result: Contest) -> None:
        self._fumbled(g, result)
        self.at = "walk" if result.winners[0] == ACTING else "end"

    def _obstacle(self, g: CombatZone) -> None:
        attempt = self._attempt()
        mine = reflexes_roll(g, self.model, self.second if self.again else self.die, attempt)
        seat = g.models[self.model].seat
        accurate = [keys(g, attempt)[0].accurate, False]
        push(g, contest(g, mine, [obstacle(g, seat)], [self.model, -1], accurate, "basic-move"))

    def back_escape(self, g: CombatZone, result: Contest) -> None:
        self._fumbled(g, result)
        self.at = "start" if result.winners[0] == ACTING else "end"

    # -- on the way ------------------------------------------------------------------------------
    def _attempt(self, target: int = -1, action: str = "basic-move") -> Attempt:
        return Attempt(self.model, ACTIONS[action], target)

    def _against(self, g: CombatZone, rival: int, action: str = "basic-move") -> None:
        attempt = self._attempt(rival, action)
        mine = reflexes_roll(g, self.model, self.die, attempt)
        theirs = hindering_roll(g, rival, attempt)
        accurate = [keys(g, attempt)[0].accurate, False]
        push(g, contest(g, mine, [theirs], [self.model, rival], accurate, "basic-move"))

    def do_walk(self, g: CombatZone) -> None:
        way = self.hindered(g)
        if self.met >= len(way.meetings):
            atoms.move(g, self.model, way.end, way.units)
            self.at = "end"
            return
        meeting = way.meetings[self.met]
        self.at = "met"
        if meeting.kind == "rival":
            self._against(g, meeting.id)
            return
        if meeting.kind == "climb" and has_trait(g, self.model, "climbs-freely"):
            self.met += 1
            self.at = "walk"
            return
        self._obstacle(g)

    def back_met(self, g: CombatZone, result: Contest) -> None:
        way = self.hindered(g)
        meeting = way.meetings[self.met]
        self.at = "walk"
        if result.winners[0] == ACTING:
            if self.second and meeting.kind == "climb" and not self.again:
                self.again = True  # the second token is spent only now (AMB-22)
                self.token = atoms.spend_token(g, self.model, self.second)
                return
            self.met += 1
            self._fumbled(g, result)
            return
        height = meeting.fall
        if self.second and meeting.kind == "climb":
            falls = climb_falls(height, LENGTHS[self.die], LENGTHS[self.second])
            height = falls[1] if self.again else falls[0]
        atoms.move(g, self.model, meeting.stop, 0)
        self.at = "end"
        self._fumbled(g, result)
        if height:
            hurt_by_fall(g, self.model, height, self.token)
            strike_below(g, self.model, height)

    def _fumbled(self, g: CombatZone, result: Contest) -> None:
        """Dangerous moves of some cards."""
        if result.acting.fumble and keys(g, self._attempt())[0].dangerous:
            suffer(g, self.model, 1, self.token)

    # -- the end ---------------------------------------------------------------------------------
    def do_end(self, g: CombatZone) -> None:
        self.at = "over"
        atoms.note_moved(g, self.model)
        if g.models[self.model].on_table:
            moment(g, "move-end", self.model)
            if self.colour:
                moment(g, "move-action", self.model, colour=self.colour)

    def do_over(self, g: CombatZone) -> None:
        pop(g)


def hurt_by_fall(g: CombatZone, model: int, height: int, token: int = CHOOSE) -> None:
    """CZ-FALL-002: 3 in nothing, up to 12 in a wound, more takes it out."""
    if has_trait(g, model, "no-falls"):
        return
    damage = fall_damage(height)
    if damage == OUT:
        m = g.models[model]
        suffer(g, model, len(m.tokens) + 1, token)
    elif damage:
        suffer(g, model, damage, token)


def strike_below(g: CombatZone, model: int, height: int) -> None:
    """CZ-FALL-003: whoever it falls on is hurt as if it had fallen as far."""
    me = base(g, model)
    where = space(g)
    for other in g.moving.bases:
        if other.model != model and where.within(me, other, CONTACT):
            hurt_by_fall(g, other.model, height)
            return


def push_away(g: CombatZone, by: int, model: int) -> None:
    """CZ-EFF-009, AMB-45."""
    if not g.models[model].on_table or not g.models[by].on_table:
        return
    found = space(g).push(base(g, by), base(g, model), g.moving)
    atoms.shift(g, model, found.end, "pushed")
    if found.fall is not None:
        for struck in found.fall.struck:
            hurt_by_fall(g, struck, found.fall.height)
        hurt_by_fall(g, model, found.fall.height)
