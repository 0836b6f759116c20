"""Positions written by hand: fills in what may be left out and reports what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.karma import award
from neontable.games.crossfire.missions.library import MISSIONS, Mission
from neontable.games.crossfire.missions.steps import flow_of
from neontable.games.crossfire.missions.written import read
from neontable.games.crossfire.model.library import (
    BOOSTS,
    CARDS,
    EVENTS,
    OBSTACLES,
    TRACKS,
    UPGRADES,
    deck_of,
)
from neontable.games.crossfire.model.pieces import (
    CRITICAL,
    PRINTED,
    READY,
    STAGGERED,
    THE_REST,
    UNSAID,
    Faced,
    Played,
    Runner,
)
from neontable.games.crossfire.model.setup import market_cards, obstacles_of
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import (
    BOSS,
    CLIENT,
    CLIENT_HP,
    COLOURS,
    HARD,
    MARKET_SIZE,
    METATYPES,
    MOST_HP,
    NORMAL,
    ROLES,
)
from neontable.games.crossfire.positions.names import (
    HEALTH_NAMES,
    PHASE_NAMES,
    meant,
    slug,
    unknown,
)
from neontable.games.crossfire.positions.stack import check_flow
from neontable.games.crossfire.rules.ending import LOST
from neontable.games.crossfire.rules.match import Match
from neontable.games.crossfire.rules.turn import Turn
from neontable.kernel.chance import is_key, shuffle
from neontable.kernel.outcome import together

PHASES = {
    "start": "start",
    "play": "open",
    "damage": "damage",
    "attack": "brace",
    "draw": "attacked",
    "buy": "drawn",
    "end": "end",
}
"""Where a turn stands, in the words of a position, and the step of the turn that it means."""
EDITIONS = ("english", "french")
MOST_DRAWN = 1 << 62
NOBODY = -1


# -- filling in ---------------------------------------------------------------------------------
def complete(g: Crossfire) -> None:
    if g.stack and not _unfinished(g):
        return  # written by the program
    _tidy_names(g)
    mission = _mission(g.mission)
    if mission is None or not g.runners:
        return  # check names it
    if not g.stack:  # else it is a whole table, perhaps before the team is complete
        if mission.flow == "track" and g.client < 0:
            g.runners.append(Runner(CLIENT, (), deck=[]))
        _deal_roles(g)
    if g.current == UNSAID:
        g.current = g.start if not g.stack and g.phase != "round" else NOBODY
    _complete_turn(g)
    if not g.stack and g.outcome is None:
        _complete_mission(g, mission)
    for r, who in enumerate(g.runners):
        _complete_runner(g, r, who)
    _complete_market(g)
    _complete_decks(g)
    next_id = max([1, *(f.id + 1 for f in g.obstacles), *(p.id + 1 for p in g.played)])
    things: list[Faced | Played] = [*g.obstacles, *g.played]
    for thing in things:
        if thing.id == 0:
            thing.id = next_id
            next_id += 1
    g.next_id = max(g.next_id, next_id)
    if not g.stack and g.outcome is None:
        _begin(g)


def _mission(name: str) -> Mission | None:
    """A mission by its id, or the one that a mission file describes; None when it is neither."""
    if not name.startswith("{"):
        return MISSIONS.get(name)
    mission, problems = read(name)
    return None if problems else mission


def _unfinished(g: Crossfire) -> bool:
    """Whether something is left to be filled in although open procedures are given."""
    for pile in _piles(g):
        if THE_REST in pile:
            return True
    for who in g.runners:
        if who.hp < 0 or THE_REST in who.deck:
            return True
    for faced in g.obstacles:
        if faced.id == 0:
            return True
    return any(played.id == 0 for played in g.played)


def _piles(g: Crossfire) -> tuple[list[str], ...]:
    return (
        *(g.market, g.market_deck, g.market_discard, g.aside, g.normal_deck, g.normal_discard),
        *(g.hard_deck, g.hard_discard, g.crossfire_deck, g.crossfire_discard, g.active),
    )


def _tidy_names(g: Crossfire) -> None:
    """People write "Quick Shot" as well as "quick-shot", and "Take Damage" for a phase."""
    if not g.mission.startswith("{"):
        g.mission = meant(g.mission, "mission")
    g.bonuses = tuple(meant(bonus, "bonus") for bonus in g.bonuses)
    g.edition = slug(g.edition)
    if g.phase and g.phase not in PHASES:
        g.phase = PHASE_NAMES.get(slug(g.phase), slug(g.phase))
    for who in g.runners:
        who.metatype = meant(who.metatype, "metatype")
        who.roles = tuple(meant(role, "role") for role in who.roles)
        who.upgrades = tuple(meant(u, "upgrade") for u in who.upgrades)
        who.used = tuple(meant(u, "upgrade") for u in who.used)
        who.health = HEALTH_NAMES.get(slug(who.health), slug(who.health))
        for pile in (who.hand, who.deck, who.discard):
            _tidy(pile, "card")
    for faced in g.obstacles:
        faced.card = meant(faced.card, "obstacle")
    for played in g.played:
        if played.card not in UPGRADES:
            played.card = meant(played.card, "card")
    for pile in (g.market, g.market_deck, g.market_discard, g.aside):
        _tidy(pile, "card")
    for pile in (g.normal_deck, g.normal_discard, g.hard_deck, g.hard_discard, g.aspects):
        _tidy(pile, "obstacle")
    for pile in (g.crossfire_deck, g.crossfire_discard, g.active):
        _tidy(pile, "event")


def _tidy(pile: list[str], kind: str) -> None:
    for i, name in enumerate(pile):
        pile[i] = meant(name, kind)


def _deal_roles(g: Crossfire) -> None:
    """Roles that nobody was given are dealt in order, first to those without one, so that all four
    are held (CF-ROLE-008)."""
    people = [r for r in g.runners if r.metatype != CLIENT]
    held = {role for r in people for role in r.roles}
    for role in ROLES:
        if role not in held and people:
            min(people, key=lambda r: len(r.roles)).roles += (role,)


def _complete_runner(g: Crossfire, r: int, who: Runner) -> None:
    if who.metatype == CLIENT:
        top = CLIENT_HP
        if who.deck == [THE_REST]:
            who.deck = []
    elif who.metatype in METATYPES:
        top = METATYPES[who.metatype].hp
        top += sum(UPGRADES[u].hp for u in who.upgrades if u in UPGRADES)
        top = min(MOST_HP, top)
    else:
        return  # check names it
    if who.max_hp < 0:
        who.max_hp = top
    if who.hp < 0:
        who.hp = who.max_hp if who.health == READY else 0
    if THE_REST in who.deck:
        known = [u for u in who.upgrades if u in UPGRADES]
        whole = deck_of(who.roles[0], known) if who.roles and who.roles[0] in ROLES else []
        played = [p.card for p in g.played if p.owner == r]
        _fill(g, who.deck, whole, [*who.hand, *who.discard, *played])
    if who.hp == 0 and who.health == READY:
        who.health = STAGGERED


def _complete_mission(g: Crossfire, mission: Mission) -> None:
    """What belongs to a mission at any moment: the marker of an extraction stands where the round
    says, the Dragon shows its first side that is not defeated."""
    if mission.flow == "track" and g.seats in mission.track:
        g.progress = g.progress or g.round
        g.round = max(g.round, g.progress)
        if g.scene == 1:
            g.scene += sum(step.scene_ends for step in mission.track[g.seats][: g.progress])
    bosses = [f for f in g.obstacles if f.card in IN_DECK[BOSS]]
    sides = [side for side in mission.sides if not all(boss in g.aspects for boss in side)]
    if sides and not bosses and 0 <= g.start < g.seats:
        at = g.clockwise(g.start)[-1]
        new = [Faced(boss, at) for boss in sides[0] if boss not in g.aspects]
        g.obstacles = [*new, *g.obstacles]
        g.forget_words()


def _complete_turn(g: Crossfire) -> None:
    """What the cards in play say of this turn, where a position does not say it itself."""
    turn = g.turn
    if g.played and g.current < 0:
        g.current = g.start
    for played in g.played:
        if played.by == UNSAID:
            played.by = g.current if played.owner < 0 else played.owner
        if played.owner == UNSAID:
            played.owner = played.by
    if turn.played:
        return
    for played in g.played:
        if played.card in CARDS:
            card = CARDS[played.card]
            turn.played += (card.type,)
            if played.by == g.current and not played.assist:
                turn.own += (card.type,)
            if not played.assist and played.card in BOOSTS:
                turn.boosts += (played.card,)


def _complete_market(g: Crossfire) -> None:
    owned = [c for r in g.runners for pile in (r.hand, r.deck, r.discard) for c in pile]
    owned += [p.card for p in g.played]
    dealt = THE_REST in g.market
    g.market = [c for c in g.market if c != THE_REST]
    named = [c for c in g.market_deck if c != THE_REST]
    pile = named
    if THE_REST in g.market_deck:  # then the cards named on top of it stay there
        out = [*owned, *g.market, *g.market_discard, *g.aside, *g.removed, *named]
        pile = _rest(g, market_cards(), out)
    while dealt and len(g.market) < MARKET_SIZE and pile:
        g.market.append(pile.pop())
    g.market_deck = pile if pile is named else [*pile, *named]
    while len(g.market) < MARKET_SIZE:
        g.market.append("")


def _complete_decks(g: Crossfire) -> None:
    in_play = [f.card for f in g.obstacles]
    for deck, pile, gone in (
        (NORMAL, g.normal_deck, g.normal_discard),
        (HARD, g.hard_deck, g.hard_discard),
    ):
        _fill(g, pile, obstacles_of(deck), [*in_play, *gone, *g.removed])
    unnamed = g.crossfire_discard.count(THE_REST)
    named = [c for c in g.crossfire_discard if c != THE_REST]
    out = [*named, *g.active, *g.removed]
    if unnamed:
        rest = _rest(g, list(EVENTS), [*out, *(c for c in g.crossfire_deck if c != THE_REST)])
        g.crossfire_discard[:] = [*rest[:unnamed], *named]
        out += rest[:unnamed]
    _fill(g, g.crossfire_deck, list(EVENTS), out)


def _fill(g: Crossfire, pile: list[str], whole: list[str], out: Iterable[str]) -> None:
    """ "*" in a pile, alone or under cards that were named, is the rest of it, shuffled."""
    if THE_REST in pile:
        named = [c for c in pile if c != THE_REST]
        pile[:] = [*_rest(g, whole, [*out, *named]), *named]


def _rest(g: Crossfire, whole: Iterable[str], out: Iterable[str]) -> list[str]:
    left = Counter(whole)
    left.subtract(out)
    rest = sorted(thing for thing, n in left.items() for _ in range(n))
    if is_key(g.key) and 0 <= g.drawn < MOST_DRAWN:  # else the table is refused anyway
        shuffle(g, rest)
    return rest


def _begin(g: Crossfire) -> None:
    """No stack: `current` (or the starting runner) acts; `phase` says where its turn stands."""
    phase = g.phase or ("play" if g.current >= 0 else "round")
    g.phase = ""
    if phase == "round":
        g.current = -1
        g.stack = [Match(runner=g.start, since=g.step, at="round")]
        return
    if phase not in PHASES:
        g.phase = phase  # check names it
        return
    if g.current < 0:
        g.current = g.start
    if not 0 <= g.current < len(g.runners):
        return
    if all(runner.down for runner in g.runners):  # lost as it stands (CF-END-014)
        awards = [award(g, seat, LOST) for seat in range(g.seats)]
        atoms.finish(g, LOST, together(False, awards, "cf-end-all-down"))
        g.stack = []
        return
    match = Match(runner=g.current, since=g.step, at="over")
    if g.aborting:
        match.at = "escaped"
        if g.abort_turns < 0:
            match.at = "over"
    g.stack = [match, Turn(g.current, at=PHASES[phase])]
    if phase == "start":
        _move_first(g)


def _move_first(g: Crossfire) -> None:
    """At the start of a turn the movements of the abort or of the mission come first
    (CF-TURN-003): a runner of an extraction may take an obstacle over from the Client."""
    if g.aborting:
        for faced in g.obstacles:
            if 0 <= faced.faces < len(g.runners) and g.runners[faced.faces].down:
                faced.faces = g.current
    elif g.mission in MISSIONS:
        flow_of(g).turn_begins(g, g.current)


# -- checking -----------------------------------------------------------------------------------
def check(g: Crossfire) -> list[str]:
    """Every inconsistency, in terms of the position format."""
    mission = _mission(g.mission)
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
IN_DECK = {deck: frozenset(obstacles_of(deck)) for deck in (NORMAL, HARD, BOSS)}
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
    for pile in _piles(g)[4:]:
        found += pile
    return _sold(g) + found + g.aspects + g.removed
