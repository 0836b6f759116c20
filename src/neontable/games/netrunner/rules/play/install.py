"""Installing, rezzing and scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    ICE,
    ICE_KINDS,
    NEW,
    NODE,
    PROGRAM,
    RD,
    RUNNER,
    UPGRADE,
)
from neontable.games.netrunner.model.library import CARDS, MODS
from neontable.games.netrunner.model.numbers import (
    admits,
    capacity,
    difficulty,
    install_cost,
    memory_used,
    occupants,
    of_type,
    points,
    rez_cost,
    room_in,
    slots,
    target_fort,
)
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.abilities import REZZED, abilities, may_use
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from neontable.games.netrunner.rules.play.counters import happen
from neontable.games.netrunner.rules.play.pay import can_pay, charge, no_bits, sources, wealth
from neontable.games.netrunner.rules.play.resolve import fire_own, go_on
from neontable.games.netrunner.rules.play.trash import hand_shrank, remove
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.kernel.asks import Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


# -- the Corp -----------------------------------------------------------------------------------
ONLY: dict[str, Callable[[int], bool]] = {
    "sub": lambda fort: not 0 <= fort <= ARCHIVES,
    "hq": lambda fort: fort == HQ,
    "hq-rd": lambda fort: fort in (HQ, RD),
    "not-archives": lambda fort: fort != ARCHIVES,
}
"""Where cards may be installed that may not be everywhere (`Card.only`)."""


def may_lie(card: str, fort: int) -> bool:
    """Whether a card that may not be everywhere may be on or in this fort, however it comes there:
    what cannot be installed somewhere is not moved there either."""
    only = CARDS[card].only
    return not only or ONLY[only](fort)


def why_not_install(g: Netrunner, card: str, fort: int, free: bool = False) -> str | None:
    d = CARDS[card]
    if d.type not in (AGENDA, ICE, NODE, UPGRADE):
        return "NR-VOC-006 nr-no-install"
    place = None if fort == NEW else g.fort(fort)
    if d.type in (AGENDA, NODE) and 0 <= fort <= ARCHIVES:
        return "NR-FORT-004 nr-no-central"
    if not may_lie(card, fort):
        return "NR-ICE-001 nr-no-place" if d.type == ICE else "NR-UPG-001 nr-no-place"
    if fort == NEW and "no-new-forts" in _flags(g):
        return "NR-FORT-002 nr-no-new-fort"
    cost = 0 if free else install_cost(g, d, place, 0)
    if d.at_once:
        if not can_pay(g, CORP, cost, "install"):
            return no_bits(g, CORP, "NR-UPG-004", cost, "install")
        whole = cost + rez_cost(g, Inst(0, card, fort=fort))
        if not can_pay(g, CORP, whole, "rez"):
            return no_bits(g, CORP, "NR-UPG-004", whole, "rez")
        return None
    if cost and not can_pay(g, CORP, cost, "install"):
        return no_bits(g, CORP, "NR-ICE-003", cost, "install")
    return None


def hindered(g: Netrunner) -> list[int]:
    """Forts where a counter or a card may make installing dearer, or forbid it; for ice, see
    `ice_hindered` as well."""
    in_play = g.in_play
    found = [fort.id for fort in g.forts if fort.marks] if in_play.marked else []
    if "no-new-forts" in in_play.words:
        found.append(NEW)
    return found


def ice_hindered(g: Netrunner) -> bool:
    """Whether a card of the Runner's makes installing ice dearer somewhere."""
    if "ice-install" not in g.in_play.words:
        return False
    dearer = MODS.get("ice-install", {})
    return any(c.card in dearer for c in g.runner.rig)


def _flags(g: Netrunner) -> tuple[str, ...]:
    return tuple(s for c in g.runner.rig if c.up for s in CARDS[c.card].special)


