"""`neontable play`: a game in the terminal, against bots or with people at one keyboard."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neontable import bots
from neontable.cli import cards, draw, failure, rules, saves, typed
from neontable.cli.seats import (
    HUMAN,
    Loads,
    brought,
    for_bots,
    loadouts_in,
    seat_name,
    seating,
    show_outcome,
)
from neontable.cli.speech import Lang, Voice
from neontable.kernel import registry
from neontable.kernel.asks import MANY, NUMBER, ON_BOARD, ORDER, PICK, Answer, Ask
from neontable.kernel.chores import Chore, chores
from neontable.kernel.errors import BadAnswer, BadRecord, NeontableError
from neontable.kernel.events import Event
from neontable.kernel.game import Game
from neontable.kernel.options import Thing
from neontable.kernel.prices import price_of
from neontable.kernel.record import Record
from neontable.kernel.rules import UnknownRule, find, statement
from neontable.kernel.scene import Scene
from neontable.kernel.show import Refusal
from neontable.kernel.stops import DEFAULT, WHERE, Stops, passable, turn, verdict
from neontable.kernel.table import Table, load, play_again
from neontable.kernel.text import Text, literal
from neontable.kernel.worded import sentence

EXPLAINED = 40
"""The most things that a bare `?` explains."""


def join(app: typer.Typer) -> None:
    app.command(
        "play",
        epilog="Examples: [bold]neontable play adrenaline[/] · "
        "[bold]neontable play adrenaline --seats human,bot,random --seed 7 --lang fr[/] · "
        "[bold]neontable play adrenaline --seats human,human,bot --option arena=small[/] · "
        "[bold]neontable play netrunner --seats human,easy[/] · "
        "[bold]neontable play adrenaline --load game.json[/]",
    )(play)


def play(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, comma-separated: human, bot (the best), or a bot's name."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Makes the game repeatable.")] = None,
    option: failure.Options = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            help="The first person's deck: a name of the house, or @FILE; a second one is for "
            "the game in which sides are swapped."
        ),
    ] = None,
    loadout: Loads = None,
    saved: Annotated[
        Path | None, typer.Option("--load", help="Continue from a saved record or a position.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal.  Type `help` during the game for all commands."""
    voice = Voice(lang)
    with failure.reported():
        house = registry.game(game)
        options = failure.options_in(option or [])
        if saved is None:
            names = seating(house, seats, None)
            loadouts = loadouts_in(loadout or []) | brought(house, names, deck or [])
            loadouts |= for_bots(house, names, loadouts, options, seed)
            # Among people, not being asked must reveal nothing: response windows are always asked.
            windows = names.count(HUMAN) > 1
            table = house.new(len(names), seed, options, loadouts=loadouts, windows=windows)
            evening = Evening(voice, table, names, seed)
        else:
            if options or deck or loadout:
                raise failure.BadInput(
                    "a loaded table has its options and decks already: "
                    "no --option, no --deck, no --loadout"
                )
            table, past = _loaded(saved, house)
            evening = Evening(voice, table, seating(house, seats, table.seats), seed, past)
        evening.run()


Past = list[tuple[int, Event]]


def _loaded(path: Path, game: Game) -> tuple[Table, Past]:
    """A table from a record (with everything that happened) or from a position."""
    data = path.read_bytes()
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise failure.BadInput(
            f"{path} is not a saved game (truncated or damaged?): {fault}"
        ) from None
    if isinstance(head, dict) and head.get("game", game.name) != game.name:
        raise failure.BadInput(f"{path} is a table of {head['game']!r}, not of {game.name!r}")
    if not (isinstance(head, dict) and "answers" in head and "format" in head):
        table = load(data)
        return table, [(0, e) for e in table.events]
    return _replayed(failure.record_in(path))


def _replayed(record: Record) -> tuple[Table, Past]:
    table = play_again(record, 0)
    past = [(0, e) for e in table.events]
    for i, (seat, answer) in enumerate(record.answers, 1):
        try:
            table.answer(seat, answer)
        except BadAnswer as fault:
            raise BadRecord(f"answer {i} of the record does not fit: {fault}") from None
        past += [(i, e) for e in table.events]
    return table, past


class Left(Exception):
    """The person leaves the table."""


