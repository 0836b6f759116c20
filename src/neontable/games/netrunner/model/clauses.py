"""What an effect does, in words that can be put together.

A verb says its standard clause: who does what, as messages of `text/verbs.*.ftl`.  Clauses are
joined to sentences in any language, so that a card needs no text of its own where the rules that
it declares say everything (`model/rules_text.py`)."""

from collections.abc import Iterable

import msgspec

from neontable.kernel.text import Text, say

ORDER = "order"
"""Subject of a clause in the imperative: "take 3 bits from the bank"."""


class Clause(msgspec.Struct, frozen=True):
    does: Text
    subject: str = ""
    """Who does it: "corp", "runner" or "you"; `ORDER`; or "" where `does` is a whole clause."""
    gets: Text | None = None
    """Where the subject only gets something: what."""
    after: tuple[Text, ...] = ()
    """Whole sentences that must follow: what a counter does, how to be rid of it."""

    @property
    def whole(self) -> Text:
        if self.subject in ("", ORDER):
            return self.does
        return say("nr-clause", subject=f"@nr-subject-{self.subject}", does=self.does)


def clause(
    id: str, subject: str = "", *, after: tuple[Text, ...] = (), **args: int | str | Text
) -> Clause:
    who = {} if subject in ("", ORDER) else {"who": subject}  # languages conjugate
    return Clause(say(id, **args, **who), subject, after=after)


def gets(subject: str, what: Text, after: tuple[Text, ...] = ()) -> Clause:
    """Somebody gets something: "the Runner gets a tag and a Cerberus counter"."""
    return Clause(say("nr-verb-get", who=subject, what=what), subject, what, after)


def join(clauses: Iterable[Clause]) -> Clause:
    """One after the other: "the Runner suffers 3 Net damage and gets a tag, and the run ends"."""
    parts: list[Clause] = []
    after: tuple[Text, ...] = ()
    for part in clauses:
        after += part.after
        if parts and part.subject and part.subject == parts[-1].subject:
            part = _merged(parts.pop(), part)
        parts.append(part)
    if len(parts) == 1:
        return msgspec.structs.replace(parts[0], after=after)
    orders = {part.subject == ORDER for part in parts}
    if len(orders) > 1:  # "the Corp draws 2 cards; take 1 bit": no "and" binds them
        between = last = "nr-clause-also"
    else:
        between, last = "nr-clause-list", "nr-clause-and"
    whole = parts[0].whole
    for part in parts[1:-1]:
        whole = say(between, a=whole, b=part.whole)
    return Clause(say(last, a=whole, b=parts[-1].whole), after=after)


def _merged(first: Clause, second: Clause) -> Clause:
    """Two clauses with one subject."""
    if first.gets is not None and second.gets is not None:
        return gets(first.subject, say("nr-clause-too", a=first.gets, b=second.gets))
    id = "nr-clause-then" if first.subject == ORDER else "nr-clause-too"
    return Clause(say(id, a=first.does, b=second.does), first.subject)