class Install(Frame):
    """A Corp card from HQ (or from nowhere, `zone` "") into or onto a fort."""

    card: str
    fort: int
    free: bool = False
    zone: str = "hand"
    rez: bool = False
    """It may be rezzed at once, or is rezzed for nothing with `free`."""
    id: int = 0
    at: str = "trash"

    # -- trashing ice to lower the cost (NR-ICE-005) ---------------------------------------------
    def ask_trash(self, g: Netrunner) -> Ask | None:
        if self.fort == NEW or CARDS[self.card].type != ICE:
            return None
        fort = g.fort(self.fort)
        if not fort.ice:
            return None
        ice = [of_card(opt.Trash, c, CORP) for c in fort.ice]
        lo = 0
        if not self.free:
            d = CARDS[self.card]
            while lo < len(ice) and not can_pay(
                g, CORP, install_cost(g, d, fort, len(ice) - lo), "install"
            ):
                lo += 1
        # Whether the Corp could pay for more is public; being asked reveals nothing else.
        return ask_many(
            g.seat_of(CORP), "nr-ask-trash-ice", ice, lo, len(ice), args=(("card", self.card),)
        )

    def got_trash(self, g: Netrunner, answer: tuple[opt.Trash, ...]) -> None:
        self.at = "overwrite"
        for id in [thing.number for thing in answer]:
            fort = g.fort(self.fort)
            if len(fort.ice) == 1 and self.fort > ARCHIVES and not fort.inside:
                self.id = id  # the fort would fall: its last card goes when the new one is there
            else:
                remove(g, g.find(id))

    def do_trash(self, g: Netrunner) -> None:
        self.at = "overwrite"
        if (
            self.fort == NEW
            or CARDS[self.card].type not in (AGENDA, NODE)
            or not g.fort(self.fort).inside
        ):
            self.do_pay(g)

    # -- overwriting agendas and nodes (NR-AGENDA-003) -------------------------------------------
    def ask_overwrite(self, g: Netrunner) -> Ask | None:
        if self.fort == NEW or CARDS[self.card].type not in (AGENDA, NODE):
            return None
        fort = g.fort(self.fort)
        held = occupants(fort)
        options: list[Option] = [of_card(opt.Trash, c, CORP) for c in held]
        if held and len(held) < slots(g, fort):
            options.append(
                opt.NOTHING
            )  # there is room, but the newcomer may take a place all the same
        if not options:
            return None
        return Ask(
            g.seat_of(CORP),
            "nr-ask-overwrite-corp",
            options,
            (("card", self.card),),
            default=options.index(opt.NOTHING) if opt.NOTHING in options else 0,
        )

    def got_overwrite(self, g: Netrunner, answer: opt.Trash | opt.Nothing) -> None:
        self.id = answer.number if isinstance(answer, opt.Trash) else 0
        self.at = "pay"

    def do_overwrite(self, g: Netrunner) -> None:
        self.do_pay(g)

    def do_pay(self, g: Netrunner) -> None:
        self.at = "place"
        if not self.free:
            fort = None if self.fort == NEW else g.fort(self.fort)
            ice = len(fort.ice) if fort is not None else 0
            if self.id and CARDS[self.card].type == ICE:
                ice -= 1  # what is trashed to make room is not counted
            cost = install_cost(g, CARDS[self.card], fort, ice)
            if cost:
                charge(g, CORP, cost, "install")
        if g.stack[-1] is self:
            self.do_place(g)

    def do_place(self, g: Netrunner) -> None:
        fort = atoms.found(g) if self.fort == NEW else g.fort(self.fort)
        self.fort = fort.id
        if self.zone:
            atoms.take_from(g, CORP, self.zone, self.card)
        old, inst = self.id, atoms.enter_fort(g, self.card, fort)
        self.id = inst.id
        self.at = "rez"
        if old:
            remove(g, g.find(old))
        if "region" in CARDS[self.card].keywords:
            for c in [c for c in fort.inside if "region" in CARDS[c.card].keywords]:
                if c.id != inst.id:
                    remove(g, c)  # one in each fort: older ones are trashed
        fire_own(g, "install", inst)
        go_on(g)
        if g.stack[-1] is self and not self.rez:
            self.do_rez(g)

    def ask_rez(self, g: Netrunner) -> Ask | None:
        inst = g.get(self.id)
        if not self.rez or self.free or inst is None or inst.up or CARDS[self.card].at_once:
            return None
        options: list[Option] = [opt.LEAVE]
        if can_rez_now(g, inst):
            options = [of_card(opt.Rez, inst, CORP), *options]
        # Also asked about what cannot be rezzed, such as an agenda.
        return Ask(
            g.seat_of(CORP),
            "nr-ask-rez-installed",
            options,
            (("card", self.card),),
            window=True,
            default=len(options) - 1,
        )

    def got_rez(self, g: Netrunner, answer: opt.Rez | opt.Leave) -> None:
        self.at = "end"
        if isinstance(answer, opt.Rez):
            push(g, Rez(answer.number))

    def do_rez(self, g: Netrunner) -> None:
        self.at = "end"
        if g.get(self.id) is not None:
            if CARDS[self.card].at_once:
                push(g, Rez(self.id))
            elif self.rez and self.free and can_rez_free(g, g.find(self.id)):
                push(g, Rez(self.id, free=True))
        if g.stack[-1] is self:
            self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        if g.corp.virus and g.get(self.id) is not None:
            self.at = "over"
            happen(g, "installed")
        else:
            pop(g, self.id)

    def do_over(self, g: Netrunner) -> None:
        pop(g, self.id)


