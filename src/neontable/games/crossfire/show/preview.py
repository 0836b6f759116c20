"""What a component will do, to whom, as the table stands: the runners by name, the numbers of the
present Crossfire level.  Screens show it with the card; only facts of the view are used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from neontable.games.crossfire.cards.verbs import For, From, Hurt, May, RunnerVerb
from neontable.games.crossfire.hidden.view import FacedView, View
from neontable.games.crossfire.model.card import Ability, Effects, Number, Scaled, Static, Verb
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES
from neontable.games.crossfire.model.nouns import card_text, runner_text
from neontable.games.crossfire.model.pieces import READY, STAGGERED
from neontable.games.crossfire.model.rules_text import static_text
from neontable.games.crossfire.model.terms import CLIENT, CLIENT_NAME
from neontable.games.crossfire.model.who import Who
from neontable.kernel.text import Text, say

ABOUT_RUNNERS = ("no-heal", "no-healing", "no-buy", "no-draw", "no-play", "play-limit", "no-nuyen")


class Person(msgspec.Struct, frozen=True):
    """A runner as far as `Who` looks at it."""

    metatype: str
    roles: tuple[str, ...]
    hp: int
    down: bool
    hand: range


class Street:
    """A view that can be asked who is meant, as a table can."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.level = view.level
        self.start = view.start
        self.runners = [
            Person(r.metatype, r.roles, r.hp, r.health != READY, range(r.hand_count))
            for r in view.runners
        ]
        n = len(self.runners)
        self.client = n - 1 if n and self.runners[-1].metatype == CLIENT else -1
        self.acting = view.current if view.current >= 0 else view.start

    def clockwise(self, first: int) -> list[int]:
        n = len(self.runners)
        if self.client < 0:
            return [(first + i) % n for i in range(n)]
        order = [*((self.start + i) % (n - 1) for i in range(n - 1)), n - 1]
        at = order.index(first)
        return order[at:] + order[:at]

    def runners_facing(self, colour: str) -> set[int]:
        return {
            f.faces
            for f in self.view.obstacles
            if colour == "any" or OBSTACLES[f.card].colour == colour
        }

    def among(self, who: Who, you: int) -> list[int]:
        found: list[int] = who.among(self, you)  # type: ignore[arg-type]
        return found

    def name(self, runner: int) -> Text:
        return runner_text(CLIENT_NAME if runner == self.client else runner)

    def names(self, runners: Iterable[int]) -> Text:
        words: Text | None = None
        for runner in runners:
            name = self.name(runner)
            words = name if words is None else say("cf-or", a=words, b=name)
        assert words is not None
        return words

    def now(self, n: Number) -> int:
        if isinstance(n, Scaled):
            return n.then if self.level >= n.at else n.n
        return n


class Named(Who, frozen=True):
    """Instead of "each other runner": the one who is meant."""

    words: Text = Text("cf-who-one")

    @property
    def form(self) -> str:
        return "one"

    def text(self) -> Text:
        return self.words


def _at_level(street: Street, verb: Verb) -> Verb:
    """The same effect with the numbers of now."""
    changed: dict[str, Any] = {
        name: street.now(value)
        for name in verb.__struct_fields__
        if isinstance(value := getattr(verb, name), Scaled)
    }
    return msgspec.structs.replace(verb, **changed) if changed else verb


def _effects(street: Street, effects: Effects, you: int) -> Iterator[Text]:
    """A sentence for each runner that an effect concerns."""
    for verb in effects:
        if isinstance(verb, From):
            if street.level >= verb.level:
                yield from _effects(street, verb.effects, you)
        elif isinstance(verb, May):
            yield from _effects(street, verb.effects, you)
        elif isinstance(verb, RunnerVerb):
            yield from _on_runners(street, verb, you)


def _on_runners(street: Street, verb: RunnerVerb, you: int) -> Iterator[Text]:
    found = street.among(verb.who, you)
    if not found:
        yield Text("cf-preview-nobody")
        return
    if isinstance(verb, For):
        if verb.who.chosen and len(found) > 1:
            yield say("cf-preview-one-of", names=street.names(found))
            return
        for runner in found:
            yield from _effects(street, verb.effects, runner)
        return
    now = _at_level(street, verb)
    if verb.who.chosen and len(found) > 1:
        chosen = say("cf-preview-choice", names=street.names(found))
        said = msgspec.structs.replace(now, who=Named("one", words=chosen)).says()
        if said is not None:
            yield say("cf-sentence", words=said)
        return
    if len(found) == len(street.runners) > 1 and not isinstance(now, Hurt):
        # "Each runner" is shorter than all their names; without other numbers it has been said.
        said = now.says() if now is not verb else None
        if said is not None:
            yield say("cf-sentence", words=said)
        return
    for runner in found:
        said = msgspec.structs.replace(now, who=Named("one", words=street.name(runner))).says()
        if said is None:
            continue
        if isinstance(now, Hurt):
            yield _after(street, said, runner, street.now(now.n))
        else:
            yield say("cf-sentence", words=said)


