"""What runners may say under the advanced communication rules.

The basic rule lets everybody talk about anything, hands included (CF-COM-002).  With the option
`communication = "advanced"` nobody gives or asks for advice, apart from these kinds of message
(CF-COM-003); each is a structured message, so that a chat can offer just them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from neontable.games.crossfire.hidden.view import View
from neontable.games.crossfire.model.library import ASSISTS
from neontable.games.crossfire.model.nouns import card_text, runner_text
from neontable.kernel.talk import Phrase, TableTalk
from neontable.kernel.text import Text, say

RULES_QUESTION = "rules"
"""A question about the rules, or an answer to one: free text (CF-COM-004)."""
SMALL_TALK = "small-talk"
"""Anything that is not strategy: free text (CF-COM-009)."""
FREE_TEXT = (RULES_QUESTION, SMALL_TALK)


class Message(msgspec.Struct, frozen=True):
    """One message that a seat may send.  `kind` is one of

    assist     I hold this assist card; `yes`: and would play it in your turn (CF-COM-005)
    bought     I bought this card on my last turn (CF-COM-006)
    leave-it   please do not buy this card, I want it (CF-COM-007)
    buy-it     please buy this card, to one runner (CF-COM-007)
    can-clear  can you clear this level of that obstacle? to one runner (CF-COM-008)
    yes, no    the answer to a question
    rules, small-talk   free text, see above
    """

    kind: str
    card: str = ""
    runner: int = -1
    """To whom; -1 for everybody."""
    threat: int = 0
    level: int = 0
    yes: bool = False

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {}
        if self.card:
            args["card"] = card_text(self.card)
        if self.runner >= 0:
            args["runner"] = runner_text(self.runner)
        if self.kind == "can-clear":
            args["level"] = self.level
        if self.kind == "assist":
            args["yes"] = int(self.yes)
        return say(f"cf-talk-{self.kind}", **args)


def messages(view: View, bought: tuple[str, ...] = ()) -> Iterator[Message]:
    """Everything that the seat may say now under the advanced rules, free text apart; `bought` are
    the cards that it bought on its last turn.  A function of the view, so that the list of what
    can be said gives nothing away."""
    others = [r for r in range(len(view.runners)) if r != view.seat and view.runners[r].roles]
    for card in dict.fromkeys(view.hand):
        if card in ASSISTS:
            yield Message("assist", card, yes=True)
            yield Message("assist", card)
    for card in bought:
        yield Message("bought", card)
    for card in view.for_sale:
        yield Message("leave-it", card)
        for runner in others:
            yield Message("buy-it", card, runner)
    for faced in view.obstacles:
        for n in range(faced.cleared, len(faced.track)):
            for runner in others:
                yield Message("can-clear", faced.card, runner, faced.id, n + 1)
    yield Message("yes")
    yield Message("no")


def allowed(view: View, message: Message, bought: tuple[str, ...] = ()) -> bool:
    """Whether a message may be sent at this table (CF-COM-002, CF-COM-003)."""
    if view.communication == "open" or message.kind in FREE_TEXT:
        return True
    return message in messages(view, bought)


class CrossfireTalk(TableTalk[View]):
    """The advanced communication rules, for whoever has a chat."""

    free: Mapping[str, Text] = {kind: Text(f"cf-talk-kind-{kind}") for kind in FREE_TEXT}

    def limited(self, options: Mapping[str, Any]) -> bool:
        return bool(options.get("communication") == "advanced")

    def phrases(self, view: View) -> Iterable[Phrase]:
        if not 0 <= view.seat < len(view.runners):
            return ()
        own = view.runners[view.seat].bought
        return [
            Phrase(msgspec.structs.astuple(m), m.text(), Text(f"cf-talk-kind-{_kind(m)}"))
            for m in messages(view, own)
        ]


def _kind(message: Message) -> str:
    return "answer" if message.kind in ("yes", "no") else message.kind
