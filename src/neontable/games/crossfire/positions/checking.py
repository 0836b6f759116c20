"""Checking positions: everything that the rules do not allow, each with its path."""

from __future__ import annotations

from collections import Counter

from neontable.games.crossfire.missions.library import MISSIONS, Mission
from neontable.games.crossfire.missions.written import read
from neontable.games.crossfire.model.library import (
    CARDS,
    EVENTS,
    OBSTACLES,
    TRACKS,
    UPGRADES,
)
from neontable.games.crossfire.model.pieces import (
    CRITICAL,
    PRINTED,
    READY,
    STAGGERED,
    Runner,
)
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import (
    BOSS,
    CLIENT,
    COLOURS,
    HARD,
    MARKET_SIZE,
    METATYPES,
    NORMAL,
    ROLES,
)
from neontable.games.crossfire.positions.filling import EDITIONS, IN_DECK, PHASES, mission_of, piles
from neontable.games.crossfire.positions.names import (
    unknown,
)
from neontable.games.crossfire.positions.stack import check_flow


def check(g: Crossfire) -> list[str]:
    """Every inconsistency, in terms of the position format."""
    mission = mission_of(g.mission)
    if mission is not None and _all_sound(g, mission):
        return check_flow(g)
    return _problems(g, mission)


def _all_sound(g: Crossfire, mission: Mission) -> bool:
    """Whether all is as the program writes it: quick, and never wrongly true.  Else everything is
    looked at again, for the words."""
    runners = g.runners
    seats = g.seats
    lo, hi = mission.runners
    if not (
        runners
        and lo <= seats <= hi
        and not g.bonuses
        and g.edition in EDITIONS
        and 0 <= g.start < seats
        and -1 <= g.current < len(runners)
        and not g.phase
        and g.round > 0
        and g.scene > 0
        and g.step > 0
        and g.stack
    ):
        return False
    roles: list[str] = []
    for who in runners:
        if not _sound_numbers(who):
            return False
        roles += who.roles
    return len(set(roles)) == len(roles) and _sound_threats(g) and _sound_piles(g)


def _sound_threats(g: Crossfire) -> bool:
    """Obstacles and cards in play."""
    numbers = []
    there = range(len(g.runners))
    for faced in g.obstacles:
        track = TRACKS.get(faced.card)
        if (
            track is None
            or faced.track
            or not 0 <= faced.cleared <= len(track)
            or faced.faces not in there
            or faced.attack < PRINTED
            or faced.nuyen < PRINTED
        ):
            return False
        numbers.append(faced.id)
    seats = g.seats
    for played in g.played:
        if played.card not in CARDS or not -2 <= played.owner < seats or not 0 <= played.by < seats:
            return False
        numbers.append(played.id)
    return not numbers or (len(set(numbers)) == len(numbers) and max(numbers) < g.next_id)


def _sound_piles(g: Crossfire) -> bool:
    """Every card is known, lies where its kind belongs, and is not there too often."""
    if g.removed or g.aspects or len(g.market) > MARKET_SIZE:
        return False
    faced = [f.card for f in g.obstacles]
    normal = {*g.normal_deck, *g.normal_discard}
    hard = {*g.hard_deck, *g.hard_discard}
    events = {*g.crossfire_deck, *g.crossfire_discard, *g.active}
    for_sale = [*g.market, *g.market_deck, *g.market_discard, *g.aside]
    if not (
        len(normal) == len(g.normal_deck) + len(g.normal_discard)
        and len(hard) == len(g.hard_deck) + len(g.hard_discard)
        and len(events) == len(g.crossfire_deck) + len(g.crossfire_discard) + len(g.active)
        and normal <= IN_DECK[NORMAL]
        and hard <= IN_DECK[HARD]
        and events <= EVENT_IDS
        and normal.isdisjoint(faced)
        and hard.isdisjoint(faced)
        and len(set(faced)) == len(faced)
        and FOR_SALE.issuperset(for_sale)
    ):
        return False
    owned: list[str] = []
    for who in g.runners:
        owned += who.hand
        owned += who.deck
        owned += who.discard
    if not CARD_IDS.issuperset(owned):
        return False
    owned += for_sale
    owned += [p.card for p in g.played if p.owner > -2]
    most = COPIES.get
    return not [card for card, n in Counter(owned).items() if n > 1 and n > most(card, n)]


