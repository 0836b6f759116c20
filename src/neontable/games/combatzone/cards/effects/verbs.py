"""Verbs of single cards, or of a few.  They are written as those of `cards/verbs.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from neontable.games.combatzone import atoms
from neontable.games.combatzone.cards.verbs import Each, Wound
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import (
    TARGET,
    Effects,
    Scope,
    Verb,
    card_word,
    effects_say,
)
from neontable.games.combatzone.model.conditions import models_in
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import skill
from neontable.games.combatzone.model.options import Affect, TakeCard, TakeEffects
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import base, is_visible, is_within, on_table, space
from neontable.games.combatzone.rules import resolve, strike, wounds
from neontable.games.combatzone.rules.act import FreeAct
from neontable.games.combatzone.rules.actions import bodies_near
from neontable.games.combatzone.rules.effects import Answered, run
from neontable.games.combatzone.rules.moments import discard_card
from neontable.games.combatzone.rules.rolls import obstacle_seat
from neontable.kernel.asks import Ask
from neontable.kernel.chance import below
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.text import Text, say
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone
    from neontable.games.combatzone.rules.effects import Resolve


# -- choosing --------------------------------------------------------------------------------------
class Picked(Answered, frozen=True):
    """Models that were chosen."""

    models: tuple[int, ...]


class PickedCard(Answered, frozen=True):
    card: str


class PickedEffects(Answered, frozen=True):
    path: str


class PickModels(Frame):
    """Up to so many models, one after another."""

    seat: int
    models: list[int]
    n: int
    source: str
    chosen: list[int] = []
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask | None:
        rest = [m for m in self.models if m not in self.chosen]
        if not rest or len(self.chosen) >= self.n:
            return None
        options: list[Option] = [*(Affect(reference(g, m)) for m in rest), PASS]
        return Ask(self.seat, "cz-ask-which", options, (("card", self.source),))

    def got_which(self, g: CombatZone, answer: Option) -> None:
        if isinstance(answer, Affect):
            self.chosen = [*self.chosen, index(answer.model)]
        else:
            self.n = len(self.chosen)

    def do_which(self, g: CombatZone) -> None:
        pop(g, Picked(tuple(self.chosen)))


class PickCard(Frame):
    """One of several cards."""

    seat: int
    cards: list[str]
    source: str
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask:
        options = [TakeCard(card) for card in self.cards]
        return Ask(self.seat, "cz-ask-which-card", options, (("card", self.source),))

    def got_which(self, g: CombatZone, answer: TakeCard) -> None:
        pop(g, PickedCard(answer.card))


class PickEffects(Frame):
    """One of several groups of effects, by their paths."""

    seat: int
    paths: list[str]
    source: str
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask:
        options = [TakeEffects(path) for path in self.paths]
        return Ask(self.seat, "cz-ask-which-effects", options, (("card", self.source),))

    def got_which(self, g: CombatZone, answer: TakeEffects) -> None:
        pop(g, PickedEffects(answer.path))


class ChooseOne(Verb, frozen=True):
    """One of several groups of effects, chosen by the bearer's or the target's player; a group
    that would do nothing is not offered as long as another does something."""

    of: tuple[Effects, ...]
    by: Literal["bearer", "target"] = "bearer"

    def do(self, g: CombatZone, fx: Resolve) -> None:
        if self.by == "target" and fx.target < 0:
            return
        seat = g.models[fx.by if self.by == "bearer" else fx.target].seat
        useful = [
            i
            for i, effects in enumerate(self.of)
            if not effects or not all(v.useless(g, fx.by, fx.target) for v in effects)
        ]
        paths = [fx.inner(fx.path, str(i)) for i in useful]
        if len(paths) == 1:
            self.then(g, fx, PickedEffects(paths[0]))
        elif paths:
            push(g, PickEffects(seat, paths, fx.source))

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, PickedEffects):
            run(g, result.path, fx.by, target=fx.target, of=fx.of, source=fx.source, crit=fx.crit)

    def parts(self) -> Iterator[tuple[str, Effects]]:
        for i, effects in enumerate(self.of):
            yield str(i), effects

    def says(self) -> Text:
        words = [effects_say(e) if e else say("cz-verb-nothing") for e in self.of]
        whole = words[0]
        for other in words[1:]:
            whole = say("cz-or", a=whole, b=other)
        return say("cz-verb-chooseone", by=f"@cz-who-{self.by}", mine=int(self.by == "bearer"),
                   effects=whole)  # fmt: skip


# -- rolls and attacks -----------------------------------------------------------------------------
class AttackFails(Verb, frozen=True):
    """At "opposing": the action fails without a roll; the token is spent."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        strike.fail(g)

    def says(self) -> Text:
        return say("cz-verb-attack-fails")


