"""What a person may type during a game in the terminal beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable import bots
from neontable.cli import cards, draw, failure, rules, saves, typed_input
from neontable.cli.seats import HUMAN, seat_name, seating
from neontable.kernel.asks import MANY, ORDER, Answer, Ask
from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.options import Thing
from neontable.kernel.scene import Scene
from neontable.kernel.show import Refusal
from neontable.kernel.stops import DEFAULT, WHERE, Stops, passable, verdict
from neontable.kernel.text import Text, folded, literal

if TYPE_CHECKING:
    from neontable.cli.terminal_game import TerminalGame

EXPLAINED = 40
"""The most things that a bare `?` explains."""

_PERSON = (HUMAN, "me", "humain", "moi")
"""What somebody at the keyboard is called when a seat is given to them."""


def run(terminal: TerminalGame, ask: Ask, line: str) -> bool:
    """Run the line if it is a command; returns whether it was."""
    if line.startswith("?"):
        why_not(terminal, ask, line[1:].strip())
        return True
    if line.startswith("*"):
        do_chore(terminal, ask, line[1:].strip())
        return True
    word, _, rest = line.partition(" ")
    found = COMMANDS.get(folded(word))
    if found is None:
        return False
    found(terminal, ask, rest.strip())
    return True


def do_chore(terminal: TerminalGame, ask: Ask, number: str) -> None:
    """Give its answers one after the other, as long as the question is the one planned for."""
    offered = terminal.chores(ask)
    if not number.isdecimal() or not 1 <= int(number) <= len(offered):
        terminal.voice.say("chore-unknown", n=len(offered))
        return
    for step in offered[int(number) - 1].steps:
        while not terminal.table.over and terminal.next_ask().seat != ask.seat:
            other = terminal.next_ask()
            if verdict(terminal.table, other, terminal.stops.get) != "now":
                return
            terminal.answer(other.seat, other.default_answer)
        mine = terminal.table.asks_for(ask.seat)
        while mine and mine[0].id != step.ask.id and passed_for(terminal, mine[0]):
            mine = terminal.table.asks_for(ask.seat)
        if not mine or mine[0].id != step.ask.id:
            return
        terminal.decided(ask.seat)
        try:
            terminal.answer(ask.seat, step.answer)
        except BadAnswer:
            terminal.decisions.pop()
            return


def passed_for(terminal: TerminalGame, ask: Ask) -> bool:
    if verdict(terminal.table, ask, terminal.stops.get) != "now":
        return False
    terminal.answer(ask.seat, ask.default_answer)
    return True


def why_not(terminal: TerminalGame, ask: Ask, words: str) -> None:
    if not words:
        why_not_all(terminal, ask)
        return
    scene = terminal.table.scene(ask.seat)
    wonders = wondered_at(terminal, ask)
    for name, thing in typed_input.things(
        terminal.voice, terminal.table.game, scene, ask, words, wonders
    ):
        if name:
            terminal.voice.line(name, "bold")
        read_out(terminal, scene, thing)
        try:
            refusal = refusal_of(terminal, ask, thing)
        except (LookupError, TypeError, ValueError):
            terminal.voice.say("why-unknown", words=literal(words))
            continue
        if refusal is None:
            terminal.voice.say("why-offered")
        elif name or refusal.rule != "NT-ASK" or not told(terminal, words):
            terminal.explain(refusal)


def told(terminal: TerminalGame, words: str) -> bool:
    """What is not on the table may still be a component of the game."""
    return cards.told(terminal.voice, terminal.table.game, words)


def read_out(terminal: TerminalGame, scene: Scene, thing: Answer | Thing) -> None:
    """What the piece itself says, as the card beside the pointer does in the browser."""
    piece = next((p for p in scene.pieces if p.thing and p.thing == thing), None)
    for section in piece.sections if piece is not None else ():
        title = f"{terminal.voice.text(section.title)}: " if section.title is not None else ""
        terminal.voice.line(title + terminal.voice.text(section.text), "dim")


def refusal_of(terminal: TerminalGame, ask: Ask, thing: Answer | Thing) -> Refusal | None:
    if ask.kind in (MANY, ORDER) and thing in ask.items:
        return None
    return terminal.table.why_not(ask.seat, thing)


def wondered_at(terminal: TerminalGame, ask: Ask) -> typed_input.Named:
    """What `?` can explain here, each with its text."""
    game = terminal.table.game
    things = game.show.wonders(terminal.table.view(ask.seat), ask)
    return [(terminal.voice.text(game.show.option_text(ask, thing)), thing) for thing in things]


def why_not_all(terminal: TerminalGame, ask: Ask) -> None:
    """Everything on the table that cannot be chosen now, by reason."""
    game = terminal.table.game
    reasons: dict[Refusal, list[str]] = {}
    named = wondered_at(terminal, ask)
    offered = {thing for _, thing in named}
    pieces = [p for p in terminal.table.scene(ask.seat).pieces if p.thing not in {(), *offered}]
    named += [(draw.named(terminal.voice, game, p), p.thing) for p in pieces[:EXPLAINED]]
    for label, thing in named:
        try:
            refusal = refusal_of(terminal, ask, thing)
        except (LookupError, TypeError, ValueError):
            continue
        # That a piece does not answer this question needs no explanation.
        if refusal is not None and refusal.rule != "NT-ASK":
            names = reasons.setdefault(refusal, [])
            if label not in names:
                names.append(label)
    for refusal, names in reasons.items():
        terminal.voice.line(", ".join(names), "bold")
        terminal.explain(refusal)
    pieces = [p for p in terminal.table.scene(ask.seat).pieces if p.thing and p.sections]
    example = terminal.voice.text(pieces[0].label).lower() if pieces else "1"
    terminal.voice.say("why-usage", "dim", example=literal(example))


def undo(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    own = [d for d in terminal.decisions if d[0] == ask.seat]
    if not own:
        terminal.voice.say("undo-nothing")
        return
    seat, count, chance = own[-1]
    at = terminal.decisions.index(own[-1])
    if len(terminal.people) > 1:
        # Among people, nothing is taken back once somebody else has acted on it.
        if any(d[0] != seat for d in terminal.decisions[at:]):
            terminal.voice.say("undo-others")
            return
        if chance is not terminal.table.journal.chance:
            terminal.voice.say("undo-chance")
            return
    terminal.table.undo(terminal.table.journal.count - count)
    del terminal.decisions[at:]
    terminal.past = [(n, e) for n, e in terminal.past if n <= count]
    for person in terminal.people:
        terminal.shown[person] = min(terminal.shown[person], len(terminal.past))
    terminal.voice.say("undo-done")


def save(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    saves.put_named(terminal.voice, rest, "save", terminal.table.record.to_json)


def position(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    saves.put_named(terminal.voice, rest, "position", terminal.table.to_json)


def show_log(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    seen = [e for _, e in terminal.past if e.seen_by(ask.seat)]
    if not seen:
        terminal.voice.say("log-empty")
    for event in seen:
        terminal.show_event(event)


def show_board(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    terminal.show_board(ask.seat)
    terminal.show_ask(ask)


def show_rules(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    if rest:
        rules.in_play(terminal.voice, terminal.table.game.name, rest)
    else:
        terminal.voice.say("rules-usage")


def show_cards(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    if rest:
        cards.in_play(terminal.voice, terminal.table.game, rest)
    else:
        terminal.voice.say("cards-usage")


def quiet(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    if terminal.table.game.stops is None:
        terminal.voice.say("stops-none")
        return
    terminal.stops[ask.seat] = terminal.hushed(ask.seat)
    terminal.voice.say("stops-quiet")
    if passable(ask):
        terminal.answer(ask.seat, ask.default_answer)


def set_stops(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    """Show or change where the person is asked to respond."""
    rules = terminal.table.game.stops
    if rules is None:
        terminal.voice.say("stops-none")
        return
    wished = next((where for where in WHERE if where == folded(rest)), None)
    if wished is not None:
        terminal.stops[ask.seat] = Stops(wished)
    now = terminal.stops[ask.seat].at
    moments = ", ".join(terminal.voice.text(Text(id)) for id in rules.milestones.values())
    # At one keyboard nobody is hurried: `could` and `asked` are the same.
    for where in (where for where in WHERE if where != "asked"):
        words = terminal.voice.of(f"stops-at-{where}", moments=literal(moments))
        terminal.voice.line(f"  {'>' if where == now else ' '} {where:<10} {words}")
    if wished is None:
        terminal.voice.say("stops-usage", "dim")


def set_seats(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    """Show who sits where, or give a seat to a bot or to a person at this keyboard."""
    number, _, name = rest.partition(" ")
    if rest and seated(terminal, number, folded(name.strip())):
        return
    for seat, player in enumerate(terminal.names):
        who = seat_name(terminal.voice, terminal.table.game, seat)
        sits = terminal.voice.of("welcome-seat", who=who, player=terminal.player(player))
        terminal.voice.line(f"  {seat + 1}. {sits}")
    known = ", ".join((*terminal.table.game.levels, *terminal.table.game.bots, "random"))
    terminal.voice.say("seats-usage", "dim", bots=literal(known))


def seated(terminal: TerminalGame, number: str, name: str) -> bool:
    """Whether the words were understood; if not, the seats are listed."""
    if not number.isdecimal() or not 1 <= int(number) <= len(terminal.names):
        return False
    if not name or "," in name:
        return False
    seat, game = int(number) - 1, terminal.table.game
    human = name in _PERSON
    try:
        (wished,) = [HUMAN] if human else seating(game, name, None)
    except (NeontableError, failure.BadInput) as fault:
        terminal.voice.line(str(fault))
        return False
    if not human and terminal.people == [seat]:
        terminal.voice.say("seats-last")
        return True
    terminal.names[seat] = wished
    if human:
        terminal.bots.pop(seat, None)
        terminal.stops.setdefault(seat, DEFAULT)
        # Whoever sits down sees the table as it stands: the log has what happened before.
        terminal.shown.setdefault(seat, len(terminal.past))
    else:
        terminal.bots[seat] = bots.make(game, wished, seat, terminal.seed)
        terminal.shown.pop(seat, None)
        terminal.decisions = [d for d in terminal.decisions if d[0] != seat]
    terminal.people = [one for one, player in enumerate(terminal.names) if player == HUMAN]
    if len(terminal.people) == 1 and terminal.keyboard == seat:
        terminal.keyboard = -1
    who = seat_name(terminal.voice, game, seat)
    terminal.voice.say("seats-changed", who=who, player=terminal.player(wished))
    return True


def show_help(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    terminal.voice.line(typed_input.hint(terminal.voice, ask))
    terminal.voice.line(terminal.voice.of("help"))


def leave(terminal: TerminalGame, ask: Ask, rest: str) -> None:
    terminal.leave()


COMMANDS: dict[str, Callable[[TerminalGame, Ask, str], None]] = {
    "undo": undo,
    "annuler": undo,
    "save": save,
    "sauver": save,
    "position": position,
    "log": show_log,
    "journal": show_log,
    "board": show_board,
    "plateau": show_board,
    "rules": show_rules,
    "regles": show_rules,
    "cards": show_cards,
    "cartes": show_cards,
    "stops": set_stops,
    "arrets": set_stops,
    "quiet": quiet,
    "silence": quiet,
    "seats": set_seats,
    "places": set_seats,
    "help": show_help,
    "aide": show_help,
    "quit": leave,
    "quitter": leave,
}