def _problems(g: Crossfire, mission: Mission | None) -> list[str]:
    problems: list[str] = []
    if mission is None:
        if g.mission.startswith("{"):
            problems += [f"mission: {problem}" for problem in read(g.mission)[1]]
        else:
            problems.append(f"mission is {g.mission!r}; the missions are {', '.join(MISSIONS)}")
    if g.edition not in EDITIONS:
        problems.append(f"edition is {g.edition!r}; the editions are {', '.join(EDITIONS)}")
    if not g.runners:
        problems.append("runners: there must be at least one")
    if mission is None or not g.runners:
        return problems
    lo, hi = mission.runners
    if not lo <= g.seats <= hi:
        problems.append(f"runners: {g.mission} is played by {lo} to {hi} runners; got {g.seats}")
    problems += _bonus_problems(g)
    if not 0 <= g.start < g.seats:
        problems.append(f"start is {g.start}; it must be 0 to {g.seats - 1}")
    if not -1 <= g.current < len(g.runners):
        problems.append(f"current is {g.current}; it must be -1 to {len(g.runners) - 1}")
    if g.phase:
        names = ", ".join(("round", *PHASES))
        problems.append(f"phase is {g.phase!r}; it is one of {names}")
    for r, who in enumerate(g.runners):
        if not _sound(who):
            problems += _runner_problems(r, who)
    held = [role for who in g.runners for role in who.roles]
    if len(set(held)) < len(held):
        times = Counter(held).items()
        problems += [f"roles: {role} is held {n} times" for role, n in times if n > 1]
    _check_obstacles(g, problems)
    _check_piles(g, problems)
    for name, n in (("round", g.round), ("scene", g.scene), ("step", g.step)):
        if n < 1:
            problems.append(f"{name} is {n}; it counts from 1")
    if not g.stack and g.outcome is None and not problems:
        problems.append("stack: the game is not over, and nothing is going on")
    return problems or check_flow(g)


def _bonus_problems(g: Crossfire) -> list[str]:
    if not g.bonuses:
        return []
    declared = MISSIONS[g.mission].bonuses
    problems = []
    for name, times in Counter(g.bonuses).items():
        bonus = declared.get(name)
        if bonus is None:
            known = ", ".join(declared) or "none"
            problems.append(f"bonuses: {g.mission} has no {name!r}; it has {known}")
            continue
        most = g.seats if bonus.per_runner else 1
        if times > most:
            problems.append(f"bonuses: {name} may be taken {most} times; got {times}")
        problems += [f"bonuses: {name} excludes {o}" for o in bonus.excludes if o in g.bonuses]
    return problems


def _sound(who: Runner) -> bool:
    """Whether nothing is wrong with a runner; else it is looked at again, for the words."""
    return _sound_numbers(who) and CARD_IDS.issuperset(who.hand + who.deck + who.discard)


def _sound_numbers(who: Runner) -> bool:
    """The same, without its cards."""
    return (
        0 <= who.hp <= who.max_hp
        and who.health in (UP if who.hp else DOWN)
        and who.nuyen >= 0
        and 0 <= who.shown <= len(who.deck)
        and (who.metatype in METATYPES or who.metatype == CLIENT)
        and KNOWN_ROLES.issuperset(who.roles)
        and not who.upgrades
    )


def _runner_problems(r: int, who: Runner) -> list[str]:
    where = f"runners[{r}]"
    problems = []
    if who.metatype not in METATYPES and who.metatype != CLIENT:
        problems.append(
            f"{where}.metatype is {who.metatype!r}; the metatypes are {', '.join(METATYPES)}"
        )
    problems += [
        f"{where}.roles: {role!r} is none; the roles are {', '.join(ROLES)}"
        for role in who.roles
        if role not in ROLES
    ]
    if who.health not in (READY, STAGGERED, CRITICAL):
        problems.append(f"{where}.health is {who.health!r}; ready, staggered or critical")
    elif (who.health == READY) != (who.hp > 0):
        problems.append(f"{where}.health is {who.health} with {who.hp} hit points")
    if not 0 <= who.hp <= who.max_hp:
        problems.append(f"{where}.hp is {who.hp}; it must be 0 to {who.max_hp}")
    if who.nuyen < 0:
        problems.append(f"{where}.nuyen is {who.nuyen}; it must be 0 or more")
    twice = [u for u, n in Counter(who.upgrades).items() if u and n > 1]
    problems += [f"{where}.upgrades: {u} is there more than once (CF-CAMP-006)" for u in twice]
    if who.metatype in METATYPES and len(who.upgrades) > METATYPES[who.metatype].slots:
        slots = METATYPES[who.metatype].slots
        problems.append(f"{where}.upgrades: {len(who.upgrades)}; there are {slots} slots")
    problems += [
        f"{where}.upgrades: there is no {unknown(u, UPGRADES)}"
        for u in who.upgrades
        if u and u not in UPGRADES
    ]
    for name, pile in (("hand", who.hand), ("deck", who.deck), ("discard", who.discard)):
        if not CARD_IDS.issuperset(pile):
            problems += [
                f"{where}.{name}: there is no card {unknown(c, CARD_IDS)}"
                for c in pile
                if c not in CARD_IDS
            ]
    if not 0 <= who.shown <= len(who.deck):
        problems.append(f"{where}.shown is {who.shown}; the deck has {len(who.deck)} cards")
    return problems


