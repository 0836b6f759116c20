"""The tables that the contract suite plays, and random play on them.

Run as a module it prints a fingerprint of one game's tables, for the test of hash seeds.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

from neontable.kernel import registry
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.missions import Left
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from neontable.kernel.table_options import Choice
from tests.toys import bazaar, crew, mat, teams

for _toy in (bazaar.GAME, crew.GAME, mat.GAME, teams.RAID, teams.PAIRS):
    registry.add(_toy)

LONGEST = 20_000
"""Answers after which a random game counts as endless."""

T = TypeVar("T")


class Case(NamedTuple):
    """A table of one game: its name, seats, options as sorted pairs, loadouts by seat."""

    name: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    loadouts: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [self.name, str(self.seats), *(f"{k}={v}" for k, v in self.options)]
        return "-".join([*words, *self.loadouts])

    @property
    def game(self) -> Game:
        return registry.game(self.name)

    def new(self, seed: int = 0, **more: Any) -> Table:
        return self.game.new(self.seats, seed, dict(self.options), loadouts=self.loadouts, **more)


def _case(name: str, seats: int, /, *loadouts: str, **options: Any) -> Case:
    return Case(name, seats, tuple(sorted(options.items())), loadouts)


def _adrenaline() -> Iterator[Case]:
    """Every arena, mode, number of players, and the bot."""
    options = registry.game("adrenaline").options
    modes, arenas = options["mode"], options["arena"]
    assert isinstance(modes, Choice)
    assert isinstance(arenas, Choice)
    for i, mode in enumerate(modes.values):
        for j, arena in enumerate(arenas.values):
            for seats in (3, 4, 5):
                for bot in (False, True):
                    if bot and seats == 5:
                        continue
                    frenzy = (i + j + seats) % 3 != 0
                    skulls = 5 + (j + seats) % 4 if mode == "deathmatch" else 8
                    yield _case(
                        "adrenaline", seats,
                        arena=arena, mode=mode, bot=bot, frenzy=frenzy, skulls=skulls,
                    )  # fmt: skip


def _netrunner() -> Iterator[Case]:
    """Decks of every kind, a duel, both settings of the flatline; with a limit of turns, as
    players without a plan may never come to an end."""
    loadouts = registry.game("netrunner").loadouts
    assert loadouts is not None
    house = loadouts.built_in()
    corps = [d.name for d in house if d.side == "corp"]
    runners = [d.name for d in house if d.side == "runner"]
    for i, runner in enumerate(runners):
        corp = corps[i % len(corps)]
        yield _case("netrunner", 2, corp, runner, max_turns=200, early_flatline=i % 2 == 1)
    for n in range(3):  # cards of all sets, one of each
        yield _case("netrunner", 2, f"random {n}", f"random {n + 5}", max_turns=200)
    yield _case("netrunner", 2, duel=True, max_turns=60)
    yield _case("netrunner", 2, tournament=True, max_turns=30)
    yield _case("netrunner", 2, sealed=True, expansions=True, max_turns=200)


def _crossfire() -> Iterator[Case]:
    """Every mission with every number of runners, every bonus challenge and both editions."""
    options = registry.game("crossfire").options
    missions = options["mission"]
    assert isinstance(missions, Choice)
    bonuses: dict[str, list[dict[str, Any]]] = {
        "crossfire": [{}, {"bring_it_on": True}, {"danger_zone": 2}],
        "extraction": [
            {"edition": "french"},
            {"stepped_up_security": True, "emt_gig": True},
            {"elite_response_team": True},
        ],
        "dragon-fight": [
            {"trouble_brewing": True, "minions_unending": True},
            {"lets_get_serious": True, "closer_than_you_think": True},
        ],
    }
    sizes = {"crossfire": (2, 3, 4), "extraction": (1, 2, 3, 4), "dragon-fight": (4,)}
    for i, mission in enumerate(missions.values):
        for seats in sizes.get(str(mission), (2, 4)):
            for j, more in enumerate(bonuses.get(str(mission), [{}])):
                yield _case(
                    "crossfire", seats,
                    mission=mission,
                    runners="choose" if (i + j + seats) % 2 else "random",
                    leader=("agree", "random", "toughest")[(j + seats) % 3],
                    communication="open" if j % 2 else "advanced",
                    hands="open" if (i + seats) % 3 == 0 else "hidden",
                    **more,
                )  # fmt: skip


def _combatzone() -> Iterator[Case]:
    """Teams of every faction on every built-in map, a generated one, two against two, a team of a
    campaign with completed objectives; with a limit of turns, as players without a plan may take
    long."""
    game = registry.game("combatzone")
    assert game.loadouts is not None
    fields = game.options["battlefield"]
    assert isinstance(fields, Choice)
    factions = list(dict.fromkeys(one.side for one in game.loadouts.built_in()))
    maps = [name for name in fields.values if name not in ("random", "generated")]
    for i in range(0, len(factions), 2):
        pair = factions[i], factions[(i + 1) % len(factions)]
        field = maps[(i // 2) % len(maps)]
        yield _case("combatzone", 2, *pair, battlefield=field, max_turns=40, must_act=i % 4 == 0)
    yield _case("combatzone", 2, battlefield="generated", max_turns=20)
    yield _case("combatzone", 4, pairs=True, max_turns=30)
    gang = (
        "# faction: Maelstrom; # completed: Cyber Rage, Taking Heads, Spare Parts; Warlord; Ripper"
    )
    yield _case("combatzone", 2, gang, "Tyger Claws", completed=3, max_turns=20)


def _bazaar() -> Iterator[Case]:
    yield _case("bazaar", 2, rounds=5)
    yield _case("bazaar", 4, rounds=8)
    yield _case("bazaar", 3, gamble=False, rounds=1)


def _mat() -> Iterator[Case]:
    yield _case("mat", 2, rounds=6)
    yield _case("mat", 2, models=3, rounds=5)


def _raid() -> Iterator[Case]:
    yield _case("raid", 2)
    yield _case("raid", 4, goal=60)


def _league() -> Iterator[Case]:
    yield _case("adrenaline-league", 3, rounds=3)
    yield _case("adrenaline-league", 10, rounds=4, modes="deathmatch", frenzy=False)
    yield _case("adrenaline-league", 7, rounds=2, modes="turret", skulls=8)


def _city() -> Iterator[Case]:
    """Small ones: tests/combatzone/campaign plays a city of eight gangs to its end."""
    yield _case("combatzone-campaign", 2, matches=3)
    yield _case("combatzone-campaign", 3, matches=3, eb=150, go_on=True)
    yield _case("combatzone-campaign", 3, matches=3, market=True)


def _tournament() -> Iterator[Case]:
    yield _case("netrunner-tournament", 5, rounds=2, max_turns=10)
    yield _case("netrunner-tournament", 4, format="league", by_hand=True, sealed=True)
    yield _case("netrunner-tournament", 6, judge=True, minutes=60, copies="3", rounds=2)


def _crew() -> Iterator[Case]:
    yield _case("crossfire-crew", 1, missions=2, team=1)
    yield _case("crossfire-crew", 3, missions=3, communication="advanced")
    yield _case("crossfire-crew", 8, missions=4, team=2, edition="french")


def _any(name: str) -> Iterator[Case]:
    """A game that nobody has written a list for: the fewest and the most who can play it."""
    for seats in dict.fromkeys(registry.game(name).seats):
        yield _case(name, seats)


TABLES: dict[str, Callable[[], Iterator[Case]]] = {
    "adrenaline": _adrenaline,
    "netrunner": _netrunner,
    "crossfire": _crossfire,
    "combatzone": _combatzone,
    "mat": _mat,
    "bazaar": _bazaar,
    "raid": _raid,
    "adrenaline-league": _league,
    "combatzone-campaign": _city,
    "crossfire-crew": _crew,
    "netrunner-tournament": _tournament,
}
"""Every branch of a game's set-up should be among its tables."""


