"""Reading a position: filling in what is left out, and finding everything that cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from neontable.games.netrunner.model import flags
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    CORP_TYPES,
    ICE,
    NODE,
    PROGRAM,
    RUNNER,
    RUNNER_TYPES,
    UPGRADE,
)
from neontable.games.netrunner.model.library import CARDS, PATHS, marks_on
from neontable.games.netrunner.model.numbers import (
    actions,
    admits,
    capacity,
    memory_used,
    occupants,
    points,
    room_in,
    slots,
)
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.positions.spelling import by_id
from neontable.games.netrunner.positions.stack import MOST, check_flow
from neontable.games.netrunner.rules.play.turn import Match, Turn
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.kit.counters import problems as counter_problems
from neontable.kit.counters import within

CORP_CARDS = frozenset(id for id, c in CARDS.items() if c.type in CORP_TYPES)
RUNNER_CARDS = frozenset(id for id, c in CARDS.items() if c.type in RUNNER_TYPES and not c.form_of)
ICE_CARDS = frozenset(id for id, c in CARDS.items() if c.type == ICE)
INSIDE = frozenset(id for id, c in CARDS.items() if c.type in (AGENDA, NODE, UPGRADE))
AGENDAS = frozenset(id for id, c in CARDS.items() if c.type == AGENDA)
RIG = frozenset(id for id, c in CARDS.items() if c.type in ("program", "hardware", "resource"))
HIDDEN = frozenset(id for id, c in CARDS.items() if "hidden" in c.keywords)
WINNING_POINTS, LOSING_PUBLICITY = 7, 7
PHASES = ("start", "approach", "encounter", "passed", "pre-access", "access", "over")
UNTIL = ("run", "turn", "encounter", "trace", "bonus", "effect")
VIRUS = marks_on("corp")
"""Counters that the Corp may have; below those of the Runner, of forts and of cards."""
RUNNER_MARKS = marks_on("runner")
FORT_MARKS = marks_on("fort")
CARD_MARKS = marks_on("card") | {"lost"}
RUN_FLAGS = flags.RUN_NAMES | marks_on("run")
TURN_FLAGS = flags.TURN_NAMES | marks_on("turn")
GAME_FLAGS = flags.GAME_NAMES | marks_on("game")
SURELY = (1 << MOST.bit_length() - 1) - 1
"""Numbers whose bits together are not above this are all within MOST: one comparison for many."""
OUTSIDE = ("declare", "closed")
"""Steps at which a run is not yet, or no longer, on the table."""


# -- what may be left out --------------------------------------------------------------------------
def complete(g: Netrunner) -> None:
    """Names of cards, central forts, numbers of cards and forts, and the procedure: a turn at its
    next action."""
    by_id(g)
    while len(g.forts) < 3:
        g.forts.append(Fort(len(g.forts)))
    for i, fort in enumerate(g.forts):
        id = fort.id
        if id < 0:
            id = fort.id = i
        if id >= g.next_fort:
            g.next_fort = id + 1
        for c in fort.ice:
            if c.fort != id:
                c.fort = id
        for c in fort.inside:
            if c.fort != id:
                c.fort = id
    cards = _in_play(g)
    ids = [c.id for c in cards]
    top = max(ids, default=0)
    if top >= g.next_id:
        g.next_id = top + 1
    if 0 in ids:
        for c in cards:
            if c.id == 0:
                c.id = g.next_id
                g.next_id += 1
    if not g.stack and g.outcome is None:
        _begin(g, cards)


def _begin(g: Netrunner, cards: list[Inst]) -> None:
    """A position without procedures was written by hand: the side whose turn it is acts next, what
    can only lie face up does, and a card that is trashed when it is empty is full."""
    for zone in (g.runner.rig, g.corp.scored, g.runner.scored):
        for c in zone:
            c.up = c.up or c.card not in HIDDEN
    for c in cards:
        d = CARDS.get(c.card)
        if d is not None and c.up and d.spent and not c.bits and not c.count:
            c.bits, c.count = d.pile, d.counters
    if g.side in (CORP, RUNNER):
        g.turn = g.turn or 1 + g.side
        g.actions = g.actions or actions(g, g.side)
    g.stack = [Match(at="corp" if g.side else "runner"), Turn(g.side, at="act")]
    if all(c.card in CARDS for c in (*g.corp.scored, *g.runner.scored)):
        for side, how in _decided(g):
            g.flags["winner"] = side
            g.stack = [Match(how=how, at="decided")]
            return


def _decided(g: Netrunner) -> Iterator[tuple[int, str]]:
    """Who has won as the position stands, the first of several (NR-GOAL-001 to NR-GOAL-008)."""
    if g.corp.bad >= LOSING_PUBLICITY:
        yield RUNNER, "nr-how-bad"
    for side in (CORP, RUNNER):
        if points(g, side) >= WINNING_POINTS:
            yield side, "nr-how-points"


def _in_play(g: Netrunner) -> list[Inst]:
    cards: list[Inst] = []
    for fort in g.forts:
        cards += fort.ice
        cards += fort.inside
    runner = g.runner
    for zone in (runner.rig, g.corp.scored, runner.scored, runner.aside, g.limbo):
        cards += zone
    return cards


# -- what cannot be ---------------------------------------------------------------------------
def check(g: Netrunner) -> list[str]:
    problems = _check_piles(g)
    if problems:
        return problems
    problems += _check_numbers(g)
    problems += _check_forts(g)
    problems += _check_rig(g)
    problems += _check_run(g)
    problems += _check_match(g)
    problems += check_flow(g)
    return problems


def _piles_fit(g: Netrunner) -> bool:
    """Whether every card is of a kind that can be where it is: almost always, and without a word
    made for the case that it is not."""
    corp, runner = g.corp, g.runner
    if not (
        CORP_CARDS.issuperset(corp.hq)
        and CORP_CARDS.issuperset(corp.rd)
        and CORP_CARDS.issuperset(corp.archives)
        and CORP_CARDS.issuperset(corp.buried)
        and RUNNER_CARDS.issuperset(runner.hand)
        and RUNNER_CARDS.issuperset(runner.stack)
        and RUNNER_CARDS.issuperset(runner.trash)
        and (not g.removed or CARDS.keys() >= set(g.removed))
    ):
        return False
    for fort in g.forts:
        for c in fort.ice:
            if c.card not in ICE_CARDS:
                return False
        for c in fort.inside:
            if c.card not in INSIDE:
                return False
    for zone, cards in (
        (runner.rig, RIG),
        (runner.aside, RUNNER_CARDS),
        (corp.scored, AGENDAS),
        (runner.scored, AGENDAS),
        (g.limbo, ICE_CARDS),
    ):
        for c in zone:
            if c.card not in cards:
                return False
    return True


def _check_piles(g: Netrunner) -> list[str]:
    if _piles_fit(g):
        return []
    problems: list[str] = []
    corp, runner = g.corp, g.runner
    for name, pile, cards in (
        ("corp.hq", corp.hq, CORP_CARDS),
        ("corp.rd", corp.rd, CORP_CARDS),
        ("corp.archives", corp.archives, CORP_CARDS),
        ("corp.buried", corp.buried, CORP_CARDS),
        ("runner.hand", runner.hand, RUNNER_CARDS),
        ("runner.stack", runner.stack, RUNNER_CARDS),
        ("runner.trash", runner.trash, RUNNER_CARDS),
    ):
        if not cards.issuperset(pile):
            problems += [f"{name}: {_strange(c, cards)}" for c in sorted(set(pile) - cards)]
    placed: list[tuple[str, list[Inst], frozenset[str]]] = [
        ("runner.rig", runner.rig, RIG),
        ("runner.aside", runner.aside, RUNNER_CARDS),
        ("corp.scored", corp.scored, AGENDAS),
        ("runner.scored", runner.scored, AGENDAS),
        ("limbo", g.limbo, ICE_CARDS),
    ]
    for fort in g.forts:
        placed.append((f"the ice of fort {fort.id}", fort.ice, ICE_CARDS))
        placed.append((f"fort {fort.id}", fort.inside, INSIDE))
    for name, zone, cards in placed:
        for c in zone:
            if c.card not in cards:
                problems.append(f"{name}: {_strange(c.card, cards)}")
    if not CARDS.keys() >= set(g.removed):
        problems.append("removed: a card that does not exist")
    return problems


def _strange(card: str, cards: frozenset[str]) -> str:
    if card in CARDS:
        return f"{card!r} cannot be there"
    near = get_close_matches(card.casefold().replace(" ", "-"), sorted(cards), 1)
    return f"no card is called {card!r}" + (f" (did you mean {near[0]!r}?)" if near else "")


def _check_numbers(g: Netrunner) -> list[str]:
    problems: list[str] = []
    corp, runner = g.corp, g.runner
    of_corp = corp.bits | corp.bad | corp.owed
    of_runner = runner.bits | runner.tags | runner.brain | runner.owed | runner.no_run
    if not 0 <= of_corp | of_runner | g.actions | g.turn | g.max_turns <= SURELY:
        for name, n in (
            ("corp.bits", corp.bits),
            ("corp.bad", corp.bad),
            ("corp.owed", corp.owed),
            ("runner.bits", runner.bits),
            ("runner.tags", runner.tags),
            ("runner.brain", runner.brain),
            ("runner.owed", runner.owed),
            ("runner.no_run", runner.no_run),
            ("actions", g.actions),
            ("turn", g.turn),
            ("max_turns", g.max_turns),
        ):
            problems += within(name, n, 0, MOST)
    if not 0 <= g.side | g.swapped <= 1:
        for name, n in (("side", g.side), ("swapped", g.swapped)):
            problems += within(name, n, 0, 1)
    if corp.virus:
        problems += counter_problems("corp.virus", corp.virus.items(), VIRUS, MOST)
    if runner.marks:
        problems += counter_problems("runner.marks", runner.marks.items(), RUNNER_MARKS, MOST)
    if corp.helpers and any(not 0 < n <= MOST for n in corp.helpers):
        problems.append("corp.helpers: each is there for at least 1 turn")
    if runner.tolls and any(not 0 < n <= MOST for n in runner.tolls):
        problems.append("runner.tolls: each is at least 1")
    if g.flags:
        problems += flags.strange("flags", g.flags, GAME_FLAGS, flags.ENCRYPTED)
    if g.memory.flags:
        problems += flags.strange("memory.flags", g.memory.flags, TURN_FLAGS, flags.STRENGTH)
    for purse in g.purses:
        if not 0 < purse.bits <= MOST or purse.side not in (CORP, RUNNER):
            problems.append(f"purses: {purse.bits} bits of side {purse.side}")
        if purse.until not in UNTIL:
            problems.append(f"purses: until is {purse.until!r}; one of: {', '.join(UNTIL)}")
    cards = _in_play(g)
    ids = []
    for c in cards:
        ids.append(c.id)
        if not 0 <= c.adv | c.bits | c.count | c.this_turn | c.this_run | c.host <= SURELY:
            least = min(c.adv, c.bits, c.count, c.this_turn, c.this_run, c.host)
            if least < 0 or max(c.adv, c.bits, c.count) > MOST:
                problems.append(f"card {c.id} ({c.card}): a number below 0, or above {MOST}")
        if c.marks:
            problems += counter_problems(
                f"card {c.id} ({c.card}): marks", c.marks, CARD_MARKS, MOST
            )
    if len(set(ids)) != len(ids):
        twice = sorted({i for i in ids if ids.count(i) > 1})
        problems.append(f"cards: the number {twice[0]} is given twice")
    if ids and (min(ids) < 1 or max(ids) >= g.next_id):
        problems.append(f"next_id is {g.next_id}; a card in play has a number outside 1 to that")
    return problems


def _check_forts(g: Netrunner) -> list[str]:
    problems: list[str] = []
    ids = [f.id for f in g.forts]
    if ids[:3] != [0, 1, 2] or ids != sorted(set(ids)):
        problems.append(f"forts: 0, 1 and 2 are HQ, R&D and Archives, then rising; got {ids}")
        return problems
    if ids[-1] >= g.next_fort:
        problems.append(f"next_fort is {g.next_fort}; fort {ids[-1]} is there already")
    for fort in g.forts:
        id = fort.id
        if id > ARCHIVES and not fort.ice and not fort.inside and id not in _kept(g):
            problems.append(f"fort {id}: there is no card in or on it (NR-AMB-023)")
        if fort.marks:
            problems += counter_problems(f"fort {id}: marks", fort.marks, FORT_MARKS, MOST)
        if fort.inside and (id <= ARCHIVES or len(fort.inside) > 1):
            held = occupants(fort)
            if id <= ARCHIVES and held:
                problems.append(f"fort {id}: no agenda or node in a central fort (NR-FORT-004)")
            elif len(held) > 1 and len(held) > slots(g, fort) and not _overfull(g):
                problems.append(f"fort {id}: {len(held)} agendas and nodes (NR-FORT-003)")
        for zone in (fort.ice, fort.inside):
            for c in zone:
                if c.fort != id:
                    problems.append(f"fort {id}: card {c.id} says that it is in fort {c.fort}")
                if c.up:
                    if c.card in AGENDAS:
                        problems.append(f"fort {id}: an agenda is never rezzed (NR-REZ-007)")
                    if c.seen:
                        rezzed = f"card {c.id} is rezzed, and exposed"
                        problems.append(f"fort {id}: {rezzed} (NR-EXP-003)")
    return problems


def _kept(g: Netrunner) -> set[int]:
    """Forts that stay for a moment without a card."""
    return {getattr(f, "fort", -1) for f in g.stack if getattr(f, "keeps_fort", False)}


def _overfull(g: Netrunner) -> bool:
    return any(type(f).__name__ == "Overfull" for f in g.stack)


def _check_rig(g: Netrunner) -> list[str]:
    problems: list[str] = []
    rig = {c.id: c for c in g.runner.rig}
    for c in rig.values():
        if not c.up and "hidden" not in CARDS[c.card].keywords:
            problems.append(f"runner.rig: {c.card} cannot lie face down (NR-RINST-001)")
        if c.host:
            problems += _check_host(g, c, rig)
        if c.fort >= 0:
            problems.append(f"runner.rig: card {c.id} says that it is in fort {c.fort}")
    for c in g.runner.aside:
        if c.host and c.host not in rig:
            problems.append(f"runner.aside: card {c.id} lies on {c.host}, which is not there")
    if g.runner.rig and memory_used(g) > capacity(g) and g.stack and not _settling(g):
        used, room = memory_used(g), capacity(g)
        problems.append(f"runner.rig: programs use {used} MU, there are {room} (NR-PROG-003)")
    return problems


def _check_host(g: Netrunner, c: Inst, rig: dict[int, Inst]) -> list[str]:
    host = rig.get(c.host)
    if host is None or host is c:
        return [f"runner.rig: card {c.id} is in {c.host}, which is not there"]
    d = CARDS[c.card]
    if d.type != PROGRAM or not CARDS[host.card].holds or not admits(host, d):
        return [f"runner.rig: {c.card} cannot be in {host.card}"]
    if room_in(g, host) < 0:
        return [f"runner.rig: {host.card} has no room for all that is in it (NR-PROG-003)"]
    seen = {c.id}
    while host is not None and host.host:
        seen.add(host.id)
        if host.host in seen:
            return [f"runner.rig: card {c.id} is in itself"]
        host = rig.get(host.host)
    return []


def _settling(g: Netrunner) -> bool:
    """Whether something is going on in which memory may be short for a moment."""
    return len(g.stack) > 2


def _check_run(g: Netrunner) -> list[str]:
    run = g.run
    frames = [f for f in g.stack if f.__class__ is MakeRun and f.at not in OUTSIDE]
    if run is None:
        return ["run: a run is being made, but there is none"] if frames else []
    problems = []
    if not frames:
        problems.append("run: nobody is making it")
    if g.side != RUNNER:
        problems.append("run: it is the Corp's turn (NR-RUN-001)")
    if run.phase not in PHASES:
        problems.append(f"run.phase is {run.phase!r}; it must be one of: {', '.join(PHASES)}")
    if not any(f.id == run.fort for f in g.forts) and not run.ended and not run.success:
        problems.append(f"run: there is no fort {run.fort}")
    for name, path in (("instead", run.instead), ("after", run.after)):
        if path and path not in PATHS:
            problems.append(f"run.{name}: no effects are called {path!r}")
    if run.source and run.source not in CARDS:
        problems.append(f"run.source: no card is called {run.source!r}")
    if not CARDS.keys() >= {*run.names.values(), *run.liberated, *run.trashed}:
        problems.append("run: a card that does not exist was met, liberated or trashed")
    problems += flags.strange("run.flags", run.flags, RUN_FLAGS, flags.DEREZ, flags.REPEAT)
    if any(n < 0 for n in run.broken) or run.spent < 0:
        problems.append("run: a number below 0")
    return problems


def _check_match(g: Netrunner) -> list[str]:
    """Duels and their results."""
    problems: list[str] = []
    if g.duel:
        if len(g.decks) != 4:
            problems.append(f"decks: a duel has 4 decks, here are {len(g.decks)}")
        for n, deck in enumerate(g.decks):
            cards = (CORP_CARDS, RUNNER_CARDS)[n % 2]
            if not cards.issuperset(deck):
                problems += [f"decks[{n}]: {_strange(c, cards)}" for c in sorted({*deck} - cards)]
    elif g.swapped:
        problems.append("swapped is 1; sides are swapped in the second game of a duel only")
    played = g.swapped + (g.outcome is not None)
    if len(g.results) != played:
        problems.append(f"results: {played} games are over, here are {len(g.results)} results")
    out = g.outcome
    if out is not None and (
        not {0, 1}.issuperset(out.winners) or not out.winners or len(out.points) != 2
    ):
        problems.append("outcome: winners are seats 0 and 1, and both have points")
    return problems
