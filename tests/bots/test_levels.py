"""Levels of bots: who they are, and that they order in strength."""

from __future__ import annotations

from itertools import pairwise

import pytest

from neontable import bots
from neontable.bots import HeldBack, RandomBot
from neontable.kernel import registry
from neontable.kernel.text import LANGUAGES
from neontable.lab.sim import simulate
from neontable.server import game_info

GAMES = [
    name for name in registry.names() if registry.game(name).bots or registry.game(name).levels
]
LEVELS = ["hard", "normal", "easy"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_three_levels_and_words_for_them(name: str) -> None:
    game = registry.game(name)
    assert list(game.levels) == LEVELS
    assert bots.offered(game)[:3] == LEVELS
    assert bots.offered(game)[-1] == "random"
    for lang in LANGUAGES:
        said = [game_info.level_name(game, level, lang) for level in LEVELS]
        assert len(set(said)) == 3
        assert lang == "en" or said[0] != "hard"


@pytest.mark.parametrize("name", GAMES)
def test_the_hardest_is_the_best_there_is_and_the_others_are_held_back(name: str) -> None:
    game = registry.game(name)
    assert game.levels["hard"].bot == bots.best(game)
    assert game.levels["hard"].slip == 0
    slips = [level.slip for level in game.levels.values()]
    assert all(strong < weak for strong, weak in pairwise(slips))
    for level in LEVELS[1:]:
        assert isinstance(bots.make(game, level, 0, 1), HeldBack)


def test_a_level_that_is_not_there_is_named_with_those_that_are() -> None:
    game = registry.game("netrunner")
    with pytest.raises(bots.UnknownBot, match=r"no bot 'eazy' \(did you mean 'easy'\?\).*normal"):
        bots.make(game, "eazy", 0)


def test_slips_repeat_with_the_seed_and_are_as_many_as_they_should_be() -> None:
    game = registry.game("netrunner")

    class Thinker(RandomBot):
        thought = 0

        def choose(self, table, ask):  # type: ignore[no-untyped-def]
            self.thought += 1
            return super().choose(table, ask)

    def answers(slip: float) -> tuple[list[object], int]:
        table = game.new(2, 3)
        thinker = Thinker(game, 0, 1)
        bot = HeldBack(game, 0, thinker, slip, 5)
        found: list[object] = []
        for _ in range(200):
            if table.over:
                break
            ask = table.asks[0]
            found.append(bot.choose(table, ask))
            table.answer(ask.seat, found[-1])
        return found, thinker.thought

    once, thought = answers(0.35)
    assert (once, thought) == answers(0.35)
    assert 0.5 < thought / len(once) < 0.8
    assert answers(0.0)[1] == len(answers(0.0)[0])
    assert answers(1.0)[1] == 0


@pytest.mark.parametrize(("strong", "weak"), [("hard", "easy"), ("normal", "random")])
def test_a_stronger_level_wins_more(strong: str, weak: str) -> None:
    """The same games each time; docs/bots.md has more of them, and of all games."""
    found = simulate("netrunner", [strong, weak], 16, "levels")
    by_name = {tally.name: tally for tally in found.bots}
    assert found.finished == 16
    assert by_name[strong].wins >= 12
