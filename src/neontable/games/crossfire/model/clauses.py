"""What an effect does, in words that can be put together.

A verb says its standard clause as a message of `text/verbs.*.ftl`: a whole clause without a
capital letter and without a full stop.  `model/rules_text.py` joins clauses to the text of a card,
so that a card needs no words of its own where what it declares says everything."""

from __future__ import annotations

from collections.abc import Iterable

from neontable.kernel.text import Text, say

Clause = Text


def clause(id: str, **args: int | str | Text) -> Clause:
    return say(id, **args)


def join(clauses: Iterable[Clause]) -> Clause | None:
    """One after the other: "you draw 1 card, then you discard 1 card"."""
    whole: Text | None = None
    for part in clauses:
        whole = part if whole is None else say("cf-clause-then", a=whole, b=part)
    return whole


def either(kind: str, names: tuple[str, ...]) -> Text:
    """ "black or blue": names of a kind ("colour", "type", "kind"), joined."""
    words = Text(f"cf-{kind}-{names[0]}")
    for name in names[1:]:
        words = say("cf-or", a=words, b=Text(f"cf-{kind}-{name}"))
    return words


def obstacles_say(colours: tuple[str, ...], kinds: tuple[str, ...]) -> Text:
    """ "each blue obstacle", "each black or blue obstacle", "each Human obstacle"."""
    if colours:
        return say("cf-each-obstacle-colour", colour=either("colour", colours))
    if kinds:
        return say("cf-each-obstacle-kind", kind=either("kind", kinds))
    return Text("cf-each-obstacle")