class Barrage(Verb, frozen=True):
    """Up to so many visible models are picked; each model within RED of one of them must beat the
    OBSTACLE die plus the bearer's Tech with Reflexes or suffers a wound."""

    n: int = 2

    def do(self, g: CombatZone, fx: Resolve) -> None:
        seen = [m for m in on_table(g) if m != fx.by and is_visible(g, fx.by, m)]
        push(g, PickModels(g.models[fx.by].seat, seen, self.n, fx.source))

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, Picked):
            struck = [
                m
                for m in on_table(g)
                if any(m == at or is_within(g, at, m, "R") for at in result.models)
            ]
            fx.for_each(struck)
        elif isinstance(result, int):
            resolve.save(g, fx, result, "reflexes", "tech")

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "else", (Wound(1),)

    def says(self) -> Text:
        return say("cz-verb-barrage", n=self.n)


class TakeOut(Each, frozen=True):
    """The model is taken out, whatever its tokens."""

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        wounds.suffer(g, model, len(g.models[model].tokens) + 1, by=g.models[fx.by].seat)


# -- cards -----------------------------------------------------------------------------------------
class DiscardGear(Verb, frozen=True):
    """A gear card of the bearer, by name."""

    card: str

    def do(self, g: CombatZone, fx: Resolve) -> None:
        discard_card(g, fx.by, self.card)

    def says(self) -> Text:
        return say("cz-verb-discardgear", card=card_word(self.card))


class DiscardLoot(Verb, frozen=True):
    """A loot card that the bearer carries, chosen by its player."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        held = list(dict.fromkeys(g.models[fx.by].sheet.loot))
        if len(held) == 1:
            atoms.discard_loot(g, fx.by, held[0])
        elif held:
            push(g, PickCard(g.models[fx.by].seat, held, fx.source))

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, PickedCard):
            atoms.discard_loot(g, fx.by, result.card)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not g.models[by].sheet.loot

    def says(self) -> Text:
        return say("cz-verb-discardloot")


class PassGear(Verb, frozen=True):
    """This card goes to the other model."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        there = fx.target
        if there < 0 or not g.models[there].on_table or profile(g.models[there].sheet).gonk:
            return
        if fx.source in g.models[fx.by].sheet.gear:
            atoms.discard_gear(g, fx.by, fx.source)
            if fx.source not in g.models[there].sheet.gear:
                atoms.equip(g, there, fx.source)

    def says(self) -> Text:
        return say("cz-verb-passgear")


class StealGear(Verb, frozen=True):
    """A random gear or loot card of the target, not one printed on its card, that the bearer can
    equip."""

    def _cards(self, g: CombatZone, by: int, target: int) -> list[str]:
        mine, theirs = profile(g.models[by].sheet), g.models[target].sheet
        gear = [
            card
            for card in theirs.gear
            if card not in mine.items
            and not (mine.bulky and "bulky" in library.GEAR[card].keywords)
        ]
        return [*gear, *theirs.loot]

    def do(self, g: CombatZone, fx: Resolve) -> None:
        cards = self._cards(g, fx.by, fx.target) if fx.target >= 0 else []
        if cards:
            card = cards[below(g, len(cards))]
            discard_card(g, fx.target, card)
            if card in library.LOOT:
                atoms.take_discarded_loot(g, fx.by, card)
            else:
                atoms.equip(g, fx.by, card)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return target < 0 or not self._cards(g, by, target)

    def says(self) -> Text:
        return say("cz-verb-stealgear")


