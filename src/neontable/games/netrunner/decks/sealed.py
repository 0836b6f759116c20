"""Sealed play: packs opened from a seed, and a deck made of what was in them.

A starter is a fixed mix of rarities of the base set for both sides, a booster leans to one side or
the other; so does one of Proteus.  Nothing comes twice in one pack.
"""

from functools import cache

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks.construction import (
    BANNED,
    FREE,
    SIDES,
    SMALLEST,
    Deck,
    Rules,
    deck,
    place,
    points_needed,
    problems,
)
from neontable.games.netrunner.model.card import AGENDA, CORP, ICE, PROGRAM, RUNNER, X
from neontable.kernel import chance
from neontable.kernel.errors import BadOption
from neontable.kernel.state import State
from neontable.kernel.text import render

STARTER = (
    {"rare": 2, "uncommon": 17, "common": 30, "vital": 11},
    {"rare": 2, "uncommon": 13, "common": 30, "vital": 15},
)
"""What a starter holds for each side; its eleven vitals are agendas of 18 points or more."""
PROTEUS = {"uncommon": 2, "common": 5}
"""What a Proteus booster holds for each side; a rare of either side is the fifteenth card."""
CLASSIC = {"rare": 1, "common": 3}
"""The same of a Classic booster.  No source we know gives its contents: eight cards of both
rarities are our own choice."""
MOST_PACKS = 40
FURTHER = 10
"""Boosters that may be opened besides, where a table's rules ban too much."""


# -- packs -----------------------------------------------------------------------------------
@cache
def sheet(side: int, rarity: str, set: str = "base") -> tuple[str, ...]:
    """The cards of a set that a slot of a pack may hold."""
    found = (id for id, c in CARDS.items() if (c.set, c.side, c.rarity) == (set, side, rarity))
    return tuple(sorted(found))


def _some(g: State, side: int, rarity: str, count: int, set: str = "base") -> list[str]:
    cards = list(sheet(side, rarity, set))
    chance.shuffle(g, cards)
    return cards[:count]


def starter(g: State) -> list[str]:
    """120 cards, 60 for each side."""
    return [
        id
        for side, slots in enumerate(STARTER)
        for rarity, count in slots.items()
        for id in _some(g, side, rarity, count)
    ]


def booster(g: State) -> list[str]:
    """15 cards.  The side that has no rare gets the fourth common; either gets the fifth
    uncommon."""
    favoured, third = chance.below(g, 2), chance.below(g, 2)
    found = _some(g, favoured, "rare", 1)
    for side in (CORP, RUNNER):
        found += _some(g, side, "uncommon", 3 if side == third else 2)
        found += _some(g, side, "common", 3 if side == favoured else 4)
        found += _some(g, side, "vital", 1)
    return found


def proteus_booster(g: State) -> list[str]:
    """15 cards, one of them a rare of either side."""
    found = _some(g, chance.below(g, 2), "rare", 1, "proteus")
    for side in (CORP, RUNNER):
        for rarity, count in PROTEUS.items():
            found += _some(g, side, rarity, count, "proteus")
    return found


def classic_booster(g: State) -> list[str]:
    """8 cards, a rare of each side among them."""
    return [
        id
        for side in (CORP, RUNNER)
        for rarity, count in CLASSIC.items()
        for id in _some(g, side, rarity, count, "classic")
    ]


def packs(
    seed: int | str, starters: int = 1, boosters: int = 2, proteus: int = 0, classic: int = 0
) -> tuple[Deck, Deck]:
    """What the packs of a seed hold for the Corp and for the Runner: starters and boosters of the
    base set, boosters of Proteus and Classic.  More of a kind leave the other packs as they are."""
    counts = (starters, boosters, proteus, classic)
    if min(counts) < 0 or not 1 <= sum(counts) <= MOST_PACKS:
        raise BadOption(
            f"sealed play opens 1 to {MOST_PACKS} packs; got {starters} starters, "
            f"{boosters} boosters, {proteus} of Proteus and {classic} of Classic"
        )
    words = f"netrunner packs {str(seed).strip()}"
    found: list[str] = []
    for kinds in (
        ("", ((starter, starters), (booster, boosters))),
        (" proteus", ((proteus_booster, proteus),)),
        (" classic", ((classic_booster, classic),)),
    ):
        g = State(game="netrunner", rules=0, key=chance.key_from(words + kinds[0]))
        for opened, count in kinds[1]:
            for _ in range(count):
                found += opened(g)
    held: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for id in found:
        held[CARDS[id].side][id] = held[CARDS[id].side].get(id, 0) + 1
    pools = [
        deck(side, f"sealed {seed}: {SIDES[side]} pool", held[side]) for side in (CORP, RUNNER)
    ]
    return pools[CORP], pools[RUNNER]