def _check_obstacles(g: Crossfire, problems: list[str]) -> None:
    numbers = [f.id for f in g.obstacles] + [p.id for p in g.played]
    if len(set(numbers)) < len(numbers):
        used = Counter(numbers).items()
        problems += [f"id {n} is used {times} times" for n, times in used if times > 1]
    if g.next_id <= max(numbers, default=0):
        problems.append(f"next_id is {g.next_id}; the number {max(numbers)} is already used")
    for i, faced in enumerate(g.obstacles):
        where = f"obstacles[{i}]"
        if faced.card not in OBSTACLES:
            problems.append(f"{where}: there is no obstacle {unknown(faced.card, OBSTACLES)}")
            continue
        bad = [w for w in faced.track if isinstance(w, str) and w not in COLOURS]
        if bad or any(isinstance(w, int) and w < 1 for w in faced.track):
            problems.append(f"{where}.track: levels are numbers from 1 or colours")
            continue
        if not 0 <= faced.faces < len(g.runners):
            problems.append(f"{where}.faces is {faced.faces}; there is no such runner")
        for name, n in (("attack", faced.attack), ("nuyen", faced.nuyen)):
            if n < PRINTED:
                problems.append(f"{where}.{name} is {n}; it must be 0 or more")
        levels = len(g.track(faced))
        if not 0 <= faced.cleared <= levels:
            problems.append(f"{where}.cleared is {faced.cleared}; the track has {levels} levels")
    for i, played in enumerate(g.played):
        if played.card not in CARDS and played.card not in UPGRADES:
            problems.append(f"played[{i}]: there is no card {unknown(played.card, CARDS)}")
        if not -2 <= played.owner < g.seats or not 0 <= played.by < g.seats:
            problems.append(f"played[{i}]: owner and by are seats")


def _check_piles(g: Crossfire, problems: list[str]) -> None:
    if len(g.market) > MARKET_SIZE:
        problems.append(f"market has {len(g.market)} cards; there are {MARKET_SIZE} places")
    if not _known_piles(g):
        _name_unknown(g, problems)
    # Obstacles and events are there once each; only then everything is counted.
    once = [f.card for f in g.obstacles]
    for pile in (g.normal_deck, g.normal_discard, g.hard_deck, g.hard_discard, g.aspects):
        once += pile
    for pile in (g.crossfire_deck, g.crossfire_discard, g.active):
        once += pile
    some = _sold(g) if len(set(once)) == len(once) and not g.removed else _everywhere(g)
    for card, n in Counter(some).items():
        if n > 1 and n > COPIES.get(card, n):
            problems.append(f"{card}: {n} on the table; the box has {COPIES[card]}")


def _known_piles(g: Crossfire) -> bool:
    for_sale, events = FOR_SALE.issuperset, EVENT_IDS.issuperset
    normal, hard = IN_DECK[NORMAL].issuperset, IN_DECK[HARD].issuperset
    return (
        for_sale(g.market)
        and for_sale(g.market_deck)
        and for_sale(g.market_discard)
        and for_sale(g.aside)
        and normal(g.normal_deck)
        and normal(g.normal_discard)
        and hard(g.hard_deck)
        and hard(g.hard_discard)
        and IN_DECK[BOSS].issuperset(g.aspects)
        and events(g.crossfire_deck)
        and events(g.crossfire_discard)
        and events(g.active)
    )


def _name_unknown(g: Crossfire, problems: list[str]) -> None:
    for name, pile, known in (
        ("market", g.market, FOR_SALE),
        ("market_deck", g.market_deck, FOR_SALE),
        ("market_discard", g.market_discard, FOR_SALE),
        ("aside", g.aside, FOR_SALE),
        ("normal_deck", g.normal_deck, IN_DECK[NORMAL]),
        ("normal_discard", g.normal_discard, IN_DECK[NORMAL]),
        ("hard_deck", g.hard_deck, IN_DECK[HARD]),
        ("hard_discard", g.hard_discard, IN_DECK[HARD]),
        ("aspects", g.aspects, IN_DECK[BOSS]),
        ("crossfire_deck", g.crossfire_deck, EVENT_IDS),
        ("crossfire_discard", g.crossfire_discard, EVENT_IDS),
        ("active", g.active, EVENT_IDS),
    ):
        problems += [
            f"{name}: there is no card {unknown(c, known)}" for c in pile if c not in known
        ]


FOR_SALE = frozenset({"", *(id for id, card in CARDS.items() if not card.basic)})


EVENT_IDS = frozenset(EVENTS)


CARD_IDS = frozenset(CARDS)


KNOWN_ROLES = frozenset(ROLES)


UP, DOWN = (READY,), (STAGGERED, CRITICAL)


COPIES = {id: card.copies for id, card in CARDS.items() if not card.basic} | dict.fromkeys(
    (*OBSTACLES, *EVENTS), 1
)
"""How many the box has; basic cards are not counted."""


def _sold(g: Crossfire) -> list[str]:
    """The cards of the runners and of the market."""
    found = [p.card for p in g.played if p.owner > -2]
    for who in g.runners:
        found += who.hand
        found += who.deck
        found += who.discard
    for pile in (g.market, g.market_deck, g.market_discard, g.aside):
        found += pile
    return found


def _everywhere(g: Crossfire) -> list[str]:
    found = [f.card for f in g.obstacles]
    for pile in piles(g)[4:]:
        found += pile
    return _sold(g) + found + g.aspects + g.removed