class EquipShield(Verb, frozen=True):
    """The target wears armor of the launcher's Tech until it is lost (Magnetic Shielding)."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        n = min(skill(g, fx.by, "tech"), SHIELDS)
        if n > 0 and fx.target >= 0:
            atoms.equip(g, fx.target, f"magnetic-shield-{n}")

    def says(self) -> Text:
        return say("cz-verb-equipshield")


SHIELDS = 5
"""The largest shield there is."""


class BorrowAction(Verb, frozen=True):
    """A free action of gear that the target bears, as if it were the bearer's."""

    def _cards(self, g: CombatZone, target: int) -> list[str]:
        return [
            card
            for card in dict.fromkeys(profile(g.models[target].sheet).items)
            if any(not a.keys.discard for a in library.GEAR[card].actions)
        ]

    def do(self, g: CombatZone, fx: Resolve) -> None:
        cards = self._cards(g, fx.target) if fx.target >= 0 else []
        if cards:
            push(g, PickCard(g.models[fx.by].seat, cards, fx.source))

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, PickedCard):
            own = result.card in profile(g.models[fx.by].sheet).items
            push(g, Borrowed(fx.by, result.card, own))

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return target < 0 or not self._cards(g, target)

    def says(self) -> Text:
        return say("cz-verb-borrowaction")


class Borrowed(Frame):
    """The bearer holds somebody else's gear for one free action."""

    model: int
    card: str
    own: bool
    at: str = "take"

    def do_take(self, g: CombatZone) -> None:
        self.at = "back"
        if not self.own:
            atoms.lend(g, self.model, self.card)
        kinds = tuple(a.id for a in library.GEAR[self.card].actions if not a.keys.discard)
        push(g, FreeAct(model=self.model, of=kinds))

    def do_back(self, g: CombatZone) -> None:
        if not self.own and self.card in g.models[self.model].sheet.gear:
            atoms.lend(g, self.model, self.card, back=True)
        pop(g)


class UseUp(Verb, frozen=True):
    """One of the uses that the card has in a match."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        used = sum(one.startswith(f"!{fx.source}#") for one in g.models[fx.by].done)
        atoms.done(g, fx.by, f"!{fx.source}#{used}")

    def says(self) -> Text:
        return say("cz-verb-useup")


# -- Luck and tokens on the mat --------------------------------------------------------------------
class StealLuck(Verb, frozen=True):
    """Luck tokens of the target's player, as far as they go."""

    n: int = 1

    def do(self, g: CombatZone, fx: Resolve) -> None:
        if fx.target < 0:
            return
        theirs = g.models[fx.target].seat
        n = min(self.n, g.teams[theirs].luck)
        if n:
            atoms.lose_luck(g, theirs, n)
            atoms.gain_luck(g, g.models[fx.by].seat, n)

    def says(self) -> Text:
        return say("cz-verb-stealluck", n=self.n)


class DiscardMarker(Verb, frozen=True):
    """The bearer's tokens of a kind are taken from the mat."""

    kind: str

    def do(self, g: CombatZone, fx: Resolve) -> None:
        seat = g.models[fx.by].seat
        for at in reversed(range(len(g.markers))):
            if g.markers[at].kind == self.kind and g.markers[at].seat == seat:
                atoms.take_marker(g, at)

    def says(self) -> Text:
        return say("cz-verb-discardmarker", marker=f"@cz-marker-{self.kind}")


# -- places ----------------------------------------------------------------------------------------
class PlaceBeside(Verb, frozen=True):
    """Up to so many models are put on the nearest free places beside the bearer."""

    n: int
    who: Scope

    def do(self, g: CombatZone, fx: Resolve) -> None:
        found = [m for m in models_in(g, fx.by, self.who, fx.target) if m != fx.by]
        if self.who == TARGET:
            fx.for_each(found)
        else:
            push(g, PickModels(g.models[fx.by].seat, found, self.n, fx.source))

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, Picked):
            fx.for_each(list(result.models))
        elif isinstance(result, int):
            radius = profile(g.models[result].sheet).radius
            place = space(g).settle(base(g, fx.by).place, radius, g.moving, result)
            atoms.shift(g, result, place, "placed")

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not [m for m in models_in(g, by, self.who, target) if m != by]

    def says(self) -> Text:
        return say("cz-verb-placebeside", n=self.n, who=self.who.says())


