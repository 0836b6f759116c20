"""Positions written by hand: filling in what may be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.karma import award
from neontable.games.crossfire.missions.library import MISSIONS, Mission
from neontable.games.crossfire.missions.steps import flow_of
from neontable.games.crossfire.missions.written import read
from neontable.games.crossfire.model.library import (
    BOOSTS,
    CARDS,
    EVENTS,
    UPGRADES,
    deck_of,
)
from neontable.games.crossfire.model.pieces import (
    READY,
    STAGGERED,
    THE_REST,
    UNSAID,
    Faced,
    Played,
    Runner,
)
from neontable.games.crossfire.model.setup import market_cards, obstacles_of
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import (
    BOSS,
    CLIENT,
    CLIENT_HP,
    HARD,
    MARKET_SIZE,
    METATYPES,
    MOST_HP,
    NORMAL,
    ROLES,
)
from neontable.games.crossfire.positions.names import (
    EDITION_NAMES,
    HEALTH_NAMES,
    PHASE_NAMES,
    meant,
    slug,
)
from neontable.games.crossfire.rules.ending import LOST
from neontable.games.crossfire.rules.match import Match
from neontable.games.crossfire.rules.turn import Turn
from neontable.kernel.chance import is_key, shuffle
from neontable.kernel.outcome import together

PHASES = {
    "start": "start",
    "play": "open",
    "damage": "damage",
    "attack": "brace",
    "draw": "attacked",
    "buy": "drawn",
    "end": "end",
}
"""Where a turn stands, in the words of a position, and the step of the turn that it means."""
EDITIONS = ("english", "french")
MOST_DRAWN = 1 << 62
IN_DECK = {deck: frozenset(obstacles_of(deck)) for deck in (NORMAL, HARD, BOSS)}
NOBODY = -1


# -- filling in ---------------------------------------------------------------------------------
def complete(g: Crossfire) -> None:
    if g.stack and not _unfinished(g):
        return  # written by the program
    _tidy_names(g)
    mission = mission_of(g.mission)
    if mission is None or not g.runners:
        return  # check names it
    if not g.stack:  # else it is a whole table, perhaps before the team is complete
        if mission.flow == "track" and g.client < 0:
            g.runners.append(Runner(CLIENT, (), deck=[]))
        _deal_roles(g)
    if g.current == UNSAID:
        g.current = g.start if not g.stack and g.phase != "round" else NOBODY
    _complete_turn(g)
    if not g.stack and g.outcome is None:
        _complete_mission(g, mission)
    for r, who in enumerate(g.runners):
        _complete_runner(g, r, who)
    _complete_market(g)
    _complete_decks(g)
    next_id = max([1, *(f.id + 1 for f in g.obstacles), *(p.id + 1 for p in g.played)])
    things: list[Faced | Played] = [*g.obstacles, *g.played]
    for thing in things:
        if thing.id == 0:
            thing.id = next_id
            next_id += 1
    g.next_id = max(g.next_id, next_id)
    if not g.stack and g.outcome is None:
        _begin(g)


def mission_of(name: str) -> Mission | None:
    """A mission by its id, or the one that a mission file describes; None when it is neither."""
    if not name.startswith("{"):
        return MISSIONS.get(name)
    mission, problems = read(name)
    return None if problems else mission


def _unfinished(g: Crossfire) -> bool:
    """Whether something is left to be filled in although open procedures are given."""
    for pile in piles(g):
        if THE_REST in pile:
            return True
    for who in g.runners:
        if who.hp < 0 or THE_REST in who.deck:
            return True
    for faced in g.obstacles:
        if faced.id == 0:
            return True
    return any(played.id == 0 for played in g.played)


def piles(g: Crossfire) -> tuple[list[str], ...]:
    return (
        *(g.market, g.market_deck, g.market_discard, g.aside, g.normal_deck, g.normal_discard),
        *(g.hard_deck, g.hard_discard, g.crossfire_deck, g.crossfire_discard, g.active),
    )


def _tidy_names(g: Crossfire) -> None:
    """People write "Quick Shot" as well as "quick-shot", and "Take Damage" for a phase."""
    if not g.mission.startswith("{"):
        g.mission = meant(g.mission, "mission")
    g.bonuses = tuple(meant(bonus, "bonus") for bonus in g.bonuses)
    g.edition = EDITION_NAMES.get(slug(g.edition), slug(g.edition))
    if g.phase and g.phase not in PHASES:
        g.phase = PHASE_NAMES.get(slug(g.phase), slug(g.phase))
    for who in g.runners:
        who.metatype = meant(who.metatype, "metatype")
        who.roles = tuple(meant(role, "role") for role in who.roles)
        who.upgrades = tuple(meant(u, "upgrade") for u in who.upgrades)
        who.used = tuple(meant(u, "upgrade") for u in who.used)
        who.health = HEALTH_NAMES.get(slug(who.health), slug(who.health))
        for pile in (who.hand, who.deck, who.discard):
            _tidy(pile, "card")
    for faced in g.obstacles:
        faced.card = meant(faced.card, "obstacle")
    for played in g.played:
        if played.card not in UPGRADES:
            played.card = meant(played.card, "card")
    for pile in (g.market, g.market_deck, g.market_discard, g.aside):
        _tidy(pile, "card")
    for pile in (g.normal_deck, g.normal_discard, g.hard_deck, g.hard_discard, g.aspects):
        _tidy(pile, "obstacle")
    for pile in (g.crossfire_deck, g.crossfire_discard, g.active):
        _tidy(pile, "event")


def _tidy(pile: list[str], kind: str) -> None:
    for i, name in enumerate(pile):
        pile[i] = meant(name, kind)


def _deal_roles(g: Crossfire) -> None:
    """Roles that nobody was given are dealt in order, first to those without one, so that all four
    are held (CF-ROLE-008)."""
    people = [r for r in g.runners if r.metatype != CLIENT]
    held = {role for r in people for role in r.roles}
    for role in ROLES:
        if role not in held and people:
            min(people, key=lambda r: len(r.roles)).roles += (role,)


def _complete_runner(g: Crossfire, r: int, who: Runner) -> None:
    if who.metatype == CLIENT:
        top = CLIENT_HP
        if who.deck == [THE_REST]:
            who.deck = []
    elif who.metatype in METATYPES:
        top = METATYPES[who.metatype].hp
        top += sum(UPGRADES[u].hp for u in who.upgrades if u in UPGRADES)
        top = min(MOST_HP, top)
    else:
        return  # check names it
    if who.max_hp < 0:
        who.max_hp = top
    if who.hp < 0:
        who.hp = who.max_hp if who.health == READY else 0
    if THE_REST in who.deck:
        known = [u for u in who.upgrades if u in UPGRADES]
        whole = deck_of(who.roles[0], known) if who.roles and who.roles[0] in ROLES else []
        played = [p.card for p in g.played if p.owner == r]
        _fill(g, who.deck, whole, [*who.hand, *who.discard, *played])
    if who.hp == 0 and who.health == READY:
        who.health = STAGGERED


def _complete_mission(g: Crossfire, mission: Mission) -> None:
    """What belongs to a mission at any moment: the marker of an extraction stands where the round
    says, the Dragon shows its first side that is not defeated."""
    if mission.flow == "track" and g.seats in mission.track:
        g.progress = g.progress or g.round
        g.round = max(g.round, g.progress)
        if g.scene == 1:
            g.scene += sum(step.scene_ends for step in mission.track[g.seats][: g.progress])
    bosses = [f for f in g.obstacles if f.card in IN_DECK[BOSS]]
    sides = [side for side in mission.sides if not all(boss in g.aspects for boss in side)]
    if sides and not bosses and 0 <= g.start < g.seats:
        at = g.clockwise(g.start)[-1]
        new = [Faced(boss, at) for boss in sides[0] if boss not in g.aspects]
        g.obstacles = [*new, *g.obstacles]
        g.forget_words()


def _complete_turn(g: Crossfire) -> None:
    """What the cards in play say of this turn, where a position does not say it itself."""
    turn = g.turn
    if g.played and g.current < 0:
        g.current = g.start
    for played in g.played:
        if played.by == UNSAID:
            played.by = g.current if played.owner < 0 else played.owner
        if played.owner == UNSAID:
            played.owner = played.by
    if turn.played:
        return
    for played in g.played:
        if played.card in CARDS:
            card = CARDS[played.card]
            turn.played += (card.type,)
            if played.by == g.current and not played.assist:
                turn.own += (card.type,)
            if not played.assist and played.card in BOOSTS:
                turn.boosts += (played.card,)


def _complete_market(g: Crossfire) -> None:
    owned = [c for r in g.runners for pile in (r.hand, r.deck, r.discard) for c in pile]
    owned += [p.card for p in g.played]
    dealt = THE_REST in g.market
    g.market = [c for c in g.market if c != THE_REST]
    named = [c for c in g.market_deck if c != THE_REST]
    pile = named
    if THE_REST in g.market_deck:  # then the cards named on top of it stay there
        out = [*owned, *g.market, *g.market_discard, *g.aside, *g.removed, *named]
        pile = _rest(g, market_cards(), out)
    while dealt and len(g.market) < MARKET_SIZE and pile:
        g.market.append(pile.pop())
    g.market_deck = pile if pile is named else [*pile, *named]
    while len(g.market) < MARKET_SIZE:
        g.market.append("")


def _complete_decks(g: Crossfire) -> None:
    in_play = [f.card for f in g.obstacles]
    for deck, pile, gone in (
        (NORMAL, g.normal_deck, g.normal_discard),
        (HARD, g.hard_deck, g.hard_discard),
    ):
        _fill(g, pile, obstacles_of(deck), [*in_play, *gone, *g.removed])
    unnamed = g.crossfire_discard.count(THE_REST)
    named = [c for c in g.crossfire_discard if c != THE_REST]
    out = [*named, *g.active, *g.removed]
    if unnamed:
        rest = _rest(g, list(EVENTS), [*out, *(c for c in g.crossfire_deck if c != THE_REST)])
        g.crossfire_discard[:] = [*rest[:unnamed], *named]
        out += rest[:unnamed]
    _fill(g, g.crossfire_deck, list(EVENTS), out)


def _fill(g: Crossfire, pile: list[str], whole: list[str], out: Iterable[str]) -> None:
    """ "*" in a pile, alone or under cards that were named, is the rest of it, shuffled."""
    if THE_REST in pile:
        named = [c for c in pile if c != THE_REST]
        pile[:] = [*_rest(g, whole, [*out, *named]), *named]


def _rest(g: Crossfire, whole: Iterable[str], out: Iterable[str]) -> list[str]:
    left = Counter(whole)
    left.subtract(out)
    rest = sorted(thing for thing, n in left.items() for _ in range(n))
    if is_key(g.key) and 0 <= g.drawn < MOST_DRAWN:  # else the table is refused anyway
        shuffle(g, rest)
    return rest


def _begin(g: Crossfire) -> None:
    """No stack: `current` (or the starting runner) acts; `phase` says where its turn stands."""
    phase = g.phase or ("play" if g.current >= 0 else "round")
    g.phase = ""
    if phase == "round":
        g.current = -1
        g.stack = [Match(runner=g.start, since=g.step, at="round")]
        return
    if phase not in PHASES:
        g.phase = phase  # check names it
        return
    if g.current < 0:
        g.current = g.start
    if not 0 <= g.current < len(g.runners):
        return
    if all(runner.down for runner in g.runners):  # lost as it stands (CF-END-014)
        awards = [award(g, seat, LOST) for seat in range(g.seats)]
        atoms.finish(g, LOST, together(False, awards, "cf-end-all-down"))
        g.stack = []
        return
    match = Match(runner=g.current, since=g.step, at="over")
    if g.aborting:
        match.at = "escaped"
        if g.abort_turns < 0:
            match.at = "over"
    g.stack = [match, Turn(g.current, at=PHASES[phase])]
    if phase == "start":
        _move_first(g)


def _move_first(g: Crossfire) -> None:
    """At the start of a turn the movements of the abort or of the mission come first
    (CF-TURN-003): a runner of an extraction may take an obstacle over from the Client."""
    if g.aborting:
        for faced in g.obstacles:
            if 0 <= faced.faces < len(g.runners) and g.runners[faced.faces].down:
                faced.faces = g.current
    elif g.mission in MISSIONS:
        flow_of(g).turn_begins(g, g.current)
