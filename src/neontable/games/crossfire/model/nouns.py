"""Crossfire's nouns: how a card, a runner or an obstacle is said, and which thing of a scene it is.

("runner", 2)          a runner by its seat; 9 is the Client
("threat", 7)          an obstacle or boss in play, by its number
("held", "mana")       a card in a hand that the seat sees
("played", 3)          a card in play, by its number
("market", "katana")   a card that is for sale
("discarded", "mana")  a card of a discard pile
("event", "timebomb")  an active Crossfire card
"""

from __future__ import annotations

from typing import Annotated

from neontable.games.crossfire.model.terms import CLIENT_NAME
from neontable.kernel.options import Noun, Thing
from neontable.kernel.text import Text


def card_text(card: str) -> Text:
    """A market card, a basic card, an obstacle, an event or an upgrade by its name."""
    return Text(f"cf-card-{card}") if card else Text("cf-card-unknown")


def runner_text(runner: int) -> Text:
    """A runner; `CLIENT_NAME` is the Client."""
    if runner == CLIENT_NAME:
        return Text("cf-kind-client")
    return Text("cf-runner", (("n", runner + 1),))


def _runner(runner: int) -> Thing:
    return ("runner", runner)


def _threat(number: int) -> Thing | None:
    return ("threat", number) if number else None


def _held(card: str) -> Thing:
    return ("held", card)


def _market(card: str) -> Thing:
    return ("market", card)


def _discarded(card: str) -> Thing:
    return ("discarded", card)


RunnerNo = Annotated[int, Noun(runner_text, _runner)]
ThreatNo = Annotated[int, Noun(None, _threat)]
CardName = Annotated[str, Noun(card_text)]
HeldCard = Annotated[str, Noun(card_text, _held)]
MarketName = Annotated[str, Noun(card_text, _market)]
DiscardedCard = Annotated[str, Noun(card_text, _discarded)]
MetatypeName = Annotated[str, Noun(lambda m: f"@cf-kind-{m}")]
RoleName = Annotated[str, Noun(lambda r: f"@cf-role-{r}")]
WindowKind = Annotated[str, Noun(lambda kind: f"@cf-window-{kind}")]


NOUNS = {
    "who": Noun(runner_text, _runner),
    "card": Noun(card_text),
    "metatype": Noun(lambda m: f"@cf-kind-{m}"),
    "role": Noun(lambda r: f"@cf-role-{r}"),
}