class Evening:
    """One game in the terminal: the table, its players, and what each person has seen."""

    def __init__(
        self,
        voice: Voice,
        table: Table,
        names: list[str],
        seed: int | str | None,
        past: Past | None = None,
    ) -> None:
        self.voice = voice
        self.table = table
        self.people = [seat for seat, name in enumerate(names) if name == HUMAN]
        self.bots = {
            seat: bots.make(table.game, name, seat, seed)
            for seat, name in enumerate(names)
            if name != HUMAN
        }
        self.names = names
        self.seed = seed
        self.past: Past = [(0, e) for e in table.events] if past is None else past
        self.shown = dict.fromkeys(self.people, 0)
        """How much of the past each person has been shown."""
        self.boards: dict[int, bytes] = {}
        self.decisions: list[tuple[int, int, object]] = []
        """Who decided, after how many answers, and how many chance results had been drawn."""
        self.stops: dict[int, Stops] = dict.fromkeys(self.people, DEFAULT)
        """Where each person wants to be asked to respond."""
        self.keyboard = self.people[0] if len(self.people) == 1 else -1
        self.piped = not sys.stdin.isatty()

    # -- the game --------------------------------------------------------------------------
    def run(self) -> None:
        try:
            self._welcome()
            while not self.table.over:
                ask = self._next()
                bot = self.bots.get(ask.seat)
                if bot is not None:
                    self._answer(ask.seat, bot.choose(self.table, ask))
                elif verdict(self.table, ask, self.stops.get) == "now":
                    self._answer(ask.seat, ask.default_answer)
                else:
                    self._ask(ask)
            self._end()
        except Left:
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):
            self._rescue()

    def _next(self) -> Ask:
        """Of several open asks, bots' asks first, so that nobody waits for them."""
        asks = self.table.asks
        for ask in asks:
            if ask.seat in self.bots:
                return ask
        mine = [a for a in asks if a.seat == self.keyboard]
        return (mine or asks)[0]

    def _answer(self, seat: int, answer: Answer) -> None:
        self.table.answer(seat, answer)
        count = self.table.journal.count
        self.past += [(count, e) for e in self.table.events]

    def _welcome(self) -> None:
        table, voice = self.table, self.voice
        begun = "welcome-back" if table.journal.count else "welcome"
        voice.say(begun, "bold", game=literal(table.game.name))
        for seat, name in enumerate(self.names):
            who = seat_name(voice, table.game, seat)
            voice.line("  " + voice.of("welcome-seat", who=who, player=self._player(name)))
        voice.say("welcome-commitment", "dim", commitment=table.commitment)
        if self.people:
            voice.say("welcome-help", "dim")

    def _player(self, name: str) -> str:
        if name in self.table.game.levels:
            return self.voice.of("player-level", level=literal(name))
        return self.voice.of("player-human") if name == HUMAN else literal(name)

    def _end(self) -> None:
        for seat in self.people:
            if len(self.people) == 1:
                self._show_news(seat)
                self._show_board(seat)
        show_outcome(self.voice, self.table)

    # -- a person's turn to answer -----------------------------------------------------------
    def _ask(self, ask: Ask) -> None:
        seat = ask.seat
        if seat != self.keyboard and not self._hand_over(ask):
            return
        self._show_news(seat)
        self._show_board(seat, again=False)
        self._show_ask(ask)
        while True:
            line = self._read()
            if not line:
                self.voice.line(typed.hint(self.voice, ask))
                continue
            if self._command(ask, line):
                if self._open(ask):
                    continue
                return
            try:
                answer = typed.answer(self.voice, ask, line)
                self._decided(seat)
                self._answer(seat, answer)
                return
            except typed.Misread as fault:
                self.voice.line(str(fault))
            except BadAnswer as fault:
                self.decisions.pop()
                self._refused(ask, answer, fault)

    def _open(self, ask: Ask) -> bool:
        """Whether the ask is still the one to answer; not after an undo, nor when a bot has the
        seat now."""
        return ask.seat in self.people and any(a is ask for a in self.table.asks)

    def _decided(self, seat: int) -> None:
        journal = self.table.journal
        self.decisions.append((seat, journal.count, journal.chance))

    def _refused(self, ask: Ask, answer: Answer, fault: BadAnswer) -> None:
        """A place that does not fit: the game cites the rule and the nearest place that does."""
        refusal, trace = self.table.trace(ask.seat, answer)
        if refusal is None or ask.kind not in ON_BOARD:
            self.voice.line(str(fault))
            return
        self._explain(refusal)
        if trace.nearest:
            nearest = self.voice.text(self.table.game.show.option_text(ask, trace.nearest))
            self.voice.say("nearest", "dim", place=literal(nearest))

    def _read(self) -> str:
        line = line_in(self.voice.of("prompt") + " ").strip()
        if self.piped:
            # A transcript reads as if it had been typed.
            self.voice.line(line)
        return line

    def _hand_over(self, ask: Ask) -> bool:
        """The screen is cleared before and after, so that hidden things stay hidden.  Whoever has
        nothing more to respond this turn says so without a look; then it is not handed over."""
        seat = ask.seat
        who = seat_name(self.voice, self.table.game, seat)
        self._clear()
        words = "hand-over-response" if passable(ask) else "hand-over"
        said = line_in(self.voice.of(words, who=who) + " ")
        if passable(ask) and cards.folded(said.strip()) in _QUIET:
            self.stops[seat] = self._hushed(seat)
            return False
        self._clear()
        if self.piped:
            self.voice.line()
        self.keyboard = seat
        self.boards.pop(seat, None)
        return True

    def _hushed(self, seat: int) -> Stops:
        return msgspec.structs.replace(self.stops[seat], quiet=turn(self.table))

    def _clear(self) -> None:
        if self.voice.console.is_terminal:
            # The scrollback buffer too.
            self.voice.console.file.write("\x1b[3J")
            self.voice.console.clear()

    # -- showing ---------------------------------------------------------------------------
    def _show_news(self, seat: int) -> None:
        for _, event in self.past[self.shown[seat] :]:
            if event.seen_by(seat):
                self._show_event(event)
        self.shown[seat] = len(self.past)

    def _show_event(self, event: Event) -> None:
        self.voice.line("• " + sentence(self.voice.text(self.table.game.show.event_text(event))))

    def _show_board(self, seat: int, again: bool = True) -> None:
        scene = self.table.scene(seat)
        # Panels alone (an action less, a cube more) do not make the board worth drawing again.
        shape = self.table.shape(seat) if seat >= 0 else ()
        code = msgspec.json.encode((scene.pieces, shape))
        if not again and self.boards.get(seat) == code:
            return
        self.boards[seat] = code
        self.voice.line()
        screen = self.voice.console.size
        for line in draw.draw(
            self.voice, self.table.game, scene, screen.width, shape, screen.height
        ):
            self.voice.line(line)

    def _show_ask(self, ask: Ask) -> None:
        voice, game = self.voice, self.table.game
        who = seat_name(voice, game, ask.seat)
        voice.line()
        question = literal(voice.text(game.show.ask_text(ask)))
        voice.say("titled", "bold", title=literal(who), words=question)
        if ask.kind in (MANY, ORDER):
            listed = list(ask.items)
        elif ask.kind == NUMBER:
            listed = []
        elif ask.kind in ON_BOARD:
            listed = list(ask.options[: typed.SHOWN_SAMPLES])
        else:
            listed = list(ask.options)
        width = len(str(len(listed)))
        for n, option in enumerate(listed, 1):
            cost = ", ".join(voice.text(p.words()) for p in price_of(self.table, ask, option))
            words = voice.text(game.show.option_text(ask, option))
            voice.line(
                f"  {n:>{width}}. {words}{self._odds(ask, option)}"
                + (f"  [{cost}]" if cost else "")
            )
        for n, chore in enumerate(self._chores(ask), 1):
            cost = ", ".join(voice.text(p.words()) for p in chore.price)
            voice.line(f"  *{n}. {voice.text(chore.text)}" + (f"  [{cost}]" if cost else ""))
        if not listed or ask.kind in (MANY, ORDER, *ON_BOARD):
            voice.line("  " + typed.hint(voice, ask), "dim")

    def _chores(self, ask: Ask) -> list[Chore]:
        return chores(self.table, ask.seat)

    def _do_chore(self, ask: Ask, number: str) -> None:
        """Give its answers one after the other, as long as the question is the one planned for."""
        offered = self._chores(ask)
        if not number.isdecimal() or not 1 <= int(number) <= len(offered):
            self.voice.say("chore-unknown", n=len(offered))
            return
        for step in offered[int(number) - 1].steps:
            while not self.table.over and self._next().seat != ask.seat:
                other = self._next()
                if verdict(self.table, other, self.stops.get) != "now":
                    return
                self._answer(other.seat, other.default_answer)
            mine = self.table.asks_for(ask.seat)
            while mine and mine[0].id != step.ask.id and self._passed_for(mine[0]):
                mine = self.table.asks_for(ask.seat)
            if not mine or mine[0].id != step.ask.id:
                return
            self._decided(ask.seat)
            try:
                self._answer(ask.seat, step.answer)
            except BadAnswer:
                self.decisions.pop()
                return

    def _passed_for(self, ask: Ask) -> bool:
        if verdict(self.table, ask, self.stops.get) != "now":
            return False
        self._answer(ask.seat, ask.default_answer)
        return True

    def _odds(self, ask: Ask, option: Answer) -> str:
        """What an option would roll, where it can be tried: screens say it while one aims."""
        if ask.kind != PICK or not self.table.traceable(ask.seat):
            return ""
        _, tried = self.table.trace(ask.seat, option)
        said = " · ".join(self.voice.text(cost) for cost in tried.costs)
        return f"  ({said})" if said else ""

    def _explain(self, refusal: Refusal) -> None:
        self.voice.line(self.voice.text(refusal.text))
        try:
            words = statement(find(refusal.rule), self.voice.lang)
        except UnknownRule:
            # The kernel's own reasons (not asked, game over) are not rules of a game.
            return
        self.voice.line(f"  {refusal.rule}: {words}", "dim")

    # -- commands --------------------------------------------------------------------------
    def _command(self, ask: Ask, line: str) -> bool:
        """Run the line if it is a command; returns whether it was."""
        if line.startswith("?"):
            self._why_not(ask, line[1:].strip())
            return True
        if line.startswith("*"):
            self._do_chore(ask, line[1:].strip())
            return True
        word, _, rest = line.partition(" ")
        run = _COMMANDS.get(cards.folded(word))
        if run is None:
            return False
        run(self, ask, rest.strip())
        return True

    def _why_not(self, ask: Ask, words: str) -> None:
        if not words:
            self._why_not_all(ask)
            return
        scene = self.table.scene(ask.seat)
        wonders = self._wonders(ask)
        for name, thing in typed.things(self.voice, self.table.game, scene, ask, words, wonders):
            if name:
                self.voice.line(name, "bold")
            self._read_out(scene, thing)
            try:
                refusal = self._refusal(ask, thing)
            except (LookupError, TypeError, ValueError):
                self.voice.say("why-unknown", words=literal(words))
                continue
            if refusal is None:
                self.voice.say("why-offered")
            else:
                self._explain(refusal)

    def _read_out(self, scene: Scene, thing: Answer | Thing) -> None:
        """What the piece itself says, as the card beside the pointer does in the browser."""
        piece = next((p for p in scene.pieces if p.thing and p.thing == thing), None)
        for section in piece.sections if piece is not None else ():
            title = f"{self.voice.text(section.title)}: " if section.title is not None else ""
            self.voice.line(title + self.voice.text(section.text), "dim")

    def _refusal(self, ask: Ask, thing: Answer | Thing) -> Refusal | None:
        if ask.kind in (MANY, ORDER) and thing in ask.items:
            return None
        return self.table.why_not(ask.seat, thing)

    def _wonders(self, ask: Ask) -> typed.Named:
        """What `?` can explain here, each with its text."""
        game = self.table.game
        things = game.show.wonders(self.table.view(ask.seat), ask)
        return [(self.voice.text(game.show.option_text(ask, thing)), thing) for thing in things]

    def _why_not_all(self, ask: Ask) -> None:
        """Everything on the table that cannot be chosen now, by reason."""
        game = self.table.game
        reasons: dict[Refusal, list[str]] = {}
        named = self._wonders(ask)
        offered = {thing for _, thing in named}
        pieces = [p for p in self.table.scene(ask.seat).pieces if p.thing not in {(), *offered}]
        named += [(draw.named(self.voice, game, p), p.thing) for p in pieces[:EXPLAINED]]
        for label, thing in named:
            try:
                refusal = self._refusal(ask, thing)
            except (LookupError, TypeError, ValueError):
                continue
            # That a piece does not answer this question needs no explanation.
            if refusal is not None and refusal.rule != "NT-ASK":
                names = reasons.setdefault(refusal, [])
                if label not in names:
                    names.append(label)
        for refusal, names in reasons.items():
            self.voice.line(", ".join(names), "bold")
            self._explain(refusal)
        self.voice.say("why-usage", "dim")

    def _undo(self, ask: Ask, rest: str) -> None:
        own = [d for d in self.decisions if d[0] == ask.seat]
        if not own:
            self.voice.say("undo-nothing")
            return
        seat, count, chance = own[-1]
        at = self.decisions.index(own[-1])
        if len(self.people) > 1:
            # Among people, nothing is taken back once somebody else has acted on it.
            if any(d[0] != seat for d in self.decisions[at:]):
                self.voice.say("undo-others")
                return
            if chance is not self.table.journal.chance:
                self.voice.say("undo-chance")
                return
        self.table.undo(self.table.journal.count - count)
        del self.decisions[at:]
        self.past = [(n, e) for n, e in self.past if n <= count]
        for person in self.people:
            self.shown[person] = min(self.shown[person], len(self.past))
        self.voice.say("undo-done")

    def _save(self, ask: Ask, rest: str) -> None:
        self._write(rest, "save", lambda: self.table.record.to_json())

    def _position(self, ask: Ask, rest: str) -> None:
        self._write(rest, "position", self.table.to_json)

    def _write(self, name: str, command: str, data: Callable[[], bytes]) -> bool:
        if not name:
            self.voice.say("save-usage", command=command)
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not _ours(path):
                self.voice.say("save-foreign", file=literal(str(path)))
                return False
            saves.put(path, data())
        except OSError as fault:
            reason = literal(fault.strerror or str(fault))
            self.voice.say("save-failed", file=literal(str(path)), reason=reason)
            return False
        self.voice.say("saved", file=literal(str(path)))
        return True

    def _log(self, ask: Ask, rest: str) -> None:
        seen = [e for _, e in self.past if e.seen_by(ask.seat)]
        if not seen:
            self.voice.say("log-empty")
        for event in seen:
            self._show_event(event)

    def _board(self, ask: Ask, rest: str) -> None:
        self._show_board(ask.seat)
        self._show_ask(ask)

    def _rules(self, ask: Ask, rest: str) -> None:
        if rest:
            rules.in_play(self.voice, self.table.game.name, rest)
        else:
            self.voice.say("rules-usage")

    def _cards(self, ask: Ask, rest: str) -> None:
        if rest:
            cards.in_play(self.voice, self.table.game, rest)
        else:
            self.voice.say("cards-usage")

    def _quiet(self, ask: Ask, rest: str) -> None:
        if self.table.game.stops is None:
            self.voice.say("stops-none")
            return
        self.stops[ask.seat] = self._hushed(ask.seat)
        self.voice.say("stops-quiet")
        if passable(ask):
            self._answer(ask.seat, ask.default_answer)

    def _stops(self, ask: Ask, rest: str) -> None:
        """Show or change where the person is asked to respond."""
        rules = self.table.game.stops
        if rules is None:
            self.voice.say("stops-none")
            return
        wished = next((where for where in WHERE if where == cards.folded(rest)), None)
        if wished is not None:
            self.stops[ask.seat] = Stops(wished)
        now = self.stops[ask.seat].at
        moments = ", ".join(self.voice.text(Text(id)) for id in rules.milestones.values())
        # At one keyboard nobody is hurried: `could` and `asked` are the same.
        for where in (where for where in WHERE if where != "asked"):
            words = self.voice.of(f"stops-at-{where}", moments=literal(moments))
            self.voice.line(f"  {'>' if where == now else ' '} {where:<10} {words}")
        if wished is None:
            self.voice.say("stops-usage", "dim")

    def _seats(self, ask: Ask, rest: str) -> None:
        """Show who sits where, or give a seat to a bot or to a person at this keyboard."""
        number, _, name = rest.partition(" ")
        if rest and self._seated(number, cards.folded(name.strip())):
            return
        for seat, player in enumerate(self.names):
            who = seat_name(self.voice, self.table.game, seat)
            sits = self.voice.of("welcome-seat", who=who, player=self._player(player))
            self.voice.line(f"  {seat + 1}. {sits}")
        known = ", ".join((*self.table.game.levels, *self.table.game.bots, "random"))
        self.voice.say("seats-usage", "dim", bots=literal(known))

    def _seated(self, number: str, name: str) -> bool:
        """Whether that was said well; if not, the seats are listed."""
        if not number.isdecimal() or not 1 <= int(number) <= len(self.names):
            return False
        if not name or "," in name:
            return False
        seat, game = int(number) - 1, self.table.game
        human = name in _PERSON
        try:
            (wished,) = [HUMAN] if human else seating(game, name, None)
        except (NeontableError, failure.BadInput) as fault:
            self.voice.line(str(fault))
            return False
        if not human and self.people == [seat]:
            self.voice.say("seats-last")
            return True
        self.names[seat] = wished
        if human:
            self.bots.pop(seat, None)
            self.stops.setdefault(seat, DEFAULT)
            # Who sits down looks at the table as it stands: the log has what happened before.
            self.shown.setdefault(seat, len(self.past))
        else:
            self.bots[seat] = bots.make(game, wished, seat, self.seed)
            self.shown.pop(seat, None)
            self.decisions = [d for d in self.decisions if d[0] != seat]
        self.people = [one for one, player in enumerate(self.names) if player == HUMAN]
        if len(self.people) == 1 and self.keyboard == seat:
            self.keyboard = -1
        who = seat_name(self.voice, game, seat)
        self.voice.say("seats-changed", who=who, player=self._player(wished))
        return True

    def _help(self, ask: Ask, rest: str) -> None:
        self.voice.line(typed.hint(self.voice, ask))
        self.voice.line(self.voice.of("help"))

    def _quit(self, ask: Ask, rest: str) -> None:
        raise Left

    # -- leaving ---------------------------------------------------------------------------
    def _offer_to_save(self) -> None:
        try:
            while True:
                name = line_in(self.voice.of("quit-save") + " ").strip()
                if self.piped:
                    self.voice.line(name)
                if not name or self._write(name, "save", lambda: self.table.record.to_json()):
                    break
        except (EOFError, KeyboardInterrupt):
            self._rescue()
            return
        self.voice.say("goodbye")

    def _rescue(self) -> None:
        """The input ended in mid-game: save what was played, and say where."""
        self.voice.line()
        if not self.decisions:
            self.voice.say("goodbye")
            return
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = saves.folder() / f"{self.table.game.name}-{stamp}-{os.getpid()}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            saves.put(path, self.table.record.to_json())
        except OSError as fault:
            reason = literal(fault.strerror or str(fault))
            self.voice.say("save-failed", file=literal(str(path)), reason=reason)
            return
        self.voice.say("rescued", file=literal(str(path)), game=literal(self.table.game.name))