def why_not_rez(g: Netrunner, inst: Inst) -> str | None:
    """Nodes and upgrades, in a window."""
    d = CARDS[inst.card]
    if inst.up:
        return "NR-REZ-004 nr-no-rezzed"
    if d.type == AGENDA:
        return "NR-REZ-007 nr-no-rez-agenda"
    if d.type == "ice":
        return "NR-TIME-006 nr-no-rez-ice"
    if d.price and points(g, CORP) < d.price:
        return f"NR-REZ-003 nr-no-points n={d.price} have={points(g, CORP)}"
    if not can_pay(g, CORP, rez_cost(g, inst), "rez"):
        return no_bits(g, CORP, "NR-REZ-003", rez_cost(g, inst), "rez")
    return why_not_now(g, inst)


def why_not_now(g: Netrunner, inst: Inst) -> str | None:
    """Why a node or upgrade that can be paid for cannot be rezzed at this moment."""
    d = CARDS[inst.card]
    if "rez-at-last-ice" in d.special and not past_ice(g, inst.fort):
        return "NR-TIME-010 nr-no-moment"
    if "unique" in d.keywords and any(
        c.up and c.card == inst.card for f in g.forts for c in f.inside
    ):
        return "NR-CARD-003 nr-no-unique"
    return None


def past_ice(g: Netrunner, fort: int) -> bool:
    """Whether the Runner has passed the last ice of the fort, or found none, and has not accessed
    anything yet."""
    run = g.run
    return run is not None and run.fort == fort and run.phase == "pre-access" and not run.ended


def can_rez_free(g: Netrunner, inst: Inst) -> bool:
    """Whether a card can be rezzed "at no cost": agenda points do not belong to the rez cost."""
    price = CARDS[inst.card].price
    return not price or points(g, CORP) >= price


def can_rez_now(g: Netrunner, inst: Inst) -> bool:
    """Whether a card that an effect lets the Corp rez can be rezzed and paid for; ice too."""
    d = CARDS[inst.card]
    if d.type != ICE:
        return why_not_rez(g, inst) is None
    if d.price and points(g, CORP) < d.price:
        return False
    return can_pay(g, CORP, rez_cost(g, inst), "rez")


def rez(g: Netrunner, id: int) -> None:
    """Rez a card at once: for those who have nothing else to do."""
    rezzing = Rez(id)
    push(g, rezzing)
    rezzing.do_pay(g)


