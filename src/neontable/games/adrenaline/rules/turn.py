"""The game from its first turn to the last: turns, actions, spawning, the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.cards.weapons import RELOAD
from neontable.games.adrenaline.model.ammo import COLOUR, KIND
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    BOT,
    DONE,
    END,
    ENTER,
    FIRE,
    GRAB,
    NEWTON,
    RELOADS,
    RUN,
    SHOOT,
    TARGETS,
    TELEPORTER,
    DoneReloading,
    EndActions,
    EnterWith,
    FireWeapon,
    GrabStuff,
    MoveBot,
    PlayNewton,
    PlayScope,
    PlayTagback,
    PlayTeleporter,
    ReloadWeapon,
    RunAround,
    ShootPeople,
    Square,
    Target,
)
from neontable.games.adrenaline.model.player import ZONE, affords, wealth
from neontable.games.adrenaline.model.squares import grab_squares, square_options
from neontable.games.adrenaline.rules.aim import (
    after_reload,
    can_fire,
    figure_mask,
    fires_from,
    firing_squares,
    zone_mask,
)
from neontable.games.adrenaline.rules.grab import Grab
from neontable.games.adrenaline.rules.pay import charge, no_ammo
from neontable.games.adrenaline.rules.score import Scoring, final_count
from neontable.games.adrenaline.rules.shot import Shot, target_square
from neontable.games.adrenaline.rules.tagback import open_tagbacks
from neontable.games.adrenaline.rules.walk import Shove, Walk
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.turns import after, clockwise

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

TurnOption = (
    RunAround | GrabStuff | ShootPeople | MoveBot | EndActions | PlayNewton | PlayTeleporter
)
"""What a player may do in a turn."""


class Match(Frame):
    """Turns clockwise until the last skull; then the frenzy or the end."""

    at: str = "next"

    def do_deal(self, g: Adrenaline) -> None:
        atoms.deal(g)
        self.at = "turn"

    def do_turn(self, g: Adrenaline) -> None:
        self.at = "next"
        push(g, Turn(g.active))

    def do_next(self, g: Adrenaline) -> None:
        if g.in_frenzy:
            over = not g.last_turns
        else:
            over = trigger(g)  # no frenzy was started: sudden death
        if over:
            pop(g)
            final_count(g)
            return
        seat = g.last_turns[0] if g.in_frenzy else after(g.active, g.seats)
        self.at = "next"
        push(g, Turn(seat))


def trigger(g: Adrenaline) -> bool:
    """The last skull is gone, or in domination two spawn points hold 8 tokens."""
    if not g.skulls:
        return True
    return g.mode == "domination" and sum(1 for zone in g.zones if len(zone) >= 8) >= 2


class Turn(Frame):
    """One player's turn.  In the frenzy the actions are the ones of the flipped tile."""

    seat: int
    actions: int = 2
    bot: bool = False
    """A bot action is still due in this turn."""
    kind: int = 0
    """0: normal; 2 or 1: a last turn before the first player's, or from it on."""
    at: str = "start"

    def do_start(self, g: Adrenaline) -> None:
        seat = self.seat
        if g.in_frenzy:
            self.kind = 2 if g.first in g.last_turns[1:] else 1
            self.actions = self.kind
        atoms.begin_turn(g, seat)
        # The bot acts from the second player's first turn on (AD-BOT-003).
        self.bot = g.bot and not (seat == g.first and g.players[seat].turns == 1)
        self.at = "action"
        if g.players[seat].square < 0:
            push(g, Spawn(seat))

    # -- actions -------------------------------------------------------------------------
    def run_steps(self) -> int:
        return 4 if self.kind else 3

    def grab_steps(self, g: Adrenaline) -> int:
        if self.kind:
            return 2 if self.kind == 2 else 3
        return 2 if len(g.players[self.seat].damage) >= 3 else 1

    def shoot_steps(self, g: Adrenaline) -> int:
        if self.kind:
            return 1 if self.kind == 2 else 2
        return 1 if len(g.players[self.seat].damage) >= 6 else 0

    def ask_action(self, g: Adrenaline) -> Ask:
        seat = self.seat
        options: list[TurnOption] = []
        if self.actions:  # the boldest first, so that always taking the first option makes progress
            if firing_squares(g, seat, self.shoot_steps(g), self.kind > 0):
                options.append(SHOOT)
            if grab_squares(g, seat, self.grab_steps(g)):
                options.append(GRAB)
            if self.kind != 1:
                options.append(RUN)
        if self.bot:
            options.append(BOT)
        else:
            options.append(END)
        for card in g.players[seat].powerups:
            kind = KIND[card]
            option: TurnOption
            if kind == "teleporter":
                option = TELEPORTER[card]
            elif kind == "newton" and figure_mask(g, seat):
                option = NEWTON[card]
            else:
                continue
            if option not in options:
                options.append(option)
        return Ask(
            seat,
            "ad-ask-action",
            options,
            (("left", self.actions),),
            window=bool(g.players[seat].powerups),
            default=options.index(BOT if self.bot else END),
        )

    def got_action(self, g: Adrenaline, answer: TurnOption) -> None:
        seat = self.seat
        match answer:
            case ShootPeople():
                self.actions -= 1
                push(g, Shoot(seat, self.shoot_steps(g), self.kind > 0))
            case GrabStuff():
                self.actions -= 1
                push(g, Grab(seat, self.grab_steps(g)))
            case RunAround():
                self.actions -= 1
                push(g, Walk(seat, seat, 1, self.run_steps()))
            case EndActions():
                self.at = "reload"
            case MoveBot():
                self.bot = False
                push(g, BotAction(seat))
            case PlayTeleporter(powerup):
                atoms.discard_powerup(g, seat, powerup, "ad-play-powerup")
                push(g, Teleport(seat))
            case PlayNewton(powerup):
                atoms.discard_powerup(g, seat, powerup, "ad-play-powerup")
                push(g, Newton(seat))

    def why_action(self, g: Adrenaline, thing: object) -> str | None:
        match thing:
            case RunAround() | GrabStuff() | ShootPeople() if not self.actions:
                return "AD-TURN-001 ad-no-action-left"
            # A place, a tile, a weapon, somebody: only an action would lead there.
            case Square() | Target() | FireWeapon() | ("tile", _) if not self.actions:
                return "AD-TURN-001 ad-no-action-left"
            case RunAround():
                return "AD-FRENZY-005 ad-no-run"
            case GrabStuff():
                return "AD-GRAB-002 ad-no-grab"
            case ShootPeople():
                p = g.players[self.seat]
                if not p.loaded and not (self.kind and p.unloaded):
                    return "AD-SHOOT-001 ad-no-loaded"
                return "AD-SHOOT-002 ad-no-target-anywhere"
            case EndActions():
                return "AD-BOT-003 ad-no-end"
            case MoveBot():
                return "AD-BOT-003 ad-no-bot"
            case PlayNewton():
                return "AD-POWER-003 ad-no-such-powerup"
            case PlayTeleporter():
                return "AD-POWER-005 ad-no-such-powerup"
            case PlayScope():
                return "AD-POWER-002 ad-no-powerup-now"
            case PlayTagback():
                return "AD-POWER-004 ad-no-powerup-now"
            case ReloadWeapon():
                return "AD-TURN-002 ad-no-reload-now"
            case Target(target) if target != self.seat and target < len(g.players):
                if g.players[target].square < 0:
                    return "AD-SPAWN-001 ad-no-figure-yet"
                if not firing_squares(g, self.seat, self.shoot_steps(g), self.kind > 0):
                    return self.why_action(g, SHOOT)
            case FireWeapon(weapon):
                p = g.players[self.seat]
                if weapon in p.unloaded:
                    return "AD-SHOOT-001 ad-no-unloaded"
                if weapon not in p.loaded:
                    return why_not_held(g, self.seat, "AD-SHOOT-001", weapon)
                figures, zones = figure_mask(g, self.seat), zone_mask(g, self.seat)
                if not can_fire(g, weapon, p.square, figures, zones, wealth(p)):
                    return "AD-SHOOT-002 ad-no-weapon-target"
        return None

    # -- reload --------------------------------------------------------------------------
    def ask_reload(self, g: Adrenaline) -> Ask:
        p = g.players[self.seat]
        options: list[ReloadWeapon | DoneReloading] = []
        if p.unloaded:
            have = wealth(p)
            options += [RELOADS[w] for w in p.unloaded if affords(have, RELOAD[w])]
        options.append(DONE)
        secret = bool(p.unloaded and p.powerups)
        return Ask(self.seat, "ad-ask-reload", options, window=secret, default=len(options) - 1)

    def got_reload(self, g: Adrenaline, answer: ReloadWeapon | DoneReloading) -> None:
        match answer:
            case DoneReloading():
                self.at = "end"
            case ReloadWeapon(weapon):
                atoms.reload(g, self.seat, weapon)
                charge(g, self.seat, RELOAD[weapon])

    def why_reload(self, g: Adrenaline, thing: object) -> str | None:
        return why_reload(g, self.seat, thing)

    # -- the end of a turn ------------------------------------------------------------------
    def do_end(self, g: Adrenaline) -> None:
        self.at = "respawn"
        if g.zones and g.players[self.seat].turns > 1:
            stand_on_zone(g, self.seat)
        if g.dead:
            push(g, Scoring())

    def do_respawn(self, g: Adrenaline) -> None:
        self.at = "refill"
        ends = trigger(g)
        if ends and not g.frenzy:
            return  # sudden death: nobody comes back
        if not g.dead:
            return
        order = [s for s in clockwise(self.seat, g.seats) if s in g.dead]
        if g.bot and g.seats in g.dead:
            order.append(g.seats)
        for figure in reversed(order):
            if figure == g.seats:
                push(g, BotRespawn())
            else:
                push(g, Respawn(figure))

    def do_refill(self, g: Adrenaline) -> None:
        atoms.refill(g)
        pop(g)
        if g.frenzy and not g.in_frenzy and trigger(g):
            atoms.start_frenzy(g, list(clockwise(after(self.seat, g.seats), g.seats)))


