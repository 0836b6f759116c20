"""What the rules of campaigns demand of a single table, and the fixtures of the books."""

from __future__ import annotations

import random
from typing import Any

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.terms import own_basic
from neontable.kernel import registry
from neontable.kernel.table import Table
from tests.positions import play_on

VETERAN = {"metatype": "ork", "upgrades": ["cigar-money", "its-a-jing-thing"], "karma": 40}
ROOKIE = {"metatype": "elf", "upgrades": [], "karma": 0}


def table(seed: int = 1, **options: Any) -> Table:
    game = registry.game("crossfire")
    return game.new(2, seed, options, carried={"runners": [VETERAN, ROOKIE]})


@pytest.mark.rule("CF-CAMP-001")
@pytest.mark.rule("CF-CAMP-003")
def test_karma_and_upgrades_do_not_change_during_a_mission() -> None:
    """Nor does wearing upgrades lower what was earned: 35 of 40 are in use, 40 stay 40."""
    played = table(runners="random", leader="random")
    dice = random.Random(2)
    while not played.over:
        play_on(played, dice, 1)
        first, second = played.state.runners
        assert (first.karma, first.upgrades) == (40, ("cigar-money", "its-a-jing-thing"))
        assert (second.karma, second.upgrades) == (0, ())


@pytest.mark.rule("CF-CAMP-014")
def test_a_runner_may_take_another_role_in_every_mission() -> None:
    roles = set()
    for role in ("mage", "face"):
        again = table(leader="random")
        again.answer(0, opt.Role(role))
        roles.add(again.state.runners[0].roles[0])
        assert again.state.runners[0].metatype == "ork"
    assert roles == {"mage", "face"}


@pytest.mark.rule("CF-CAMP-013")
def test_jack_of_everything_adds_cards_of_one_colour() -> None:
    upgrade = UPGRADES["jack-of-everything"]
    for role in ("street-samurai", "mage", "decker", "face"):
        added = {CARDS[own_basic(role, card)].type for card in upgrade.adds}
        assert len(added) <= 1
    assert upgrade.adds or upgrade.removes or upgrade.power is not None


@pytest.mark.rule("CF-CARD-045")
@pytest.mark.parametrize(
    ("card", "track"),
    [
        ("gargoyle", (6, 6, "black", "black")),
        ("astral-shiver", (3, "blue", "blue")),
        ("lightning-mage", (3, "blue", "blue", 1)),
    ],
)
def test_tracks_of_the_books(card: str, track: tuple[int | str, ...]) -> None:
    assert OBSTACLES[card].track == track


@pytest.mark.rule("CF-CARD-045")
def test_what_else_the_books_say_of_obstacles() -> None:
    adept = OBSTACLES["bonelaced-adept"].track
    assert (adept[0], adept[2]) == (4, 1)
    assert isinstance(adept[1], str)
    trooper = OBSTACLES["lone-star-trooper"].track
    assert trooper[0] == 5
    assert all(isinstance(level, str) for level in trooper[1:])
    deckhead = OBSTACLES["deckhead"]
    assert deckhead.track[0] == 2
    assert sum(n if isinstance(n, int) else 1 for n in deckhead.track) == 5
    assert deckhead.attack == 1
    assert OBSTACLES["out-of-ammo"].track[0] == "black"
    assert len(OBSTACLES["out-of-ammo"].track) == 2
    assert OBSTACLES["security-chief"].nuyen == OBSTACLES["wage-mage"].nuyen == 5
