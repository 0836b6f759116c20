"""What other runners may do in somebody's turn: assists, and switching an ability off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import ASSISTS, CANCELLABLE, CANCELS, CARDS, OBSTACLES
from neontable.games.crossfire.model.numbers import active, barred
from neontable.games.crossfire.model.pieces import CRITICAL
from neontable.games.crossfire.rules.resolve import resolve
from neontable.kernel.frames import push
from neontable.kit.window import Window

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

Response = opt.Assist | opt.Cancel


def why_not_assist(g: Crossfire, seat: int, card: str) -> str | None:
    if g.current < 0:
        return "CF-ASST-010 cf-no-turn"
    if seat == g.current:
        return "CF-ASST-001 cf-no-own-assist"
    if g.runners[seat].health == CRITICAL:
        return "CF-ASST-009 cf-no-critical"
    if card not in g.runners[seat].hand:
        return "CF-ASST-012 cf-not-in-hand"
    if CARDS[card].assist_damage is None:
        return "CF-ASST-002 cf-no-assist-box"
    by = barred(g, seat, "no-assist")
    if by:
        return f"CF-OBS-010 cf-no-assists-now card=@{by}"
    return None


def assists(g: Crossfire, seat: int) -> list[opt.Assist]:
    hand = g.runners[seat].hand
    found = [card for card in dict.fromkeys(hand) if CARDS[card].assist_damage is not None]
    return [opt.Assist(card) for card in found if why_not_assist(g, seat, card) is None]


def cancels(g: Crossfire, seat: int) -> list[opt.Cancel]:
    """Abilities in force that the seat could switch off for this turn (CF-OBS-004)."""
    found: list[opt.Cancel] = []
    who = g.runners[seat]
    if who.health == CRITICAL:
        return found
    for faced in g.obstacles:
        types = CANCELS.get(faced.card)
        if types is None:
            continue
        for n, which in enumerate(types):
            if which and active(g, faced, OBSTACLES[faced.card].abilities[n], n):
                for card in dict.fromkeys(who.hand):
                    if CARDS[card].type in which:
                        found.append(opt.Cancel(faced.id, faced.card, n, card))
    return found


def _costs(g: Crossfire) -> set[str]:
    """The types of cards that switch off an ability in force."""
    return {
        kind
        for faced in g.obstacles
        if faced.card in CANCELS
        for n, types in enumerate(CANCELS[faced.card])
        if types and active(g, faced, OBSTACLES[faced.card].abilities[n], n)
        for kind in types
    }


def cancellable(g: Crossfire) -> bool:
    """Whether an obstacle in play has an ability that can be switched off."""
    return CANCELLABLE in g.words


def cancel(g: Crossfire, seat: int, answer: opt.Cancel) -> None:
    atoms.discard(g, seat, answer.cost)
    faced = g.find(answer.threat)
    if faced is not None:
        atoms.cancel_ability(g, seat, faced, answer.ability)


class Assists(Window["Crossfire", Response]):
    """`kind` is the moment: start (before abilities of the start of a turn), play (between two
    cards), strike (before damage is applied), attack (before attacks are totalled), buy (before
    Draw & Buy)."""

    kind: str = "play"

    def question(self, g: Crossfire) -> str:
        return f"cf-ask-assist-{self.kind}"

    def plays(self, g: Crossfire, seat: int) -> Sequence[Response]:
        found: list[Response] = [*assists(g, seat)]
        if seat != g.current or self.kind == "start":
            found += cancels(g, seat)
        return found

    def public(self, g: Crossfire, seat: int) -> bool:
        return g.open_hands

    def why_respond(self, g: Crossfire, thing: object) -> str | None:
        return why_not_assist(g, self.asked, thing.card) if isinstance(thing, opt.Assist) else None

    def play(self, g: Crossfire, seat: int, option: Response) -> None:
        if isinstance(option, opt.Cancel):
            cancel(g, seat, option)
            return
        played = atoms.play_assist(g, seat, option.card)
        resolve(g, f"{option.card}.assist", seat, seat, played.id)

    def muting(self) -> opt.Mute:
        return opt.Mute(self.kind)

    def muted(self, g: Crossfire, seat: int) -> bool:
        return f"{seat} {self.kind}" in g.muted

    def mute(self, g: Crossfire, seat: int) -> None:
        atoms.mute(g, seat, self.kind)


def open_window(g: Crossfire, kind: str) -> bool:
    """Let the others respond; whether anybody is asked at all.  What a hand and a deck hold
    together is public, so nobody is asked who is known to have no response; at a quiet table
    nobody who could only pass."""
    current = g.current if kind != "start" else -1
    offs = CANCELLABLE in g.words
    if not g.windows and not (offs and g.every_ask):
        runners = g.runners
        none_of = ASSISTS.isdisjoint
        for runner in runners:
            if not none_of(runner.hand) and (current < 0 or runner is not runners[current]):
                break
        else:
            if not offs or not _may_cancel(g, current):
                return False  # the kernel would pass for each of them
    order = _responding(g, current, offs)
    if not order:
        return False
    push(g, Assists(order, kind=kind))
    return True


def _may_cancel(g: Crossfire, current: int) -> bool:
    """Whether another runner holds a card that switches off an ability in force."""
    costs = _costs(g)
    hands = [runner.hand for r, runner in enumerate(g.runners) if r != current]
    return bool(costs) and any(CARDS[card].type in costs for hand in hands for card in hand)


def _responding(g: Crossfire, current: int, offs: bool) -> list[int]:
    """Who is asked for a response; `offs`: an ability in play can be switched off."""
    runners = g.runners
    return [
        r
        for r in g.clockwise(g.acting)
        if r < g.seats
        and r != current
        and runners[r].hand
        and runners[r].health != CRITICAL
        and (offs or not ASSISTS.isdisjoint(runners[r].hand + runners[r].deck))
    ]