def why_reload(g: Adrenaline, seat: int, thing: object) -> str | None:
    if not isinstance(thing, ReloadWeapon):
        return None
    p = g.players[seat]
    if thing.weapon in p.loaded:
        return "AD-TURN-002 ad-no-reload-loaded"
    if thing.weapon not in p.unloaded:
        return why_not_held(g, seat, "AD-TURN-002", thing.weapon)
    return no_ammo(g, seat, "AD-PAY-001", RELOAD[thing.weapon])


def why_not_held(g: Adrenaline, seat: int, rule: str, weapon: str) -> str:
    """Whose a weapon is that the player does not hold, or where it lies."""
    for owner, p in enumerate(g.players):
        if owner != seat and (weapon in p.loaded or weapon in p.unloaded):
            return f"{rule} ad-no-weapon-of-others"
    lies = any(weapon in display for display in g.displays)
    return f"{rule} {'ad-no-weapon-yet' if lies else 'ad-no-such-weapon'}"


def stand_on_zone(g: Adrenaline, seat: int) -> None:
    """Domination, end of turn on a spawn point: tag it when alone; it strikes back anyway."""
    square = g.players[seat].square
    colour = ARENAS[g.arena].spawn_colour[square]
    if colour < 0:
        return
    if not figure_mask(g, seat) >> square & 1:
        atoms.tag_zone(g, colour, seat)
    atoms.zone_strikes_back(g, seat)


