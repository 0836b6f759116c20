from __future__ import annotations

import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks import sealed
from neontable.games.netrunner.decks.construction import Deck, Rules, deck, printed, problems
from neontable.games.netrunner.decks.loadouts import dealt as dealt_by
from neontable.games.netrunner.decks.loadouts import deck_of
from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel import chance
from neontable.kernel.errors import BadOption
from neontable.kernel.state import State
from neontable.kernel.table import replay

SEEDS = range(60)


def source(seed: int) -> State:
    return State(game="netrunner", rules=0, key=chance.key_from(seed))


def rarities(ids: list[str], side: int) -> dict[str, int]:
    found = {"rare": 0, "uncommon": 0, "common": 0, "vital": 0}
    for id in ids:
        if CARDS[id].side == side:
            found[CARDS[id].rarity] += 1
    return found


# -- packs -------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(10))
def test_a_starter_is_sixty_cards_for_each_side(seed: int) -> None:
    cards = sealed.starter(source(seed))
    assert len(cards) == len(set(cards)) == 120
    assert rarities(cards, CORP) == {"rare": 2, "uncommon": 17, "common": 30, "vital": 11}
    assert rarities(cards, RUNNER) == {"rare": 2, "uncommon": 13, "common": 30, "vital": 15}


def test_a_booster_is_fifteen_cards_that_lean_to_a_side() -> None:
    seen = set()
    for seed in SEEDS:
        cards = sealed.booster(source(seed))
        assert len(cards) == len(set(cards)) == 15
        corp, runner = rarities(cards, CORP), rarities(cards, RUNNER)
        assert corp["rare"] + runner["rare"] == 1
        assert sorted((corp["uncommon"], runner["uncommon"])) == [2, 3]
        # The side without the rare has the fourth common.
        assert (corp["common"], runner["common"]) == (3 + runner["rare"], 3 + corp["rare"])
        assert (corp["vital"], runner["vital"]) == (1, 1)
        seen.add((corp["rare"], corp["uncommon"]))
    assert seen == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_packs_hold_cards_of_the_base_set_only_and_all_of_them_in_time() -> None:
    found = {
        id for seed in SEEDS for side in (CORP, RUNNER) for id in sealed.pool(seed, side).counts
    }
    assert found <= {id for id, c in CARDS.items() if c.set == "base"}
    assert len(found) > 365


def test_a_pool_depends_on_the_seed_alone() -> None:
    assert sealed.packs(7) == sealed.packs("7")
    assert sealed.packs(7)[CORP].cards != sealed.packs(8)[CORP].cards
    sizes = [p.size for p in sealed.packs(7)]
    assert sum(sizes) == 150
    assert min(sizes) >= 60 + 2 * 6


