"""Tests read as play: a table in a few words, then picks; a question left open fails.

    >>> d = duel(hand=["Livewire's Contacts"], turn="runner")
    >>> d.pick("play", "Livewire's Contacts").g.runner.bits
    8

Cards are named as published or by id.  In forts and rigs: "!Data Wall" is rezzed, "Tycho
Extension+4" has four advancement counters.  Ice is listed from the innermost outwards.

    >>> d = duel(
    ...     hq=["Scorched Earth"],                       # the Corp's hand
    ...     forts={"hq": "!Triggerman /", 3: "Keeper, !Data Wall / Tycho Extension+2"},
    ...     rig=["Black Dahlia"], bits=(10, 9), turn="runner",
    ... )
    >>> d = d.run("hq")                                  # ice / inside
    >>> d = d.pick("break", "Black Dahlia", 0)           # the option that has all these words
    >>> from neontable.games.netrunner.model import options as opt
    >>> d = d.pick(opt.Break, "Black Dahlia", 1)         # the same, by its class
    >>> d.leave_open().g.runner.bits
    5

What is not given stays as in an empty game; a word that means nothing is refused:

    >>> duel(crop=Corp())
    Traceback (most recent call last):
    TypeError: a duel has no 'crop'; fields of the state are: ...

Options are named here in their plain form, such as ("run", 1), as they come from outside; `d.ask`
has them as the rules do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from neontable.games.netrunner import game as netrunner
from neontable.games.netrunner.atoms import supply
from neontable.games.netrunner.decks.construction import fold
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.pieces import Corp, Fort, Inst, Runner
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.turn import Match, Turn
from neontable.kernel import chance
from neontable.kernel.asks import Ask
from neontable.kernel.events import Event
from neontable.kernel.options import Option
from neontable.kernel.script import Script
from neontable.kernel.show import Refusal
from neontable.kernel.table import Table, around
from neontable.kernel.text import render

CORP, RUNNER = 0, 1
HQ, RD = 0, 1
FORTS = {"hq": 0, "rd": 1, "archives": 2, "new": -2}
BUILT = {"game", "rules", "corp", "runner", "forts", "stack", "key", "windows", "side", "actions"}
"""Fields of the state that other words of a duel set."""
_BY_NAME = {fold(c.name): id for id, c in CARDS.items() if not c.form_of}


def card_id(name: str) -> str:
    """The id of a card, by name or id."""
    if name in CARDS:
        return name
    found = _BY_NAME.get(fold(name))
    assert found is not None, f"no card is called {name!r}"
    return found


class Duel:
    """A table with short words for tests."""

    made: list[Duel] = []

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open_on_purpose = False
        self.events: list[Event] = []
        Duel.made.append(self)

    # -- looking -----------------------------------------------------------------------------
    @property
    def g(self) -> Netrunner:
        state: Netrunner = self.table.state
        return state

    @property
    def ask(self) -> Ask:
        asks = self.table.asks
        assert asks, "the game is over: nobody is asked anything"
        return asks[0]

    @property
    def options(self) -> list[Any]:
        """In their plain form."""
        return [plain(o) for o in self.ask.options]

    @property
    def items(self) -> list[Any]:
        """The things of an ask for several of them, in their plain form."""
        return [plain(i) for i in self.ask.items]

    def asks(self, id: str, side: int | None = None) -> bool:
        """Whether this is what is asked now (of this side)."""
        return any(a.id == id and side in (None, a.seat) for a in self.table.asks)

    def card(self, name: str, nth: int = 0) -> Inst:
        """A card in play, by name."""
        id = card_id(name)
        g = self.g
        cards = [c for f in g.forts for c in (*f.ice, *f.inside)]
        cards += [*g.runner.rig, *g.corp.scored, *g.runner.scored, *g.runner.aside, *g.limbo]
        found = [c for c in cards if c.card == id]
        assert len(found) > nth, f"{name} is not in play"
        return found[nth]

    def in_play(self, name: str) -> bool:
        id = card_id(name)
        g = self.g
        cards = [c for f in g.forts for c in (*f.ice, *f.inside)]
        return any(c.card == id for c in [*cards, *g.runner.rig])

    def happened(self, id: str) -> bool:
        """Whether an event of this kind was emitted so far."""
        return any(e.id == id for e in self.events)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winner(self) -> int:
        """The side that won, of a game that is over."""
        outcome = self.table.outcome
        assert outcome is not None, "the game goes on"
        return outcome.winners[0]

    # -- answering ---------------------------------------------------------------------------
    def find(self, *words: Any, of: Ask | None = None) -> list[Any]:
        """Options that have all these words: the verb first, then cards, forts and numbers."""
        ask = of or self.ask
        if isinstance(ask.options, range):
            return [n for n in ask.options if n == words[0]]
        return [o for o in map(plain, ask.options) if _fits(o, words)]

    def pick(self, *words: Any) -> Duel:
        """Answer with the one option that has these words, in the order of its fields where that
        decides; none or several fail the test."""
        for ask in self.table.asks:
            found = self.find(*words, of=ask)
            if len(found) > 1:
                found = [o for o in found if _in_order(o, words)] or found
            assert len(found) < 2, f"{words} fits several options: {found}; name more, or first()"
            if found:
                self.answer(found[0], ask.seat)
                return self
        asked = [(a.id, a.seat, [plain(o) for o in a.options[:40]]) for a in self.table.asks]
        raise AssertionError(f"{words} is not offered: {asked}")

    def first(self, *words: Any) -> Duel:
        """Answer with the first of several options that are alike for the test."""
        return self.answer(self.find(*words)[0])

    @property
    def script(self) -> Script:
        """The same table by verbs and fields."""
        return Script(self.table)

    def choose(self, *names: Any) -> Duel:
        """Answer an ask for several things with those named (cards, or whole options)."""
        ask = self.ask
        items = self.items
        chosen = []
        for name in names:
            item = next(i for i in items if _fits(i, (i[0], name)))
            items.remove(item)
            chosen.append(item)
        self.answer(tuple(chosen), ask.seat)
        return self

    def answer(self, answer: Any, seat: int | None = None) -> Duel:
        self.table.answer(self.ask.seat if seat is None else seat, answer)
        self.events += self.table.events
        return self

    def offered(self, *words: Any) -> bool:
        return not self.table.over and any(self.find(*words, of=a) for a in self.table.asks)

    def maybe(self, *words: Any) -> Duel:
        return self.pick(*words) if self.offered(*words) else self

    def refused(self, *thing: Any) -> str:
        """The id of the rule by which the asked seat cannot do a thing (a whole option)."""
        return self._refusal(thing).rule

    def told(self, *thing: Any) -> str:
        """What the asked side reads about that."""
        return render(self._refusal(thing).text, "en")

    def _refusal(self, thing: tuple[Any, ...]) -> Refusal:
        refusal = self.table.why_not(self.ask.seat, thing)
        assert refusal is not None, f"{thing} is offered"
        return refusal

    def passing(self) -> Duel:
        """Pass every window that is open, up to the next real question."""
        while not self.over and self.ask.id.startswith("nr-window"):
            self.pick("pass")
        return self

    def run(self, fort: Any) -> Duel:
        """The Runner runs on a fort; the window of its start is passed where it offers nothing."""
        self.pick("run", fort)
        idle = not self.over and not self.offered("use") and not self.offered("rez")
        if idle and self.asks("nr-window-run-start"):
            self.pick("pass")
        return self

    def to_access(self) -> Duel:
        """Go on with the run, breaking nothing and rezzing nothing, until cards are accessed."""
        for _ in range(50):
            if self.over:
                return self
            if self.offered("access"):
                return self.pick("access")
            for words in (("leave",), ("continue",), ("done",), ("pass",)):
                if self.offered(*words):
                    self.pick(*words)
                    break
            else:
                return self
        raise AssertionError("the run does not get to its access")

    def finish(self) -> Duel:
        """Answer with the passive option until a side is asked for its next action."""
        for _ in range(200):
            if self.over or self.ask.id in ("nr-ask-corp", "nr-ask-runner"):
                return self
            for ask in self.table.asks:
                self.answer(ask.default_answer, ask.seat)
                break
        raise AssertionError("no end of questions")

    def end_turn(self) -> Duel:
        """End the turn of whoever acts, and go on to the other side's first action."""
        side = self.ask.seat
        self.pick("end")
        for _ in range(60):
            if self.over or (
                self.ask.seat != side and self.ask.id in ("nr-ask-corp", "nr-ask-runner")
            ):
                return self
            for ask in self.table.asks:
                self.answer(ask.default_answer, ask.seat)
                break
        raise AssertionError("the turn does not end")

    def leave_open(self) -> Duel:
        """This test ends in the middle of something, on purpose."""
        self.open_on_purpose = True
        return self

    def dice(self, *results: int) -> Duel:
        """Make the next six-sided dice fall like this."""
        g = self.g
        for seed in range(200_000):
            probe = Netrunner(
                corp=Corp(),
                runner=Runner(),
                forts=[],
                key=chance.key_from(f"dice {seed}"),
                drawn=g.drawn,
            )
            if all(chance.die(probe, 6) == n for n in results):
                g.key = probe.key
                return self
        raise AssertionError(f"no key gives {results}")


