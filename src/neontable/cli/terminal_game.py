"""One game in the terminal, with people at one keyboard and bots."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

import msgspec

from neontable import bots
from neontable.cli import commands, draw, saves, typed_input
from neontable.cli.seats import HUMAN, seat_name, show_outcome
from neontable.cli.speech import Voice
from neontable.kernel.asks import MANY, NUMBER, ON_BOARD, ORDER, PICK, Answer, Ask
from neontable.kernel.chores import Chore, chores
from neontable.kernel.errors import BadAnswer
from neontable.kernel.events import Event
from neontable.kernel.prices import price_of
from neontable.kernel.rendering import sentence
from neontable.kernel.rules import UnknownRule, find, statement
from neontable.kernel.show import Refusal
from neontable.kernel.stops import DEFAULT, Stops, passable, turn, verdict
from neontable.kernel.table import Table
from neontable.kernel.text import folded, literal

Past = list[tuple[int, Event]]
"""What happened, each with the number of the answer after which it did."""

_QUIET = ("quiet", "silence")
"""Typed at the curtain by somebody who has nothing more to respond this turn."""


class Left(Exception):
    """The person leaves the table."""


class TerminalGame:
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
            self.welcome()
            while not self.table.over:
                ask = self.next_ask()
                bot = self.bots.get(ask.seat)
                if bot is not None:
                    self.answer(ask.seat, bot.choose(self.table, ask))
                elif verdict(self.table, ask, self.stops.get) == "now":
                    self.answer(ask.seat, ask.default_answer)
                else:
                    self.ask_person(ask)
            self._end()
        except Left:
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):
            self._rescue()

    def next_ask(self) -> Ask:
        """Of several open asks, bots' asks first, so that nobody waits for them."""
        asks = self.table.asks
        for ask in asks:
            if ask.seat in self.bots:
                return ask
        mine = [a for a in asks if a.seat == self.keyboard]
        return (mine or asks)[0]

    def answer(self, seat: int, answer: Answer) -> None:
        self.table.answer(seat, answer)
        count = self.table.journal.count
        self.past += [(count, e) for e in self.table.events]

    def welcome(self) -> None:
        table, voice = self.table, self.voice
        begun = "welcome-back" if table.journal.count else "welcome"
        voice.say(begun, "bold", game=literal(table.game.name))
        for seat, name in enumerate(self.names):
            who = seat_name(voice, table.game, seat)
            voice.line("  " + voice.of("welcome-seat", who=who, player=self.player(name)))
        for panel in table.scene(-1).panels:
            if panel.about is not None:
                voice.say("welcome-goal", title=panel.title, about=panel.about)
        voice.say("welcome-commitment", "dim", commitment=table.commitment)
        if self.people:
            voice.say("welcome-help", "dim")

    def player(self, name: str) -> str:
        if name in self.table.game.levels:
            return self.voice.of("player-level", level=literal(name))
        return self.voice.of("player-human") if name == HUMAN else literal(name)

    def _end(self) -> None:
        for seat in self.people:
            if len(self.people) == 1:
                self.show_news(seat)
                self.show_board(seat)
        show_outcome(self.voice, self.table)

    # -- a person's turn to answer -----------------------------------------------------------
    def ask_person(self, ask: Ask) -> None:
        seat = ask.seat
        if seat != self.keyboard and not self._hand_over(ask):
            return
        self.show_news(seat)
        self.show_board(seat, again=False)
        self.show_ask(ask)
        while True:
            line = self.read()
            if not line:
                self.voice.line(typed_input.hint(self.voice, ask))
                continue
            if self.command(ask, line):
                if self._open(ask):
                    continue
                return
            try:
                answer = typed_input.answer(self.voice, ask, line)
                self.decided(seat)
                self.answer(seat, answer)
                return
            except typed_input.Misread as fault:
                self.voice.line(str(fault))
            except BadAnswer as fault:
                self.decisions.pop()
                self._refused(ask, answer, fault)

    def _open(self, ask: Ask) -> bool:
        """Whether the ask is still the one to answer; not after an undo, nor when a bot has the
        seat now."""
        return ask.seat in self.people and any(a is ask for a in self.table.asks)

    def decided(self, seat: int) -> None:
        journal = self.table.journal
        self.decisions.append((seat, journal.count, journal.chance))

    def _refused(self, ask: Ask, answer: Answer, fault: BadAnswer) -> None:
        """A place that does not fit: the game cites the rule and the nearest place that does."""
        refusal, trace = self.table.trace(ask.seat, answer)
        if refusal is None or ask.kind not in ON_BOARD:
            self.voice.line(str(fault))
            return
        self.explain(refusal)
        if trace.nearest:
            nearest = self.voice.text(self.table.game.show.option_text(ask, trace.nearest))
            self.voice.say("nearest", "dim", place=literal(nearest))

    def read(self) -> str:
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
        if passable(ask) and folded(said.strip()) in _QUIET:
            self.stops[seat] = self.hushed(seat)
            return False
        self._clear()
        if self.piped:
            self.voice.line()
        self.keyboard = seat
        self.boards.pop(seat, None)
        return True

    def hushed(self, seat: int) -> Stops:
        return msgspec.structs.replace(self.stops[seat], quiet=turn(self.table))

    def _clear(self) -> None:
        if self.voice.console.is_terminal:
            # The scrollback buffer too.
            self.voice.console.file.write("\x1b[3J")
            self.voice.console.clear()

    # -- showing ---------------------------------------------------------------------------
    def show_news(self, seat: int) -> None:
        for _, event in self.past[self.shown[seat] :]:
            if event.seen_by(seat):
                self.show_event(event)
        self.shown[seat] = len(self.past)

    def show_event(self, event: Event) -> None:
        self.voice.line("• " + sentence(self.voice.text(self.table.game.show.event_text(event))))

    def show_board(self, seat: int, again: bool = True) -> None:
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

    def show_ask(self, ask: Ask) -> None:
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
            listed = list(ask.options[: typed_input.SHOWN_SAMPLES])
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
        for n, chore in enumerate(self.chores(ask), 1):
            cost = ", ".join(voice.text(p.words()) for p in chore.price)
            voice.line(f"  *{n}. {voice.text(chore.text)}" + (f"  [{cost}]" if cost else ""))
        if not listed or ask.kind in (MANY, ORDER, *ON_BOARD):
            voice.line("  " + typed_input.hint(voice, ask), "dim")

    def chores(self, ask: Ask) -> list[Chore]:
        return chores(self.table, ask.seat)

    def _odds(self, ask: Ask, option: Answer) -> str:
        """What an option would roll, where it can be tried: screens say it while one aims."""
        if ask.kind != PICK or not self.table.traceable(ask.seat):
            return ""
        _, tried = self.table.trace(ask.seat, option)
        said = " · ".join(self.voice.text(cost) for cost in tried.costs)
        return f"  ({said})" if said else ""

    def explain(self, refusal: Refusal) -> None:
        self.voice.line(self.voice.text(refusal.text))
        try:
            words = statement(find(refusal.rule), self.voice.lang)
        except UnknownRule:
            # The kernel's own reasons (not asked, game over) are not rules of a game.
            return
        self.voice.line(f"  {refusal.rule}: {words}", "dim")

    def command(self, ask: Ask, line: str) -> bool:
        """Run the line if it is a command; returns whether it was."""
        return commands.run(self, ask, line)

    # -- leaving ---------------------------------------------------------------------------
    def leave(self) -> None:
        raise Left

    def _offer_to_save(self) -> None:
        try:
            while True:
                name = line_in(self.voice.of("quit-save") + " ").strip()
                if self.piped:
                    self.voice.line(name)
                if not name or saves.put_named(self.voice, name, "save", self.table.record.to_json):
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


def line_in(prompt: str) -> str:
    """A line from standard input; EOFError at its end."""
    if sys.stdin.isatty():
        # Line editing and history come with it, where the system has it.
        with suppress(ImportError):
            import readline  # noqa: F401
    return input(prompt)
