"""What a person may type at an evening in the terminal beside an answer."""

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
    from neontable.cli.evening import Evening

EXPLAINED = 40
"""The most things that a bare `?` explains."""

_PERSON = (HUMAN, "me", "humain", "moi")
"""What somebody at the keyboard is called when a seat is given to them."""


def run(evening: Evening, ask: Ask, line: str) -> bool:
    """Run the line if it is a command; returns whether it was."""
    if line.startswith("?"):
        why_not(evening, ask, line[1:].strip())
        return True
    if line.startswith("*"):
        do_chore(evening, ask, line[1:].strip())
        return True
    word, _, rest = line.partition(" ")
    found = COMMANDS.get(folded(word))
    if found is None:
        return False
    found(evening, ask, rest.strip())
    return True


def do_chore(evening: Evening, ask: Ask, number: str) -> None:
    """Give its answers one after the other, as long as the question is the one planned for."""
    offered = evening.chores(ask)
    if not number.isdecimal() or not 1 <= int(number) <= len(offered):
        evening.voice.say("chore-unknown", n=len(offered))
        return
    for step in offered[int(number) - 1].steps:
        while not evening.table.over and evening.next_ask().seat != ask.seat:
            other = evening.next_ask()
            if verdict(evening.table, other, evening.stops.get) != "now":
                return
            evening.answer(other.seat, other.default_answer)
        mine = evening.table.asks_for(ask.seat)
        while mine and mine[0].id != step.ask.id and passed_for(evening, mine[0]):
            mine = evening.table.asks_for(ask.seat)
        if not mine or mine[0].id != step.ask.id:
            return
        evening.decided(ask.seat)
        try:
            evening.answer(ask.seat, step.answer)
        except BadAnswer:
            evening.decisions.pop()
            return


def passed_for(evening: Evening, ask: Ask) -> bool:
    if verdict(evening.table, ask, evening.stops.get) != "now":
        return False
    evening.answer(ask.seat, ask.default_answer)
    return True


def why_not(evening: Evening, ask: Ask, words: str) -> None:
    if not words:
        why_not_all(evening, ask)
        return
    scene = evening.table.scene(ask.seat)
    wonders = wondered_at(evening, ask)
    for name, thing in typed_input.things(
        evening.voice, evening.table.game, scene, ask, words, wonders
    ):
        if name:
            evening.voice.line(name, "bold")
        read_out(evening, scene, thing)
        try:
            refusal = refusal_of(evening, ask, thing)
        except (LookupError, TypeError, ValueError):
            evening.voice.say("why-unknown", words=literal(words))
            continue
        if refusal is None:
            evening.voice.say("why-offered")
        elif name or refusal.rule != "NT-ASK" or not told(evening, words):
            evening.explain(refusal)


def told(evening: Evening, words: str) -> bool:
    """What is not on the table may still be a component of the game."""
    return cards.told(evening.voice, evening.table.game, words)


def read_out(evening: Evening, scene: Scene, thing: Answer | Thing) -> None:
    """What the piece itself says, as the card beside the pointer does in the browser."""
    piece = next((p for p in scene.pieces if p.thing and p.thing == thing), None)
    for section in piece.sections if piece is not None else ():
        title = f"{evening.voice.text(section.title)}: " if section.title is not None else ""
        evening.voice.line(title + evening.voice.text(section.text), "dim")


def refusal_of(evening: Evening, ask: Ask, thing: Answer | Thing) -> Refusal | None:
    if ask.kind in (MANY, ORDER) and thing in ask.items:
        return None
    return evening.table.why_not(ask.seat, thing)


def wondered_at(evening: Evening, ask: Ask) -> typed_input.Named:
    """What `?` can explain here, each with its text."""
    game = evening.table.game
    things = game.show.wonders(evening.table.view(ask.seat), ask)
    return [(evening.voice.text(game.show.option_text(ask, thing)), thing) for thing in things]


def why_not_all(evening: Evening, ask: Ask) -> None:
    """Everything on the table that cannot be chosen now, by reason."""
    game = evening.table.game
    reasons: dict[Refusal, list[str]] = {}
    named = wondered_at(evening, ask)
    offered = {thing for _, thing in named}
    pieces = [p for p in evening.table.scene(ask.seat).pieces if p.thing not in {(), *offered}]
    named += [(draw.named(evening.voice, game, p), p.thing) for p in pieces[:EXPLAINED]]
    for label, thing in named:
        try:
            refusal = refusal_of(evening, ask, thing)
        except (LookupError, TypeError, ValueError):
            continue
        # That a piece does not answer this question needs no explanation.
        if refusal is not None and refusal.rule != "NT-ASK":
            names = reasons.setdefault(refusal, [])
            if label not in names:
                names.append(label)
    for refusal, names in reasons.items():
        evening.voice.line(", ".join(names), "bold")
        evening.explain(refusal)
    pieces = [p for p in evening.table.scene(ask.seat).pieces if p.thing and p.sections]
    example = evening.voice.text(pieces[0].label).lower() if pieces else "1"
    evening.voice.say("why-usage", "dim", example=literal(example))