class Shoot(Frame):
    """The shoot action: bonus steps, in the frenzy a reload, then one weapon."""

    seat: int
    steps: int
    reload: bool
    at: str = "move"

    def do_move(self, g: Adrenaline) -> None:
        self.at = "reload" if self.reload else "weapon"
        if self.steps:
            purpose = "reload" if self.reload else "shoot"
            push(g, Walk(self.seat, self.seat, 0, self.steps, purpose=purpose))

    def ask_reload(self, g: Adrenaline) -> Ask | None:
        """Reloads that leave a shot possible; going on when a loaded weapon can fire."""
        seat = self.seat
        p = g.players[seat]
        if not p.unloaded:
            return None
        figures, zones, have = figure_mask(g, seat), zone_mask(g, seat), wealth(p)
        options: list[ReloadWeapon | DoneReloading] = []
        if fires_from(g, p, p.square, figures, zones, have, False):
            options.append(DONE)
        for weapon in p.unloaded:
            left = after_reload(have, weapon)
            if left is not None and any(
                can_fire(g, w, p.square, figures, zones, left) for w in [*p.loaded, weapon]
            ):
                options.append(RELOADS[weapon])
        return Ask(seat, "ad-ask-reload", options, window=bool(p.powerups))

    def got_reload(self, g: Adrenaline, answer: ReloadWeapon | DoneReloading) -> None:
        match answer:
            case DoneReloading():
                self.at = "weapon"
            case ReloadWeapon(weapon):
                atoms.reload(g, self.seat, weapon)
                charge(g, self.seat, RELOAD[weapon])

    def do_reload(self, g: Adrenaline) -> None:
        self.at = "weapon"

    def why_reload(self, g: Adrenaline, thing: object) -> str | None:
        match thing:
            case DoneReloading():
                return "AD-SHOOT-002 ad-no-loaded"
            case ReloadWeapon(weapon) if weapon in g.players[self.seat].unloaded:
                if affords(wealth(g.players[self.seat]), RELOAD[weapon]):
                    return "AD-SHOOT-002 ad-no-target-after"
        return why_reload(g, self.seat, thing)

    def ask_weapon(self, g: Adrenaline) -> Ask:
        seat = self.seat
        p = g.players[seat]
        figures, zones, have = figure_mask(g, seat), zone_mask(g, seat), wealth(p)
        options = [FIRE[w] for w in p.loaded if can_fire(g, w, p.square, figures, zones, have)]
        return Ask(seat, "ad-ask-weapon", options, window=bool(p.powerups))

    def got_weapon(self, g: Adrenaline, answer: FireWeapon) -> None:
        pop(g)
        atoms.unload(g, self.seat, answer.weapon)
        push(g, Shot(self.seat, answer.weapon))

    def why_weapon(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, FireWeapon):
            return None
        p = g.players[self.seat]
        if thing.weapon in p.unloaded:
            return "AD-SHOOT-001 ad-no-unloaded"
        if thing.weapon not in p.loaded:
            return why_not_held(g, self.seat, "AD-SHOOT-001", thing.weapon)
        return "AD-SHOOT-002 ad-no-weapon-target"


