"""One performance of an action: targets, opposition, the roll, and what comes of it (p.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.library import ACTIONS
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.numbers import changes, has_trait, is_cyber, keys
from neontable.games.combatzone.model.options import Affect, Substitute
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES, has_ready
from neontable.games.combatzone.model.where import (
    are_rivals,
    base,
    brawl,
    is_visible,
    is_within,
    on_table,
    space,
    zone,
)
from neontable.games.combatzone.rules.actions import NORMAL, targets
from neontable.games.combatzone.rules.blast import Area, AreaDone
from neontable.games.combatzone.rules.effects import run
from neontable.games.combatzone.rules.hit import Hit
from neontable.games.combatzone.rules.impact import ask_impact, why_no_impact
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.opposing import (
    ask_opposing,
    chosen,
    opposing_roll,
    token_at,
)
from neontable.games.combatzone.rules.rolls import (
    Contest,
    acting_bonuses,
    contest,
    holding,
    obstacle,
)
from neontable.games.combatzone.rules.wounds import CHOOSE, Suffered, stun, suffer
from neontable.games.combatzone.space import (
    GREEN_ZONE,
    LONG_RANGE,
    RED_ZONE,
    YELLOW_ZONE,
)
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kernel.scene import Trace
from neontable.kernel.zone import Place
from neontable.kit.dice import ACTING, CRIT, FUMBLE, PLAIN, Roll
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

BITS = {"R": RED_ZONE, "Y": YELLOW_ZONE, "G": GREEN_ZONE, "L": LONG_RANGE}


class Struck(msgspec.Struct, frozen=True):
    """What came of one performance of an action."""

    won: bool
    wounded: tuple[int, ...] = ()
    """In the order of the wounds."""
    direct: int = 99
    """How many of them were suffered before the area of a Blast."""
    dodged: tuple[int, ...] = ()
    """Models that moved out of a Blast: that was their [RE]action (AMB-42)."""
    fumble: bool = False
    leak: bool = False


class Perform(Frame, kw_only=True):
    """An action is performed once."""

    by: int
    action: str
    target: int = -1
    die: str = ""
    token: int = CHOOSE
    """The token that pays for it, or whose colour a free action uses."""
    reaction: bool = False
    more: int = 0
    """Added to the roll: a free action's bonus, the penalty of walking fire."""
    targets: list[int] = []
    letters: list[str] = []
    armor: list[str] = []
    mixed: bool = False
    """Into a brawl: only the lowest defence is affected (CZ-BRAWL-009, CZ-BRAWL-010)."""
    impact: tuple[int, int, int] | None = None
    hits: list[int] = []
    """Places in `targets` of those that are beaten."""
    wounded: list[int] = []
    direct: int = 99
    """How many were wounded before the area of a Blast."""
    dodged: list[int] = []
    won: bool = False
    crit: bool = False
    fumble: bool = False
    leak: bool = False
    faces: list[int] = []
    stopped: bool = False
    """A card makes it fail without a roll."""
    clumsy: list[int] = []
    """Models that fumbled against it."""
    after: str = ""
    """The step that follows what cards do before the roll."""
    at: str = "begin"

    # -- who is meant ----------------------------------------------------------------------------
    def _action(self) -> Action:
        return ACTIONS[self.action]

    def _attempt(self, g: CombatZone, target: int = -2) -> Attempt:
        at = self.target if target == -2 else target
        where = zone(g, self.by, at) if at >= 0 and at != self.by else ""
        return Attempt(self.by, self._action(), at, self.reaction, where)

    def _words(self, g: CombatZone) -> Keys:
        return keys(g, self._attempt(g))[0]

    def do_begin(self, g: CombatZone) -> None:
        action = self._action()
        self.at = "oppose"
        if not action.skill:
            self._easy(g)
            return
        self._choose(g, action)
        self.after, self.at = self.at, "acting"

    def do_acting(self, g: CombatZone) -> None:
        """What cards do before the dice are rolled."""
        self.at = self.after
        if self.after != "roll":
            for model in reversed(self.targets):
                moment(g, "opposing", model, self.by, self.action)
        moment(g, "acting", self.by, self.target, self.action)

    def _choose(self, g: CombatZone, action: Action) -> None:
        """Everybody who is meant, and the step at which they oppose."""
        if self.target < 0 or action.aims == "body":
            self.at = "roll"
            return
        self.targets = [self.target]
        if not are_rivals(g, self.by, self.target) or action.opposed == "O":
            self.at = "roll"
            return
        words = self._words(g)
        if words.torrent:
            self._torrent(g)
        elif "sweep" in action.tags:
            rest = [t for t in targets(g, self.by, action, NORMAL) if t != self.target]
            self.targets += rest
        elif not words.blast and self.target not in brawl(g, self.by) and brawl(g, self.target):
            self.mixed = True
            self.targets += [
                i
                for i in on_table(g)
                if i not in (self.by, self.target) and is_within(g, self.target, i, "reach")
            ]
        if words.blast:
            self.at = "impact"
        elif "program" in action.tags:
            self.at = "defend"

    def _easy(self, g: CombatZone) -> None:
        """It succeeds without a roll (CZ-ACT-001)."""
        self.won = True
        self.targets = [self.target] if self.target >= 0 else []
        self.hits = list(range(len(self.targets)))
        self.letters, self.armor = [""] * len(self.targets), [""] * len(self.targets)
        self.at = "hit" if self.targets else "alone"

    def _torrent(self, g: CombatZone) -> None:
        """Every model in the path, inside the range (CZ-TGT-013)."""
        zones = sum(BITS[z] for z in self._action().range)
        me, there = base(g, self.by), base(g, self.target)
        found = space(g).torrent(me, there, zones, g.moving)
        self.targets += [t for t in found if t != self.target]

    # -- Impact token ----------------------------------------------------------------------------
    def ask_impact(self, g: CombatZone) -> Ask:
        return ask_impact(g, g.models[self.by].seat, self.target)

    def fits_impact(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        return why_no_impact(g, self.target, answer[0])

    def got_impact(self, g: CombatZone, answer: tuple[Place]) -> None:
        self.impact = answer[0]
        self.at = "defend" if "program" in self._action().tags else "oppose"

    # -- combat netrunning -------------------------------------------------------------------------
    def _defenders(self, g: CombatZone) -> list[int]:
        """Netrunners of the target's player that see the one who launches (CZ-NET-013)."""
        seat = g.models[self.target].seat
        return [
            i
            for i, m in enumerate(g.models)
            if m.seat == seat
            and i != self.target
            and m.on_table
            and (profile(m.sheet).netrunner or "net-defender" in profile(m.sheet).traits)
            and is_visible(g, i, self.by)
        ]

    def ask_defend(self, g: CombatZone) -> Ask | None:
        found = self._defenders(g)
        if not found or profile(g.models[self.target].sheet).drone:
            return None
        options: list[Option] = [PASS, *(Substitute(reference(g, i)) for i in found)]
        args = (("program", self.action), ("target", reference(g, self.target)))
        return Ask(g.models[self.target].seat, "cz-ask-substitute", options, args)

    def got_defend(self, g: CombatZone, answer: Option) -> None:
        self.at = "oppose"
        if isinstance(answer, Substitute):
            # It rolls, and if it loses it is the target (CZ-NET-014).
            defender = index(answer.model)
            self.targets = [defender if t == self.target else t for t in self.targets]
            self.target = defender

    def do_defend(self, g: CombatZone) -> None:
        self.at = "oppose"

    # -- opposing --------------------------------------------------------------------------------
    def ask_oppose(self, g: CombatZone) -> Ask | None:
        if len(self.letters) >= len(self.targets):
            return None
        model = self.targets[len(self.letters)]
        return ask_opposing(g, model, self._attempt(g, model), self._words(g))

    def trace_oppose(self, g: CombatZone, answer: Option) -> Trace:
        """How likely it holds; into a brawl that depends on the others, too."""
        if self.mixed:
            return Trace()
        model, words = self.targets[len(self.letters)], self._words(g)
        letter, armor = chosen(answer)
        there = self._attempt(g, model)
        aside = tuple(self.targets) if len(self.targets) > 1 else ()
        theirs = opposing_roll(g, model, there, words, letter, armor, aside)
        again = (words.accurate, accurate_defence(g, model, there))
        return holding(self._acting(g, die_of(g, self.by, self.die)), theirs, again)

    def got_oppose(self, g: CombatZone, answer: Option) -> None:
        letter, armor = chosen(answer)
        self.letters.append(letter)
        self.armor.append(armor)

    def do_oppose(self, g: CombatZone) -> None:
        if len(self.letters) < len(self.targets):
            self.letters.append("")
            self.armor.append("")
        else:
            self.at = "roll"

    # -- the roll --------------------------------------------------------------------------------
    def _acting(self, g: CombatZone, die: str) -> Roll:
        added = acting_bonuses(g, self._attempt(g), self._words(g), self.more)
        return Roll(g.models[self.by].seat, (SIDES[die],), added)

    def stop(self) -> None:
        self.stopped = True

    def do_roll(self, g: CombatZone) -> None:
        self.at = "rolled"
        action = self._action()
        attempt = self._attempt(g)
        words = keys(g, attempt)[0]
        seat = g.models[self.by].seat
        self.die = die_of(g, self.by, self.die)
        mine = self._acting(g, self.die)
        opposed = bool(self.letters) and self.target >= 0
        drone = self.target >= 0 and profile(g.models[self.target].sheet).drone
        if self.stopped or ((not opposed or drone) and wins_alone(g, self.by, action)):
            self.won = not self.stopped
            self.letters += [""] * (len(self.targets) - len(self.letters))
            self.armor += [""] * (len(self.targets) - len(self.armor))
            self.hits = list(range(len(self.targets))) if self.won else []
            self.at = "decided"
            return
        if not opposed:
            foe = obstacle(g, seat)
            accurate = [words.accurate, False]
            push(g, contest(g, mine, [foe], [self.by, -1], accurate, self.action))
            return
        aside = tuple(self.targets) if len(self.targets) > 1 else ()
        rolls, accurate = [], [words.accurate]
        for model, letter, armor in zip(self.targets, self.letters, self.armor, strict=True):
            there = self._attempt(g, model)
            rolls.append(opposing_roll(g, model, there, words, letter, armor, aside))
            accurate.append(accurate_defence(g, model, there))
        push(g, contest(g, mine, rolls, [self.by, *self.targets], accurate, self.action))

    def back_rolled(self, g: CombatZone, result: Contest) -> None:
        self.crit, self.fumble = result.acting.crit, result.acting.fumble
        self.faces = list(result.acting.faces)
        opposed = bool(self.letters)
        winners = self._winners(g, result, opposed)
        if opposed:
            self.clumsy = [
                m for m, r in zip(self.targets, result.opposing, strict=True) if r.fumble
            ]
        if len(winners) > 1 and self.mixed:
            ranks = [_defence(roll) for roll in result.opposing]
            lowest = min(ranks)
            self.hits = [
                i for i, rank in enumerate(ranks) if rank == lowest and winners[i] == ACTING
            ]
            self.at = "lowest" if len(self.hits) > 1 else "decided"
        else:
            self.hits = [i for i, winner in enumerate(winners) if winner == ACTING]
            self.at = "decided"
        if not self.letters:
            self.won = bool(self.hits)
            if self.targets:
                self.letters, self.armor = [""] * len(self.targets), [""] * len(self.targets)
        else:
            self.won = bool(self.hits)

    def _winners(self, g: CombatZone, result: Contest, opposed: bool) -> list[str]:
        """Who wins each pair, cards that read the dice otherwise included."""
        winners = list(result.winners)
        if self.fumble and has_trait(g, self.by, "fumbles-are-crits"):
            self.fumble, self.crit = False, True
            winners = [
                ACTING if not roll.crit else w
                for roll, w in zip(result.opposing, winners, strict=True)
            ]
        fails = not opposed and has_trait(g, self.by, "obstacle-crits-are-fumbles")
        if fails and result.opposing[0].crit and not self.fumble:
            winners = [ACTING]
        if self._action().is_a(("melee-attack",)) and has_trait(g, self.by, "wins-melee-ties"):
            # Two Crits are a tie, too; a Fumble fails whatever happens (CZ-CORE-007, CZ-CORE-008).
            rank, mine = result.acting.result
            winners = [
                ACTING
                if rank != FUMBLE
                and roll.result[0] == rank
                and (rank == CRIT or roll.result[1] == mine)
                else w
                for roll, w in zip(result.opposing, winners, strict=True)
            ]
        return winners

    def ask_lowest(self, g: CombatZone) -> Ask:
        """CZ-BRAWL-011: the player of the model that was aimed at."""
        options = [Affect(reference(g, self.targets[i])) for i in self.hits]
        args = (("by", reference(g, self.by)),)
        return Ask(g.models[self.target].seat, "cz-ask-lowest", options, args)

    def got_lowest(self, g: CombatZone, answer: Affect) -> None:
        self.hits = [self.targets.index(index(answer.model))]
        self.at = "decided"

    def do_decided(self, g: CombatZone) -> None:
        words = self._words(g)
        name = "act-won" if self.won else "act-lost"
        self.at = ("hit" if self.targets else "alone") if self.won else "lost"
        for i, model in enumerate(self.targets):
            if self.letters and i not in self.hits and are_rivals(g, self.by, model):
                moment(g, "oppose-won", model, self.by, self.action)
        for model in self.clumsy:
            moment(g, "oppose-fumble", model, self.by, self.action)
        if self.won and self.crit:
            moment(g, "act-crit", self.by, self.target, self.action)
        moment(g, name, self.by, self.target, self.action)
        if self.fumble:
            moment(g, "act-fumble", self.by, self.target, self.action)
        if words.blast and self.impact is not None and not self.won:
            self.at = "lost"

    # -- success ---------------------------------------------------------------------------------
    def do_alone(self, g: CombatZone) -> None:
        """An action without a target: only its text."""
        self.at = "area"
        action = self._action()
        if action.does:
            run(
                g,
                f"action.{self.action}.does",
                self.by,
                target=self.target,
                source=self.action,
                crit=self.crit,
            )

    def do_hit(self, g: CombatZone) -> None:
        if not self.hits:
            self.at = "area"
            return
        i = self.hits.pop(0)
        model = self.targets[i]
        if not g.models[model].on_table:
            return
        push(
            g,
            Hit(
                by=self.by,
                action=self.action,
                model=model,
                armor=self.armor[i],
                token=token_at(g, model, self.letters[i]),
                crit=self.crit,
                reaction=self.reaction,
            ),
        )

    def back_hit(self, g: CombatZone, result: object) -> None:
        self._note(result)

    def _note(self, result: object) -> None:
        if isinstance(result, Suffered) and result.answers and result.model not in self.wounded:
            self.wounded.append(result.model)

    # -- failure ---------------------------------------------------------------------------------
    def do_lost(self, g: CombatZone) -> None:
        self.at = "area"
        action = self._action()
        if not self.fumble:
            return
        program = "program" in action.tags
        if program:
            self.leak = True
            ready = has_ready(g.models[self.by].tokens)
            if ready:
                stun(g, self.by, 1)
            else:
                suffer(g, self.by, 1)  # CZ-NET-016
        if self._words(g).dangerous:
            suffer(g, self.by, 1, CHOOSE if program else self.token)
        if action.fumbled:
            known = {"target": self.target, "source": self.action}
            run(g, f"action.{self.action}.fumbled", self.by, **known)

    # -- the area of a Blast -----------------------------------------------------------------------
    def do_area(self, g: CombatZone) -> None:
        self.at = "end"
        if self.impact is None:
            return
        self.at = "blasted"
        attempt = self._attempt(g)
        words = keys(g, attempt)[0]
        roll = Roll(
            g.models[self.by].seat,
            (SIDES[self.die],),
            acting_bonuses(g, attempt, words, self.more),
            faces=list(self.faces),
        )
        push(
            g,
            Area(
                by=self.by,
                action=self.action,
                target=self.target,
                place=self.impact,
                roll=roll,
                missed=not self.won,
                fumble=self.fumble,
                reaction=self.reaction,
                crit=self.crit and self.won,
            ),
        )

    def back_blasted(self, g: CombatZone, result: object) -> None:
        if isinstance(result, AreaDone):
            self.direct = len(self.wounded)
            self.wounded += [m for m in result.wounded if m not in self.wounded]
            self.dodged = list(result.dodged)
            self.at = "end"

    def do_end(self, g: CombatZone) -> None:
        self.at = "over"
        if self._action().attack and self.target >= 0 and g.models[self.target].on_table:
            moment(g, "attacked", self.target, self.by, self.action)

    def do_over(self, g: CombatZone) -> None:
        pop(
            g,
            Struck(
                self.won,
                tuple(self.wounded),
                self.direct,
                tuple(self.dodged),
                self.fumble,
                self.leak,
            ),
        )


def _defence(roll: Roll) -> tuple[int, int]:
    """Fumbles below every total, Crits above (AMB-28)."""
    rank, total = roll.result
    return rank, total if rank == PLAIN else 0


def accurate_defence(g: CombatZone, model: int, attempt: Attempt) -> bool:
    """Cards that let a model roll again when it opposes."""
    return bool(changes(g, model, "oppose-accurate", attempt, attempt.by))


def die_of(g: CombatZone, model: int, die: str) -> str:
    """The die of an action, unless a card gives another."""
    if has_trait(g, model, "rolls-red"):
        return "R"
    return "G" if has_trait(g, model, "rolls-green") else die


def wins_alone(g: CombatZone, model: int, action: Action) -> bool:
    """Cards that win every roll of a skill against the OBSTACLE die."""
    if action.skill == "melee":
        return has_trait(g, model, "wins-melee-obstacle")
    return action.is_a(("tech-action",)) and has_trait(g, model, "wins-tech-obstacle")


def fail(g: CombatZone) -> None:
    """The action that is being performed fails without a roll."""
    for frame in reversed(g.stack):
        if isinstance(frame, Perform):
            frame.stop()
            return


def program_die(g: CombatZone, program: str, target: int) -> str:
    """The quality of a program, better against Cyber-Characters for some (CZ-NET-005)."""
    card = library.PROGRAMS[program]
    if card.cyber_quality and target >= 0 and is_cyber(g, target):
        return card.cyber_quality
    return card.quality