def plain(answer: Any) -> Any:
    """An answer as it would come from outside: an option as a tuple, its verb first."""
    if isinstance(answer, Option):
        return (answer.verb(), *astuple(answer))
    return tuple(map(plain, answer)) if isinstance(answer, tuple) else answer


SHAPES = {
    "card": ("card", "card-in"),
    "install": ("install", "install-rig"),
    "pay": ("pay", "pay-n"),
}
"""Verbs that tests need not distinguish."""


def _fits(option: Any, words: tuple[Any, ...]) -> bool:
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return False
    verb = words[0] if isinstance(words[0], str) else words[0].verb()
    if option[0] not in SHAPES.get(verb, (verb,)):
        return False
    rest = option[1:]
    for w in words[1:]:
        if isinstance(w, str) and w in FORTS and w not in rest:
            if FORTS[w] not in rest:
                return False
        elif isinstance(w, str) and w not in rest:
            id = _BY_NAME.get(fold(w), w)
            if id not in rest:
                return False
        elif w not in rest:
            return False
    return True


def _in_order(option: tuple[Any, ...], words: tuple[Any, ...]) -> bool:
    """Whether the words stand among the fields in this order."""
    verb, *fields = option
    for word in words[1:]:
        while fields and not _fits((verb, fields[0]), (verb, word)):
            fields.pop(0)
        if not fields:
            return False
        fields.pop(0)
    return True


