"""What a seat may know, built from allow-listed facts; and redealing what it may not.

Hidden are hands and the order of decks (CF-AMB-020).  Everything else lies face up: a runner's hand
and deck together are known, as purchases and discards are."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from neontable.games.crossfire.model.numbers import attack_strength, can_attack, nuyen_value, price
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.track import written
from neontable.games.crossfire.rules.team import Team
from neontable.kernel.outcome import Outcome


class RunnerView(msgspec.Struct, frozen=True):
    metatype: str
    """Nothing while it is still to be chosen; hit points then say nothing either."""
    roles: tuple[str, ...]
    hp: int
    max_hp: int
    nuyen: int
    health: str
    hand_count: int
    deck_count: int
    deck_top: tuple[str, ...]
    """Revealed cards on top of the deck, the topmost first."""
    pool: tuple[str, ...]
    """Hand and deck together, sorted: their contents are known, their places are not."""
    discard: tuple[str, ...]
    upgrades: tuple[str, ...]
    used: tuple[str, ...]
    karma: int
    bought: tuple[str, ...]
    open_hand: tuple[str, ...]
    """What it holds, at a table with open hands; nothing to those who only watch."""
    name: str = ""
    """What it is called in the streets."""


class FacedView(msgspec.Struct, frozen=True):
    id: int
    card: str
    faces: int
    cleared: int
    track: tuple[int | str, ...]
    """The whole track, as people write it."""
    attack: int
    """Its Attack Strength now."""
    nuyen: int
    held_off: bool
    silent: bool


class PlayedView(msgspec.Struct, frozen=True):
    id: int
    card: str
    owner: int
    by: int
    assist: bool
    target: int
    marks: tuple[int, ...]
    x: int


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int
    mission: str
    edition: str
    bonuses: tuple[str, ...]
    runners: tuple[RunnerView, ...]
    hand: tuple[str, ...]
    """The seat's own, in the order of the cards."""
    start: int
    current: int
    round: int
    scene: int
    progress: int
    level: int
    active: tuple[str, ...]
    next_event: str
    """The top card of the Crossfire deck, where the seat has looked at it."""
    obstacles: tuple[FacedView, ...]
    played: tuple[PlayedView, ...]
    market: tuple[str, ...]
    aside: tuple[str, ...]
    prices: tuple[int, ...]
    """What each card for sale costs the current runner."""
    market_left: int
    market_discard: tuple[str, ...]
    normal_left: int
    normal_discard: tuple[str, ...]
    hard_left: int
    hard_discard: tuple[str, ...]
    crossfire_left: int
    crossfire_discard: tuple[str, ...]
    aspects: tuple[str, ...]
    aborting: bool
    abort_turns: int
    communication: str
    packet: tuple[int, ...]
    result: str
    outcome: Outcome | None

    @property
    def for_sale(self) -> tuple[str, ...]:
        """Each kind of card once, those beside the market last; `prices` belongs to it."""
        return tuple(dict.fromkeys(c for c in (*self.market, *self.aside) if c))


def _to_be_chosen(g: Crossfire) -> Collection[int]:
    """Runners whose metatype nobody has chosen yet."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Team) or top.at != "metatype":
        return ()
    return [seat for seat in range(top.seat, g.seats) if seat not in g.settled]


def view(g: Crossfire, seat: int) -> View:
    unknown = _to_be_chosen(g)
    runners = tuple(
        RunnerView(
            metatype="" if number in unknown else r.metatype,
            roles=r.roles,
            hp=r.hp,
            max_hp=r.max_hp,
            nuyen=r.nuyen,
            health=r.health,
            hand_count=len(r.hand),
            deck_count=len(r.deck),
            deck_top=tuple(r.deck[: -r.shown - 1 : -1]) if r.shown else (),
            pool=tuple(sorted([*r.hand, *r.deck])),
            discard=tuple(r.discard),
            upgrades=r.upgrades,
            name=r.street_name or "",
            used=r.used,
            karma=r.karma,
            bought=r.bought,
            open_hand=tuple(r.hand) if g.open_hands and seat >= 0 else (),
        )
        for number, r in enumerate(g.runners)
    )
    turn = g.turn
    obstacles = tuple(
        FacedView(
            id=f.id,
            card=f.card,
            faces=f.faces,
            cleared=f.cleared,
            track=tuple(written(level) for level in g.track(f)),
            attack=attack_strength(g, f),
            nuyen=nuyen_value(f),
            held_off=not can_attack(g, f),
            silent=f.id in turn.silent,
        )
        for f in g.obstacles
    )
    played = tuple(
        PlayedView(p.id, p.card, p.owner, p.by, p.assist, p.target, p.marks, p.x) for p in g.played
    )
    buyer = g.decider
    for_sale = dict.fromkeys(c for c in (*g.market, *g.aside) if c)
    return View(
        game="crossfire",
        seat=seat,
        mission=g.mission,
        edition=g.edition,
        bonuses=g.bonuses,
        runners=runners,
        hand=tuple(g.runners[seat].hand) if 0 <= seat < g.seats else (),
        start=g.start,
        current=g.current,
        round=g.round,
        scene=g.scene,
        progress=g.progress,
        level=g.level,
        active=tuple(g.active),
        next_event=g.crossfire_deck[-1] if seat in g.known and g.crossfire_deck else "",
        obstacles=obstacles,
        played=played,
        market=tuple(g.market),
        aside=tuple(g.aside),
        prices=tuple(price(g, buyer, card) for card in for_sale),
        market_left=len(g.market_deck),
        market_discard=tuple(g.market_discard),
        normal_left=len(g.normal_deck),
        normal_discard=tuple(g.normal_discard),
        hard_left=len(g.hard_deck),
        hard_discard=tuple(g.hard_discard),
        crossfire_left=len(g.crossfire_deck),
        crossfire_discard=tuple(g.crossfire_discard),
        aspects=tuple(g.aspects),
        aborting=g.aborting,
        abort_turns=g.abort_turns,
        communication=g.communication,
        packet=tuple(g.packet),
        result=g.result,
        outcome=g.outcome,
    )
