"""Positions: what may be left out, what is refused and how, and the page that documents them."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import msgspec
import pytest

import neontable
from neontable.games.crossfire.missions.karma import value
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.pieces import Faced, Played, Runner, Turn
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.positions.filling import PHASES
from neontable.games.crossfire.positions.names import slug
from neontable.games.crossfire.positions.reckoning import (
    karma_award,
    levels_cleared,
    obstacles_flipped,
)
from tests.contract.tables import cases_of
from tests.positions import (
    load,
    page,
    play_on_or_refuse,
    problems,
    refused_when_truncated,
    write_and_read,
)

TEXT, EXAMPLES = page("crossfire")


def base(**fields: Any) -> dict[str, Any]:
    position: dict[str, Any] = {
        "game": "crossfire",
        "rules": 1,
        "current": 0,
        "runners": [{"hand": ["quick-shot", "mana"]}, {}, {}, {}],
        "obstacles": [{"card": "out-of-ammo", "faces": 2}],
    }
    return position | fields


def test_the_page_has_examples_that_load() -> None:
    assert len(EXAMPLES) == 3
    for example in EXAMPLES:
        table = load(json.loads(example))
        assert table.asks
        assert neontable.load(table.to_json()).digest == table.digest


@pytest.mark.parametrize("kind", [Crossfire, Runner, Faced, Played, Turn])
def test_the_page_names_every_field(kind: type[msgspec.Struct]) -> None:
    missing = [
        name
        for name in kind.__struct_fields__
        if f"`{name}`" not in TEXT and name not in ("windows", "every_ask")
    ]
    assert missing == []


def test_the_page_names_every_phase() -> None:
    for phase in (*PHASES, "round"):
        assert f"`{phase}`" in TEXT
        assert load(base(phase=phase)).asks


def test_the_page_names_every_answer() -> None:
    tags = {str(option.__struct_config__.tag) for option in get_args(opt.CrossfireOption)}
    assert {tag for tag in tags if f'`["{tag}"' not in TEXT} == set()


def test_the_numbers_of_the_page() -> None:
    assert levels_cleared([4, "red", 2], {"red": 1, "blue": 1, "colourless": 3}) == 2
    assert levels_cleared([6, 6, "black"], {"black": 1}, levels=2) == 3
    assert levels_cleared([5, "green", "black"], {"green": 1}, cleared=1) == 1
    assert obstacles_flipped("Crossfire", 4, 2, level=3) == ["hard"] * 3 + ["normal"] * 2
    assert obstacles_flipped("Extraction", 4, 2, bonuses=["Elite Response Team!"]) == ["hard"] * 3
    assert karma_award("Crossfire", "win", ["Bring It On!"], in_upgrades=35) == 2
    assert value(("cigar-money", "its-a-jing-thing")) == 35


def test_a_short_position_is_filled_in() -> None:
    g = load(base()).state
    assert [r.roles for r in g.runners] == [
        ("street-samurai",),
        ("mage",),
        ("decker",),
        ("face",),
    ]
    assert all(r.hp == r.max_hp == 5 for r in g.runners)
    assert len(g.runners[0].deck) == 5
    assert len([c for c in g.market if c]) == 6
    assert len(g.market_deck) == 54
    assert len(g.normal_deck) == 39
    assert len(g.hard_deck) == 40
    assert len(g.crossfire_deck) == 50


def test_names_as_they_are_printed() -> None:
    assert slug("Win One, Lose One") == "win-one-lose-one"
    assert slug("RA SM-4 Sniper Rifle") == "ra-sm-4-sniper-rifle"
    assert slug("It's A Jing Thing") == "its-a-jing-thing"
    table = load(base(obstacles=[{"card": "Out of Ammo"}], active=["Timebomb"]))
    assert table.state.obstacles[0].card == "out-of-ammo"


def test_a_position_plays() -> None:
    table = load(base(every_ask=True))
    table.answer(0, opt.Play("quick-shot"))
    table.answer(0, ["strike"])
    table.answer(0, ["plan", "clear"])
    assert table.state.obstacles[0].cleared == 1


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"mission": "heist"}, "mission is 'heist'"),
        ({"edition": "german"}, "edition is 'german'"),
        ({"runners": []}, "at least one"),
        ({"runners": [{}]}, "2 to 4 runners; got 1"),
        ({"start": 7}, "start is 7"),
        ({"current": 9}, "current is 9"),
        ({"phase": "lunch"}, "phase is 'lunch'"),
        ({"bonuses": ["emt-gig"]}, "crossfire has no 'emt-gig'"),
        ({"bonuses": ["bring-it-on"] * 2}, "may be taken 1 times; got 2"),
        ({"obstacles": [{"card": "nobody"}]}, "there is no obstacle 'nobody'"),
        ({"obstacles": [{"card": "ic", "cleared": 9}]}, "cleared is 9; the track has 4 levels"),
        ({"obstacles": [{"card": "ic", "faces": 9}]}, "faces is 9"),
        ({"obstacles": [{"card": "ic", "track": ["pink"]}]}, "levels are numbers from 1"),
        ({"obstacles": [{"card": "ic"}, {"card": "ic"}]}, "ic: 2 on the table; the box has 1"),
        ({"market": ["mana"]}, "market: there is no card 'mana'"),
        ({"active": ["rain"]}, "active: there is no card 'rain'"),
        ({"round": 0}, "round is 0"),
        ({"played": [{"card": "mana", "by": 8}]}, "owner and by are seats"),
    ],
)
def test_refusals(fields: dict[str, Any], words: str) -> None:
    assert any(words in problem for problem in problems(base(**fields)))


@pytest.mark.parametrize(
    ("runner", "words"),
    [
        ({"metatype": "orc"}, "metatype is 'orc'"),
        ({"roles": ["rigger"]}, "'rigger' is none"),
        ({"hp": 9}, "hp is 9"),
        ({"hp": 3, "health": "staggered"}, "staggered with 3 hit points"),
        ({"health": "fine"}, "health is 'fine'"),
        ({"nuyen": -1}, "nuyen is -1"),
        ({"hand": ["bazooka"]}, "hand: there is no card 'bazooka'"),
        ({"upgrades": ["wings"]}, "there is no 'wings'"),
        ({"hand": ["katana"] * 4}, "katana: 4 on the table"),
        ({"nuyenn": 3}, "did you mean 'nuyen'"),
    ],
)
def test_refusals_of_runners(runner: dict[str, Any], words: str) -> None:
    assert any(words in p for p in problems(base(runners=[runner, {}, {}, {}])))


def test_all_faults_are_named_at_once() -> None:
    found = problems(base(start=9, round=0, edition="x", active=["rain"]))
    assert len(found) == 4


def test_a_truncated_position_is_refused() -> None:
    refused_when_truncated(json.dumps(base()).encode(), 7)


def test_what_is_written_is_read_back() -> None:
    dice = random.Random(5)
    for case in cases_of("crossfire")[::4]:
        write_and_read(case.new(dice.getrandbits(16), quiet=True), dice, 12)


WORDS = ("mana", "katana", "out-of-ammo", "timebomb", "mage", "plan", "next", "buy", "")


@pytest.mark.parametrize("seed", [0, 3, 4, 5])
def test_a_spoilt_position_is_refused_or_can_be_played(seed: int) -> None:
    play_on_or_refuse(neontable.game("crossfire"), seed, WORDS)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["stack"].pop(0), "must be the match"),
        (lambda p: p["stack"][1].update(at="lunch"), "has no step 'lunch'"),
        (lambda p: p["stack"][1].update(runner=9), "there is no such runner"),
        (lambda p: p["stack"][0].update(at="round"), "while a turn is going on"),
        (lambda p: p.update(current=2), "the current runner"),
        (lambda p: p.update(packet=[1]), "packet: one number for each runner"),
        (lambda p: p.update(next_id=1), "next_id is 1"),
        (lambda p: p.update(abort_turns=3), "abort_turns"),
    ],
)
def test_procedures_that_cannot_continue_are_refused(change: Any, words: str) -> None:
    position = json.loads(load(base()).to_json())
    change(position)
    assert any(words in problem for problem in problems(position))


# -- as people write it --------------------------------------------------------------------------
def written(**fields: Any) -> Crossfire:
    """The position as it is read, before anything happens in it."""
    whole = {"game": "crossfire", "rules": 1, "every_ask": True, "runners": [{}, {}, {}, {}]}
    state = load(whole | fields).state
    assert isinstance(state, Crossfire)
    return state


@pytest.mark.parametrize(
    ("fields", "look", "wanted"),
    [
        ({"runners": 3}, lambda g: g.seats, 3),
        ({"crossfire_level": 3}, lambda g: g.level, 3),
        ({"level": 2}, lambda g: g.level, 2),
        ({"crossfire_discard": 4, "crossfire_deck": []}, lambda g: g.level, 4),
        ({"crossfire_discard": ["*"], "crossfire_deck": []}, lambda g: g.level, 1),
        ({"event": "Timebomb"}, lambda g: g.active, ["timebomb"]),
        ({"active": "Tir Hostile"}, lambda g: g.active, ["unfriendly-fire"]),
        ({"bonuses": {"Danger Zone": 2}}, lambda g: g.bonuses, ("danger-zone",) * 2),
        ({"bonus": "Bring It On!"}, lambda g: g.bonuses, ("bring-it-on",)),
        ({"turn": 2}, lambda g: g.current, 2),
        ({"current_runner": "decker", "starting_runner": "face"}, lambda g: g.start, 3),
        ({"start": 2}, lambda g: g.current, 2),
        ({"phase": "round", "start": 1}, lambda g: g.current, 1),
        ({"phase": "Draw & Buy"}, lambda g: len(g.runners[0].hand), 2),
        ({"mission": "Extraction", "client": 3}, lambda g: g.runners[4].hp, 3),
        ({"mission": "Extraction", "round": 3}, lambda g: (g.progress, g.scene), (3, 2)),
        ({"mission": "Extraction", "progress": 5}, lambda g: (g.round, g.scene), (5, 3)),
        (
            {"mission": "Combat contre le Dragon", "start": 1},
            lambda g: [(f.card, f.faces) for f in g.obstacles],
            [("dragon-hacking", 0), ("dragon-skill", 0)],
        ),
        (
            {"mission": "Dragon Fight", "aspects": ["dragon-skill"]},
            lambda g: [f.card for f in g.obstacles],
            ["dragon-hacking"],
        ),
        ({"runners": [{"role": "Hacker"}, {}, {}, {}]}, lambda g: g.runners[0].roles, ("decker",)),
        (
            {"runners": [{"roles": ["face"]}, {}]},
            lambda g: [r.roles for r in g.runners],
            [("face", "mage"), ("street-samurai", "decker")],
        ),
        ({"runners": [{"HP": 2}, {}, {}, {}]}, lambda g: g.runners[0].hp, 2),
        ({"runners": [{"hit_points": 2}, {}, {}, {}]}, lambda g: g.runners[0].hp, 2),
        ({"runners": [{"health": 4}, {}, {}, {}]}, lambda g: g.runners[0].hp, 4),
        ({"runners": [{"staggered": True}, {}, {}, {}]}, lambda g: g.runners[0].hp, 0),
        (
            {"runners": [{}, {"status": "Critical"}] + [{}] * 2, "aborting": True},
            lambda g: g.runners[1].health,
            "critical",
        ),
        ({"runners": ["Troll", "Elfe", {}, {}]}, lambda g: [r.hp for r in g.runners], [7, 4, 5, 5]),
        (
            {"runners": [{"upgrades": {"1": "Cigar Money", "3": "Chill"}}, {}, {}, {}]},
            lambda g: g.runners[0].upgrades,
            ("cigar-money", "", "chill"),
        ),
        (
            {"runners": [{"deck": ["*", "Katana"]}, {}, {}, {}]},
            lambda g: (len(g.runners[0].deck), g.runners[0].deck[-1]),
            (8, "katana"),
        ),
        ({"market_deck": ["*", "Fireball"]}, lambda g: g.market_deck[-1], "fireball"),
        (
            {"runners": [{}, {"facing": ["IC", {"card": "Deckhead", "cleared": 1}]}, {}, {}]},
            lambda g: [(f.card, f.faces, f.cleared) for f in g.obstacles],
            [("ic", 1, 0), ("deckhead", 1, 1)],
        ),
        (
            {
                "runners": [{"name": "Cal"}, {"name": "Jay"}, {}, {}],
                "obstacles": [{"name": "IC", "facing": "Jay"}],
            },
            lambda g: g.obstacles[0].faces,
            1,
        ),
        (
            {"obstacles": ["Trickster Initiative"]},
            lambda g: g.obstacles[0].card,
            "trickster-initiate",
        ),
        (
            {"obstacles": [{"card": "IC", "damage_track": "3, Blue, blue 1"}]},
            lambda g: g.obstacles[0].track,
            (3, "blue", "blue", 1),
        ),
        (
            {
                "obstacles": [
                    {"card": "IC", "track": [{"any": 3}, "4", "any 5", {"red": 1}, "Green"]}
                ]
            },
            lambda g: g.obstacles[0].track,
            (3, 4, 5, "red", "green"),
        ),
        (
            {
                "current": 2,
                "played": ["Katana", {"card": "covering-fire", "owner": 1, "assist": True}],
            },
            lambda g: [(p.card, p.owner, p.by) for p in g.played],
            [("katana", 2, 2), ("covering-fire", 1, 1)],
        ),
    ],
)
def test_other_ways_to_write_it(fields: dict[str, Any], look: Any, wanted: object) -> None:
    assert look(written(**fields)) == wanted


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"market": ["Catana"]}, "market: there is no card 'catana'; did you mean 'katana'?"),
        ({"obstacles": [{"card": "Out of Amo"}]}, "did you mean 'out-of-ammo'?"),
        ({"obstacles": [{"card": "IC", "nuyen": -5}]}, "obstacles[0].nuyen is -5"),
        ({"obstacles": [{"card": "IC", "faces": "Cal"}]}, "obstacles[0].faces: a whole number"),
        ({"colour": 3}, "colour: there is no such field"),
        ({"runners": [{"rolle": "mage"}]}, "runners[0].rolle: there is no such field"),
        (
            {"runners": [{"upgrades": ["Chill", "", "Chill"]}, {}, {}, {}]},
            "chill is there more than once",
        ),
        ({"runners": [{"upgrades": ["", "", "", "", "Chill"]}, {}, {}, {}]}, "there are 4 slots"),
    ],
)
def test_what_nobody_can_mean(fields: dict[str, Any], words: str) -> None:
    assert any(words in problem for problem in problems(base(**fields)))


def test_what_is_written_otherwise_is_kept_in_the_words_of_the_format() -> None:
    table = load(base(crossfire_level=2, obstacles=["IC"]))
    assert neontable.load(table.to_json()).digest == table.digest


@pytest.mark.rule("CF-END-014")
def test_a_team_of_which_nobody_stands_has_lost() -> None:
    down = {"hp": 0}
    base = {"game": "crossfire", "rules": 1, "obstacles": ["Deckhead"]}
    table = neontable.load({**base, "runners": [down, down, down, {"hp": 0, "health": "critical"}]})
    assert table.over
    assert (table.state.result, table.outcome.points) == ("lost", (0, 0, 0, 0))
    assert neontable.load(table.to_json()).digest == table.digest
    assert not neontable.load({**base, "runners": [down, down, down, {"hp": 1}]}).over


@pytest.mark.rule("CF-END-014", "CF-MEX-011")
def test_a_client_who_stands_keeps_the_mission_going() -> None:
    runners = [{"hp": 0}, {"hp": 0}, {"metatype": "client", "hp": 3}]
    base = {"game": "crossfire", "rules": 1, "mission": "extraction", "obstacles": ["Deckhead"]}
    assert not neontable.load({**base, "runners": runners}, every_ask=True).over