def seat_seed(key: str, seat: int) -> str:
    """The seed of the packs that a seat opens at a table: derived from the table's key without
    revealing it."""
    return chance.key_from(f"sealed {key} {seat}")[:12]


def pool(
    seed: int | str,
    side: int,
    starters: int = 1,
    boosters: int = 2,
    proteus: int = 0,
    classic: int = 0,
) -> Deck:
    return packs(seed, starters, boosters, proteus, classic)[side]


# -- a deck from a pool ----------------------------------------------------------------------
# What a builder looks for, best first.  A recipe takes so many cards of each list.
def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


INCOME = _ids(
    """
    accounts-receivable efficiency-experts bbs-whispering-campaign night-shift rockerboy-promotion
    day-shift annual-reviews braindance-campaign holovid-campaign spinn-public-relations
    information-laundering euromarket-consortium
    """
)
PRESSURE = _ids(
    """
    systematic-layoffs setup trap overtime-incentives chance-observation scorched-earth
    red-herrings edgerunner-inc-temps chicago-branch urban-renewal remote-facility
    punitive-counterstrike closed-accounts audit-of-call-records rustbelt-hq-branch
    antiquated-interface-routines vapor-ops virus-test-site
    """
)
WALLS = _ids("jackhammer hammer dwarf ramming-piston pile-driver worm grubb japanese-water-torture")
GATES = _ids("codecracker cyfermaster wizards-book raffles tinweasel dupre")
SENTRIES = _ids(
    """
    loony-goon raptor shaka black-dahlia wild-card codeslinger snowball evil-twin ai-boon
    """
)
ANY_ICE = _ids("bartmoss-memorial-icebreaker krash blink")
MONEY = _ids(
    """
    livewires-contacts score short-term-contract broker rigged-investments top-runners-conference
    floating-runner-bbs newsgroup-filter
    """
)
DRAW = _ids(
    """
    jack-n-joe bodyweight-synthetic-blood temple-microcode-outlet the-short-circuit
    mantis-fixer-at-large crash-everett-inventive-fixer if-you-want-it-done-right gideons-pawnshop
    junkyard-bbs
    """
)
RUNS = _ids(
    """
    custodial-position inside-job executive-wiretaps r-and-d-interface hq-interface all-nighter
    lucidrine-booster-drug weather-to-finance-pipe romp-through-hq kilroy-was-here
    edited-shipping-manifests private-ldl-access social-engineering
    """
)
SAFETY = _ids(
    """
    fall-guy force-shield nomad-allies nasuko-cycle leland-corporate-bodyguard shield
    dermatech-bodyplating green-knight-surge-buffers trauma-team
    """
)
LINKS = _ids(
    """
    back-door-to-hilliard access-to-kiribati back-door-to-orbital-air access-to-arasaka
    baedekers-net-map bakdoor
    """
)
MEMORY = _ids("wutech-mem-chip zetatech-mem-chip tycho-mem-chip")
LAST = _ids(
    """
    acme-savings-and-loan nevinyrral i-got-a-rock power-grid-overload new-blood
    arasaka-portable-prototype corporate-ally loan-from-chiba preying-mantis code-viral-cache
    databroker deal-with-militech desperate-competitor hot-tip-for-wns terrorist-reprisal
    organ-donor misc-for-sale
    """
)
"""Only when nothing else is left: they hurt, or want a plan of their own."""

RUNNER_RECIPE = (
    (3, WALLS),
    (3, GATES),
    (3, SENTRIES),
    (1, ANY_ICE),
    (12, MONEY),
    (7, DRAW),
    (6, RUNS),
    (4, SAFETY),
    (2, LINKS),
    (2, MEMORY),
)
ICE_WANTED = 18
INCOME_WANTED = 12