def undo(evening: Evening, ask: Ask, rest: str) -> None:
    own = [d for d in evening.decisions if d[0] == ask.seat]
    if not own:
        evening.voice.say("undo-nothing")
        return
    seat, count, chance = own[-1]
    at = evening.decisions.index(own[-1])
    if len(evening.people) > 1:
        # Among people, nothing is taken back once somebody else has acted on it.
        if any(d[0] != seat for d in evening.decisions[at:]):
            evening.voice.say("undo-others")
            return
        if chance is not evening.table.journal.chance:
            evening.voice.say("undo-chance")
            return
    evening.table.undo(evening.table.journal.count - count)
    del evening.decisions[at:]
    evening.past = [(n, e) for n, e in evening.past if n <= count]
    for person in evening.people:
        evening.shown[person] = min(evening.shown[person], len(evening.past))
    evening.voice.say("undo-done")


def save(evening: Evening, ask: Ask, rest: str) -> None:
    saves.put_named(evening.voice, rest, "save", evening.table.record.to_json)


def position(evening: Evening, ask: Ask, rest: str) -> None:
    saves.put_named(evening.voice, rest, "position", evening.table.to_json)


def show_log(evening: Evening, ask: Ask, rest: str) -> None:
    seen = [e for _, e in evening.past if e.seen_by(ask.seat)]
    if not seen:
        evening.voice.say("log-empty")
    for event in seen:
        evening.show_event(event)


def show_board(evening: Evening, ask: Ask, rest: str) -> None:
    evening.show_board(ask.seat)
    evening.show_ask(ask)


def show_rules(evening: Evening, ask: Ask, rest: str) -> None:
    if rest:
        rules.in_play(evening.voice, evening.table.game.name, rest)
    else:
        evening.voice.say("rules-usage")


def show_cards(evening: Evening, ask: Ask, rest: str) -> None:
    if rest:
        cards.in_play(evening.voice, evening.table.game, rest)
    else:
        evening.voice.say("cards-usage")


def quiet(evening: Evening, ask: Ask, rest: str) -> None:
    if evening.table.game.stops is None:
        evening.voice.say("stops-none")
        return
    evening.stops[ask.seat] = evening.hushed(ask.seat)
    evening.voice.say("stops-quiet")
    if passable(ask):
        evening.answer(ask.seat, ask.default_answer)


def set_stops(evening: Evening, ask: Ask, rest: str) -> None:
    """Show or change where the person is asked to respond."""
    rules = evening.table.game.stops
    if rules is None:
        evening.voice.say("stops-none")
        return
    wished = next((where for where in WHERE if where == folded(rest)), None)
    if wished is not None:
        evening.stops[ask.seat] = Stops(wished)
    now = evening.stops[ask.seat].at
    moments = ", ".join(evening.voice.text(Text(id)) for id in rules.milestones.values())
    # At one keyboard nobody is hurried: `could` and `asked` are the same.
    for where in (where for where in WHERE if where != "asked"):
        words = evening.voice.of(f"stops-at-{where}", moments=literal(moments))
        evening.voice.line(f"  {'>' if where == now else ' '} {where:<10} {words}")
    if wished is None:
        evening.voice.say("stops-usage", "dim")


def set_seats(evening: Evening, ask: Ask, rest: str) -> None:
    """Show who sits where, or give a seat to a bot or to a person at this keyboard."""
    number, _, name = rest.partition(" ")
    if rest and seated(evening, number, folded(name.strip())):
        return
    for seat, player in enumerate(evening.names):
        who = seat_name(evening.voice, evening.table.game, seat)
        sits = evening.voice.of("welcome-seat", who=who, player=evening.player(player))
        evening.voice.line(f"  {seat + 1}. {sits}")
    known = ", ".join((*evening.table.game.levels, *evening.table.game.bots, "random"))
    evening.voice.say("seats-usage", "dim", bots=literal(known))


def seated(evening: Evening, number: str, name: str) -> bool:
    """Whether that was said well; if not, the seats are listed."""
    if not number.isdecimal() or not 1 <= int(number) <= len(evening.names):
        return False
    if not name or "," in name:
        return False
    seat, game = int(number) - 1, evening.table.game
    human = name in _PERSON
    try:
        (wished,) = [HUMAN] if human else seating(game, name, None)
    except (NeontableError, failure.BadInput) as fault:
        evening.voice.line(str(fault))
        return False
    if not human and evening.people == [seat]:
        evening.voice.say("seats-last")
        return True
    evening.names[seat] = wished
    if human:
        evening.bots.pop(seat, None)
        evening.stops.setdefault(seat, DEFAULT)
        # Whoever sits down sees the table as it stands: the log has what happened before.
        evening.shown.setdefault(seat, len(evening.past))
    else:
        evening.bots[seat] = bots.make(game, wished, seat, evening.seed)
        evening.shown.pop(seat, None)
        evening.decisions = [d for d in evening.decisions if d[0] != seat]
    evening.people = [one for one, player in enumerate(evening.names) if player == HUMAN]
    if len(evening.people) == 1 and evening.keyboard == seat:
        evening.keyboard = -1
    who = seat_name(evening.voice, game, seat)
    evening.voice.say("seats-changed", who=who, player=evening.player(wished))
    return True


def show_help(evening: Evening, ask: Ask, rest: str) -> None:
    evening.voice.line(typed_input.hint(evening.voice, ask))
    evening.voice.line(evening.voice.of("help"))


def leave(evening: Evening, ask: Ask, rest: str) -> None:
    evening.leave()


COMMANDS: dict[str, Callable[[Evening, Ask, str], None]] = {
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