class SwapPlaces(Verb, frozen=True):
    """The bearer and another model change places."""

    who: Scope

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            here, there = g.models[fx.by].place, g.models[result].place
            atoms.shift(g, fx.by, there, "placed")
            atoms.shift(g, result, here, "placed")

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not models_in(g, by, self.who, target)

    def says(self) -> Text:
        return say("cz-verb-swapplaces", who=self.who.says())


class Replace(Verb, frozen=True):
    """The target leaves the table, and a model of the bearer's team stands in its place."""

    card: str

    def do(self, g: CombatZone, fx: Resolve) -> None:
        if fx.target >= 0 and g.models[fx.target].on_table:
            atoms.replace_model(g, fx.target, self.card, g.models[fx.by].seat)

    def says(self) -> Text:
        return say("cz-verb-replace", card=card_word(self.card))


class Spares(Verb, frozen=True):
    """At "dying": it leaves the table without a body and comes back beside a friend, with a
    wound, when its team is next Inspired; the card is discarded then."""

    card: str

    def do(self, g: CombatZone, fx: Resolve) -> None:
        if wounds.spare(g, fx.of):
            atoms.into_hiding(g, fx.of, self.card)

    def says(self) -> Text:
        return say("cz-verb-spares")


class RemoveThis(Verb, frozen=True):
    """The model itself leaves the table."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        if g.models[fx.by].on_table:
            atoms.take_out(g, fx.by, -1)

    def says(self) -> Text:
        return say("cz-verb-removethis")


class RemoveBody(Verb, frozen=True):
    """A body within reach is gone; `aimed`: the one that the action was aimed at."""

    aimed: bool = False

    def do(self, g: CombatZone, fx: Resolve) -> None:
        for body in [fx.target] if self.aimed else bodies_near(g, fx.by)[:1]:
            atoms.remove_body(g, body)

    def says(self) -> Text:
        return say("cz-verb-removebody", aimed=int(self.aimed))


class TakeToken(Verb, frozen=True):
    """A token of the scenario within reach is taken from the mat."""

    kind: str

    def do(self, g: CombatZone, fx: Resolve) -> None:
        me = base(g, fx.by)
        for at in reversed(range(len(g.markers))):
            marker = g.markers[at]
            spot = me._replace(model=-2, x=marker.x, y=marker.y, floor=marker.floor, radius=0)
            if marker.kind == self.kind and space(g).in_reach(me, spot):
                atoms.take_marker(g, at)
                return

    def says(self) -> Text:
        return say("cz-verb-discardmarker", marker=f"@cz-marker-{self.kind}")


class Dissolve(Verb, frozen=True):
    """A random gear of the target is discarded; for a Luck token another one instead."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        gear = g.models[fx.target].sheet.gear if fx.target >= 0 else ()
        if gear:
            card = gear[below(g, len(gear))]
            push(g, PickOther(g.models[fx.by].seat, fx.target, card, fx.source))

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return target < 0 or not g.models[target].sheet.gear

    def says(self) -> Text:
        return say("cz-verb-dissolve")


class PickOther(Frame):
    """The card that is lost stands; a Luck token picks another."""

    seat: int
    model: int
    card: str
    source: str
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask | None:
        others = [c for c in dict.fromkeys(g.models[self.model].sheet.gear) if c != self.card]
        if not others or not g.teams[self.seat].luck:
            return None
        options: list[Option] = [PASS, *(TakeCard(card) for card in others)]
        return Ask(self.seat, "cz-ask-other-card", options, (("card", self.card),))

    def got_which(self, g: CombatZone, answer: Option) -> None:
        if isinstance(answer, TakeCard):
            atoms.spend_luck(g, self.seat)
            self.card = answer.card
        self.at = "lose"

    def do_which(self, g: CombatZone) -> None:
        self.at = "lose"

    def do_lose(self, g: CombatZone) -> None:
        pop(g)
        discard_card(g, self.model, self.card)


class Possessed(Verb, frozen=True):
    """The rival plays the bearer: a free action for each of its tokens."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        seat = obstacle_seat(g, g.models[fx.by].seat)
        for _ in g.models[fx.by].tokens:
            push(g, FreeAct(model=fx.by, of=("all",), seat=seat))

    def says(self) -> Text:
        return say("cz-verb-possessed")
