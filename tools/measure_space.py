"""How fast the space of Combat Zone answers: decisions a second on known and new battlefields.

    python tools/measure_space.py [--seeds 3] [--large]

A decision is, in equal parts, "where to" (the points offered to a model, one of them chosen at
random and its way walked; half of the rolls on it fail) and "whom" (which of the rivals it sees,
and the path of attack to one of them).  Processor time, no rules, no frames: the geometry alone.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from neontable.games.combatzone.battlefields import generated
from neontable.games.combatzone.space import BASE, GREEN, INCH, RED, YELLOW, Base, Moving, No, Space


def crowd(space: Space, rng: random.Random, count: int) -> list[Base]:
    """So many models of two sides, at random where they can stand."""
    walk = space.routes.walk_of(BASE, False)
    bases: list[Base] = []
    while len(bases) < count:
        i = rng.randrange(len(walk.points))
        x, y, _ = walk.points[i]
        place = (x, y, walk.floors[i])
        if space.stand(place, BASE, Moving(tuple(bases))) is None:
            n = len(bases)
            bases.append(Base(n, *place, BASE, n % 2))
    return bases


def decide(space: Space, bases: list[Base], rng: random.Random, n: int) -> None:
    """One decision; it moves a model."""
    moving = Moving(tuple(bases))
    me = bases[rng.randrange(len(bases))]
    if n % 2:
        most = rng.choice((RED, YELLOW, YELLOW, GREEN))
        places = space.candidates(me, most, moving)
        way = space.move(me, (rng.choice(places),), most, moving)
        assert not isinstance(way, No), way
        end = way.end
        for met in way.meetings:
            if rng.random() < 0.5:
                end = met.stop
                break
        bases[me.model] = me.at(end)
        return
    seen = [b for b in bases if b.side != me.side and space.visible(me, b)]
    if seen:
        space.attack(me, rng.choice(seen), moving)


def speed(space: Space, bases: list[Base], rng: random.Random, count: int) -> float:
    begin = time.process_time()
    for n in range(count):
        decide(space, bases, rng, n)
    return count / (time.process_time() - begin)


def each(name: str, count: int, job: Callable[[], object]) -> None:
    begin = time.process_time()
    job()
    print(f"{(time.process_time() - begin) / count * 1e6:12.1f} us  {name}")


def measure(seed: int, width: int, depth: int, models: int) -> None:
    rng = random.Random(seed)
    field = generated(seed, width * INCH, depth * INCH)
    begin = time.process_time()
    space = Space(field)
    space.routes.walk_of(BASE, False)
    space.routes.walk_of(BASE, True)
    made = time.process_time() - begin
    bases = crowd(space, rng, models)
    print(f"{width} x {depth} in, {len(field.pieces)} pieces, {models} models, seed {seed}")
    print(f"{made * 1e6:12.0f} us  battlefield made")
    print(f"{speed(space, bases, rng, 1000):12.0f} decisions/s  the first thousand")
    speed(space, bases, rng, 4000)
    print(f"{speed(space, bases, rng, 5000):12.0f} decisions/s  after five thousand")
    moving = Moving(tuple(bases))
    pairs = [(a, b) for a in bases for b in bases if a.side != b.side]
    space.forget()
    each("path of attack, new", len(pairs), lambda: [space.visible(a, b) for a, b in pairs])
    each("path of attack, known", len(pairs), lambda: [space.visible(a, b) for a, b in pairs])
    each("path explained", len(pairs), lambda: [space.attack(a, b, moving) for a, b in pairs])
    for name, most in (("RED", RED), ("YELLOW", YELLOW), ("GREEN", GREEN)):
        each(
            f"points within {name}, new",
            len(bases),
            lambda most=most: [space.candidates(b, most, moving) for b in bases],  # type: ignore[misc]
        )
        each(
            f"points within {name}, known",
            len(bases),
            lambda most=most: [space.candidates(b, most, moving) for b in bases],  # type: ignore[misc]
        )
    each("region to draw, YELLOW", 2, lambda: [space.region(b, YELLOW, moving) for b in bases[:2]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, default=3, help="battlefields of each size")
    parser.add_argument("--large", action="store_true", help="44 x 30 in and 24 models, too")
    chosen = parser.parse_args()
    for seed in range(chosen.seeds):
        measure(seed, 30, 22, 16)
        if chosen.large:
            measure(seed, 44, 30, 24)


if __name__ == "__main__":
    main()