def _inst(g: Netrunner, text: str, fort: int) -> Inst:
    text = text.strip()
    up = text.startswith("!")
    name, _, adv = text.removeprefix("!").partition("+")
    inst = Inst(g.next_id, card_id(name.strip()), up=up, fort=fort, adv=int(adv or 0))
    g.next_id += 1
    return inst


def duel(
    *,
    corp: Corp | None = None,
    runner: Runner | None = None,
    hq: Sequence[str] | None = None,
    rd: Sequence[str] | None = None,
    archives: Sequence[str] | None = None,
    buried: Sequence[str] | None = None,
    hand: Sequence[str] | None = None,
    stack: Sequence[str] | None = None,
    trash: Sequence[str] | None = None,
    rig: Sequence[str] = (),
    forts: dict[Any, str] | None = None,
    corp_scored: Sequence[str] = (),
    runner_scored: Sequence[str] = (),
    bits: tuple[int, int] | None = None,
    tags: int | None = None,
    turn: str = "corp",
    actions: int | None = None,
    at: str = "act",
    windows: bool = False,
    seed: int = 1,
    **more: Any,
) -> Duel:
    """A game in the middle of a turn.  Decks left out hold ten harmless cards; the top card of
    `rd` and `stack` is the last.  A whole `corp` or `runner` is taken as it is, and what else is
    said of that side is set in it.  `more` sets other fields of the state (memory, flags, ...)."""
    side = RUNNER if turn == "runner" else CORP
    if corp is None:
        corp = Corp(bits=5, rd=[card_id("Data Wall")] * 10)
    if runner is None:
        runner = Runner(bits=5, stack=[card_id("Krash")] * 10)
    if bits is not None:
        corp.bits, runner.bits = bits
    if tags is not None:
        runner.tags = tags
    for owner, zone, cards in (
        (corp, "hq", hq),
        (corp, "rd", rd),
        (corp, "archives", archives),
        (corp, "buried", buried),
        (runner, "hand", hand),
        (runner, "stack", stack),
        (runner, "trash", trash),
    ):
        if cards is not None:
            setattr(owner, zone, [card_id(c) for c in cards])
    g = Netrunner(
        key=chance.key_from(seed),
        windows=windows,
        corp=corp,
        runner=runner,
        forts=[Fort(0), Fort(1), Fort(2)],
        turn=4 if side else 3,
        side=side,
        stack=[Match(at="corp" if side else "runner"), Turn(side, at=at)],
        actions=(4 if side else 3) if actions is None else actions,
    )
    free = sorted({f.name for f in msgspec.structs.fields(Netrunner)} - BUILT)
    for name in more:
        if name not in free:
            raise TypeError(f"a duel has no {name!r}; fields of the state are: {', '.join(free)}")
    for key, text in (forts or {}).items():
        id = FORTS.get(key, key)
        while id >= len(g.forts):
            g.forts.append(Fort(g.next_fort))
            g.next_fort += 1
        ice, _, inside = text.partition("/")
        g.forts[id].ice = [_inst(g, t, id) for t in ice.split(",") if t.strip()]
        g.forts[id].inside = [_inst(g, t, id) for t in inside.split(";") if t.strip()]
        for c in (*g.forts[id].ice, *g.forts[id].inside):
            if c.up:
                supply(g, c)
    hosts: dict[str, int] = {}
    for text in rig:
        name, _, host = text.partition(" in ")
        inst = _inst(g, name, -1)
        inst.up = "hidden" not in CARDS[inst.card].keywords
        inst.host = hosts.get(card_id(host), 0) if host else 0
        hosts[inst.card] = inst.id
        g.runner.rig.append(inst)
        supply(g, inst)
    for name in corp_scored:
        inst = _inst(g, name, -1)
        inst.up = True
        g.corp.scored.append(inst)
        supply(g, inst)
    for name in runner_scored:
        inst = _inst(g, name, -1)
        inst.up = True
        g.runner.scored.append(inst)
    for name, value in more.items():
        setattr(g, name, value)
    return Duel(around(netrunner.GAME, g))
