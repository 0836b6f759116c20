"""What is kept beside the data of a table is never out of date."""

from __future__ import annotations

import pytest

import neontable
from neontable.kernel.errors import BadPosition
from neontable.lab.bench import play


@pytest.mark.parametrize("seed", range(6))
def test_words_of_what_is_in_play_are_those_of_a_fresh_copy(seed: int) -> None:
    table = neontable.game("crossfire").new(4, f"kept words {seed}", quiet=True)
    x, changes, before = seed + 1, 0, None
    while not table.over:
        _, x = play(table, x, 1)
        kept, fresh = table.state.words, table.state.clone().words
        assert kept == fresh
        changes += before is not None and kept != before
        before = set(kept)
    assert changes  # obstacles and events came and went


def test_a_position_that_names_another_game_at_its_end_is_refused() -> None:
    text = neontable.game("crossfire").new(4, "twice", quiet=True).to_json()
    with pytest.raises(BadPosition, match="game and rules: each is said once"):
        neontable.load(text[:-1] + b',"game":"netrunner"}')


@pytest.mark.parametrize("seed", range(3))
def test_the_damage_that_is_kept_while_it_is_assigned_is_that_of_a_fresh_copy(seed: int) -> None:
    table = neontable.game("crossfire").new(4, f"kept volley {seed}", quiet=True)
    x, seen = seed + 1, 0
    while not table.over:
        _, x = play(table, x, 1)
        state = table.state
        if "volley" in state.__dict__:
            copy = state.clone()
            assert state.volley == copy.volley
            assert state.moves == copy.moves
            seen += 1
    assert seen  # damage was planned and assigned