def _after(street: Street, said: Text, runner: int, damage: int) -> Text:
    """The damage, and what is left of the runner then."""
    who = street.view.runners[runner]
    if damage <= 0:
        return say("cf-sentence", words=said)
    if who.health == READY:
        left = max(0, who.hp - damage)
        return say("cf-preview-left", words=said, hp=who.hp, left=left)
    if who.health == STAGGERED:
        return say("cf-preview-critical", words=said)
    return say("cf-sentence", words=said)


def _static(street: Street, static: Static, you: int) -> Iterator[Text]:
    now = msgspec.structs.replace(static, n=street.now(static.n))
    if static.what in ABOUT_RUNNERS or static.what == "no-assist":
        for runner in street.among(static.who, you):
            named = msgspec.structs.replace(now, who=Named("one", words=street.name(runner)))
            yield say("cf-sentence", words=static_text(named))
    elif static.what == "attack":
        for faced in street.view.obstacles:
            declared = OBSTACLES[faced.card]
            if (not static.colours or declared.colour in static.colours) and (
                not static.kinds or declared.kind in static.kinds
            ):
                yield say(
                    "cf-preview-attack-more",
                    card=card_text(faced.card),
                    n=now.n if isinstance(now.n, int) else 0,
                    attack=faced.attack,
                )


def _ability(street: Street, ability: Ability, you: int) -> Iterator[Text]:
    if street.level < ability.level:
        yield say("cf-preview-sleeps", n=ability.level, level=street.level)
        return
    for static in ability.statics:
        yield from _static(street, static, you)
    yield from _effects(street, ability.effects, you)


def threat_preview(street: Street, faced: FacedView) -> Text | None:
    """What an obstacle will do: its attack with all that faces the same runner, its abilities."""
    said: list[Text] = []
    if faced.cleared < len(faced.track):
        said += _attack(street, faced)
    if faced.silent:
        said.append(Text("cf-scene-silent"))
    else:
        for ability in OBSTACLES[faced.card].abilities:
            # When it was flipped is over.
            if ability.on != "flipped":
                said += _ability(street, ability, faced.faces)
    return joined(said)


def _attack(street: Street, faced: FacedView) -> Iterator[Text]:
    runner = faced.faces
    who = street.view.runners[runner]
    if faced.held_off or not faced.attack:
        return
    whole = sum(
        f.attack
        for f in street.view.obstacles
        if f.faces == runner and not f.held_off and f.cleared < len(f.track)
    )
    name = street.name(runner)
    said = say("cf-preview-attack", who=name, n=faced.attack)
    if whole > faced.attack:
        said = say("cf-preview-attack-all", who=name, n=faced.attack, all=whole)
    if who.health == READY:
        yield say("cf-preview-left", words=said, hp=who.hp, left=max(0, who.hp - whole))
    elif who.health == STAGGERED:
        yield say("cf-preview-critical", words=said)
    else:
        yield say("cf-sentence", words=said)


def event_preview(street: Street, event: str) -> Text | None:
    """What an active event does as long as it is there, and when its moments come."""
    said: list[Text] = []
    for ability in EVENTS[event].abilities:
        if ability.on != "reveal":
            said += _ability(street, ability, street.acting)
    return joined(said)


def card_preview(street: Street, card: str, you: int) -> Text | None:
    """Whom the ability of a card would concern if `you` played it now."""
    if card not in CARDS or not CARDS[card].play:
        return None
    plain = all(
        isinstance(verb, RunnerVerb) and verb.who.pick == "you" for verb in CARDS[card].play
    )
    return None if plain else joined(_effects(street, CARDS[card].play, you))


def joined(said: Iterable[Text]) -> Text | None:
    """One text after another."""
    whole: Text | None = None
    for text in dict.fromkeys(said):
        whole = text if whole is None else say("cf-preview-more", a=whole, b=text)
    return whole