def cases_of(name: str) -> list[Case]:
    make = TABLES.get(name)
    return list(_any(name) if make is None else make())


def cases() -> Iterator[Case]:
    for name in [*registry.names(), *registry.campaigns()]:
        try:
            yield from cases_of(name)
        except Exception:
            # The tests of this game fail one by one and say why; the others still run.
            yield Case(name, 0)


def few(every: Iterable[Case]) -> list[Case]:
    """As few of the tables as show every number of seats and every value of every option."""
    kept: list[Case] = []
    shown: set[tuple[str, str, Any]] = set()
    for case in every:
        facts = {(case.name, "seats", case.seats), *((case.name, k, v) for k, v in case.options)}
        facts |= {(case.name, "loadout", text) for text in case.loadouts}
        if not facts <= shown:
            shown |= facts
            kept.append(case)
    return kept


class Moment(NamedTuple):
    """A decision of a game: the table there, its digest then, and what led to it."""

    table: Table
    digest: str
    events: list[Event]


class Walk(NamedTuple):
    """A random game from its first decision to its end (the end is the last moment)."""

    moments: list[Moment]
    answers: list[tuple[int, Answer]]
    end: Table

    @property
    def decisions(self) -> list[Moment]:
        return self.moments[:-1]


def chosen(table: Table, rng: random.Random) -> tuple[int, Answer]:
    ask = rng.choice(table.asks)
    answer = ask.options[rng.randrange(len(ask.options))]
    # Members of a campaign seldom leave, or none would last.
    if isinstance(answer, Left) and len(table.asks) > 1 and rng.random() < 0.9:
        return chosen(table, rng)
    return ask.seat, answer


