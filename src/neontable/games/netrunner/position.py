"""Reading a position: filling in what is left out, and finding everything that cannot be."""

from __future__ import annotations

from difflib import get_close_matches

from neontable.games.netrunner.card import (
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
from neontable.games.netrunner.library import CARDS, PATHS
from neontable.games.netrunner.pieces import Fort, Inst
from neontable.games.netrunner.reckon import actions, capacity, memory_used, occupants, slots
from neontable.games.netrunner.run import MakeRun
from neontable.games.netrunner.state import Netrunner
from neontable.games.netrunner.turn import Match, Turn
from neontable.kernel.frames import Frame
from neontable.kit.counters import within

CORP_CARDS = frozenset(id for id, c in CARDS.items() if c.type in CORP_TYPES)
RUNNER_CARDS = frozenset(id for id, c in CARDS.items() if c.type in RUNNER_TYPES)
ICE_CARDS = frozenset(id for id, c in CARDS.items() if c.type == ICE)
INSIDE = frozenset(id for id, c in CARDS.items() if c.type in (AGENDA, NODE, UPGRADE))
AGENDAS = frozenset(id for id, c in CARDS.items() if c.type == AGENDA)
RIG = frozenset(id for id, c in CARDS.items() if c.type in ("program", "hardware", "resource"))


# -- what may be left out --------------------------------------------------------------------------
def complete(g: Netrunner) -> None:
    """Central forts, numbers of cards and forts, and the procedure: a turn at its next action."""
    while len(g.forts) < 3:
        g.forts.append(Fort(len(g.forts)))
    for i, fort in enumerate(g.forts):
        if fort.id < 0:
            fort.id = i
        for c in fort.ice:
            c.fort = fort.id
        for c in fort.inside:
            c.fort = fort.id
    g.next_fort = max(g.next_fort, max(f.id for f in g.forts) + 1)
    cards = list(_in_play(g))
    top = max((c.id for c in cards), default=0)
    if top >= g.next_id:
        g.next_id = top + 1
    for c in cards:
        if c.id == 0:
            c.id = g.next_id
            g.next_id += 1
    if not g.stack and g.outcome is None:
        if g.actions == 0:
            g.actions = actions(g, g.side)
        g.stack = [Match(at="corp" if g.side else "runner"), Turn(g.side, at="act")]


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
    problems += _check_stack(g)
    return problems


def _check_piles(g: Netrunner) -> list[str]:
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
    near = get_close_matches(card, sorted(cards), 1)
    return f"no card is called {card!r}" + (f" (did you mean {near[0]!r}?)" if near else "")


def _check_numbers(g: Netrunner) -> list[str]:
    problems: list[str] = []
    corp, runner = g.corp, g.runner
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
    ):
        if not 0 <= n <= 100_000:
            problems += within(name, n, 0, 100_000)
    for name, n in (("side", g.side), ("swapped", g.swapped)):
        problems += within(name, n, 0, 1)
    for counters in (corp.virus, runner.marks):
        if any(not 0 < n <= 10_000 for n in counters.values()):
            problems.append("counters: a number below 1")
    for purse in g.purses:
        if purse.bits <= 0 or purse.side not in (CORP, RUNNER):
            problems.append(f"purses: {purse.bits} bits of side {purse.side}")
    ids = [c.id for c in _in_play(g)]
    if len(set(ids)) != len(ids):
        twice = sorted({i for i in ids if ids.count(i) > 1})
        problems.append(f"cards: the number {twice[0]} is given twice")
    if ids and (min(ids) < 1 or max(ids) >= g.next_id):
        problems.append(f"next_id is {g.next_id}; a card in play has a number outside 1 to that")
    if g.duel and len(g.decks) != 4:
        problems.append(f"decks: a duel has 4 decks, here are {len(g.decks)}")
    return problems


