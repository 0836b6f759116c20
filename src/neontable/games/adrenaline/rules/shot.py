"""Using a weapon: effects in a legal order, targets, damage, scopes, marks, tagbacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.cards.weapons import (
    FREE,
    WEAPONS,
    Aim,
    ChooseSquare,
    Effect,
    Follow,
    Glide,
    Hit,
    HitAll,
    MarkSquare,
    Pull,
    Push,
    SecondSquare,
    Verbs,
    Weapon,
)
from neontable.games.adrenaline.model.ammo import KIND
from neontable.games.adrenaline.model.arena import ARENAS, squares_of
from neontable.games.adrenaline.model.options import (
    EFFECTS,
    ENOUGH,
    FINISH,
    SQUARES,
    TARGETS,
    Enough,
    FinishShot,
    PlayScope,
    Room,
    Square,
    Target,
    UseEffect,
)
from neontable.games.adrenaline.model.player import ZONE, affords, wealth
from neontable.games.adrenaline.model.squares import reachable, square_options
from neontable.games.adrenaline.rules.aim import (
    ANY_ZONE,
    NO_ZONE,
    SEEN_ZONE,
    figure_mask,
    openings,
    rule_masks,
    zone_mask,
)
from neontable.games.adrenaline.rules.pay import PayAny, charge, no_ammo
from neontable.games.adrenaline.rules.tagback import open_tagbacks
from neontable.games.adrenaline.rules.walk import Shove, Walk
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.options import PASS, Pass

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

NOWHERE = -1


class Shot(Frame):
    """One weapon used once.  Damage is dealt effect by effect; marks wait until all damage of
    the action is on the boards (AD-MARK-002)."""

    seat: int
    weapon: str
    used: list[str] = []
    effect: int = 0
    verb: int = 0
    picked: list[int] = []
    """Targets of the effect at hand."""
    targets: list[int] = []
    """Every target so far, in order; the first effect's come first."""
    again: list[int] = []
    """Targets that got one of the machine gun's extra damages."""
    basic: int = 0
    """How many of `targets` are the basic effect's."""
    square: int = NOWHERE
    """The chosen square, room or first square of a direction."""
    second: int = NOWHERE
    origin: int = NOWHERE
    """Where the basic target stood when it was hit."""
    hurt: list[int] = []
    """Figures that got damage in this action."""
    marking: list[int] = []
    """Pairs figure, marks: given when the damage is done."""
    moving: bool = False
    """The target is about to be moved past turrets: a scope was asked for before that."""
    at: str = "effect"

    # -- which effect next ---------------------------------------------------------------
    def ask_effect(self, g: Adrenaline) -> Ask | None:
        weapon = WEAPONS[self.weapon]
        if self.used and weapon.modes:
            return None
        options: list[UseEffect | FinishShot] = []
        p = g.players[self.seat]
        have = wealth(p)
        if not self.used or "basic" not in self.used:
            options += self._openings(g, weapon, have)
        else:
            for i, effect in enumerate(weapon.effects):
                if i and self._no_effect(g, weapon, effect, have) is None:
                    options.append(EFFECTS[self.weapon][i])
            options.append(FINISH)
        return Ask(
            self.seat,
            "ad-ask-effect",
            options,
            (("weapon", self.weapon),),
            window=bool(p.powerups),
            default=len(options) - 1,
        )

    def _openings(self, g: Adrenaline, weapon: Weapon, have: list[int]) -> list[UseEffect]:
        square = g.players[self.seat].square
        figures, zones = figure_mask(g, self.seat), zone_mask(g, self.seat)
        options: list[UseEffect] = []
        for masks, cost, zone_kind, i in openings(g.arena, self.weapon):
            effect = weapon.effects[i]
            if effect.key in self.used or not (cost is FREE or affords(have, cost)):
                continue
            mask = masks[square]
            if mask & figures or (zones and mask & _zones_for(g, zone_kind, zones, square)):
                options.append(EFFECTS[self.weapon][i])
        return options

    def _no_effect(
        self, g: Adrenaline, weapon: Weapon, effect: Effect, have: list[int]
    ) -> str | None:
        """Why an optional effect cannot be used after the basic one."""
        if effect.key in self.used:
            return "AD-SHOOT-003 ad-no-effect-twice"
        if effect.after and effect.after not in self.used:
            return f"{weapon.rule} ad-no-effect-order"
        if effect.before in self.used:
            return f"{weapon.rule} ad-no-effect-late"
        if not (effect.cost is FREE or affords(have, effect.cost)):
            return no_ammo(g, self.seat, "AD-PAY-001", effect.cost)
        if not self._has_use(g, effect):
            return f"{weapon.rule} ad-no-effect-target"
        return None

    def _has_use(self, g: Adrenaline, effect: Effect) -> bool:
        verb = effect.verbs[0]
        if isinstance(verb, Glide):
            return True
        if isinstance(verb, Push):
            return self.targets[0] < ZONE
        if isinstance(verb, HitAll):
            return bool(self._everyone(g, verb.area))
        if isinstance(verb, ChooseSquare):
            return bool(self._squares(g, verb.rule))
        return any(isinstance(v, Aim) and self._candidates(g, v) for v in effect.verbs)

    def got_effect(self, g: Adrenaline, answer: UseEffect | FinishShot) -> None:
        if not isinstance(answer, UseEffect):
            self.at = "scope"
            return
        weapon = WEAPONS[self.weapon]
        key = answer.effect
        for i, effect in enumerate(weapon.effects):
            if effect.key == key:
                self.effect = i
                break
        self.verb = 0
        self.picked = []
        self.used.append(key)
        self.at = "verb"
        charge(g, self.seat, effect.cost)

    def do_effect(self, g: Adrenaline) -> None:
        self.at = "scope"

    def why_effect(self, g: Adrenaline, thing: object) -> str | None:
        weapon = WEAPONS[self.weapon]
        if isinstance(thing, FinishShot):
            return "AD-SHOOT-002 ad-no-target-yet"
        if not isinstance(thing, UseEffect):
            return None
        if thing.weapon != self.weapon:
            return "AD-SHOOT-001 ad-no-other-weapon"
        for effect in weapon.effects:
            if effect.key == thing.effect:
                have = wealth(g.players[self.seat])
                if "basic" in self.used:
                    return self._no_effect(g, weapon, effect, have)
                if effect.key in self.used:
                    return "AD-SHOOT-003 ad-no-effect-twice"
                if effect.after:
                    return f"{weapon.rule} ad-no-effect-order"
                if not affords(have, effect.cost):
                    return no_ammo(g, self.seat, "AD-PAY-001", effect.cost)
                return f"{weapon.rule} ad-no-effect-target"
        return None

    # -- verbs ---------------------------------------------------------------------------
    def _verb(self) -> Verbs | None:
        verbs = WEAPONS[self.weapon].effects[self.effect].verbs
        return verbs[self.verb] if self.verb < len(verbs) else None

    def ask_verb(self, g: Adrenaline) -> Ask | None:
        verb = self._verb()
        if isinstance(verb, Aim):
            return self._ask_target(g, verb)
        if isinstance(verb, ChooseSquare):
            if verb.rule == "room":
                names = ARENAS[g.arena].rooms
                rooms = [Room(names[r]) for r in self._rooms(g)]
                return Ask(self.seat, "ad-ask-room", rooms, (("weapon", self.weapon),))
            squares = square_options(self._squares(g, verb.rule))
            return Ask(self.seat, f"ad-ask-{verb.rule}", squares, (("weapon", self.weapon),))
        if isinstance(verb, SecondSquare):
            return self._ask_second(g, verb)
        return None

    def got_verb(self, g: Adrenaline, answer: Target | Square | Room | Enough) -> None:
        verb = self._verb()
        match answer:
            case Target(target):
                assert isinstance(verb, Aim), verb
                self._aim_at(g, verb, target)
                if self._picked_of(verb) < verb.hi:
                    return
            case Square(square):
                if isinstance(verb, ChooseSquare):
                    self._choose(g, verb.rule, square)
                else:
                    assert isinstance(verb, SecondSquare), verb
                    if verb.rule == "fist":
                        atoms.step(g, self.seat, self.second)
            case Room(room):
                self.square = ARENAS[g.arena].rooms.index(room)
            case Enough():
                if isinstance(verb, SecondSquare):
                    self.second = NOWHERE
        self.verb += 1

    def _aim_at(self, g: Adrenaline, verb: Aim, target: int) -> None:
        self.picked.append(target)
        if verb.rule == "again":
            self.again.append(target)
            return
        self.targets.append(target)
        if len(self.targets) == 1:
            self.origin = target_square(g, target)
        if self._basic_effect():
            self.basic += 1

    def do_verb(self, g: Adrenaline) -> None:
        verb = self._verb()
        if verb is None:
            self.at = "effect"
            return
        self.verb += 1
        match verb:
            case Hit():
                for target in self.picked:
                    self._hit(g, target, verb.damage, verb.marks)
            case HitAll():
                for target in self._everyone(g, verb.area):
                    self._hit(g, target, verb.damage, verb.marks)
            case MarkSquare():
                square = target_square(g, self.targets[0])
                for figure, p in enumerate(g.players):
                    if p.square == square and figure != self.seat:
                        self.marking += [figure, verb.marks]
            case Glide():
                push(g, Walk(self.seat, self.seat, verb.lo, verb.hi, self._glide_to(g, verb)))
            case Push():
                target = self.targets[0]
                if g.turrets and self.hurt and not self.moving:
                    # A scope adds to the damage just dealt: a turret's comes after it.
                    self.moving = True
                    self.verb -= 1
                    self.at = "scope"
                elif target < ZONE:
                    if verb.straight:
                        push(g, Shove(self.seat, target, verb.lo, verb.hi))
                    else:
                        push(g, Walk(self.seat, target, verb.lo, verb.hi))
            case Pull():
                self._pull(g, verb.to)
            case Follow():
                atoms.step(g, self.seat, target_square(g, self.picked[0]))
            case Aim() | ChooseSquare() | SecondSquare():
                pass  # nothing to choose here: the effect goes on

    def why_verb(self, g: Adrenaline, thing: object) -> str | None:
        rule = WEAPONS[self.weapon].rule
        match self._verb(), thing:
            case Aim() as verb, Target(target):
                return self._no_target(g, verb, target)
            case ((Aim() | SecondSquare()), Enough()):
                return "AD-SHOOT-002 ad-no-target-yet"
            case ChooseSquare(), Room():
                return f"{rule} ad-no-room"
            case ChooseSquare(rule="room"), Square():
                return None
            case ((ChooseSquare() | SecondSquare()), Square()):
                return f"{rule} ad-no-square-choice"
        return None

    # -- targets -------------------------------------------------------------------------
    def _basic_effect(self) -> bool:
        return self.effect == 0

    def _picked_of(self, verb: Aim) -> int:
        """How many targets this Aim has; earlier aims of the effect may have some too."""
        if verb.lo == 0:
            return 1
        return len(self.picked)

    def _mask(self, g: Adrenaline, rule: str) -> int:
        a, square = ARENAS[g.arena], g.players[self.seat].square
        match rule:
            case "seen_new":
                return a.sees[square]
            case "chain":
                last = self.targets[-1]
                return a.sees[g.players[last].square] if last < ZONE else 0
            case "vortex":
                return a.within[1][self.square]
            case "first_square":
                return 1 << self.square
            case "second_square":
                return 1 << self.second if self.second != NOWHERE else 0
            case "line" if self.picked:
                there = 1 << target_square(g, self.picked[0])
                mask = 0
                for line in a.line[square]:
                    if line & there:
                        mask |= line
                return mask
            case "near_apart":
                mask = a.at[1][square]
                for target in self.picked:
                    mask &= ~(1 << target_square(g, target))
                return mask
        return rule_masks(g.arena, rule)[square]

    def _candidates(self, g: Adrenaline, verb: Aim) -> list[int]:
        if verb.rule == "again":
            return [t for t in self.targets[: self.basic] if t < ZONE and t not in self.again]
        mask = self._mask(g, verb.rule)
        seat, targets = self.seat, self.targets
        found = [
            f
            for f, p in enumerate(g.players)
            if p.square >= 0 and mask >> p.square & 1 and f != seat and f not in targets
        ]
        if g.zones and not verb.marks_only:
            a = ARENAS[g.arena]
            kind = SEEN_ZONE if verb.rule in ("vortex", "pull_seen", "pull_here") else ANY_ZONE
            if verb.rule == "pull_seen":
                mask = a.sees[g.players[seat].square]
            mask &= _zones_for(g, kind, zone_mask(g, seat), g.players[seat].square)
            for colour in range(3):
                if mask >> a.spawn[colour] & 1 and ZONE + colour not in targets:
                    found.append(ZONE + colour)
        return found

    def _ask_target(self, g: Adrenaline, verb: Aim) -> Ask | None:
        found = self._candidates(g, verb)
        if not found:
            return None
        options: list[Target | Enough] = [TARGETS[t] for t in found]
        if verb.lo == 0:
            if self.picked or self._later_target(g):
                options.append(ENOUGH)
        elif len(self.picked) >= verb.lo:
            options.append(ENOUGH)
        return Ask(self.seat, "ad-ask-target", options, (("weapon", self.weapon),))

    def _later_target(self, g: Adrenaline) -> bool:
        """Whether a later aim of the same effect will have a target even if this one has none."""
        verbs = WEAPONS[self.weapon].effects[self.effect].verbs
        for verb in verbs[self.verb + 1 :]:
            if isinstance(verb, Aim):
                return bool(self._candidates(g, verb))
        return False

    def _no_target(self, g: Adrenaline, verb: Aim, target: int) -> str:
        rule = WEAPONS[self.weapon].rule
        if target == self.seat:
            return "AD-SHOOT-004 ad-no-self"
        if target in self.targets:
            return f"{rule} ad-no-target-twice"
        if target >= ZONE:
            if not g.zones:
                return "AD-DOM-001 ad-no-zone"
            if g.players[self.seat].turns < 2:
                return "AD-DOM-002 ad-no-zone-first-turn"
            if target - ZONE in g.hit_zones:
                return "AD-DOM-003 ad-no-zone-twice"
            if verb.marks_only:
                return "AD-DOM-003 ad-no-zone-mark"
        if target >= len(g.players) + ZONE * (target >= ZONE) or target_square(g, target) < 0:
            return "AD-SETUP-007 ad-no-figure"
        seen = ARENAS[g.arena].sees[g.players[self.seat].square]
        there = 1 << target_square(g, target)
        if verb.rule.startswith("seen") and not seen & there:
            return "AD-SEE-002 ad-no-sight"
        return f"{rule} ad-no-target"

    # -- squares and rooms -----------------------------------------------------------------
    def _on(self, g: Adrenaline, mask: int) -> int:
        """The squares of a mask with somebody or something to hit."""
        return mask & (figure_mask(g, self.seat) | zone_mask(g, self.seat))

    def _rooms(self, g: Adrenaline) -> list[int]:
        a, square = ARENAS[g.arena], g.players[self.seat].square
        return [
            r for r in a.seen_rooms[square] if r != a.room[square] and self._on(g, a.room_mask[r])
        ]

    def _squares(self, g: Adrenaline, rule: str) -> int:
        """The squares that may be chosen: only such as lead to a target."""
        a, square = ARENAS[g.arena], g.players[self.seat].square
        if rule == "near":
            return self._on(g, a.at[1][square])
        if rule == "seen":
            return self._on(g, a.sees[square])
        if rule == "vortex":
            figures = figure_mask(g, self.seat)
            zones = zone_mask(g, self.seat) & a.sees[square]
            mask = 0
            for s in squares_of(a.sees[square] & ~(1 << square)):
                if a.within[1][s] & (figures | zones):
                    mask |= 1 << s
            return mask
        mask = 0
        for ray in a.ray[square]:  # flame and fist: a direction, named by its first square
            for s in ray:
                if self._on(g, 1 << s):
                    mask |= 1 << ray[0]
        return mask

    def _choose(self, g: Adrenaline, rule: str, chosen: int) -> None:
        self.square = chosen
        if rule == "flame" or rule == "fist":
            self.second = self._further(g, g.players[self.seat].square, chosen)
        if rule == "fist":
            atoms.step(g, self.seat, chosen)

    def _further(self, g: Adrenaline, here: int, first: int) -> int:
        for ray in ARENAS[g.arena].ray[here]:
            if ray and ray[0] == first:
                return ray[1] if len(ray) > 1 else NOWHERE
        return NOWHERE

    def _ask_second(self, g: Adrenaline, verb: SecondSquare) -> Ask | None:
        if self.second == NOWHERE:
            return None
        options: list[Square | Enough] = [SQUARES[self.second]]
        if verb.rule == "flame":
            # Only a second square that hits somebody is worth a question (AMB-02).
            if not self._on(g, 1 << self.second):
                return None
            if self._on(g, 1 << self.square):
                options.append(ENOUGH)
        elif self.picked:
            options.append(ENOUGH)
        return Ask(self.seat, "ad-ask-second", options, (("weapon", self.weapon),))

    def _glide_to(self, g: Adrenaline, verb: Glide) -> int:
        """Before the basic effect, only squares with a target for it; afterwards any."""
        if "basic" in self.used:
            return (1 << 12) - 1
        square = g.players[self.seat].square
        figures, zones = figure_mask(g, self.seat), zone_mask(g, self.seat)
        masks, _, kind, _ = openings(g.arena, self.weapon)[0]
        mask = 0
        for s in squares_of(reachable(g.arena, square, verb.lo, verb.hi)):
            if masks[s] & (figures | _zones_for(g, kind, zones, s)):
                mask |= 1 << s
        return mask

    def _pull(self, g: Adrenaline, to: str) -> None:
        square = g.players[self.seat].square
        for target in self.picked:
            if target >= ZONE:
                continue
            if to == "seen":
                push(g, Walk(self.seat, target, 0, 2, ARENAS[g.arena].sees[square]))
            elif to == "here":
                if g.players[target].square == square:
                    continue  # already there: it does not walk in a circle past turrets
                push(g, Walk(self.seat, target, 0, 2, 1 << square))
            elif g.players[target].square != self.square:
                atoms.step(g, target, self.square)

    # -- damage ----------------------------------------------------------------------------
    def _everyone(self, g: Adrenaline, area: str) -> list[int]:
        """Everybody in an area, the shooter never, the spawn point there too (domination)."""
        a, square = ARENAS[g.arena], g.players[self.seat].square
        match area:
            case "here":
                mask = 1 << square
            case "near":
                mask = a.at[1][square]
            case "room":
                mask = a.room_mask[self.square]
            case "square" | "first_square":
                mask = 1 << self.square
            case "second_square":
                mask = 1 << self.second if self.second != NOWHERE else 0
            case _:  # "origin": where the basic target stood, wherever it is now
                mask = 1 << self.origin
        found = [
            f
            for f, p in enumerate(g.players)
            if p.square >= 0 and mask >> p.square & 1 and f != self.seat
        ]
        if area == "origin" and self.targets[0] < ZONE and self.targets[0] not in found:
            found.append(self.targets[0])
        if g.zones:
            mask &= zone_mask(g, self.seat)
            found += [ZONE + c for c in range(3) if mask >> a.spawn[c] & 1]
        return found

    def _hit(self, g: Adrenaline, target: int, damage: int, marks: int) -> None:
        if target >= ZONE:
            if damage and target - ZONE not in g.hit_zones:
                atoms.damage_zone(g, target - ZONE, self.seat, self.seat)
            return
        if damage:
            placed = atoms.hurt(g, target, self.seat, damage, self.weapon)
            if placed and target not in self.hurt:
                self.hurt.append(target)
        if marks:
            self.marking += [target, marks]

    # -- after the effects -------------------------------------------------------------------
    def ask_scope(self, g: Adrenaline) -> Ask | None:
        if not self.hurt:
            return None
        options = [PASS, *scope_options(g, self.seat, self.hurt)]
        holds = bool(g.players[self.seat].powerups)
        return Ask(self.seat, "ad-ask-scope", options, window=holds)

    def got_scope(self, g: Adrenaline, answer: PlayScope | Pass) -> None:
        match answer:
            case Pass():
                self.do_scope(g)
            case PlayScope(powerup, target):
                atoms.discard_powerup(g, self.seat, powerup, "ad-play-powerup")
                self.picked = [target]
                self.at = "scoped"
                push(g, PayAny(self.seat))

    def do_scoped(self, g: Adrenaline) -> None:
        atoms.hurt(g, self.picked[0], self.seat, 1, self.weapon)
        self.at = "scope"

    def do_scope(self, g: Adrenaline) -> None:
        self.at = "verb" if isinstance(self._verb(), Push) else "marks"

    def why_scope(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, PlayScope):
            return None
        if thing.powerup not in g.players[self.seat].powerups:
            return "AD-POWER-002 ad-no-such-powerup"
        if thing.target not in self.hurt:
            return "AD-POWER-002 ad-no-scope-target"
        return "AD-POWER-002 ad-no-cube"

    def do_marks(self, g: Adrenaline) -> None:
        marking = self.marking
        for i in range(0, len(marking), 2):
            atoms.mark(g, marking[i], self.seat, marking[i + 1])
        pop(g)
        open_tagbacks(g, self.seat, self.hurt)


def _zones_for(g: Adrenaline, kind: int, zones: int, square: int) -> int:
    """The spawn points among `zones` that count for an effect used from a square."""
    if not zones or kind == NO_ZONE:
        return 0
    return zones & ARENAS[g.arena].sees[square] if kind == SEEN_ZONE else zones


def target_square(g: Adrenaline, target: int) -> int:
    if target >= ZONE:
        return ARENAS[g.arena].spawn[target - ZONE]
    return g.players[target].square


def scope_options(g: Adrenaline, seat: int, hurt: list[int]) -> list[PlayScope]:
    """Each scope on each damaged figure, if a cube can be paid without the scope itself."""
    p = g.players[seat]
    scopes = sorted({card for card in p.powerups if KIND[card] == "scope"})
    if not scopes or sum(p.cubes) + len(p.powerups) - 1 < 1:
        return []
    return [PlayScope(card, target) for card in scopes for target in hurt]