class Rez(Frame):
    """Pay the rez cost, turn the card up, and what happens when it is rezzed."""

    id: int
    free: bool = False
    cost: int = -1
    """The cost, where an effect says so."""
    at: str = "pay"

    def do_pay(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        d = CARDS[inst.card]
        cost = rez_cost(g, inst) if self.cost < 0 else self.cost
        self.at = "turn"
        if d.price:
            atoms.add_points(g, CORP, -d.price)
        if not self.free:
            charge(g, CORP, cost, "rez")
        if g.stack[-1] is self:
            self.do_turn(g)

    def do_turn(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        self.at = "react" if CARDS[inst.card].buys is None else "buy"
        atoms.rez(g, inst)
        atoms.supply(g, inst)
        if g.run is not None and g.run.flags:
            happen(g, "rezzed")
        if self.at == "react" and g.stack[-1] is self and not may_use(g, RUNNER, REZZED):
            self.do_effect(g)

    # -- what is bought above the rez cost, also for ice that is rezzed at no cost --------------
    def ask_buy(self, g: Netrunner) -> Ask | None:
        inst = g.find(self.id)
        buys = CARDS[inst.card].buys
        assert buys is not None
        most = wealth(g, CORP, "rez") // buys.each
        if buys.gives in ICE_KINDS:
            most = min(most, 1)
        elif buys.most:
            most = min(most, buys.most)
        if most <= 0:
            return None
        args = (("card", inst.card), ("n", buys.each))
        word = "kind" if buys.gives in ICE_KINDS else buys.gives
        return ask_number(g.seat_of(CORP), f"nr-ask-buy-{word}", 0, most, args=args)

    def got_buy(self, g: Netrunner, answer: int) -> None:
        inst = g.find(self.id)
        buys = CARDS[inst.card].buys
        assert buys is not None
        self.at = "react"
        atoms.put_counters(g, inst, answer)
        charge(g, CORP, answer * buys.each, "rez")

    def do_buy(self, g: Netrunner) -> None:
        self.at = "react"

    def ask_react(self, g: Netrunner) -> Ask | None:
        """What the Runner may do before a node or upgrade that was rezzed takes effect."""
        inst = g.find(self.id)
        if g.run is None or g.run.ended or CARDS[inst.card].type == ICE:
            return None
        options: list[Option] = [*abilities(g, RUNNER, REZZED)]
        if not options:
            return None
        options.append(opt.PASS)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-rezzed",
            options,
            (("card", inst.card),),
            default=len(options) - 1,
        )

    def got_react(self, g: Netrunner, answer: opt.Use | opt.Pass) -> None:
        self.at = "effect"
        if isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))

    def do_react(self, g: Netrunner) -> None:
        self.at = "effect"

    def do_effect(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        self.at = "end"
        fire_own(g, "rez", inst)
        go_on(g)
        if g.stack[-1] is self:
            self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        pop(g, self.id)


# -- scoring ------------------------------------------------------------------------------------
def score(g: Netrunner, inst: Inst) -> None:
    """Points first, and with them the end of the game; then the agenda's text (NR-AGENDA-011)."""
    over, fort = inst.adv - difficulty(g, inst), target_fort(inst.fort)
    atoms.score(g, inst)
    if "smears" in CARDS[inst.card].special:
        atoms.smear(g, 1)  # seven points of it lose even a game that is won at the same time
    atoms.supply(g, inst)
    fire_own(g, "scored-points", inst, over)
    check_points(g)
    fire_own(g, "score", inst, over, fort)


def forfeit(g: Netrunner, n: int) -> int:
    """Of points that the Runner scores, those that he had promised away do not count; how many
    do."""
    owed = g.flags.get("forfeit-points", 0)
    lost = min(owed, n)
    if lost > 0:
        atoms.set_flag(g, "forfeit-points", owed - lost)
        atoms.add_points(g, RUNNER, -lost)
        return n - lost
    return n


def check_points(g: Netrunner) -> None:
    for side in (CORP, RUNNER):
        if points(g, side) >= 7:
            atoms.win(g, side, "nr-how-points")


# -- the Runner -----------------------------------------------------------------------------------
def why_not_install_runner(
    g: Netrunner, card: str, host: int = 0, free: bool = False
) -> str | None:
    d = CARDS[card]
    if d.type not in ("program", "hardware", "resource"):
        return "NR-VOC-006 nr-no-install"
    if d.need and not CONDITIONS[d.need](g, None):
        return "NR-TURN-013 nr-no-condition"
    if d.price and points(g, RUNNER) < d.price:
        return f"NR-TURN-013 nr-no-points n={d.price} have={points(g, RUNNER)}"
    use = f"install-{d.type}"
    if not free and "hidden" not in d.keywords and not can_pay(g, RUNNER, d.cost, use):
        return no_bits(g, RUNNER, "NR-TURN-013", d.cost, use)
    if d.type == PROGRAM:
        if host:
            daemon = g.find(host)
            if room_in(g, daemon) < d.mu or not admits(daemon, d):
                return "NR-PROG-003 nr-no-room"
        elif d.mu > capacity(g):
            return f"NR-PROG-003 nr-no-memory n={d.mu} have={capacity(g)}"
    return None


class RunnerInstall(Frame):
    """A Runner card from hand (or elsewhere) into the rig."""

    card: str
    host: int = 0
    free: bool = False
    zone: str = "hand"
    id: int = 0
    at: str = "room"

    def ask_room(self, g: Netrunner) -> Ask | None:
        d = CARDS[self.card]
        if d.type != PROGRAM or self.host or memory_used(g) + d.mu <= capacity(g):
            return None
        options = [of_card(opt.Trash, c, RUNNER) for c in of_type(g, PROGRAM) if not c.host]
        return Ask(g.seat_of(RUNNER), "nr-ask-room", options, (("card", self.card),))

    def got_room(self, g: Netrunner, answer: opt.Trash) -> None:
        if not self.free and sources(g, RUNNER, "install-program"):
            # Bits on a program that makes way, or in a daemon that does, may still pay.
            self._pay_first(g, answer.number)
            return
        remove(g, g.find(answer.number))

    def _pay_first(self, g: Netrunner, id: int) -> None:
        self.id = id
        self.at = "early"
        charge(g, RUNNER, CARDS[self.card].cost, "install-program")

    def do_early(self, g: Netrunner) -> None:
        self.free = True
        self.at = "room"
        id, self.id = self.id, 0
        remove(g, g.find(id))

    def do_room(self, g: Netrunner) -> None:
        self.do_pay(g)

    def do_pay(self, g: Netrunner) -> None:
        d = CARDS[self.card]
        self.at = "place"
        if d.price:
            atoms.add_points(g, RUNNER, -d.price)  # due even where the installation is free
        if not self.free and "hidden" not in d.keywords:
            charge(g, RUNNER, d.cost, f"install-{d.type}")
        if g.stack[-1] is self:
            self.do_place(g)

    def do_place(self, g: Netrunner) -> None:
        d = CARDS[self.card]
        if self.zone:
            atoms.take_from(g, RUNNER, self.zone, self.card)
        inst = atoms.enter_rig(g, self.card, self.host, "hidden" in d.keywords)
        self.id = inst.id
        self.at = "end"
        atoms.supply(g, inst)
        if "deck" in d.keywords or "unique" in d.keywords:
            self._replace(g, inst)
        fire_own(g, "install", inst)
        hand_shrank(g)
        go_on(g)
        if g.stack[-1] is self:
            self.do_end(g)

    def _replace(self, g: Netrunner, inst: Inst) -> None:
        """A deck takes the place of another, and a unique card that of itself."""
        d = CARDS[inst.card]
        for c in list(g.runner.rig):
            if c.id != inst.id and (
                ("deck" in d.keywords and "deck" in CARDS[c.card].keywords)
                or ("unique" in d.keywords and c.card == inst.card)
            ):
                remove(g, c)

    def do_end(self, g: Netrunner) -> None:
        pop(g, self.id)
