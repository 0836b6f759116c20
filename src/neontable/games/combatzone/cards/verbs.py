"""The vocabulary of effects that several cards share.  Each is a value with a `do` and words.

`fx` is the procedure that carries the effects out (rules/resolve.py): `fx.by` the model whose card
it is, `fx.target` the other model concerned (-1: none), `fx.of` the model that a moment happened
to, `fx.source` the card, `fx.seat` who decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.card import (
    BEARER,
    TARGET,
    Effects,
    Scope,
    Verb,
    action_kind,
    card_word,
    effects_say,
    listed,
)
from neontable.games.combatzone.model.clouds import SMOKE
from neontable.games.combatzone.model.pieces import Marker
from neontable.games.combatzone.model.tokens import COLOURS, WORDS
from neontable.games.combatzone.rules import resolve
from neontable.games.combatzone.rules.wounds import hack
from neontable.kernel.text import Text, say

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone
    from neontable.games.combatzone.rules.resolve import Resolve


def near(within: str) -> str:
    return f"@cz-within-{WORDS.get(within, within)}"


def colour(letter: str) -> str:
    return f"@cz-colour-{WORDS[letter]}"


class Each(Verb, frozen=True):
    """Something done to every model of a scope, or to one of them that is chosen."""

    n: int = 1
    who: Scope = TARGET

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        assert isinstance(result, int)
        self.to(g, fx, result)

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        name = type(self).__name__.lower()
        return say(f"cz-verb-{name}", n=self.n, who=self.who.says())


class Wound(Each, frozen=True):
    """Wounds that no roll opposed: each on a token that its player chooses (CZ-WND-007)."""

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.wound(g, fx, model, self.n)


class Stun(Each, frozen=True):
    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.stun(g, model, self.n)


class Hack(Each, frozen=True):
    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        hack(g, model, self.n)


class Unhack(Each, frozen=True):
    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        atoms.unhack(g, model, self.n)


class Heal(Each, frozen=True):
    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.heal(g, model, self.n)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        found = resolve.covered(g, by, target, self.who)
        return not any(resolve.is_wounded(g, model) for model in found)


class Refresh(Each, frozen=True):
    """Used tokens become Ready (CZ-EFF-010)."""

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.refresh(g, model, self.n)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        found = resolve.covered(g, by, target, self.who)
        return not any(resolve.has_used_token(g, model) for model in found)


class FreeMove(Verb, frozen=True):
    """A free Basic Move of this length (CZ-MOVE-014, CZ-MOVE-015); `clear`: only where no roll is
    needed.  `driver`: "owner", or "me" where the bearer's player moves it."""

    length: Literal["R", "Y", "G", "same"]
    """"same": as far as the move that has just ended."""
    who: Scope = BEARER
    clear: bool = False
    driver: Literal["owner", "me"] = "owner"
    climbs: bool = False
    """It begins with a climb."""
    die: Literal["", "Y"] = ""
    """The die for rolls on the way, where it is not that of a token of the model."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            resolve.free_move(g, fx, result, self)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        return say(
            "cz-verb-freemove",
            who=self.who.says(),
            colour=say("cz-length-same") if self.length == "same" else colour(self.length),
            clear=int(self.clear), mine=int(self.driver == "me"), climbs=int(self.climbs),
        )  # fmt: skip


class FreeAction(Verb, frozen=True):
    """A free action (CZ-ACT-006) of one of these kinds: ("basic-melee",), ("attack",), ("move",),
    ("all",) ... `driver`: "me" where the bearer's player chooses it, "rival" where the next rival
    player does.  `at`: only at the model that the effect is about, at any distance."""

    of: tuple[str, ...] = ("all",)
    who: Scope = BEARER
    bonus: int = 0
    driver: Literal["owner", "me", "rival"] = "owner"
    at: Literal["", "target"] = ""
    paid: bool = False
    """It costs a Ready token after all."""
    same_colour: bool = False
    """It uses the colour of the move that gave it."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            at = fx.target if self.at == "target" else -1
            colour = fx.colour if self.same_colour else ""
            kinds, paid = self.of, self.paid
            resolve.free_action(g, fx, result, kinds, self.bonus, self.driver, at, colour, paid)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        of = listed([action_kind(kind) for kind in self.of], "cz-or")
        if self.at:
            return say("cz-verb-freeaction-at", who=self.who.says(), of=of)
        mine = {"owner": 0, "me": 1, "rival": 2}[self.driver]
        if self.paid:
            return say("cz-verb-freeaction-paid", who=self.who.says())
        if self.same_colour:
            return say("cz-verb-freeaction-colour", who=self.who.says(), of=of)
        if self.of == ("all",):
            return say("cz-verb-freeaction-any", who=self.who.says(), n=self.bonus, mine=mine)
        return say("cz-verb-freeaction", who=self.who.says(), of=of, n=self.bonus, mine=mine)


