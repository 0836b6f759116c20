"""A worked case: a position as a person writes it, what is answered, and what is true then.

`do` is a line of answers, parted by semicolons.  Each one is the words of an answer array of
`docs/positions/crossfire.md`, of which parts may be left out: `play quick-shot`, `buy katana`,
`threat gargoyle`, `plan target deckhead`.  Windows that offer something else are passed.  And:

| words | meaning |
|---|---|
| `2: assist covering-fire` | it is seat 2 who is asked and answers so |
| `strike clear`, `strike levels` | no more cards; damage by this plan |
| `strike deckhead` | no more cards; damage on this obstacle |
| `put katana on deckhead` | while editing: every piece of the card |
| `sweep remington-roomsweeper 2` | while editing: at everything that faces runner 2 |
| `least` | the least that the question allows: pass, nothing, the order as it is |
| `end`, `turn 2`, `round` | the least until the turn ends, runner 2 is current, a round begins |
| `may buy katana`, `not buy katana` | it is offered, or it is not |

`then` names facts of the JSON that the table writes: see `look`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec

import neontable
from neontable.games.crossfire.model import options as opt
from tests.crossfire.play import Play


class Case(NamedTuple):
    rules: str
    says: str
    given: dict[str, Any]
    do: str
    then: dict[str, Any]


def given(**facts: Any) -> dict[str, Any]:
    """Four Humans with the roles in order, and seat 0 to play its cards.  `hand` is seat 0's;
    `hands`, `hp`, `nuyen`, `decks` and `discards` are those of the runners, as far as named."""
    runners = [dict(r) for r in facts.pop("runners", [{}] * facts.pop("seats", 4))]
    if "hand" in facts:
        runners[0]["hand"] = facts.pop("hand")
    lists = {"hands": "hand", "hp": "hp", "nuyen": "nuyen", "decks": "deck", "discards": "discard"}
    for name, field in lists.items():
        for runner, fact in zip(runners, facts.pop(name, ()), strict=False):
            if fact is not None:
                runner[field] = fact
    return {"game": "crossfire", "rules": 1, "current": 0, "runners": runners, **facts}


def on(
    card: str, faces: int = 0, cleared: int = 0, *track: int | str, **numbers: int
) -> dict[str, Any]:
    """An obstacle: card, whom it faces, how far it is cleared, a track and numbers of its own."""
    found: dict[str, Any] = {"card": card, "faces": faces, "cleared": cleared, **numbers}
    return found | {"track": list(track)} if track else found


def words_of(option: Any) -> list[str]:
    return [str(part) for part in msgspec.to_builtins(option)]


def fits(words: list[str], option: Any) -> bool:
    """Whether the words stand in the answer, in this order, the first of them first."""
    parts = iter(words_of(option))
    return words[0] == words_of(option)[0] and all(word in parts for word in words)


class Script:
    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, line: str) -> None:
        for step in filter(None, (step.strip() for step in line.split(";"))):
            self.step(step)

    def step(self, step: str) -> None:
        play = self.play
        match step.split():
            case ["least"]:
                play.idle()
            case ["end"]:
                play.end_turn()
            case ["round"]:
                now = play.g.round
                while not play.table.over and play.g.round == now:
                    play.idle()
            case ["turn", seat]:
                play.turn_of(int(seat))
            case ["strike", "clear" | "levels" | "edit" as name]:
                play.strike(name)
            case ["strike"]:
                play.strike()
            case ["strike", obstacle]:
                self.aim(obstacle)
            case ["put", card, "on", obstacle]:
                pieces = {
                    o.piece for o in play.options if isinstance(o, opt.Move) and o.card == card
                }
                assert pieces, f"no piece of {card} to put: {play.options}"
                for piece in pieces:
                    play.pick(opt.Move(piece, card, play.found(obstacle).id, obstacle))
            case ["may", *words]:
                assert self.offers(words), f"{step}: {play.ask.id} {play.options}"
            case ["not", *words]:
                assert not self.offers(words), f"{step}: {play.ask.id} {play.options}"
            case [seat, *words] if seat.endswith(":"):
                self.answer(words, int(seat[:-1]))
            case words:
                self.answer(words, None)

    def aim(self, obstacle: str) -> None:
        """All damage on one obstacle: by a plan where it can be defeated, else piece by piece."""
        play = self.play
        if play.g.stack[-1].at != "plan":
            self.answer(["strike"], None)
        play.others_pass()
        if self.offers(["plan", "target", obstacle]) or not self.offers(["edit"]):
            words = ["plan", "target", obstacle] if self.offers(["edit"]) else ["plan", "clear"]
            self.answer(words, None)
            return
        self.answer(["edit"], None)
        number = play.found(obstacle).id
        while there := [o for o in play.options if isinstance(o, opt.Move) and o.target == number]:
            play.pick(there[0])
        play.pick(opt.APPLY)

    def offers(self, words: list[str]) -> bool:
        return any(fits(words, o) for ask in self.play.table.asks for o in ask.options)

    def answer(self, words: list[str], seat: int | None) -> None:
        play = self.play
        while True:
            assert play.table.asks, f"{words}: nobody is asked anything"
            for ask in play.table.asks:
                for option in ask.options:
                    if fits(words, option) and seat in (None, ask.seat):
                        play.table.answer(ask.seat, msgspec.to_builtins(option))
                        return
            passing = play.ask.id.startswith("cf-ask-assist")
            assert passing, (
                f"{words} is not offered: seat {play.ask.seat} {play.ask.id} {play.options}"
            )
            play.pick(opt.PASS)


def look(out: dict[str, Any], name: str) -> Any:
    """A fact of the JSON that a table writes."""
    runners, obstacles = out["runners"], out["obstacles"]
    match name.split():
        case ["hp" | "nuyen" | "health" | "max_hp" as field]:
            return [r[field] for r in runners]
        case ["hands" | "decks" | "discards" as field]:
            return [len(r[field[:-1]]) for r in runners]
        case ["hand" | "deck" | "discard" as field, seat]:
            return sorted(runners[int(seat)][field])
        case ["top", seat]:
            return runners[int(seat)]["deck"][-1]
        case ["cleared" | "faces" as field, card]:
            return next((o[field] for o in obstacles if o["card"] == card), "gone")
        case ["facing"]:
            return [(o["card"], o["faces"]) for o in obstacles]
        case ["placed"]:
            return [o["faces"] for o in obstacles]
        case ["obstacles"]:
            return [o["card"] for o in obstacles]
        case ["level"]:
            return len(out["crossfire_discard"])
        case ["karma"]:
            return out["outcome"]["points"] if out["outcome"] else None
        case [field, "size"]:
            return len([card for card in out[field] if card])
        case [field]:
            return out[field]
    raise AssertionError(f"no such fact: {name}")


def play_out(case: Case) -> dict[str, Any]:
    table = neontable.load(json.dumps(case.given), every_ask=True)
    Script(Play(table)).run(case.do)
    return dict(json.loads(table.to_json()))


def check(case: Case) -> None:
    out = play_out(case)
    wrong = {
        name: f"{found!r}, not {wanted!r}"
        for name, wanted in case.then.items()
        if (found := look(out, name)) != wanted
    }
    assert not wrong, f"{case.says}: {wrong}"