class _Build:
    """A pool that is being sorted: what is left of it, and what was taken."""

    def __init__(self, pool: Deck, rules: Rules) -> None:
        most = rules.limit or SMALLEST
        self.left = {
            id: min(n, most)
            for id, n in pool.cards
            if not (rules.banned and id in BANNED)
        }  # fmt: skip
        self.taken: dict[str, int] = {}
        self.size = 0

    def take(self, id: str, count: int = 1) -> int:
        """Up to so many copies; how many there were."""
        n = max(0, min(count, self.left.get(id, 0), SMALLEST - self.size))
        if n:
            self.left[id] -= n
            self.taken[id] = self.taken.get(id, 0) + n
            self.size += n
        return n

    def some(self, count: int, wanted: tuple[str, ...]) -> None:
        """First one of each, then second copies: a breaker of each make is worth more."""
        for _ in range(count):
            for id in sorted(wanted, key=lambda id: self.taken.get(id, 0)):
                if count and self.take(id):
                    count -= 1


def build(pool: Deck, rules: Rules = FREE) -> Deck:
    """A legal deck of 45 cards from a pool: agendas first, then what every deck of the side
    needs, then the cheapest of the rest."""
    made = _Build(pool, rules)
    if pool.side == CORP:
        for id, n in _agendas(made.left, points_needed(SMALLEST)).items():
            made.take(id, n)
        _ice(made, ICE_WANTED)
        made.some(INCOME_WANTED, INCOME)
        made.some(SMALLEST, PRESSURE)
    else:
        for count, wanted in RUNNER_RECIPE:
            made.some(count, wanted)
    for id in sorted(made.left, key=_leftover):
        made.take(id, SMALLEST)
    found = deck(pool.side, pool.name.removesuffix(" pool"), made.taken)
    wrong = problems(found, rules)
    if wrong:
        why = "; ".join(render(p.text, "en") for p in wrong)
        raise BadOption(f"no legal deck can be made of this pool: {why}")
    return found


def _leftover(id: str) -> tuple[bool, bool, int, tuple[int, int, str]]:
    """The order in which a deck is filled up: agendas and awkward cards last, cheap ones first,
    programs a little later, since memory is short."""
    card = CARDS[id]
    cost = 9 if card.cost == X else card.cost + 2 * (card.type == PROGRAM)
    return card.type == AGENDA, id in LAST, cost, place(id)


def _agendas(left: dict[str, int], needed: int) -> dict[str, int]:
    """The agendas that give the points for the least trouble: advancement, and a place in the
    deck each.  All of them when even these are too few."""
    # Cheapest way to each number of points so far; beyond what is needed all are alike.
    ways: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
    for id in sorted(left, key=place):
        card = CARDS[id]
        if card.type != AGENDA:
            continue
        for _ in range(left[id]):
            for points, (cost, chosen) in sorted(ways.items(), reverse=True):
                more = min(points + card.points, needed)
                way = (cost + card.difficulty + 2, (*chosen, id))
                if more > points and way < ways.get(more, (1 << 30, ())):
                    ways[more] = way
    chosen = ways[max(ways)][1]
    return {id: chosen.count(id) for id in dict.fromkeys(chosen)}


def _ice(made: _Build, wanted: int) -> None:
    """Walls, code gates and sentries in turn, the best of each for its cost."""
    kinds = ("wall", "code gate", "sentry")
    ranked = {
        kind: sorted(
            (id for id, n in made.left.items() for _ in range(n) if _is_ice(id, kind)),
            key=lambda id: (-_worth(id), id),
        )
        for kind in kinds
    }
    while wanted and any(ranked.values()):
        for kind in kinds:
            if wanted and ranked[kind]:
                wanted -= made.take(ranked[kind].pop(0))


def _is_ice(id: str, kind: str) -> bool:
    return CARDS[id].type == ICE and CARDS[id].has(kind)


def _worth(id: str) -> int:
    """Strength for little money; what costs more than eight is rarely rezzed, and killers end
    runs, which few other sentries do."""
    card = CARDS[id]
    return card.strength - card.cost - 3 * max(0, card.cost - 8) + 4 * card.has("killer")


def sealed(
    seed: int | str,
    side: int,
    starters: int = 1,
    boosters: int = 2,
    rules: Rules = FREE,
    expansions: int = 0,
) -> Deck:
    """The deck that the packs of a seed give a side, with so many boosters of Proteus and as many
    of Classic besides.  Where a table's rules leave too little for a legal deck, further boosters
    are opened."""
    for more in range(FURTHER):
        try:
            opened = pool(seed, side, starters, boosters + more, expansions, expansions)
            return build(opened, rules)
        except BadOption:
            if rules == FREE:
                raise
    opened = pool(seed, side, starters, boosters + FURTHER, expansions, expansions)
    return build(opened, rules)