class Activate(Verb, frozen=True):
    """The model becomes the Active Model after this activation, as by a Command; only one that can
    act is chosen (CZ-CMD-004)."""

    who: Scope = TARGET

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who, resolve.can_be_activated)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            resolve.command(g, result)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not any(
            resolve.can_be_activated(g, m) for m in resolve.covered(g, by, target, self.who)
        )

    def says(self) -> Text:
        return say("cz-verb-activate", who=self.who.says())


class DrawLoot(Verb, frozen=True):
    """Loot cards for the bearer or other characters; with `look`, the best of so many; `per`
    "target-red": as often as the target has RED tokens."""

    n: int = 1
    look: int = 0
    who: Scope = BEARER
    per: Literal["", "target-red"] = ""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            n = self.n
            if self.per == "target-red":
                n *= g.models[fx.target].tokens.upper().count("R") if fx.target >= 0 else 0
            resolve.draw_loot(g, result, n, self.look)

    def says(self) -> Text:
        if self.per:
            return say("cz-verb-loot-per-red", who=self.who.says())
        return say("cz-verb-loot", who=self.who.says(), n=self.n, look=self.look)


class GainLuck(Verb, frozen=True):
    n: int = 1

    def do(self, g: CombatZone, fx: Resolve) -> None:
        atoms.gain_luck(g, g.models[fx.by].seat, self.n)

    def says(self) -> Text:
        return say("cz-verb-luck", n=self.n)


class LoseGear(Each, frozen=True):
    """The model discards gear: a random card of those that are not printed on its card."""

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.lose_gear(g, model, self.n)


class GainMark(Verb, frozen=True):
    """A mark (`Mark`) lies on the model until it ends."""

    mark: str
    who: Scope = TARGET

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            atoms.mark(g, result, self.mark, g.models[fx.by].seat)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        return say("cz-verb-mark", who=self.who.says(), mark=f"@cz-mark-{self.mark}")


class PushAway(Each, frozen=True):
    """RED in a straight line away from the bearer (CZ-EFF-009)."""

    def to(self, g: CombatZone, fx: Resolve, model: int) -> None:
        resolve.push_away(g, fx.by, model)


class ChangeToken(Verb, frozen=True):
    """A token of the first colour becomes one of the second, for the rest of the game."""

    old: Literal["G", "Y"]
    new: Literal["G", "Y", "R"]
    who: Scope = TARGET

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            atoms.change_token(g, result, self.old, self.new)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        found = resolve.covered(g, by, target, self.who)
        return not any(self.old in g.models[m].tokens.upper() for m in found)

    def says(self) -> Text:
        better = int(COLOURS.index(self.new) < COLOURS.index(self.old))
        return say(
            "cz-verb-changetoken",
            who=self.who.says(), old=colour(self.old), new=colour(self.new), better=better,
        )  # fmt: skip


class AddToken(Verb, frozen=True):
    """One more action token, for the rest of the game."""

    token: Literal["G", "Y", "R"]
    who: Scope = BEARER

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            atoms.add_token(g, result, self.token)

    def says(self) -> Text:
        return say("cz-verb-addtoken", who=self.who.says(), colour=colour(self.token))


class RefreshSpent(Verb, frozen=True):
    """At "acting": the token that pays for this action is Ready again."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.refresh_spent(g, fx.by)

    def says(self) -> Text:
        return say("cz-verb-refresh-spent")


class RollFor(Verb, frozen=True):
    """A die of this colour decides: `on` names, from the worst face up, the least face of each
    result, 0 standing for the Fumble: ((0, (Wound(1, BEARER),)), (2, (FreeMove("R"),)))."""

    die: Literal["G", "Y", "R"]
    on: tuple[tuple[int, Effects], ...]

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.roll_for(g, fx, self.die, tuple(face for face, _ in self.on))

    def parts(self) -> Iterator[tuple[str, Effects]]:
        for face, effects in self.on:
            yield f"face-{face}", effects

    def says(self) -> Text:
        whole = say("cz-verb-rollfor", colour=colour(self.die))
        faces = [face for face, _ in self.on]
        for (face, effects), beyond in zip(self.on, [*faces[1:], 0], strict=True):
            # Only the highest face that is reached counts.
            to = beyond - 1 if beyond else 0
            how = 0 if not face else 1 if not to else 2 if to == face else 3
            words = effects_say(effects)
            line = say("cz-verb-rollfor-line", how=how, face=face, to=to, effects=words)
            whole = say("cz-verb-rollfor-and", a=whole, b=line)
        return whole


class SaveOr(Verb, frozen=True):
    """Each model rolls a skill against the OBSTACLE die (plus a skill of the bearer); who does not
    win suffers the effects as `fx.target`."""

    skill: str
    else_: Effects
    who: Scope = TARGET
    plus: str = ""
    """A skill of the bearer that is added to the OBSTACLE die."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            resolve.save(g, fx, result, self.skill, self.plus)

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "else", self.else_

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        plus = f"@cz-skill-{self.plus}" if self.plus else ""
        return say(
            "cz-verb-saveor",
            who=self.who.says(), skill=f"@cz-skill-{self.skill}",
            plus=say("cz-verb-saveor-plus", skill=plus) if plus else "",
            effects=effects_say(self.else_),
        )  # fmt: skip


