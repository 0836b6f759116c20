"""The Mat: a toy skirmish on a battlefield without squares, for everything that has coordinates.

Each round every model moves once, along a way of at most seven inches round the scenery, and may
then shoot at a rival it sees.  Caches on the mat hold cash or a trap; nobody knows which before a
model stands at one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Any, ClassVar, overload

import msgspec

from neontable.kernel.asks import Ask, ask_path
from neontable.kernel.chance import die, shuffle
from neontable.kernel.events import emit
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.game import Game
from neontable.kernel.measure import inches
from neontable.kernel.options import Noun, Option
from neontable.kernel.outcome import Outcome
from neontable.kernel.scene import (
    At,
    Badge,
    Blast,
    Colour,
    Corridor,
    Note,
    Overlay,
    Panel,
    Piece,
    Ray,
    Reach,
    Region,
    Ruler,
    Scene,
    Token,
    Trace,
    Verdict,
)
from neontable.kernel.setup import Setup
from neontable.kernel.show import Component, Show
from neontable.kernel.state import State
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text, add_catalogue, say
from neontable.kernel.zone import GROUND, Disc, Place, Point, box, rectangle
from neontable.kit.plane import farthest, within
from tests.toys.mat_field import (
    BASE,
    CACHES,
    FIELD,
    HALF,
    HEIGHT,
    INCH,
    WIDTH,
    Way,
    touching,
)

MOVE = 7 * INCH
RANGE = 16 * INCH
CONTACT = INCH // 4
KINDS = ("cash", "cash", "cash", "trap", "trap")
CLEAR, HINDERED = 3, 5
"""What a die must show to hit."""
START = ((2 * INCH, 6 * INCH), (2 * INCH, 15 * INCH), (2 * INCH, 11 * INCH))
BOARD = rectangle(0, 0, WIDTH, HEIGHT, INCH)

Path = tuple[Place, ...]


# -- options -----------------------------------------------------------------------------------
def model_name(model: int) -> Text:
    return say("mt-model", side=f"@mt-side-{model % 2}", n=model // 2 + 1)


Model = Annotated[int, Noun(model_name, thing=lambda model: ("model", model))]


class Shoot(Option, frozen=True, tag="shoot"):
    target: Model

    @classmethod
    def wonders(cls, view: View, seat: int) -> list[Shoot]:
        return [cls(m.id) for m in view.models if m.seat != seat and not m.out]


class Hold(Option, frozen=True, tag="hold"):
    idle: ClassVar[bool] = True


# -- frames ------------------------------------------------------------------------------------
class Match(Frame):
    """Rounds; in each, models act in turn, one of each side after the other."""

    left: list[int]
    at: str = "next"

    def do_next(self, g: Mat) -> None:
        while self.left and g.models[self.left[0]].out:
            self.left.pop(0)
        if sides_left(g) < 2:
            self.at = "end"
        elif self.left:
            push(g, Act(self.left.pop(0)))
        elif g.round < g.rounds:
            next_round(g)
            self.left = list(range(len(g.models)))
        else:
            self.at = "end"

    def do_end(self, g: Mat) -> None:
        emit(g, "mt-end")
        pop(g)


class Act(Frame):
    """One model: it moves, opens the caches it stands at, and shoots."""

    model: int
    at: str = "move"

    # -- the move ----------------------------------------------------------------------------
    def ask_move(self, g: Mat) -> Ask:
        return ask_path(
            g.models[self.model].seat,
            "mt-ask-move",
            BOARD,
            Ways(g.models[self.model].place, tuple(bases(g, self.model))),
            args=(("model", self.model),),
            mover=("model", self.model),
        )

    def fits_move(self, g: Mat, answer: Path) -> str | None:
        x, y, _ = answer[-1]
        if any(floor != FIELD.floor(x, y) for x, y, floor in answer):
            return "MT-FLOOR-001 mt-no-floor"
        if not FIELD.free(x, y):
            return "MT-BASE-001 mt-no-room"
        if any((x - a) ** 2 + (y - b) ** 2 < 4 * BASE**2 for a, b, _ in bases(g, self.model)):
            return "MT-BASE-002 mt-no-base"
        way = self.way(g, answer)
        if way is None:
            return "MT-WAY-001 mt-no-way"
        return "MT-MOVE-001 mt-no-far" if way.units > MOVE else None

    def way(self, g: Mat, answer: Path) -> Way | None:
        """As drawn; to one place, the shortest."""
        start = g.models[self.model].place[:2]
        if len(answer) == 1:
            return FIELD.way(start, answer[0][:2])
        points = [start, *(place[:2] for place in answer)]
        for a, b in pairwise(points):
            if not FIELD.free(*b) or not FIELD.slides(a, b):
                return None
        return FIELD.along(points)

    def got_move(self, g: Mat, answer: Path) -> None:
        way = self.way(g, answer)
        assert way is not None
        move(g, self.model, answer[-1], way)
        self.at = "open"

    def shape_move(self, g: Mat) -> tuple[Overlay, ...]:
        start = g.models[self.model].place[:2]
        shut = tuple(Disc(x, y, 2 * BASE) for x, y, _ in bases(g, self.model))
        return (
            Reach("hard", FIELD.fans(start, MOVE, True)),
            Reach("easy", FIELD.fans(start, MOVE, False)),
            Reach("shut", discs=shut),
        )

    def trace_move(self, g: Mat, answer: Path) -> Trace:
        start = g.models[self.model].place[:2]
        wrong = self.fits_move(g, answer)
        way = self.way(g, answer) if FIELD.free(*answer[-1][:2]) else None
        points = (start, *(place[:2] for place in answer)) if way is None else way.points
        why = None
        if wrong == "MT-MOVE-001 mt-no-far" and way is not None:
            why = say(
                "mt-far",
                over=inches(way.units - MOVE, INCH, up=True),
                length=inches(way.units, INCH, up=True),
                most=inches(MOVE, INCH),
            )
        units = FIELD.along(points).units if way is None else way.units
        verdict: Verdict = "blocked" if wrong else "hindered" if way and way.rough else "clear"
        label = inches(units, INCH)
        return Trace(
            way=tuple((x, y, FIELD.floor(x, y)) for x, y in points),
            length=units,
            costs=tuple(
                say("mt-cost-rough", piece=f"@mt-piece-{id}") for id in (way.rough if way else ())
            ),
            why=why,
            nearest=self.nearest(g, points) if wrong else (),
            overlays=(Corridor(points, BASE, verdict), Ruler(points, verdict, label)),
        )

    def nearest(self, g: Mat, points: Sequence[Point]) -> Path:
        """The last place along a way at which the model could end; () when it cannot leave."""
        done = [points[0]]
        for end in points[1:]:
            a = done[-1]

            def good(x: int, y: int, a: Point = a) -> bool:
                if not FIELD.free(x, y) or not FIELD.slides(a, (x, y)):
                    return False
                return FIELD.along((*done, (x, y))).units <= MOVE

            stop = farthest(*a, *end, good)
            done.append(stop)
            if stop != end:
                break
        # Back, until the base stands on no other.
        while len(done) > 1:
            (ax, ay), (bx, by) = done[-2], done[-1]
            n = max(abs(bx - ax), abs(by - ay))
            for k in range(n, 0, -20):
                end = (ax + (bx - ax) * k // n, ay + (by - ay) * k // n)
                path = tuple((x, y, FIELD.floor(x, y)) for x, y in (*done[1:-1], end))
                if self.fits_move(g, path) is None:
                    return path
            done.pop()
        return ()

    # -- caches ------------------------------------------------------------------------------
    def do_open(self, g: Mat) -> None:
        self.at = "shoot"
        for i, cache in enumerate(g.caches):
            if not cache.open and touching(g.models[self.model].place, CACHES[i], CONTACT):
                open_cache(g, self.model, i)
        if g.models[self.model].out:
            pop(g)

    # -- the shot ----------------------------------------------------------------------------
    def ask_shoot(self, g: Mat) -> Ask:
        rivals = [Shoot(i) for i, m in enumerate(g.models) if self.why_shoot(g, Shoot(i)) is None]
        options: list[Option] = [*rivals, Hold()]
        model = (("model", self.model),)
        return Ask(g.models[self.model].seat, "mt-ask-shoot", options, model, default=len(rivals))

    def why_shoot(self, g: Mat, thing: Any) -> str | None:
        match thing:
            case Shoot(target) | ("model", int(target)) if 0 <= target < len(g.models):
                me, rival = g.models[self.model], g.models[target]
                if rival.out or rival.seat == me.seat:
                    return "MT-SHOT-001 mt-no-rival"
                (ax, ay, _), (bx, by, _) = me.place, rival.place
                if not within(bx - ax, by - ay, 0, 2 * BASE, RANGE):
                    return "MT-SHOT-002 mt-no-range"
                if sight(g, self.model, target) is None:
                    return "MT-SHOT-003 mt-no-sight"
        return None

    def shape_shoot(self, g: Mat) -> tuple[Overlay, ...]:
        x, y, _ = g.models[self.model].place
        found: list[Overlay] = [Blast(x, y, RANGE + BASE, inches(RANGE, INCH))]
        for i, rival in enumerate(g.models):
            if not rival.out and rival.seat != g.models[self.model].seat:
                code = self.why_shoot(g, Shoot(i))
                if code is None or "sight" in code:
                    found.append(ray(g, self.model, i))
        return tuple(found)

    def trace_shoot(self, g: Mat, answer: Option) -> Trace:
        if not isinstance(answer, Shoot):
            return Trace()
        (ax, ay, _), (bx, by, _) = g.models[self.model].place, g.models[answer.target].place
        hindered = sight(g, self.model, answer.target)
        assert hindered is not None
        line = ray(g, self.model, answer.target)
        odds = say("mt-odds", need=need(hindered), percent=100 * (7 - need(hindered)) // 6)
        return Trace(
            way=(g.models[self.model].place, g.models[answer.target].place),
            costs=(odds, *(say("mt-cost-cover", piece=named(id)) for id in hindered)),
            overlays=(
                Corridor(((ax, ay), (bx, by)), HALF, line.verdict),
                line,
                Note((ax + bx) // 2, (ay + by) // 2, odds, line.verdict),
            ),
        )

    def got_shoot(self, g: Mat, answer: Option) -> None:
        if isinstance(answer, Shoot):
            shoot(g, self.model, answer.target)
        pop(g)


class Ways(Sequence[Path]):
    """Ways that a bot may choose from, made when somebody looks: to stay, then the nearest."""

    def __init__(self, at: Place, others: tuple[Place, ...]) -> None:
        self.at = at
        self.others = others
        self._made: list[Path] | None = None

    @property
    def made(self) -> list[Path]:
        if self._made is None:
            stay: Path = (self.at,)
            self._made = [stay, *(p for p in FIELD.samples(self.at[:2], MOVE) if self._room(p[-1]))]
        return self._made

    def _room(self, place: Place) -> bool:
        x, y, _ = place
        return all((x - a) ** 2 + (y - b) ** 2 >= 4 * BASE**2 for a, b, _ in self.others)

    def __len__(self) -> int:
        return len(self.made)

    @overload
    def __getitem__(self, i: int) -> Path: ...
    @overload
    def __getitem__(self, i: slice) -> list[Path]: ...
    def __getitem__(self, i: int | slice) -> Path | list[Path]:
        return self.made[i]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ways) and (self.at, self.others) == (other.at, other.others)

    def __hash__(self) -> int:
        return hash((self.at, self.others))


# -- state -------------------------------------------------------------------------------------
class ModelState(msgspec.Struct):
    seat: int
    place: Place
    facing: Point
    out: bool = False


class CacheState(msgspec.Struct):
    kind: str
    open: bool = False


class Shot(msgspec.Struct, frozen=True):
    """The last shot, for all to see."""

    by: Point
    at: Point
    hit: bool


class Mat(State, kw_only=True):
    rounds: int
    round: int = 1
    models: list[ModelState]
    caches: list[CacheState]
    points: list[int]
    shot: Shot | None = None
    stack: list[Match | Act]


def sides_left(g: Mat) -> int:
    return len({m.seat for m in g.models if not m.out})


def bases(g: Mat, but: int) -> list[Place]:
    return [m.place for i, m in enumerate(g.models) if i != but and not m.out]


def sight(g: Mat, by: int, target: int) -> tuple[str, ...] | None:
    """What hinders a shot; None when it is blocked."""
    others = [
        (f"model-{i}", m.place)
        for i, m in enumerate(g.models)
        if i not in (by, target) and not m.out
    ]
    return FIELD.sight(g.models[by].place, g.models[target].place, others)


def need(hindered: Sequence[str]) -> int:
    return HINDERED if hindered else CLEAR


def ray(g: Mat, by: int, target: int) -> Ray:
    (ax, ay, _), (bx, by_, _) = g.models[by].place, g.models[target].place
    hindered = sight(g, by, target)
    if hindered is None:
        return Ray(ax, ay, bx, by_, "blocked", Text("mt-ray-blocked"))
    label = say("mt-ray", need=need(hindered))
    return Ray(ax, ay, bx, by_, "hindered" if hindered else "clear", label)


def named(id: str) -> Text:
    if id.startswith("model-"):
        return model_name(int(id.removeprefix("model-")))
    return Text(f"mt-piece-{id}")


# -- atoms -------------------------------------------------------------------------------------
def next_round(g: Mat) -> None:
    g.round += 1
    emit(g, "mt-round", n=g.round)


def move(g: Mat, model: int, to: Place, way: Way) -> None:
    m = g.models[model]
    m.place = to
    if len(way.points) > 1:
        (ax, ay), (bx, by) = way.points[-2:]
        m.facing = (bx - ax, by - ay)
        emit(g, "mt-moved", model=model, length=way.units)
    g.shot = None


def open_cache(g: Mat, model: int, i: int) -> None:
    cache = g.caches[i]
    cache.open = True
    emit(g, f"mt-found-{cache.kind}", model=model)
    if cache.kind == "cash":
        g.points[g.models[model].seat] += 1
    else:
        take_out(g, model)


def shoot(g: Mat, by: int, target: int) -> None:
    hindered = sight(g, by, target)
    assert hindered is not None
    roll = die(g, 6)
    hit = roll >= need(hindered)
    (ax, ay, _), (bx, by_, _) = g.models[by].place, g.models[target].place
    g.models[by].facing = (bx - ax, by_ - ay)
    g.shot = Shot((ax, ay), (bx, by_), hit)
    emit(g, "mt-hit" if hit else "mt-missed", model=by, target=target, roll=roll)
    if hit:
        g.points[g.models[by].seat] += 2
        take_out(g, target)


def take_out(g: Mat, model: int) -> None:
    g.models[model].out = True
    emit(g, "mt-out", model=model)


# -- what a seat knows -------------------------------------------------------------------------
class ModelView(msgspec.Struct, frozen=True):
    id: int
    seat: int
    place: Place
    facing: Point
    out: bool


class View(msgspec.Struct, frozen=True):
    seat: int
    round: int
    rounds: int
    acting: int
    models: tuple[ModelView, ...]
    caches: tuple[str, ...]
    """What each holds, or nothing while it is shut."""
    points: tuple[int, ...]
    shot: Shot | None


COLOURS: tuple[Colour, ...] = ("orange", "cyan")


class MatShow(Show[View]):
    prefix = "mt"
    nouns: ClassVar[Mapping[str, Noun]] = {
        "model": Noun(model_name, thing=lambda m: ("model", m)),
        "target": Noun(model_name, thing=lambda m: ("model", m)),
        "length": Noun(lambda units: inches(units, INCH)),
    }

    def seat_text(self, seat: int) -> Text:
        return Text(f"mt-side-{seat}")

    def event_things(self, event: Any) -> tuple[Any, ...]:
        return tuple(("model", event.args[k]) for k in ("model", "target") if k in event.args)

    def scene(self, view: View) -> Scene:
        regions = [
            Region(
                "mat", "mat", Text("mt-mat"), look="ground", polygons=(box(0, 0, WIDTH, HEIGHT),)
            ),
            *(
                Region(
                    f"deploy-{seat}",
                    "deploy",
                    say("mt-deploy", side=f"@mt-side-{seat}"),
                    colour=COLOURS[seat],
                    look="zone",
                    polygons=(box(x, 0, x + 4 * INCH, HEIGHT),),
                )
                for seat, x in ((0, 0), (1, WIDTH - 4 * INCH))
            ),
            *(
                Region(
                    p.id,
                    "piece",
                    Text(f"mt-piece-{p.id}"),
                    colour="grey" if p.look == "barrier" else "yellow" if p.rough else "purple",
                    look=p.look,
                    polygons=(p.polygon,),
                    height=p.height,
                    floor=p.floor,
                    thing=("piece", p.id),
                )
                for p in FIELD.pieces
            ),
        ]
        pieces = [
            Piece(
                f"cache-{i}",
                "cache",
                "",
                Text(f"mt-cache-{kind or 'shut'}"),
                shape="square",
                colour="yellow" if kind != "trap" else "red",
                sign="?" if not kind else "$" if kind == "cash" else "!",
                dim=bool(kind),
                thing=("cache", i),
                at=At(*CACHES[i], BASE, height=FIELD.height(FIELD.floor(*CACHES[i]))),
            )
            for i, kind in enumerate(view.caches)
        ]
        pieces += [self._model(view, m) for m in view.models]
        overlays: tuple[Overlay, ...] = ()
        if view.shot is not None:
            label = Text("mt-shot-hit" if view.shot.hit else "mt-shot-missed")
            verdict: Verdict = "clear" if view.shot.hit else "hindered"
            overlays = (Ray(*view.shot.by, *view.shot.at, verdict, label),)
        return Scene(
            "mat",
            WIDTH,
            HEIGHT,
            tuple(regions),
            (),
            tuple(pieces),
            (self._round(view), *(self._side(view, seat) for seat in range(2))),
            overlays=overlays,
            inch=INCH,
        )

    def _model(self, view: View, m: ModelView) -> Piece:
        badges = []
        if m.id == view.acting:
            badges.append(Badge("active", tip=Text("mt-active"), look="active"))
        if m.out:
            badges.append(Badge("out", tip=Text("mt-out-of-play"), look="dead"))
        return Piece(
            f"model-{m.id}",
            "model",
            f"side-{m.seat}" if m.out else "",
            model_name(m.id),
            badges=tuple(badges),
            tip=None if m.out else say("mt-stands", height=FIELD.height(m.place[2]) // 10),
            thing=("model", m.id),
            shape="hexagon" if m.seat == 0 else "shield",
            colour=COLOURS[m.seat],
            sign=str(m.id // 2 + 1),
            at=None
            if m.out
            else At(m.place[0], m.place[1], BASE, m.facing, FIELD.height(m.place[2])),
        )

    def _round(self, view: View) -> Panel:
        label = say("mt-round-of", n=view.round, of=view.rounds)
        return Panel("round", "round", label, (Badge("move", tip=Text("mt-scale")),))

    def _side(self, view: View, seat: int) -> Panel:
        left = sum(m.seat == seat and not m.out for m in view.models)
        points = view.points[seat]
        rows = [
            Badge("points", points, say("mt-points", n=points), Text("mt-score")),
            Badge("left", left, say("mt-left", n=left), Text("mt-models")),
        ]
        active = view.acting >= 0 and view.models[view.acting].seat == seat
        if active:
            rows.append(Badge("active", tip=Text("mt-active"), look="active"))
        token = Token("", "hexagon" if seat == 0 else "shield", COLOURS[seat])
        return Panel(
            f"side-{seat}", "side", Text(f"mt-side-{seat}"), tuple(rows), seat, (), token, active
        )

    def components(self) -> Sequence[Component]:
        return [
            Component(
                id, "cache", Text(f"mt-cache-{id}"), (), {}, KINDS.count(id), "designed", "toy"
            )
            for id in ("cash", "trap")
        ]


class MatGame(Game[Mat, View, Any]):
    name = "mat"
    rules = 1
    seats = (2, 2)
    options: ClassVar[Mapping[str, Choice | Count]] = {
        "rounds": Count(3, 1, 9),
        "models": Count(2, 1, 3),
    }
    state_type = Mat
    option_type = Shoot | Hold
    show = MatShow()
    rule_ids = frozenset(
        {
            "MT-FLOOR-001",
            "MT-BASE-001",
            "MT-BASE-002",
            "MT-WAY-001",
            "MT-MOVE-001",
            "MT-SHOT-001",
            "MT-SHOT-002",
            "MT-SHOT-003",
        }
    )

    def set_up(self, setup: Setup) -> Mat:
        options = setup.options
        models = []
        for i in range(2 * options["models"]):
            x, y = START[i // 2]
            place = (x, y, GROUND) if i % 2 == 0 else (WIDTH - x, HEIGHT - y, GROUND)
            models.append(ModelState(i % 2, place, (1 - 2 * (i % 2), 0)))
        kinds = list(KINDS)
        g = Mat(
            game=self.name,
            rules=self.rules,
            windows=setup.windows,
            key=setup.key,
            rounds=options["rounds"],
            models=models,
            caches=[],
            points=[0, 0],
            stack=[Match(list(range(len(models))))],
        )
        shuffle(g, kinds)
        g.caches = [CacheState(kind) for kind in kinds]
        emit(g, "mt-round", n=1)
        return g

    def seat_count(self, g: Mat) -> int:
        return 2

    def outcome(self, g: Mat) -> Outcome:
        a, b = g.points
        if a == b:
            return Outcome((0, 1), (a, b), ((0, 1),), "mt-end")
        best = 0 if a > b else 1
        return Outcome((best,), (a, b), ((best,), (1 - best,)), "mt-end")

    def view(self, g: Mat, seat: int) -> View:
        acting = next((f.model for f in g.stack if isinstance(f, Act)), -1)
        return View(
            seat=seat,
            round=g.round,
            rounds=g.rounds,
            acting=acting,
            models=tuple(
                ModelView(i, m.seat, m.place, m.facing, m.out) for i, m in enumerate(g.models)
            ),
            caches=tuple(c.kind if c.open else "" for c in g.caches),
            points=tuple(g.points),
            shot=g.shot,
        )

    def redeal(self, g: Mat, seat: int, key: str) -> Mat:
        w = g.clone()
        w.key, w.drawn = key, 0
        shut = [c for c in w.caches if not c.open]
        kinds = sorted(c.kind for c in shut)
        shuffle(w, kinds)
        for cache, kind in zip(shut, kinds, strict=True):
            cache.kind = kind
        return w

    def check(self, g: Mat) -> list[str]:
        problems = []
        if sorted(c.kind for c in g.caches) != sorted(KINDS):
            problems.append(f"caches: there are {len(KINDS)} of them, {KINDS.count('trap')} traps")
        for i, m in enumerate(g.models):
            x, y, floor = m.place
            if m.out:
                continue
            if not FIELD.free(x, y) or floor != FIELD.floor(x, y):
                problems.append(f"models[{i}]: it cannot stand at {m.place}")
            if any((x - a) ** 2 + (y - b) ** 2 < 4 * BASE**2 for a, b, _ in bases(g, i)):
                problems.append(f"models[{i}]: it stands on another")
        return problems


add_catalogue("mat", files("tests.toys") / "mat_words")
GAME = MatGame()
