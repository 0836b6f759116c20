"""A team of a campaign in a one-off game, with the objectives that it has completed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import neontable
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.teams.legality import Rules, check
from neontable.games.combatzone.teams.loadouts import built_in_team
from neontable.games.combatzone.teams.text import in_one_line, printed, read
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import BadLoadout, Entry
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, render
from tests.positions import write_and_read

GANG = """# name: Iron Choir
# faction: Maelstrom
# completed: Flawless
# completed: Metal Over Meat

Warlord
- Subdermal Armor
Ripper *
"""
CYBERGEAR = "strike-for-the-head-tyger-claws"


def table(gang: str = GANG, seed: int | str = 1, seats: int = 2, **options: Any) -> Table:
    rivals = ["Tyger Claws", "Edgerunners", "Lawmen"]
    chosen = {"completed": 3, **options}
    return GAME.new(seats, seed, chosen, loadouts=[gang, *rivals[: seats - 1]])


def with_cybergear() -> Table:
    """A table whose second seat has drawn cybergear."""
    for seed in range(60):
        t = table(seed=seed)
        if CYBERGEAR in t.state.teams[1].completed:
            return t
    raise AssertionError("one in ten tables has it")


def said(text: str, most: int = 3, lang: str = "en") -> list[tuple[int, str, str]]:
    found = check(text, Rules(eb=100, completed=most))[1]
    return [(p.line, p.rule, render(p.text, lang)) for p in found]


# -- the text --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-CAMP-019")
def test_the_text_names_what_comes_along() -> None:
    gang = read(GANG).team
    assert gang is not None
    assert gang.completed == ("flawless-maelstrom", "metal-over-meat-maelstrom")
    assert read(printed(gang)).team == gang
    assert read(in_one_line(gang)).team == gang
    listed = GANG.replace("Flawless\n# completed: ", "flawless; ")
    assert read(listed).team == gang


def test_names_of_objectives_may_have_commas() -> None:
    names = "Hit 'em First, Hit 'em Hard, Target Practice"
    found = read(f"faction: Lawmen\n# completed: {names}\nWatch Captain\n")
    assert [*found.completed] == ["hit-em-first-hit-em-hard-lawmen", "target-practice-lawmen"]


@pytest.mark.rule("CZ-CAMP-018", "CZ-CAMP-019")
def test_a_gang_with_its_objectives_is_legal_where_the_table_allows_them() -> None:
    assert said(GANG) == []
    (only,) = said(GANG, most=1)
    assert only[:2] == (4, "CZ-CAMP-019")
    assert "2 completed objectives; this table allows 1" in only[2]


@pytest.mark.rule("CZ-CAMP-019")
def test_what_completed_objectives_bring_counts_when_the_team_is_built() -> None:
    plain = "".join(line for line in GANG.splitlines(True) if "completed" not in line)
    assert [p.rule for p in check(plain, Rules(eb=100))[1]] == ["CZ-TEAM-015"]
    eb = 15 + 8 + 5  # the Warlord, a Ripper and its star; the armor is free
    assert check(GANG, Rules(eb=eb - 10, completed=2))[1] == []
    assert [p.rule for p in check(GANG, Rules(eb=eb - 11, completed=2))[1]] == ["CZ-TEAM-005"]


@pytest.mark.rule("CZ-CAMP-019")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("House Rules", "Maelstrom has no objective called “House Rules”."),
        ("Two Birds, One Stone", " belongs to "),
        ("Flawless", "Flawless is named 2 times; a team completes an objective once."),
        ("Wounded Leader", "Wounded Leader was not completed: it cannot be brought."),
    ],
)
def test_what_cannot_be_brought_is_said_with_its_line(line: str, words: str) -> None:
    text = GANG.replace("Metal Over Meat", f"Metal Over Meat\n# completed: {line}")
    (only,) = said(text, most=9)
    assert only[:2] == (5, "CZ-CAMP-019")
    assert words in only[2]
    (french,) = said(text, most=9, lang="fr")
    assert french[2] != only[2]


@pytest.mark.rule("CZ-CAMP-019")
def test_no_table_begins_with_what_it_does_not_allow() -> None:
    with pytest.raises(BadLoadout, match="CZ-CAMP-019"):
        table(completed=0)
    with pytest.raises(BadOption):
        table(completed=99)


def test_the_builder_keeps_the_objectives() -> None:
    loadouts = GAME.loadouts
    assert loadouts is not None
    options = GAME.checked_options(2, {"completed": 2})
    loadout = loadouts.check(GANG, None, options).loadout
    assert loadout is not None
    assert Entry("flawless-maelstrom") in loadout.entries
    text = loadouts.written(loadout.name, loadout.side, loadout.entries)
    assert read(text).team == read(GANG).team
    assert (loadout.meters[0].n, loadout.meters[0].most) == (28, 110)
    offered = [one.component for one in loadouts.offers("Maelstrom", options)]
    assert "flawless-maelstrom" in offered
    without = GAME.checked_options(2, {})
    assert "flawless-maelstrom" not in [o.component for o in loadouts.offers("Maelstrom", without)]
    report = loadouts.check(GANG, None, without)
    assert [p.rule for p in report.problems] == ["CZ-CAMP-019"]


# -- at the table ----------------------------------------------------------------------------------
@pytest.mark.rule("CZ-CAMP-019")
def test_the_rival_draws_as_many_of_its_own_and_everybody_sees_them() -> None:
    t = table()
    gang, rival = t.state.teams
    assert gang.completed == ["flawless-maelstrom", "metal-over-meat-maelstrom"]
    assert len(rival.completed) == len({*rival.completed}) == 2
    assert all(library.OBJECTIVES[id].faction == "tyger-claws" for id in rival.completed)
    assert rival.objectives == []
    for seat in (0, 1, -1):
        view = GAME.view(t.state, seat)
        assert [v.completed for v in view.teams] == [tuple(gang.completed), tuple(rival.completed)]
        other = GAME.redeal(t.state, seat, "ab" * 32)
        assert [team.completed for team in other.teams] == [gang.completed, rival.completed]
    # Chance is the table's own: the same key, the same draw.
    assert table().state.teams[1].completed == rival.completed
    assert len({tuple(table(seed=n).state.teams[1].completed) for n in range(8)}) > 1
    # Street Cred and Luck are those of a one-off game: the models that are fielded count.
    assert (gang.cred, rival.cred) == (1, built_in_team("tyger-claws", 100).street_cred)


@pytest.mark.rule("CZ-CAMP-019", "CZ-RECOV-009")
def test_a_wounded_leader_is_not_drawn() -> None:
    for seed in range(20):
        drawn = table(seed=seed).state.teams[1].completed
        assert all(library.OBJECTIVES[id].stars >= 0 for id in drawn)


@pytest.mark.rule("CZ-CAMP-019")
def test_who_brings_some_draws_the_rest() -> None:
    rival = "# faction: Tyger Claws\n# completed: A Few EBs More\nOyabun\n"
    t = GAME.new(2, 1, {"completed": 2}, loadouts=[GANG, rival])
    assert len(t.state.teams[0].completed) == 2
    assert t.state.teams[1].completed[0] == "a-few-ebs-more-tyger-claws"
    assert len({*t.state.teams[1].completed}) == 2


@pytest.mark.rule("CZ-CAMP-019")
def test_every_rival_draws_but_no_partner() -> None:
    three = table(seats=3, scenario="gang-brawl")
    assert [len(team.completed) for team in three.state.teams] == [2, 2, 2]
    pairs = table(seats=4, pairs=True)
    assert [len(team.completed) for team in pairs.state.teams] == [2, 2, 0, 2]


def test_nobody_draws_where_nobody_brings_any() -> None:
    t = table("Maelstrom")
    assert [team.completed for team in t.state.teams] == [[], []]


@pytest.mark.rule("CZ-CAMP-019", "CZ-CAMP-012")
def test_cybergear_that_is_drawn_is_borne_by_a_model_of_the_players_choice() -> None:
    t = with_cybergear()
    (ask,) = t.asks
    assert (ask.seat, ask.id, dict(ask.args)["card"]) == (1, "cz-ask-bearer", "mantis-blades")
    for lang in LANGUAGES:
        assert "Mantis Blades" in render(GAME.show.ask_text(ask), lang)
    characters = [
        i for i, m in enumerate(t.state.models) if m.seat == 1 and not profile(m.sheet).gonk
    ]
    assert len(ask.options) == len(characters) + 1
    again = neontable.load(t.to_json())
    for one in (t, again):
        one.answer(1, one.asks[0].options[0])
        bearers = [i for i in characters if "mantis-blades" in one.state.models[i].sheet.gear]
        assert len(bearers) == 1
    assert t.digest == again.digest


@pytest.mark.rule("CZ-CAMP-019")
def test_nobody_has_to_bear_it() -> None:
    t = with_cybergear()
    t.answer(1, t.asks[0].options[-1])
    assert not any("mantis-blades" in m.sheet.gear for m in t.state.models)


@pytest.mark.rule("CZ-CAMP-019", "CZ-CAMP-010")
def test_what_is_brought_is_in_force_from_the_start() -> None:
    """Taking Heads brings a Luck token at set-up while a Leader is there."""

    def luck(gang: str) -> int:
        t = table(gang, scenario="turf-war", battlefield="watson-block")
        while t.asks[0].id != "cz-ask-control":
            t.answer(t.asks[0].seat, t.asks[0].options[0])
        return int(t.state.teams[0].luck)

    gang = "# faction: Maelstrom\n# completed: Flawless\nWarlord\nRipper *\n"
    assert luck(gang.replace("Flawless", "Taking Heads")) == luck(gang) + 1


def test_a_match_with_objectives_on_both_sides_is_played_at_random() -> None:
    for seed in range(3):
        t = table(GANG.replace("Flawless", "Cyber Rage"), seed=seed, max_turns=8)
        write_and_read(t, random.Random(seed), 20)