class Deploy(Verb, frozen=True):
    """A new model of one's own within this distance of the bearer or target, free (CZ-DEPLOY-001).
    `card`: a Gonk of the team's faction when empty."""

    card: str = ""
    within: Literal["reach", "R", "Y", "G", "edge"] = "reach"
    of: Literal["bearer", "target"] = "bearer"
    n: int = 1

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.deploy(g, fx, self.card, self.within, self.of == "target", self.n)

    def says(self) -> Text:
        of = f"@cz-who-{self.of}"
        if self.within == "edge":
            return say("cz-verb-deploy-edge", n=self.n)
        if self.card:
            return say(
                "cz-verb-deploy-card", card=card_word(self.card), near=near(self.within), of=of
            )
        return say("cz-verb-deploy", n=self.n, near=near(self.within), of=of)


class PlaceMarker(Verb, frozen=True):
    """A token of this kind on the mat, within this distance of the bearer; what it does is the
    business of the card's other passives."""

    kind: str
    within: Literal["reach", "R", "Y", "G"] = "R"
    replaces: bool = False
    """The bearer's earlier one is taken away."""
    luck: bool = False
    """It is one of the player's Luck tokens."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        seat = g.models[fx.by].seat
        if self.luck:
            if not g.teams[seat].luck:
                return
            atoms.spend_luck(g, seat)
        resolve.place_marker(g, fx, self.kind, self.within, self.replaces)

    def says(self) -> Text:
        id = "cz-verb-marker-luck" if self.luck else "cz-verb-marker"
        return say(id, kind=f"@cz-marker-{self.kind}", near=near(self.within))


class LaySmoke(Verb, frozen=True):
    """A smoke token lies under each of the models until the bearer's team is Inspired; it counts as
    an obstacle (`model.clouds`)."""

    who: Scope = TARGET

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.each(g, fx, self.who)

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            x, y, floor = g.models[result].place
            smoke = Marker(SMOKE, x, y, floor, g.models[fx.by].seat, fx.by)
            if smoke not in g.markers:  # one token, however often the Blast affects it
                atoms.put_marker(g, smoke)

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        return not resolve.covered(g, by, target, self.who)

    def says(self) -> Text:
        return say("cz-verb-smoke", who=self.who.says())


class DiscardThis(Verb, frozen=True):
    """The card itself is discarded."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.discard_card(g, fx.by, fx.source)

    def says(self) -> Text:
        return say("cz-verb-discard-this")


class IgnoreWounds(Verb, frozen=True):
    """At "oppose-lost": the attack wounds nobody (Holo Projector)."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.ignore_wounds(g, fx.of)

    def says(self) -> Text:
        return say("cz-verb-ignore-wounds")


class CancelWound(Verb, frozen=True):
    """At "hurting": this one wound is not suffered."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.cancel(g, fx.of)

    def says(self) -> Text:
        return say("cz-verb-cancel-wound")


class SurviveRedLined(Verb, frozen=True):
    """At "taken-out", before it happens: it becomes Red-Lined instead."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.survive(g, fx.of)

    def says(self) -> Text:
        return say("cz-verb-survive")


class EndProgram(Verb, frozen=True):
    """A running program of the target ends; loaded again, or discarded."""

    discard: bool = False

    def do(self, g: CombatZone, fx: Resolve) -> None:
        resolve.end_program(g, fx, fx.target, self.discard)

    def says(self) -> Text:
        return say("cz-verb-endprogram", discard=int(self.discard))


class Score(Verb, frozen=True):
    """Points of the scenario."""

    n: int = 1

    def do(self, g: CombatZone, fx: Resolve) -> None:
        atoms.score(g, g.models[fx.by].seat, self.n)

    def says(self) -> Text:
        return say("cz-verb-score", n=self.n)