def test_a_pool_is_the_same_in_another_process() -> None:
    code = (
        "from neontable.games.netrunner.decks import sealed; "
        "print([sealed.sealed('nine', s).cards for s in (0, 1)])"
    )
    here = str([sealed.sealed("nine", side).cards for side in (CORP, RUNNER)])
    for seed in ("1", "2"):
        env = {"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == here


def test_more_boosters_leave_the_packs_before_them_as_they_were() -> None:
    less, more = sealed.pool(3, RUNNER, 1, 1), sealed.pool(3, RUNNER, 1, 4)
    assert all(more.counts[id] >= n for id, n in less.cards)
    assert more.size > less.size


def test_boosters_of_the_expansions_hold_what_was_in_them() -> None:
    """Proteus by the packaging facts; of Classic nobody has written it down, so it is ours."""
    for seed in SEEDS:
        proteus = [CARDS[id] for id in sealed.proteus_booster(source(seed))]
        assert {c.set for c in proteus} == {"proteus"}
        assert Counter(c.rarity for c in proteus) == {"rare": 1, "uncommon": 4, "common": 10}
        for side in (CORP, RUNNER):
            own = Counter(c.rarity for c in proteus if c.side == side)
            assert (own["uncommon"], own["common"]) == (2, 5)
        assert len({c.name for c in proteus}) == 15
        classic = [CARDS[id] for id in sealed.classic_booster(source(seed))]
        assert {c.set for c in classic} == {"classic"}
        assert Counter((c.side, c.rarity) for c in classic) == {
            (side, rarity): n for side in (CORP, RUNNER) for rarity, n in sealed.CLASSIC.items()
        }


def test_boosters_of_the_expansions_leave_the_other_packs_as_they_were() -> None:
    plain, more = sealed.pool(3, RUNNER), sealed.pool(3, RUNNER, 1, 2, 1, 2)
    assert all(more.counts[id] >= n for id, n in plain.cards)
    added = more.size - plain.size
    assert added in (7 + 8, 8 + 8)
    table = GAME.new(2, 4, {"sealed": True, "expansions": True})
    decks = {id for deck in dealt_by(table.setup) for id in deck.counts}
    assert {CARDS[id].set for id in decks} == {"base", "proteus", "classic"}


@pytest.mark.parametrize(("starters", "boosters"), [(0, 0), (-1, 3), (1, -1), (40, 1)])
def test_a_number_of_packs_that_cannot_be(starters: int, boosters: int) -> None:
    with pytest.raises(BadOption, match="1 to 40 packs"):
        sealed.packs(1, starters, boosters)


# -- decks -------------------------------------------------------------------------------------
@pytest.mark.rule("NR-DECK-001", "NR-DECK-002", "NR-DECK-004")
@pytest.mark.parametrize("rules", [Rules(), Rules(limit=1), Rules(limit=3, banned=True)])
@pytest.mark.parametrize(("starters", "boosters"), [(1, 0), (1, 2), (2, 4)])
@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_a_starter_always_makes_a_legal_deck(
    side: int, starters: int, boosters: int, rules: Rules
) -> None:
    for seed in range(25):
        pool = sealed.pool(seed, side, starters, boosters)
        made = sealed.build(pool, rules)
        assert problems(made, rules) == []
        assert made.size == 45
        assert all(n <= pool.counts[id] for id, n in made.cards)


def test_a_corp_deck_has_ice_of_all_kinds_income_and_few_agendas() -> None:
    for seed in SEEDS:
        made = sealed.sealed(seed, CORP)
        assert made.points in (18, 19)
        assert made.of("agenda") <= 8
        assert 18 <= made.of("ice") <= 24
        assert sum(n for id, n in made.cards if id in sealed.INCOME) >= 3
    mixed = [sealed.sealed(seed, CORP) for seed in SEEDS]
    for kind in ("wall", "code gate", "sentry"):
        assert sum(made.of(kind) >= 3 for made in mixed) >= 0.9 * len(mixed)


def test_a_runner_deck_opens_every_kind_of_ice_and_has_money() -> None:
    made = [sealed.sealed(seed, RUNNER) for seed in SEEDS]

    def has(found: Deck, wanted: tuple[str, ...], least: int) -> bool:
        return sum(n for id, n in found.cards if id in wanted) >= least

    for kind in (sealed.WALLS, sealed.GATES, sealed.SENTRIES):
        assert all(has(d, kind, 1) for d in made)
        assert sum(has(d, kind, 3) for d in made) >= 0.9 * len(made)
    assert sum(has(d, sealed.MONEY, 4) for d in made) >= 0.7 * len(made)


def test_agendas_are_chosen_for_the_least_trouble() -> None:
    pool = deck(
        CORP,
        "",
        {"tycho-extension": 3, "corporate-war": 2, "polymer-breakthrough": 6, "quandary": 60},
    )
    made = sealed.build(pool)
    assert {id: n for id, n in made.cards if id != "quandary"} == {
        "corporate-war": 2,
        "tycho-extension": 3,
    }
    strict = sealed.build(pool, Rules(banned=True))
    assert strict.counts == {"corporate-war": 2, "polymer-breakthrough": 4, "quandary": 39}


def test_a_pool_that_makes_no_deck() -> None:
    with pytest.raises(BadOption, match=r"no legal deck can be made of this pool: .* agenda point"):
        sealed.build(sealed.pool(1, CORP, 0, 8))
    with pytest.raises(BadOption, match="a deck has at least 45"):
        sealed.build(sealed.pool(1, RUNNER, 0, 2))


def test_the_lists_of_the_builder_name_cards() -> None:
    breakers = (sealed.WALLS, sealed.GATES, sealed.SENTRIES, sealed.ANY_ICE)
    theirs = (sealed.MONEY, sealed.DRAW, sealed.RUNS, sealed.SAFETY, sealed.LINKS, sealed.MEMORY)
    for wanted in (*breakers, *theirs):
        assert all(CARDS[id].side == RUNNER for id in wanted)
        assert len(set(wanted)) == len(wanted)
    for wanted in breakers:
        assert all(CARDS[id].has("icebreaker") for id in wanted)
    assert all(CARDS[id].has("base link") for id in sealed.LINKS)
    for wanted in (sealed.INCOME, sealed.PRESSURE):
        assert all(CARDS[id].side == CORP and CARDS[id].type != "agenda" for id in wanted)
    assert all(id in CARDS for id in sealed.LAST)


# -- table options and hooks -------------------------------------------------------------------
@pytest.mark.parametrize("value", ["sealed 7", " Sealed   7 "])
def test_a_table_option_may_be_sealed(value: str) -> None:
    for side in (CORP, RUNNER):
        assert deck_of(value, side) == sealed.sealed(7, side)
    assert deck_of("sealed any words", CORP) != deck_of("sealed other words", CORP)


@pytest.mark.rule("NR-DECK-007", "NR-DECK-008")
def test_sealed_decks_follow_the_rules_of_the_table() -> None:
    strict = Rules(limit=1, banned=True)
    for seed in range(20):
        assert problems(deck_of(f"sealed {seed}", CORP, strict), strict) == []


def test_the_hook_gives_a_deck_or_the_pool() -> None:
    packs = {"starters": 1, "boosters": 2, "proteus": 0, "classic": 0, "pool": False}
    made = GAME.loadouts.make_sealed(7, "corp", packs)
    # Its packs are named, so that nothing else gets into it afterwards.
    assert made.text == printed(msgspec.structs.replace(sealed.sealed(7, CORP), pool="7"))
    packs = {"starters": 0, "boosters": 1, "proteus": 0, "classic": 0, "pool": True}
    pool = GAME.loadouts.make_sealed(7, "corp", packs)
    assert pool.size in (7, 8)


def test_a_sealed_table_opens_packs_for_each_seat() -> None:
    options = {"sealed": True, "copies": "1", "banned": True}
    key = chance.key_from("a table")
    setup = GAME.prepare(2, key, options)
    assert setup.loadouts == ()
    dealt = dealt_by(setup)
    assert [d.side for d in dealt] == [CORP, RUNNER, CORP, RUNNER]
    strict = Rules(limit=1, banned=True)
    assert [problems(d, strict) for d in dealt] == [[]] * 4
    # A seat's two decks come from its own packs, which its seed opens again.
    seeds = [sealed.seat_seed(key, seat) for seat in (0, 1)]
    assert seeds[0] != seeds[1]
    assert not any(seed in key for seed in seeds)
    assert dealt[2] == sealed.sealed(seeds[1], CORP, rules=strict)
    assert dealt == dealt_by(setup)
    assert dealt != dealt_by(GAME.prepare(2, chance.key_from("another"), options))


def test_a_sealed_table_is_the_same_game_again() -> None:
    tables = [GAME.new(2, 5, {"sealed": True}) for _ in range(2)]
    assert tables[0].digest == tables[1].digest
    assert tables[0].digest != GAME.new(2, 6, {"sealed": True}).digest
    assert replay(tables[0].record).digest == tables[0].digest


def test_strict_rules_open_further_boosters() -> None:
    """One copy of each, and no banned card: rarely packs alone hold too few agenda points."""
    strict, seed = Rules(1, banned=True), "08c113111c86"
    with pytest.raises(BadOption, match="17 agenda points"):
        sealed.build(sealed.pool(seed, CORP), strict)
    made = sealed.sealed(seed, CORP, rules=strict)
    assert problems(made, strict) == []
    assert made.size == 45
    assert sealed.sealed(seed, CORP) == sealed.build(sealed.pool(seed, CORP)), "freely as ever"
