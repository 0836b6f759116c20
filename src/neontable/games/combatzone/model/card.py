"""What components do, as data.

Models, gear, programs, loot, abilities, objectives (`model/components.py`) and scenarios are frozen
values built from a small vocabulary:

    Action    something a model may do: skill, range, keywords, what happens on success
    Mod       a number that changes while the card is in force
    Grants    keywords that actions get while the card is in force
    Trait     a named peculiarity that a procedure asks for
    When      effects at a moment
    Verb      one effect; a tuple of them has a path such as "gear.airhypo.when.0"
    Need      a named condition (rules/conditions.py)
    Scope     which models something concerns, as seen from the bearer

Every value says its own sentence in both languages (`says`), so that a card needs no text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from neontable.games.combatzone.model.keywords import NONE, Keys
from neontable.games.combatzone.model.tokens import WORDS
from neontable.kernel.text import Text, literal, say

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone
    from neontable.games.combatzone.rules.resolve import Resolve

SKILLS = ("reflexes", "ranged", "melee", "medical", "tech", "influence")
Skill = Literal["", "reflexes", "ranged", "melee", "medical", "tech", "influence"]
OPPOSED_BY = {
    "reflexes": "reflexes",
    "ranged": "reflexes",
    "melee": "melee",
    "medical": "medical",
    "tech": "tech",
    "influence": "influence",
}
"""CZ-SKILL-002."""

Zones = str
"""Of the Limiter: letters of "RYGL", such as "YG"; L is long range, "" no range."""


# -- words ---------------------------------------------------------------------------------------
def listed(parts: list[Text], last: str = "cz-and") -> Text:
    """One, two and three."""
    whole = parts[0]
    for i, part in enumerate(parts[1:], 2):
        whole = say(last if i == len(parts) else "cz-list", a=whole, b=part)
    return whole


def band(within: str) -> str:
    """A length of the Limiter, as an argument of a message: "within RED"."""
    return f"@cz-band-{WORDS.get(within, within)}"


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition by its name; `no` turns it round.  `arg` and `n` are the condition's own."""

    name: str
    arg: str = ""
    n: int = 0
    no: bool = False

    def says(self) -> Text:
        id = f"cz-need-not-{self.name}" if self.no else f"cz-need-{self.name}"
        return say(id, arg=_argument(self.arg), n=self.n)


NAMES: dict[str, str] = {}
"""Names of cards by their ids, for the words of other cards; `cards` fills it."""


def card_word(id: str) -> str:
    """The name of a card."""
    return literal(NAMES.get(id, id))


WORDED = ("character", "gonk", "netrunner", "cyber", "leader", "drone", "animal")


def _argument(arg: str) -> str | Text:
    """Colours, skills, kinds of model and of action are worded; ids of cards are names."""
    if arg in WORDED:
        return f"@cz-kind-{arg}"
    if arg in NAMES:
        return card_word(arg)
    if arg in KINDS_OF_ACTION and arg not in SKILLS:
        return f"@cz-of-{arg}"
    if arg in WORDS or arg == "reach":
        return band(arg)
    if arg in SKILLS:
        return f"@cz-skill-{arg}"
    if arg and all(letter in WORDS for letter in arg):
        return listed([say(band(letter)[1:]) for letter in arg], "cz-or")
    return arg


Needs = tuple[Need, ...]

Who = Literal[
    "bearer",    # the model that has the card
    "target",    # of the action that is being resolved
    "friends",   # all friendly models, the bearer among them
    "others",    # all friendly models but the bearer
    "rivals",
    "hacked",    # rivals that are Hacked
    "brawling",  # rivals in a brawl with the bearer
    "everybody", # all models, the bearer among them
]  # fmt: skip

Kind = str
"""Of a model: "", "model", "character", "gonk", "cyber" or "drone"; else a keyword it must have
("netrunner", "leader", "animal") or the id of its card ("fool")."""