def play_on(table: Table, seed: int, answers: int = LONGEST) -> Iterator[tuple[int, Answer]]:
    """Answer at random until the end or for so many answers; yields each after it was given."""
    rng = random.Random(seed)
    for _ in range(answers):
        if table.over:
            return
        seat, answer = chosen(table, rng)
        table.answer(seat, answer)
        yield seat, answer
    assert answers < LONGEST or table.over, f"not over after {LONGEST} answers"


@lru_cache(maxsize=8)
def walk(case: Case, windows: bool = False, seed: int = 1) -> Walk:
    table = case.new(seed, windows=windows)
    moments = [Moment(table.clone(quiet=False), table.digest, table.events)]
    answers = []
    for given in play_on(table, seed):
        answers.append(given)
        moments.append(Moment(table.clone(quiet=False), table.digest, table.events))
    return Walk(moments, answers, table)


def spread(things: Sequence[T], n: int) -> list[T]:
    """At most n of the things, evenly spread, first and last among them."""
    if len(things) <= n:
        return list(things)
    return [things[i * (len(things) - 1) // (n - 1)] for i in range(n)]


WHOLE = bool(os.environ.get("NEONTABLE_WHOLE"))
"""Set by `make soak`: costly tests look at as many moments of every table as they name."""


def some_moments(case: Case, things: Sequence[T], n: int) -> list[T]:
    """For costly tests: as `spread`, but a game with many tables shares three tables' worth of
    moments among them."""
    tables = len(few(cases_of(case.name)))
    return spread(things, n if WHOLE else max(3, n * 3 // max(3, tables)))


def some_options(ask: Ask, n: int) -> list[Answer]:
    return [ask.options[i] for i in spread(range(len(ask.options)), n)]


def seats_and_spectator(table: Table) -> list[int]:
    return [*range(table.seats), -1]


def fingerprint(name: str, every: int) -> str:
    """Everything that a set's or dict's order could change, in one hash: each answer, what it
    emitted, what is asked next; views and the scene, which take long, at one answer in `every`; of
    few tables unless everything is looked at."""
    seen = blake2b(digest_size=16)
    tables = few(cases_of(name))
    for case in tables if every == 1 else tables[:4]:
        table = case.new(3, windows=True)
        for number, given in enumerate(play_on(table, 3)):
            asks = [(a.seat, a.id, a.items, some_options(a, 50)) for a in table.asks]
            seen.update(repr((given, asks, table.events)).encode())
            if number % every == 0:
                views = [table.view(s) for s in seats_and_spectator(table)]
                seen.update(repr((views, table.scene(0))).encode())
        seen.update(table.record.to_json())
    return seen.hexdigest()


if __name__ == "__main__":
    # Run as `-m`, this module is a second copy of itself; the registry is one, so that is fine.
    for name in sys.argv[2:]:
        sys.stdout.write(f"{name}\n{fingerprint(name, int(sys.argv[1]))}\n")