def _check_forts(g: Netrunner) -> list[str]:
    problems: list[str] = []
    ids = [f.id for f in g.forts]
    if ids[:3] != [0, 1, 2] or ids != sorted(set(ids)):
        problems.append(f"forts: 0, 1 and 2 are HQ, R&D and Archives, then rising; came {ids}")
        return problems
    if ids[-1] >= g.next_fort:
        problems.append(f"next_fort is {g.next_fort}; fort {ids[-1]} is there already")
    for fort in g.forts:
        where = f"fort {fort.id}"
        if fort.id > ARCHIVES and not fort.ice and not fort.inside:
            problems.append(f"{where}: there is no card in or on it (NR-AMB-023)")
        held = occupants(fort)
        if fort.id <= ARCHIVES and held:
            problems.append(f"{where}: no agenda or node in a central fort (NR-FORT-004)")
        elif len(held) > slots(g, fort) and not any(
            type(f).__name__ == "Overfull" for f in g.stack
        ):
            problems.append(f"{where}: {len(held)} agendas and nodes (NR-FORT-003)")
        for c in (*fort.ice, *fort.inside):
            if c.fort != fort.id:
                problems.append(f"{where}: card {c.id} says that it is in fort {c.fort}")
            if c.up and CARDS[c.card].type == AGENDA:
                problems.append(f"{where}: an agenda is never rezzed (NR-REZ-007)")
            if c.up and c.seen:
                problems.append(f"{where}: card {c.id} is rezzed, and exposed (NR-EXP-003)")
            if c.adv < 0 or c.bits < 0 or c.count < 0:
                problems.append(f"{where}: card {c.id} has fewer than no counters")
    return problems


def _check_rig(g: Netrunner) -> list[str]:
    problems: list[str] = []
    rig = {c.id for c in g.runner.rig}
    for c in g.runner.rig:
        if not c.up and "hidden" not in CARDS[c.card].keywords:
            problems.append(f"runner.rig: {c.card} cannot lie face down (NR-RINST-001)")
        if c.host and (c.host not in rig or c.host == c.id):
            problems.append(f"runner.rig: card {c.id} is in {c.host}, which is not there")
        if c.bits < 0 or c.count < 0:
            problems.append(f"runner.rig: card {c.id} has fewer than no counters")
    if memory_used(g) > capacity(g) and g.stack and not _settling(g):
        used, room = memory_used(g), capacity(g)
        problems.append(f"runner.rig: programs use {used} MU, there are {room} (NR-PROG-003)")
    if not any(CARDS[c.card].type == PROGRAM for c in g.runner.rig) and memory_used(g):
        problems.append("runner.rig: MU used by nothing")
    return problems


def _settling(g: Netrunner) -> bool:
    """Whether something is going on in which memory may be short for a moment."""
    return len(g.stack) > 2


def _check_run(g: Netrunner) -> list[str]:
    run = g.run
    frames = sum(isinstance(f, MakeRun) and f.at not in ("declare", "closed") for f in g.stack)
    if run is None:
        return ["run: a run is going on, but there is none"] if frames else []
    problems = []
    if not frames:
        problems.append("run: nobody is making it")
    if not any(f.id == run.fort for f in g.forts) and not run.ended and not run.success:
        problems.append(f"run: there is no fort {run.fort}")
    return problems


def _check_stack(g: Netrunner) -> list[str]:
    if g.outcome is not None:
        return [] if not g.stack else ["stack: the match is over"]
    if not isinstance(g.stack[0], Match):
        return ["stack: the first procedure is the Match"]
    problems = []
    if any(isinstance(f, Match) for f in g.stack[1:]):
        problems.append("stack: only the first procedure is the Match")
    turns = [f for f in g.stack if isinstance(f, Turn)]
    if len(g.stack) > 1 and (not isinstance(g.stack[1], Turn) or len(turns) > 1):
        problems.append("stack: the second procedure is the Turn, and there is one")
    elif turns and turns[0].side != g.side:
        problems.append(f"stack: a turn of side {turns[0].side} in the turn of side {g.side}")
    for f in g.stack:
        problems += _check_frame(f)
    return problems


def _check_frame(f: Frame) -> list[str]:
    name = type(f).__name__
    at = getattr(f, "at", "")
    if at not in f.asks and at not in f.does:
        return [f"stack: {name} has no step {at!r}"]
    path = getattr(f, "path", None)
    if path is not None and path not in PATHS:
        return [f"stack: {name}: no effects are called {path!r}"]
    card = getattr(f, "card", "")
    if card and card not in CARDS:
        return [f"stack: {name}: no card is called {card!r}"]
    return []