class Scope(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which models something concerns, as seen from the bearer."""

    who: Who = "bearer"
    within: str = ""
    """"R", "Y", "G" or "reach"; "" at any distance."""
    visible: bool = False
    kind: Kind = ""
    choose: bool = False
    """Of an effect: one of them, that the bearer's player chooses."""
    others: bool = False
    """Not the bearer itself."""
    around: Literal["bearer", "target"] = "bearer"
    """From which model `within` is measured, and which one it leaves out."""

    def says(self, number: str = "each") -> Text:
        """In the singular, as the subject of a clause: "each rival model within RED", or with
        another `number` "a rival model" (any)."""
        if self.who in ("bearer", "target"):
            return say(f"cz-who-{self.who}")
        named = self.kind in NAMES and self.kind not in WORDED
        kind = card_word(self.kind) if named else f"@cz-kind-{self.kind or 'model'}"
        if self.choose:
            number = "one"
        who = say(f"cz-who-{self.who}", kind=kind, number=number)
        if self.visible:
            who = say("cz-who-visible", who=who, number=number)
        if self.others and self.who == "everybody":
            who = say("cz-who-others-only", who=who)
        if self.within == "reach":
            who = say("cz-who-reach", who=who)
        elif self.within:
            who = say("cz-who-within", who=who, band=band(self.within))
        if self.around == "target":
            who = say("cz-who-around", who=who)
        return who


BEARER = Scope()
TARGET = Scope("target")


KINDS_OF_ACTION = frozenset(
    ("all", "attack", "basic", "basic-attack", "basic-melee", "basic-move", "basic-ranged", "blast",
     "command", "drag", "escape", "grenade", "influence", "loot", "medical", "melee",
     "melee-attack", "move", "non-attack", "non-melee", "pistol", "program", "ranged",
     "ranged-attack", "rolled", "tech", "tech-action", "triage")
)  # fmt: skip


def action_kind(kind: str) -> Text:
    """A kind of action, or the action of one card by its name."""
    if kind in KINDS_OF_ACTION:
        return say(f"cz-of-{kind}")
    return say("cz-of-card", card=card_word(kind.removeprefix("launch-")))


# -- effects ---------------------------------------------------------------------------------------
class Verb(msgspec.Struct, frozen=True, tag=True):
    """One effect.  `do` carries it out or pushes the procedure that does; `then` gets that
    procedure's result."""

    def do(self, g: CombatZone, fx: Resolve) -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def then(self, g: CombatZone, fx: Resolve, result: object) -> None:
        """What follows when a procedure that `do` pushed has ended; usually nothing."""

    def parts(self) -> Iterator[tuple[str, Effects]]:
        """Effects inside this one, by the name that their path gets."""
        return iter(())

    def useless(self, g: CombatZone, by: int, target: int) -> bool:
        """Whether it would do nothing: an optional effect that would is not offered."""
        return False

    def says(self) -> Text:
        """Its clause, without capital or full stop: "that model suffers 1 wound"."""
        raise AssertionError(f"{type(self).__name__} has no words")


Effects = tuple[Verb, ...]


def effects_say(effects: Effects) -> Text:
    return listed([verb.says() for verb in effects], "cz-then")


# -- actions ---------------------------------------------------------------------------------------
Aims = Literal[
    "none",       # nobody in particular: the text says whom it affects (CZ-MEAS-006)
    "self",
    "rival",
    "friend",     # another friendly model
    "own",        # a friendly model, the acting one included
    "model",      # any other model
    "body",       # a body token
]  # fmt: skip


class Action(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something a model may do (CZ-ACT-001).  Without a skill it is Easy."""

    id: str = ""
    """Unique among all actions; a card with one action leaves it out: its own id is taken."""
    skill: Skill = ""
    range: Zones = ""
    reach: bool = False
    """Within reach (1 in) instead of a range."""
    attack: bool = False
    aims: Aims = "rival"
    kind: Kind = ""
    """Of the target: only characters, Gonks, Netrunners ..."""
    keys: Keys = NONE
    crits: Keys = NONE
    """'(Keyword) Crits': only when the die shows a Crit (CZ-EFF-002)."""
    needs: Needs = ()
    """Conditions for using it, and of its target."""
    does: Effects = ()
    """On success, for every target, after the wound and the keywords."""
    critical: Effects = ()
    """On success with a Crit."""
    fumbled: Effects = ()
    """On a Fumble."""
    token: bool = True
    """It costs an action token; programs, and abilities that are not actions, do not."""
    exhausts: bool = False
    """Using it exhausts the card."""
    reaction: Literal["", "only", "never"] = ""
    command: bool = False
    """It activates its target (CZ-CMD-001)."""
    tags: tuple[str, ...] = ()
    """What modifiers call it: "pistol", "grenade", "basic", "move", "triage", "program" ..."""
    opposed: str = ""
    """The die against it: "O" even if it targets a rival; "" as the rules say."""

    def is_a(self, of: tuple[str, ...]) -> bool:
        """Whether modifiers for any of these kinds of action are for this one: its tags,
        "all", its skill, "attack", "melee" (an attack), "ranged" (an attack), "non-melee",
        "non-attack", "rolled"."""
        for kind in of:
            if kind == "all" or kind in self.tags or kind == self.skill:
                return True
            if kind == "attack" and self.attack:
                return True
            if kind == "non-attack" and not self.attack and self.skill:
                return True
            if kind == "non-melee" and self.attack and self.skill != "melee":
                return True
            if kind == "melee-attack" and self.attack and self.skill == "melee":
                return True
            if kind == "ranged-attack" and self.attack and self.skill in ("ranged", "reflexes"):
                return True
            if kind == "rolled" and self.skill:
                return True
            if kind == "tech-action" and self.skill == "tech" and "program" not in self.tags:
                return True
            if kind == "basic-attack" and self.attack and "basic" in self.tags:
                return True
        return False

    def says(self) -> Text:
        """Its line on the card: skill, range, keywords, then what it does."""
        head = say(f"cz-action-{self.skill or 'easy'}", attack=int(self.attack))
        parts = [head]
        if self.reach:
            parts.append(say("cz-range-reach"))
        elif self.range:
            zones = say(band(self.range[0])[1:])
            for zone in self.range[1:]:
                zones = say("cz-zones", a=zones, b=band(zone))
            parts.append(say("cz-range", zones=zones))
        if self.aims not in ("rival", "none") or self.kind:
            parts.append(say(f"cz-aims-{self.aims}", kind=f"@cz-kind-{self.kind or 'model'}"))
        parts += self.keys.words()
        parts += self.crits.words(crits=True)
        if self.command:
            parts.append(say("cz-action-command"))
        if self.exhausts:
            parts.append(say("cz-action-exhausts"))
        if "program" not in self.tags:  # every program is so
            if not self.token:
                parts.append(say("cz-action-free"))
            if self.reaction:
                parts.append(say(f"cz-action-reaction-{self.reaction}"))
        if "crit-wounds" in self.tags:
            parts.append(say("cz-action-crit-wounds"))
        if "sweep" in self.tags:
            parts.append(say("cz-action-sweep"))
        if "deadly-if-hacked" in self.tags:
            parts.append(say("cz-action-deadly-if-hacked"))
        if "copies-target" in self.tags:
            parts.append(say("cz-action-copies"))
        whole = listed(parts, "cz-list")
        if self.needs:
            needs = listed([need.says() for need in self.needs])
            whole = say("cz-action-needs", action=whole, need=needs)
        consequences = {"does": self.does, "critical": self.critical, "fumbled": self.fumbled}
        for name, effects in consequences.items():
            if effects:
                easy = name == "does" and not self.skill
                id = "cz-action-does-easy" if easy else f"cz-action-{name}"
                if name == "does" and "if-wounded" in self.tags:
                    id = "cz-action-does-wounded"
                whole = say(id, action=whole, effects=effects_say(effects))
        return say("cz-sentence", words=whole)


# -- what is in force while a card is --------------------------------------------------------------
class Passive(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    needs: Needs = ()
    on: Scope = BEARER
    """Whom it is about."""

    def says(self) -> Text:
        raise AssertionError(f"{type(self).__name__} has no words")

    def _with_needs(self, words: Text) -> Text:
        if self.needs:
            words = say("cz-while", words=words, need=listed([n.says() for n in self.needs]))
        return say("cz-sentence", words=words)


class Mod(Passive, frozen=True):
    """A number that changes: `what` is

    a skill                 its value, acting and opposing
    "act", "oppose"         the total of rolls with actions `of` this kind
    "defense"               the total when opposing with the skill `arg` (CZ-EFF-005)
    "least"                 the least value of every skill
    "armor"                 the armor printed on the card, at most 4
    "stun"                  what Stun takes from it
    "programs"              how many programs it may install
    "cover"                 obstacles in its path of attack, when it attacks (-1: one less)
    "sheltered"             obstacles in the path, when it is attacked (1: one more for each)
    "walking"               the penalty of walking fire (0: none)
    "luck"                  Luck tokens its team begins with
    "drag"                  how far it drags, as inches more
    """

    what: str
    n: int
    of: tuple[str, ...] = ("all",)
    arg: str = ""
    against: bool = False
    """For actions aimed at the models of the scope, not for those they take."""
    per: str = ""
    """As often as there are: "hacked" tokens on the target, "loot" cards carried, "red" tokens."""

    def says(self) -> Text:
        what = f"@cz-skill-{self.what}" if self.what in SKILLS else ""
        id = "cz-mod-skill" if what else f"cz-mod-{self.what}"
        n = f"+{self.n}" if self.n > 0 else f"−{-self.n}"
        words = say(
            id,
            n=n,
            amount=abs(self.n),
            who=self.on.says(),
            skill=what or _argument(self.arg) or "",
            of=listed([action_kind(kind) for kind in self.of], "cz-or"),
            against=int(self.against),
        )
        if self.per:
            words = say("cz-per", words=words, per=f"@cz-per-{self.per}")
        return self._with_needs(words)


class Grants(Passive, frozen=True):
    """Keywords for actions of these kinds."""

    keys: Keys = NONE
    crits: Keys = NONE
    of: tuple[str, ...] = ("attack",)
    against: bool = False
    """For actions aimed at the models of the scope."""

    def says(self) -> Text:
        names = [*self.keys.words(), *self.crits.words(crits=True)]
        id = "cz-grants-against" if self.against else "cz-grants"
        of = listed([action_kind(kind) for kind in self.of], "cz-or")
        return self._with_needs(say(id, who=self.on.says(), of=of, keys=listed(names)))


class Trait(Passive, frozen=True):
    """A named peculiarity; the procedure that knows it asks for it (numbers.has_trait)."""

    name: str
    n: int = 0

    def says(self) -> Text:
        return self._with_needs(say(f"cz-trait-{self.name}", n=self.n, who=self.on.says()))


Moment = Literal[
    "set-up",         # after deployment
    "activated", "activation-end",
    "inspire",        # the bearer's player Inspires
    "refreshed",      # after that
    "wounds",         # it has wounded a rival (the target)
    "takes-out",      # it has taken out a rival
    "hurting",        # it is about to suffer a wound, whatever the cause
    "dying",          # it is about to be taken out
    "wounded", "taken-out", "attacked", "hacked",
    "act-won", "act-lost", "act-crit", "act-fumble",  # its rolled action
    "acting",         # it is about to roll for an action; `target` is the one it aims at
    "opposing",       # it is about to roll against one; `target` is the one that acts
    "oppose-won", "oppose-lost", "oppose-fumble",
    "armor-lost",     # armor gear was discarded in place of a wound
    "unhacked",       # it has lost a Hacked token
    "unanswered",     # it was attacked and has not [RE]acted
    "move-end",
    "move-action",    # it has spent a token on that move
    "control",        # its player has taken Control; heard by one model of the team
    "luck-spent", "loot-drawn", "launched",
    "game-end",
]  # fmt: skip
"""What happens to a model of the scope `on`; `fx.target` is the other model concerned."""


def moment_says(moment: Moment, on: Scope, of: tuple[str, ...], needs: Needs) -> Text:
    """When something happens: of which kinds of action, and under what conditions."""
    # Whoever "that model" is in what follows must have been named.
    name = "deployed" if moment == "set-up" and on != BEARER else moment
    when = say(f"cz-when-{name}", who=on.says("any"))
    # "When it succeeds (attacks only)" instead of "if the action is one of these: attacks".
    kinds = [kind for kind in of if kind != "all"]
    kinds += [need.arg for need in needs if need.name == "action" and not need.no]
    if kinds:
        when = say("cz-when-of", when=when, of=listed([action_kind(k) for k in kinds], "cz-or"))
    others = [need.says() for need in needs if need.name != "action" or need.no]
    if others:
        when = say("cz-when-if", when=when, need=listed(others))
    return when


class When(Passive, frozen=True):
    """Effects at a moment of a model in `on`: the bearer is `fx.by`, that model `fx.of`."""

    moment: Moment
    does: Effects
    may: bool = True
    """The bearer's player decides; otherwise it must happen."""
    cost: Literal["", "discard", "exhaust", "luck", "token"] = ""
    """What using it costs: this card, a Luck token, a Ready token."""
    once: Literal["", "activation", "game"] = ""
    of: tuple[str, ...] = ("all",)
    """Of moments that belong to an action: only for actions of these kinds."""

    def says(self) -> Text:
        when = moment_says(self.moment, self.on, self.of, self.needs)
        id = f"cz-trigger-{self.cost or ('may' if self.may else 'must')}"
        words = say(id, when=when, effects=effects_say(self.does))
        if self.once:
            words = say(f"cz-once-{self.once}", words=words)
        return say("cz-sentence", words=words)


Passives = tuple[Passive, ...]
Actions = tuple[Action, ...]