_QUIET = ("quiet", "silence")
"""What whoever has nothing more to respond this turn types at the curtain."""

_PERSON = (HUMAN, "me", "humain", "moi")
"""What somebody at the keyboard is called when a seat is given to them."""

_COMMANDS: dict[str, Callable[[Evening, Ask, str], None]] = {
    "undo": Evening._undo,
    "annuler": Evening._undo,
    "save": Evening._save,
    "sauver": Evening._save,
    "position": Evening._position,
    "log": Evening._log,
    "journal": Evening._log,
    "board": Evening._board,
    "plateau": Evening._board,
    "rules": Evening._rules,
    "regles": Evening._rules,
    "cards": Evening._cards,
    "cartes": Evening._cards,
    "stops": Evening._stops,
    "arrets": Evening._stops,
    "quiet": Evening._quiet,
    "silence": Evening._quiet,
    "seats": Evening._seats,
    "places": Evening._seats,
    "help": Evening._help,
    "aide": Evening._help,
    "quit": Evening._quit,
    "quitter": Evening._quit,
}


def line_in(prompt: str) -> str:
    """A line from standard input; EOFError at its end."""
    if sys.stdin.isatty():
        # Line editing and history come with it, where the system has it.
        with suppress(ImportError):
            import readline  # noqa: F401
    return input(prompt)


def _ours(path: Path) -> bool:
    """Whether a file is a saved game, which a newer one may replace."""
    try:
        head = msgspec.json.decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(head, dict) and "game" in head and "rules" in head
