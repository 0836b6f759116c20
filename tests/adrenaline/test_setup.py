"""Setting the table: arena, skulls, decks, displays, tiles, players (AD-SETUP-...)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import neontable
from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.ammo import POWERUPS, TILES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import END
from neontable.kernel.errors import BadOption
from tests.adrenaline.play import Play


def new(seats: int = 4, seed: int = 1, **options: Any) -> Play:
    return Play(neontable.game("adrenaline").new(seats, seed=seed, options=options)).leave_open()


@pytest.mark.rule("AD-SETUP-001")
def test_four_arenas_from_two_double_sided_halves() -> None:
    assert len(ARENAS) == 4
    assert {a.halves for a in ARENAS.values()} == {(x, y) for x in "AB" for y in "AB"}
    assert {a.players for a in ARENAS.values()} == {(3, 4), (3, 5), (4, 5)}
    for name, a in ARENAS.items():
        assert new(arena=name).g.arena == name
        assert len(a.spawn) == 3


@pytest.mark.rule("AD-SETUP-001")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("arena", sorted(ARENAS))
def test_the_player_count_of_an_arena_is_only_a_suggestion(arena: str, seats: int) -> None:
    assert new(seats, arena=arena).g.seats == seats


@pytest.mark.rule("AD-SETUP-002")
def test_five_to_eight_skulls_eight_by_default() -> None:
    assert new().g.skulls == 8
    for skulls in (5, 6, 7, 8):
        assert new(skulls=skulls).g.skulls == skulls
    for skulls in (0, 4, 9):
        with pytest.raises(BadOption):
            new(skulls=skulls)


@pytest.mark.rule("AD-SETUP-003")
def test_decks_are_shuffled_and_face_down() -> None:
    one, other = new(seed=1), new(seed=2)
    for pile, box in (("powerup_deck", POWERUPS), ("weapon_deck", list(WEAPONS))):
        assert getattr(one.g, pile) != getattr(other.g, pile)
        assert getattr(one.g, pile) != box[: len(getattr(one.g, pile))]
        assert getattr(new(seed=1).g, pile) == getattr(one.g, pile)  # the same seed again
    g = one.g
    in_hands = [c for p in g.players for c in p.powerups]
    assert Counter([*g.powerup_deck, *in_hands]) == Counter(POWERUPS)
    assert len(POWERUPS) == 24
    view = one.table.view(0)
    assert view.weapons_left == len(WEAPONS) - 9 == 12
    assert not hasattr(view, "weapon_deck")
    assert not hasattr(view, "powerup_deck")
    assert not hasattr(view, "tile_stack")


@pytest.mark.rule("AD-SETUP-004")
def test_three_weapons_face_up_at_each_spawn_point() -> None:
    play = new()
    displays = play.g.displays
    assert [len(d) for d in displays] == [3, 3, 3]
    assert len({w for d in displays for w in d}) == 9
    for seat in (-1, 0, 3):
        assert play.table.view(seat).displays == tuple(tuple(d) for d in displays)


@pytest.mark.rule("AD-SETUP-005")
@pytest.mark.parametrize("arena", sorted(ARENAS))
def test_a_tile_on_every_square_that_is_no_spawn_point(arena: str) -> None:
    g = new(arena=arena).g
    a = ARENAS[arena]
    lying = {s for s, tile in enumerate(g.tiles) if tile}
    assert lying == set(a.squares) - set(a.spawn)
    assert Counter([*g.tile_stack, *(t for t in g.tiles if t)]) == Counter(TILES)
    assert len(TILES) == 36
    assert new(arena=arena, seed=2).g.tiles != g.tiles


@pytest.mark.rule("AD-SETUP-006")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_player_starts_with_one_cube_of_each_colour(seats: int) -> None:
    g = new(seats).g
    assert [p.cubes for p in g.players] == [[1, 1, 1]] * seats
    for p in g.players:
        assert p.loaded == p.unloaded == p.damage == []
        assert (p.marks, p.points, p.skulls) == ([0] * seats, 0, 0)


@pytest.mark.rule("AD-SETUP-006")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats)


@pytest.mark.rule("AD-SETUP-007")
def test_figures_enter_one_after_another_clockwise() -> None:
    play = new(5)
    assert play.g.first == 0
    for seat in range(5):
        assert play.seat == play.g.active == seat
        while play.square(seat) < 0:  # two equal cards leave nothing to ask
            play.pick(play.options[0])
        entered = [p.square >= 0 for p in play.g.players]
        assert entered == [s <= seat for s in range(5)]
        play.pick(END)
    assert play.seat == 0
    assert play.player(0).turns == 2