# -- spawning ---------------------------------------------------------------------------------
class Entry(Frame):
    """A player gives up a power-up and enters the arena on the spawn point of its colour."""

    seat: int
    at: str = "draw"

    def ask_discard(self, g: Adrenaline) -> Ask:
        cards = g.players[self.seat].powerups
        options = [ENTER[card] for card in dict.fromkeys(cards)]
        return Ask(self.seat, "ad-ask-spawn", options, window=True)

    def got_discard(self, g: Adrenaline, answer: EnterWith) -> None:
        card = answer.powerup
        atoms.discard_powerup(g, self.seat, card, "ad-spawn-powerup")
        atoms.place(g, self.seat, ARENAS[g.arena].spawn[COLOUR[card]])
        pop(g)

    def why_discard(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-SPAWN-002 ad-no-such-powerup" if isinstance(thing, EnterWith) else None


class Spawn(Entry):
    """A first turn: two power-ups, one is kept, the other's colour says where to enter.  The
    first player places the bot in between (AD-BOT-002)."""

    def do_draw(self, g: Adrenaline) -> None:
        atoms.draw_powerup(g, self.seat)
        atoms.draw_powerup(g, self.seat)
        self.at = "bot" if g.bot and g.players[g.seats].square < 0 else "discard"

    def ask_bot(self, g: Adrenaline) -> Ask:
        spawns = sum(1 << s for s in ARENAS[g.arena].spawn)
        return Ask(self.seat, "ad-ask-bot-place", square_options(spawns))

    def got_bot(self, g: Adrenaline, answer: Square) -> None:
        atoms.place(g, g.seats, answer.square)
        self.at = "discard"

    def why_bot(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-BOT-002 ad-no-spawn" if isinstance(thing, Square) else None

    def why_discard(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-SPAWN-001 ad-no-such-powerup" if isinstance(thing, EnterWith) else None


class Respawn(Entry):
    """A killed player draws one power-up, even over the limit, before giving one up."""

    def do_draw(self, g: Adrenaline) -> None:
        atoms.draw_powerup(g, self.seat)
        self.at = "discard"


class BotRespawn(Frame):
    """The bot comes back on the colour of the next power-up (AMB-01)."""

    at: str = "draw"

    def do_draw(self, g: Adrenaline) -> None:
        card = atoms.flip_powerup(g)
        atoms.place(g, g.seats, ARENAS[g.arena].spawn[COLOUR[card]])
        pop(g)


# -- power-ups between actions --------------------------------------------------------------
class Teleport(Frame):
    """The own figure to any square; with turrets, only the arrival counts."""

    seat: int
    at: str = "square"

    def ask_square(self, g: Adrenaline) -> Ask:
        mask = sum(1 << s for s in ARENAS[g.arena].squares)
        return Ask(self.seat, "ad-ask-teleport", square_options(mask))

    def got_square(self, g: Adrenaline, answer: Square) -> None:
        here, there = g.players[self.seat].square, answer.square
        atoms.place(g, self.seat, there)
        if g.turrets and there != here:
            atoms.trigger_turret(g, self.seat, there)
        pop(g)

    def why_square(self, g: Adrenaline, thing: object) -> str | None:
        return "AD-SETUP-001 ad-no-square" if isinstance(thing, Square) else None


class Newton(Frame):
    """Any other figure 1 or 2 squares in one direction."""

    seat: int
    at: str = "figure"

    def ask_figure(self, g: Adrenaline) -> Ask:
        options = [TARGETS[f] for f, p in enumerate(g.players) if p.square >= 0 and f != self.seat]
        return Ask(self.seat, "ad-ask-newton", options)

    def got_figure(self, g: Adrenaline, answer: Target) -> None:
        pop(g)
        push(g, Shove(self.seat, answer.target, 1, 2))

    def why_figure(self, g: Adrenaline, thing: object) -> str | None:
        aimed = isinstance(thing, Target) and thing.target < len(g.players)
        return "AD-POWER-003 ad-no-figure" if aimed else None


# -- the bot ------------------------------------------------------------------------------------
class BotAction(Frame):
    """The extra figure moves up to one square, then must shoot if it sees a legal target."""

    seat: int
    at: str = "move"

    def do_move(self, g: Adrenaline) -> None:
        self.at = "target"
        push(g, Walk(self.seat, g.seats, 0, 1))

    def targets(self, g: Adrenaline) -> list[int]:
        a, bot = ARENAS[g.arena], g.seats
        seen = a.sees[g.players[bot].square]
        found = [
            f
            for f, p in enumerate(g.players)
            if f != bot and f != self.seat and p.square >= 0 and seen >> p.square & 1
        ]
        if g.zones and g.players[self.seat].turns > 1:
            found += [ZONE + c for c in range(3) if seen >> a.spawn[c] & 1]
        return found

    def ask_target(self, g: Adrenaline) -> Ask | None:
        options = [TARGETS[t] for t in self.targets(g)]
        return Ask(self.seat, "ad-ask-bot-target", options) if options else None

    def got_target(self, g: Adrenaline, answer: Target) -> None:
        pop(g)
        bot, target = g.seats, answer.target
        if target >= ZONE:
            atoms.damage_zone(g, target - ZONE, bot, self.seat)
            return
        placed = atoms.hurt(g, target, bot, 1)
        if len(g.players[bot].damage) >= 6:
            atoms.mark(g, target, bot, 1)
        if placed:
            open_tagbacks(g, bot, [target])

    def do_target(self, g: Adrenaline) -> None:
        pop(g)

    def why_target(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, Target):
            return None
        target = thing.target
        if target in (self.seat, g.seats):
            return "AD-BOT-004 ad-no-bot-target"
        if target < len(g.players) and target_square(g, target) < 0:
            return "AD-SETUP-007 ad-no-figure"
        return "AD-BOT-004 ad-no-bot-sight"
