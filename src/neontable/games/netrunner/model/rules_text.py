"""The rules text of every card: composed from what the card declares, or its own where it is odd.

`nr-sub-<card>-<n>` and `nr-text-<card>` are a card's own words for a subroutine and for all the
rest; where they are missing, the verbs, costs, moments and numbers of the declaration are put
into words by `text/verbs.*.ftl`.  Reminders of families (hidden, region, virus) follow either."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from neontable.games.netrunner.model.card import (
    AGENDA,
    CORP,
    SIDES,
    Added,
    Breaker,
    Card,
    Effects,
    Link,
    Mod,
    Paid,
    Stock,
    When,
    effects_say,
)
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.kernel.text import LANGUAGES, Text, has, say

NOTES = ("region", "deck", "hidden", "unique", "base link", "virus", "bad publicity")
"""Families whose rules a card reminds of, in the order of the reminders."""

POSSIBLE = frozenset(
    {
        "agenda-has-bits",
        "bits-on-it",
        "can-expose",
        "can-expose-inside",
        "can-run-archives",
        "can-run-rd",
        "in-run",
        "may-run",
        "something-unseen",
        "sub-to-repeat",
    }
)
"""Conditions of abilities that only say that the effect can happen at all: not worth a word."""

SAYS_MOMENT = frozenset({"ice-beside-it", "met-now", "run-on-its-fort"})
"""Conditions whose words say the moment of the run, too."""

COMPOSED = frozenset(
    {
        *("subs", "play", "adds", "need", "double", "whens", "paids", "mods", "stock", "pile"),
        *("spent", "breaker", "link", "prevents", "shield", "holds", "only", "at_once"),
        *("advances", "price", "shown", "steal", "special", "buys", "grows", "outside"),
        *("noise_discount",),
    }
)
FACTS = frozenset(
    {
        *("name", "type", "keywords", "set", "rarity", "cost", "strength", "mu", "trash"),
        *("difficulty", "points", "origin", "leaves", "settles", "form_of"),
    }
)
"""Fields of a card that are composed, and those that need no words in its text."""
BLANK = Card(name="", type="")


class Unworded(LookupError):
    """A card does something that the standard sentences cannot say, and has no text of its own."""

    def __init__(self, card: str, what: str) -> None:
        super().__init__(
            f"{card}: no standard words for {what}; give it a text of its own in both languages "
            f"(nr-text-{card} or nr-sub-{card}-<n> in text/*.ftl), or words in text/verbs.*.ftl"
        )


# -- what others ask for ---------------------------------------------------------------------------
@cache
def card_texts(card: str) -> tuple[Text, ...]:
    """The rules text of a card: its subroutines in order, then the rest."""
    d = CARDS[card]
    texts = [sub_text(f"{card}.sub.{n}") for n in range(len(d.subs))]
    own = Text(f"nr-text-{card}")
    rest = [own] if has(own.id, LANGUAGES[0]) else [_said(card, t) for t in _sentences(card, d)]
    rest += _notes(d)
    if rest:
        texts.append(_together(rest))
    return tuple(texts)


@cache
def sub_text(path: str) -> Text:
    """A subroutine by its path: "asp.sub.0", "<card>.added" for one that a card gives, or
    "<card>.grown" for one that ice has as often as something counts."""
    card, _, rest = path.partition(".")
    if rest not in ("added", "grown"):
        own = Text(f"nr-sub-{card}-{int(rest.split('.')[1]) + 1}")
        if has(own.id, LANGUAGES[0]):
            return own
    return _together([_said(card, t) for t in _effects(card, PATHS[path], CARDS[card].side, rest)])


def is_own(text: Text) -> bool:
    """Whether a text was written for one card, apart from reminders."""
    first = text
    while first.id == "nr-sentences":
        first = next(value for name, value in first.args if name == "a")  # type: ignore[assignment]
    return first.id.startswith(("nr-text-", "nr-sub-"))


# -- putting together ------------------------------------------------------------------------------
def _together(texts: list[Text]) -> Text:
    whole = texts[0]
    for text in texts[1:]:
        whole = say("nr-sentences", a=whole, b=text)
    return whole


def _said(card: str, text: Text) -> Text:
    """The text, once it is sure that it can be said in every language."""
    for id in _ids(text):
        for lang in LANGUAGES:
            if not has(id, lang):
                raise Unworded(card, f"{id!r} ({lang})")
    return text


def _ids(text: Text) -> Iterator[str]:
    yield text.id
    for _, value in text.args:
        if isinstance(value, Text):
            yield from _ids(value)
        elif isinstance(value, str) and value.startswith("@"):
            yield value[1:]


def _effects(card: str, effects: Effects, by: int, where: str) -> list[Text]:
    found = effects_say(effects, by)
    if found is None:
        mute = next(verb for verb in effects if verb.says(by) is None)
        raise Unworded(card, f"{type(mute).__name__} in {where}")
    return [say("nr-sentence", words=found.whole), *found.after]


# -- all but the subroutines -----------------------------------------------------------------------
def _sentences(card: str, d: Card) -> Iterator[Text]:
    for field in d.__struct_fields__:
        if field not in COMPOSED | FACTS and getattr(d, field) != getattr(BLANK, field):
            raise Unworded(card, field)
    by = SIDES[d.side]
    if d.need:
        yield say(f"nr-need-{d.need}")
    if d.only:
        yield say(f"nr-only-{d.only}")
    if d.price:
        yield say("nr-price", n=d.price, by=by)
    if d.noise_discount:
        yield say("nr-noise-discount", n=d.noise_discount)
    if d.outside:
        yield say("nr-outside", n=d.outside)
    yield from _bought(card, d)
    for mod in d.mods:
        yield from _mod(card, mod, d)
    if d.advances:
        yield say("nr-advances")
    if d.pile:
        type = {"type": d.type} if d.side == CORP else {}
        yield say(f"nr-pile-{by}", n=d.pile, **type)
    if d.stock is not None:
        yield _stock(card, d.stock, by)
    if d.adds is not None and not d.adds.flag:
        yield _added(card, d.adds)
    for when in d.whens:
        yield from _when(card, when, d)
    if sum(bool(paid.once) for paid in d.paids) > 1:
        raise Unworded(card, "abilities that share their use")
    for paid in d.paids:
        yield from _paid(card, paid, d.side)
    if any(paid.when == "pay" for paid in d.paids):
        yield say("nr-also-when-paying")
    if d.play:
        yield from _effects(card, d.play, d.side, "play")
    if d.breaker is not None:
        yield from _breaker(card, d.breaker)
    if d.link is not None:
        yield _link(card, d.link)
        if d.link.reward:
            yield say("nr-link-reward", n=d.link.reward)
    if d.shield:
        yield say(
            "nr-shield",
            kinds=f"@nr-kinds-{'-'.join(d.prevents)}",
            n=d.shield,
            together=int(len(d.prevents) > 1),
        )
    if d.holds:
        yield say("nr-holds", n=d.holds)
    for special in d.special:
        yield say(f"nr-special-{special}")
    if d.holds:
        yield say("nr-holds-leave")
    if d.spent:
        if not d.pile:
            raise Unworded(card, "counters that run out")
        yield say("nr-spent")
    if d.shown:
        yield say("nr-shown")
    if d.steal:
        yield say("nr-steal", n=d.steal)


def _notes(d: Card) -> Iterator[Text]:
    if d.at_once and "region" not in d.keywords:
        yield say("nr-note-at-once")
    for word in NOTES:
        if word == "virus" and d.side == CORP:
            continue  # the counters that it gives are the Runner's
        if word in d.keywords:
            note = f"nr-note-{word.replace(' ', '-')}"
            yield say(f"{note}-{SIDES[d.side]}" if word == "unique" else note)
    if d.double:
        yield say("nr-note-double")


def _stock(card: str, stock: Stock, by: str) -> Text:
    if len(stock.uses) != 1 or not stock.refill:
        raise Unworded(card, f"bits for {', '.join(stock.uses)}")
    return say(f"nr-stock-{by}", n=stock.n, use=f"@nr-use-{stock.uses[0]}")


def _word(of: str) -> str:
    return of.replace(" ", "-") or "any"


def _mod(card: str, mod: Mod, d: Card) -> Iterator[Text]:
    if mod.where not in ("", "here"):
        raise Unworded(card, f"{mod.what} of what was chosen")
    args: dict[str, int | str] = {"n": abs(mod.n), "more": int(mod.n > 0)}
    args |= {"where": mod.where or "any", "by": SIDES[d.side], "of": _word(mod.of)}
    names = "family" if mod.what == "difficulty" else "each"
    args[names] = f"@nr-{names}-{_word(mod.of)}"
    words = say(f"nr-mod-{mod.what}", **args)
    yield say("nr-once-scored" if d.type == AGENDA else "nr-sentence", words=words)


def _bought(card: str, d: Card) -> Iterator[Text]:
    """What ice gets above its printed strength, kind and subroutines."""
    if d.buys is not None and d.buys.gives != "subs":
        if d.buys.gives == "strength":
            yield say("nr-buys-strength", n=d.buys.each, most=d.buys.most)
        else:
            yield say("nr-buys-kind", n=d.buys.each, kind=f"@nr-as-{_word(d.buys.gives)}")
    if d.grows is not None:
        said = _together(_effects(card, d.grows.effects, CORP, "grows"))
        each = d.buys.each if d.buys is not None else 0
        yield say(f"nr-grows-{d.grows.per}", n=each, sub=said)


def _added(card: str, added: Added) -> Text:
    sub = _together(_effects(card, added.effects, CORP, "adds"))
    of = _word(added.of)
    return say("nr-added", here=int(added.here), each=f"@nr-each-{of}", sub=sub)


def _when(card: str, when: When, d: Card) -> Iterator[Text]:
    does = effects_say(when.effects, d.side)
    if does is None:
        raise Unworded(card, f"what happens at {when.event}")
    event = when.event
    if event == "access":
        stored = "-stored" if when.stored else ""
        event += f"-unrezzed{stored}" if when.unrezzed else stored
        if stored and d.type == AGENDA:
            event = "access-stored-agenda"
    id = f"nr-when-{event}"
    if d.type == AGENDA and not d.pile and event not in ("score", "access", "access-stored-agenda"):
        id = f"nr-once-scored-{event}"
    yield say(id, does=does.whole, by=SIDES[d.side], where=when.where or "any")
    yield from does.after
    if when.stored and not when.archived:
        yield say("nr-not-in-archives")


def _paid(card: str, paid: Paid, side: int) -> Iterator[Text]:
    does = effects_say(paid.effects, side)
    if does is None:
        raise Unworded(card, "what an ability does")
    cost: Text | None = None
    for part in _costs(card, paid, SIDES[side]):
        cost = part if cost is None else say("nr-cost-and", a=cost, b=part)
    if cost is None:
        raise Unworded(card, "an ability without a cost")
    yield say("nr-paid", cost=cost, does=does.whole)
    yield from does.after
    if paid.unrezzed:
        yield say("nr-paid-unrezzed")


def _costs(card: str, paid: Paid, by: str) -> Iterator[Text]:
    """Everything before the colon."""
    if paid.actions:
        yield say("nr-cost-actions", n=paid.actions)
    if paid.bits:
        yield say("nr-cost-bits", n=paid.bits)
    if paid.trash:
        yield say("nr-cost-trash")
    if paid.points:
        yield say("nr-cost-points", n=paid.points, by=by)
    if paid.advances:
        yield say("nr-cost-advances", n=paid.advances)
    if paid.discards:
        yield say("nr-cost-discards", n=paid.discards, by=by)
    if paid.mills:
        yield say("nr-cost-mills", n=paid.mills, by=by)
    if paid.counters:
        raise Unworded(card, "counters that are spent")
    if paid.whose:
        yield say(f"nr-cost-{paid.whose}-turn", by=by)
    if paid.once:
        yield say(f"nr-cost-once-{paid.once}")
    if paid.when == "trace":
        yield say("nr-cost-in-trace", once=paid.once)
    elif paid.when in ("run-start", "met"):
        if paid.need not in SAYS_MOMENT:
            yield say(f"nr-cost-at-{paid.when}")
    elif paid.when not in ("window", "damage", "tag", "pay"):  # what it does says when
        raise Unworded(card, f"the moment {paid.when!r}")
    if paid.need and paid.need not in POSSIBLE:
        yield say(f"nr-paid-need-{paid.need}", by=by)


def _breaker(card: str, b: Breaker) -> Iterator[Text]:
    if b.special:
        raise Unworded(card, f"the icebreaker's {b.special!r}")
    if b.breaks == ("trace",):
        if b.subs != 1:
            raise Unworded(card, "several tracing subroutines at once")
        yield say("nr-breaks-trace", cost=b.cost)
    else:
        kinds = [Text(f"nr-a-{_word(word)}") for word in b.breaks]
        ice = kinds[0]
        for kind in kinds[1:-1]:
            ice = say("nr-or-list", a=ice, b=kind)
        if len(kinds) > 1:
            ice = say("nr-or", a=ice, b=kinds[-1])
        yield say("nr-breaks", cost=b.cost, subs=b.subs, ice=ice)
    if b.noise:
        yield say("nr-noise", n=b.noise, subs=b.subs)
    if b.boost:
        yield say("nr-boosts", cost=b.boost_cost, n=b.boost, lasts=b.lasts)


def _link(card: str, link: Link) -> Text:
    if link.run_only:
        raise Unworded(card, "a link for runs only")
    return say("nr-link-card", base=link.base, cost=link.cost, more=link.more)
