"""Positions: what may be left out, what is refused and how, and the page that documents them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import neontable
from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.ammo import KIND, TILES
from neontable.games.adrenaline.model.arena import ARENAS, FAR, Arena, arena, squares_of
from neontable.games.adrenaline.model.options import (
    BOT,
    DONE,
    END,
    FINISH,
    RUN,
    SHOOT,
    FireWeapon,
    UseEffect,
)
from neontable.games.adrenaline.model.player import Player
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.games.adrenaline.positions.stack import STANDS_ON
from neontable.games.adrenaline.rules import score
from neontable.games.adrenaline.rules.turn import Match
from neontable.kernel.errors import UnknownGame
from tests.adrenaline.play import on, position
from tests.contract.tables import cases_of
from tests.positions import (
    load,
    page,
    play_on,
    play_on_or_refuse,
    problems,
    refused_when_truncated,
    write_and_read,
)

GAME = neontable.game("adrenaline")
TEXT, EXAMPLES = page("adrenaline")


def three(**fields: Any) -> dict[str, Any]:
    """Three players on the board of the large arena, seat 0 to act."""
    players = [{"square": 0}, {"square": 6}, {"square": 9}]
    return {"game": "adrenaline", "rules": 1, "players": players, **fields}


def player(seat: int = 0, /, **facts: Any) -> dict[str, Any]:
    position = three()
    position["players"][seat].update(facts)
    return position


def stacked(*frames: dict[str, Any], turn: dict[str, Any] | None = None, **fields: Any) -> Any:
    turn = {"type": "Turn", "seat": 0, "at": "action", **(turn or {})}
    return three(stack=[{"type": "Match"}, turn, *frames], **fields)


# -- what may be left out --------------------------------------------------------------------------
def test_three_players_are_enough() -> None:
    table = load({"game": "adrenaline", "rules": 1, "players": [{}, {}, {}]})
    g = table.state
    assert table.asks[0].id == "ad-ask-spawn"
    assert (g.arena, g.mode, g.skulls, g.frenzy, g.bot) == ("large", "deathmatch", 8, True, False)
    assert [len(d) for d in g.displays] == [3, 3, 3]
    assert len(g.weapon_deck) == 12
    assert len(g.powerup_deck) == 22
    assert [s for s, tile in enumerate(g.tiles) if tile] == [0, 1, 3, 5, 6, 7, 8, 9, 10]
    assert len(g.tile_stack) == 36 - 9
    assert all(p.marks == [0, 0, 0] for p in g.players)


def test_weapons_and_ammo_are_dealt_by_the_same_word() -> None:
    g = load(three(displays=[["*"], ["zx2"], []], tiles=["*"])).state
    assert [len(d) for d in g.displays] == [3, 1, 0]
    assert g.displays[1] == ["zx2"]
    assert [bool(tile) for tile in g.tiles] == [sq in g.ammo_squares for sq in range(12)]
    assert len(g.tile_stack) == 36 - len(g.ammo_squares)
    assert load(three(displays=[["*"]] * 3)).state.displays == load(three()).state.displays


def test_nothing_is_dealt_from_a_pile_that_was_written_empty() -> None:
    found = problems(three(displays=[["*"]] * 3, tiles=["*"], weapon_deck=[], tile_stack=[]))
    assert "weapons: 0 of 'zx2' on the table, there must be 1" in found


def test_a_wrong_number_of_skulls_hides_nothing() -> None:
    found = problems(three(skulls=44, players=[{"square": 5, "damage": [9]}, {"square": 6}, {}]))
    assert "skulls is 44; it must be 0 to 8" in found
    assert "players[0].damage: there is no figure 9" in found


def test_the_active_player_acts_with_two_actions() -> None:
    table = load(three(active=1))
    (ask,) = table.asks
    assert (ask.seat, ask.id, dict(ask.args)["left"]) == (1, "ad-ask-action", 2)
    assert [p.turns for p in table.state.players] == [1, 2, 1]


def test_stated_turns_stay_as_they_are() -> None:
    position = three()
    for n, p in enumerate(position["players"]):
        p["turns"] = n + 4
    assert [p.turns for p in load(position).state.players] == [4, 5, 6]


def test_the_rest_of_a_pile_is_what_lies_nowhere_else() -> None:
    position = three(displays=[["thor"], [], ["zx2"]], powerup_discard=["scope-red"])
    position["players"][0] |= {"loaded": ["whisper"], "unloaded": ["furnace"]}
    position["players"][1] |= {"powerups": ["scope-red", "newton-blue"]}
    position["tiles"] = ["RR+"] + [""] * 11
    g = load(position).state
    assert sorted(g.weapon_deck) == sorted(set(WEAPONS) - {"thor", "zx2", "whisper", "furnace"})
    assert g.displays == [["thor"], [], ["zx2"]]
    assert len(g.powerup_deck) == 21
    assert "scope-red" not in g.powerup_deck
    assert g.tile_stack.count("RR+") == 1


def test_the_same_key_fills_in_the_same_piles() -> None:
    one, two = load(three()), load(three())
    assert one.digest == two.digest
    assert load(three(key="ab" * 32)).state.powerup_deck != one.state.powerup_deck


def test_who_has_eleven_damage_was_killed_in_this_turn() -> None:
    table = load(player(2, damage=[0] * 11))
    assert table.state.dead == [2]
    table.answer(0, END)
    assert table.state.players[0].points == 9


def test_a_last_turn_in_the_frenzy_has_its_own_actions() -> None:
    before = load(three(in_frenzy=True, skulls=0, active=1, last_turns=[2, 0]))
    assert dict(before.asks[0].args)["left"] == 2
    after = load(three(in_frenzy=True, skulls=0, active=1, last_turns=[2]))
    assert dict(after.asks[0].args)["left"] == 1
    assert RUN not in after.asks[0].options


def test_the_modes_get_their_tracks_and_offers() -> None:
    assert load(three(mode="domination")).state.zones == [[], [], []]
    g = load(three(mode="turret")).state
    assert g.turrets == [-1] * 12
    assert len(g.offer) == 5


def test_a_bot_is_due_unless_the_first_player_has_just_come() -> None:
    position = three(bot=True)
    position["players"].append({"square": 2, "cubes": [0, 0, 0]})
    assert BOT in load(position).asks[0].options
    position["players"][0]["square"] = -1
    table = load(position)
    table.answer(0, table.asks[0].options[0])
    assert END in table.asks[0].options


@pytest.mark.parametrize("name", list(ARENAS))
def test_a_figure_may_stand_on_every_square(name: str) -> None:
    for square in ARENAS[name].squares:
        position = three(arena=name)
        for p in position["players"]:
            p["square"] = square
        assert load(position).state.players[0].square == square


def test_what_is_written_is_read_back() -> None:
    for case in cases_of("adrenaline")[::7]:
        write_and_read(case.new(case.seats), random.Random(case.seats), 50)


def test_a_finished_game_can_be_loaded() -> None:
    table = GAME.new(3, seed=1, options={"skulls": 5}, quiet=True)
    play_on(table, random.Random(1), 5000)
    again = neontable.load(table.to_json())
    assert again.over
    assert again.outcome == table.outcome


# -- what is refused -------------------------------------------------------------------------------
def bot_position(**facts: Any) -> dict[str, Any]:
    position = three(bot=True)
    position["players"].append({"square": 2, "cubes": [0, 0, 0], **facts})
    return position


SHOT = {"type": "Shot", "seat": 0, "weapon": "thor"}
FIRED = three()["players"]
FIRED[0] |= {"square": 2, "unloaded": ["thor"]}
KILLED = three()["players"]
KILLED[1] |= {"damage": [0] * 11}

WRONG: list[tuple[dict[str, Any], str]] = [
    (
        three(arena="huge"),
        "arena: there is no arena “huge”; the arenas are small, medium_1, large, medium_2",
    ),
    (three(mode="race"), "mode is 'race'"),
    (three(players=[{}, {}]), "seats (players without the bot) is 2; it must be 3 to 5"),
    (three(players=[{}] * 6), "is 6; it must be 3 to 5"),
    (three(bot=True), "is 2; it must be 3 to 5"),
    (three(skulls=9), "skulls is 9"),
    (three(active=3), "active is 3; it must be 0 to 2"),
    (three(first=-1), "first is -1"),
    (three(key="00"), "key"),
    (three(drawn=-1), "drawn"),
    (player(square=12), "players[0].square is 12; large has 0, 1, 2"),
    (three(arena="small", players=[{"square": 3}, {}, {}]), "small has 0, 1, 2, 4"),
    (player(damage=[3]), "players[0].damage: there is no figure 3"),
    (player(damage=[1] * 13), "13 tokens; a board holds 12"),
    (player(damage=[0]), "players[0].damage: a figure damages itself only in domination"),
    (player(marks=[0, 1]), "players[0].marks has 2 numbers; one per figure: 3"),
    (player(marks=[0, 4, 0]), "players[0].marks[1] is 4; it must be 0 to 3"),
    (player(marks=[1, 0, 0]), "players[0].marks[0]: nobody marks themselves"),
    (player(cubes=[0, 0, 4]), "players[0].cubes is [0, 0, 4]"),
    (player(cubes=[1, 1]), "players[0].cubes is [1, 1]"),
    (player(1, loaded=["thor", "zx2", "whisper", "furnace"]), "players[1] holds more than 3"),
    (player(loaded=["thor", "zx2", "whisper", "furnace"]), "players[0] holds more than 3"),
    (player(loaded=["thor", "thor"]), "weapons: 2 of 'thor' on the table, there must be 1"),
    (player(loaded=["laser"]), "players[0].loaded: there is no weapon 'laser'"),
    (player(powerups=["scope-red"] * 3), "power-ups: 3 of 'scope-red' on the table"),
    (
        player(powerups=["scope-green"]),
        "players[0].powerups: there is no power-up 'scope-green'; did you mean",
    ),
    (player(powerups=list(KIND)[:4]), "players[0] holds 4 power-ups; at most 3"),
    (player(square=-1, powerups=list(KIND)[:3]), "before entering the board"),
    (player(skulls=-1), "players[0]: skulls, points and turns cannot be negative"),
    (three(weapon_deck=["thor"]), "there must be 1"),
    (three(powerup_deck=[]), "power-ups: 0 of 'newton-blue' on the table, there must be 2"),
    (three(tile_stack=["RRB"] * 36), "ammo tiles: 36 of 'RRB' on the table, there must be 3"),
    (three(displays=[[], []]), "displays must be three lists"),
    (three(displays=[["thor", "zx2", "furnace", "whisper"], [], []]), "of up to 3 weapons"),
    (three(tiles=["RRB"]), "tiles has 1 entries; one per square: 12"),
    (three(tiles=["", "", "RRB"] + [""] * 9), "tiles[2]: no ammo tile can lie there"),
    (three(tiles=["XX"] + [""] * 11), "tiles: there is no ammo tile 'XX'"),
    (three(zones=[[], [], []]), "zones are three lists in domination and empty otherwise"),
    (three(mode="domination", zones=[[7], [], []]), "zones holds tokens of figures"),
    (three(turrets=[-1] * 12), "turrets are 12 numbers in turret mode"),
    (three(mode="turret", turrets=[3] * 12), "turrets are controlled by seats"),
    (three(mode="turret", turrets=[-1, -1, 0] + [-1] * 9), "turrets[2]: there is no turret"),
    (three(offer=["RRB"]), "offer has 1 tiles"),
    (three(track=[[5]]), "track holds tokens of figures that do not play"),
    (three(track=[[]]), "each entry of track is a killer"),
    (three(mode="turret", track=[[0]]), "track holds killshots in deathmatch only"),
    (three(in_frenzy=True, frenzy=False), "sudden death"),
    (three(last_turns=[1]), "last_turns is for the frenzy"),
    (three(in_frenzy=True, last_turns=[1, 1]), "last_turns is [1, 1]"),
    (three(hit_zones=[0]), "hit_zones is [0]; nothing in deathmatch"),
    (three(grabbed=[1]), "grabbed is [1]; nothing in deathmatch"),
    (three(dead=[9]), "dead is [9]; each of 0 to 2 at most once"),
    (three(dead=[1]), "dead names figure 1, who has 0 damage; 11 kill"),
    (three(killers=[9]), "killers names figures that do not play"),
    (three(killers=[1]), "killers is filled while boards are scored"),
    (bot_position(loaded=["thor"]), "players[3] is the bot: it has no weapons"),
    (bot_position(square=-1), "players[3] is the bot: it is not on the board"),
    (three(stack=[{"type": "Turn", "seat": 0}]), "the first frame of the stack must be a Match"),
    (three(stack=[{"type": "Match", "at": "deal"}]), "written after the deal"),
    (three(stack=[{"type": "Match", "at": "lunch"}]), "no step 'lunch'; the steps are"),
    (stacked(turn={"seat": 5}), "stack[1] (Turn): there is no seat 5"),
    (stacked(turn={"seat": 1}), "seat is 1, but active is 0"),
    (stacked(turn={"actions": 3}), "actions is 3; it must be 0 to 2"),
    (stacked(turn={"kind": 1}), "kind is 1; 1 or 2 in the frenzy, else 0"),
    (stacked(turn={"bot": True}), "there is no bot"),
    (
        stacked({"type": "Pay", "seat": 0, "red": 1, "blue": 0, "yellow": 0}),
        "cannot be on top of a",
    ),
    (stacked({"type": "Spawn", "seat": 0}), "is already there"),
    (stacked(players=[{}, {"square": 1}, {}]), "is not on the board and must Spawn"),
    (stacked({"type": "Newton", "seat": 1}), "stack[2] (Newton): seat is 1, but active is 0"),
    (stacked({"type": "BotAction", "seat": 0}), "stack[2] (BotAction): there is no bot"),
    (
        stacked({"type": "Walk", "seat": 0, "figure": 1, "lo": 1, "hi": 3}),
        "figure is 1; here figure 0 moves",
    ),
    (stacked({"type": "Walk", "seat": 0, "figure": 0, "lo": 1, "hi": 9}), "0 to 4 steps"),
    (stacked({"type": "Walk", "seat": 0, "figure": 0, "lo": 0, "hi": 1, "to": 1 << 11}), "reach"),
    (stacked({"type": "Shove", "seat": 0, "figure": 0, "lo": 1, "hi": 2}), "not another one"),
    (stacked({"type": "Grab", "seat": 0, "steps": 1, "at": "weapon"}), "not on square 0"),
    (
        stacked({"type": "Grab", "seat": 0, "steps": 1, "at": "take"}, tiles=[""] * 12),
        "nothing to grab on square 0",
    ),
    (stacked({"type": "Shoot", "seat": 0, "steps": 0, "reload": False}), "cannot go on"),
    (stacked(SHOT), "it is among seat 0's unloaded weapons"),
    (stacked({**SHOT, "weapon": "laser"}), "there is no weapon 'laser'"),
    (stacked({**SHOT, "used": ["reaper"]}, players=FIRED), "thor has basic, chain_reaction"),
    (stacked({**SHOT, "used": ["chain_reaction"]}, players=FIRED), "comes after basic"),
    (stacked({**SHOT, "effect": 7}, players=FIRED), "effect and verb count the effects of thor"),
    (stacked({**SHOT, "used": ["basic"]}, players=FIRED), "has chosen targets, but there are none"),
    (stacked({**SHOT, "targets": [0]}, players=FIRED), "never the shooter"),
    (stacked({**SHOT, "targets": [10]}, players=FIRED), "targets is [10]"),
    (stacked({**SHOT, "hurt": [5]}, players=FIRED), "hurt is [5]"),
    (stacked({**SHOT, "marking": [1]}, players=FIRED), "pairs of a figure"),
    (stacked({"type": "Tagback", "order": [1, 1]}), "order is [1, 1]"),
    (stacked(players=KILLED), "players[1] has 11 damage, but is not among this turn's dead"),
    (
        stacked({"type": "Respawn", "seat": 1}, turn={"at": "refill"}),
        "is not one of this turn's dead",
    ),
    (
        stacked({"type": "Scoring", "done": 1}, turn={"at": "respawn"}, players=KILLED, dead=[1]),
        "done is 1",
    ),
    (
        three(stack=[{"type": "Match", "at": "turn"}], in_frenzy=True, last_turns=[1]),
        "last_turns must begin with seat 0",
    ),
    (
        stacked(outcome={"winners": [0], "points": [1, 0, 0], "ranking": [[0]], "how": "x"}),
        "a finished game (outcome) has no open procedures",
    ),
    (
        three(outcome={"winners": [7], "points": [1], "ranking": [], "how": "x"}),
        "outcome: winners are seats",
    ),
    (three(armour=3), "armour: there is no such field"),
    (player(armour=3), "players[0].armour: there is no such field"),
    (stacked({"type": "Newton", "seat": 0, "wind": 1}), ".wind: there is no such field"),
    (stacked({"type": "Dance", "seat": 0}), ".type: there is no 'Dance' here"),
    (player(square="six"), "players[0].square: a whole number is needed, not 'six'"),
]


@pytest.mark.parametrize(("position", "message"), WRONG, ids=[m for _, m in WRONG])
def test_each_inconsistency_is_named(position: dict[str, Any], message: str) -> None:
    found = problems(position)
    assert any(message in p for p in found), found


def test_several_faults_are_named_at_once() -> None:
    position = three(tiles=[""] * 3, dead=[8], displays=[[]])
    position["players"][0] |= {"square": 40, "cubes": [9, 9, 9], "loaded": ["laser"]}
    position["players"][1] |= {"damage": [7], "marks": [5, 0, 0]}
    found = "\n".join(problems(position))
    for part in (
        "players[0].square",
        "players[0].cubes",
        "players[1].damage",
        "players[1].marks[0]",
        "tiles has 3",
        "dead is [8]",
        "displays",
        "no weapon 'laser'",
    ):
        assert part in found
    head = problems(three(arena="x", mode="y", skulls=99, first=9, key="z"))
    assert len(head) >= 5


def test_truncated_positions_are_refused_at_every_length() -> None:
    raw = GAME.new(3, seed=1).to_json()
    refused_when_truncated(raw, 37)
    assert "not readable JSON" in problems(raw[: len(raw) // 2])[0]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe{}",
        b'{"game": 3, "rules": 1}',
        b'{"game": "adrenaline"}',
        b'{"game": "adrenaline", "rules": 1}',
        b'{"game": "adrenaline", "rules": 1, "players": [], "x": "\xff"}',
        b'{"game": "adrenaline", "rules": 1, "players": ' + b"[" * 100_000,
        '{"game": "adrenaline", "rules": 1, "\ud800": 1}',
    ],
    ids=range(11),
)
def test_damaged_data_is_a_bad_position(raw: bytes | str) -> None:
    assert problems(raw)


def test_another_game_or_rules_version_is_refused() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        load({"game": "chess", "rules": 1})
    assert problems(three(rules=2)) == [
        "rules: this is a position of rules version 2; this program plays version 1 of adrenaline"
    ]


def test_a_refused_position_leaves_other_tables_alone() -> None:
    table = load(three())
    digest = table.digest
    problems(player(square=77))
    assert table.digest == digest
    table.answer(0, RUN)


# -- fuzz ------------------------------------------------------------------------------------------
WORDS = ["thor", "RR+", "scope-red", "", "*", "action", "draw", "verb", "effect", "basic", "nope"]


@pytest.mark.parametrize("seed", range(6))
def test_a_mutated_position_plays_on_or_is_refused(seed: int) -> None:
    play_on_or_refuse(GAME, seed, WORDS)


# -- the page -----------------------------------------------------------------------------------
def test_the_page_has_three_examples_that_load_and_play() -> None:
    assert len(EXAMPLES) == 3
    for example in EXAMPLES:
        table = neontable.load(example)
        play_on(table, random.Random(1), 400)
        assert table.state.players[0].turns > 1


def test_the_duel_of_the_page_goes_as_written() -> None:
    table = neontable.load(EXAMPLES[0])
    table.answer(0, SHOOT)
    assert table.state.players[1].damage == [0, 0, 2, 0, 0]
    assert table.state.players[1].marks == [1, 0, 0]


def test_the_domination_of_the_page_goes_as_written() -> None:
    table = neontable.load(EXAMPLES[1])
    table.answer(1, SHOOT)
    table.answer(1, FireWeapon("electroscythe"))
    table.answer(1, UseEffect("electroscythe", "basic"))
    table.answer(1, END)
    table.answer(1, DONE)
    g = table.state
    assert g.zones[2] == [0, 1, 2, 0, 1, 2, 1, 1, 1]
    assert g.players[1].damage == [0, 0, 2, 1]
    assert g.in_frenzy


def test_the_shot_of_the_page_goes_as_written() -> None:
    table = neontable.load(EXAMPLES[2])
    (ask,) = table.asks
    assert ask.options == [UseEffect("thor", "chain_reaction"), FINISH]
    table.answer(0, UseEffect("thor", "chain_reaction"))
    assert table.state.players[2].damage == [0]


def test_the_page_names_every_field_frame_and_step() -> None:
    for type_ in (Adrenaline, Player):
        for field in msgspec.structs.fields(type_):
            assert f"| `{field.encode_name}` |" in TEXT, field.encode_name
    for frame in (Match, *STANDS_ON):
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{frame.__name__}` |"))
        shown = TEXT if frame.__name__ == "Shot" else row
        for field in msgspec.structs.fields(frame):
            assert f"`{field.encode_name}`" in shown, (frame.__name__, field.encode_name)
        for step in frame.asks.keys() | frame.does.keys():  # type: ignore[attr-defined]
            assert f"`{step}`" in row, (frame.__name__, step)
        for parent, at in STANDS_ON.get(frame, ()):
            if frame.__name__ != "Respawn":
                assert f"`{parent.__name__}`" in row
                assert f"`{at}`" in row


def test_the_page_names_every_tile_card_weapon_and_ask() -> None:
    for name in {*TILES, *WEAPONS}:
        assert f"`{name}`" in TEXT
    for card in KIND:
        assert f"`{card.split('-')[0]}`" in TEXT
    asked = set()
    for case in cases_of("adrenaline")[::5]:
        table = case.new(3, quiet=True)
        dice = random.Random(3)
        while not table.over:
            (ask,) = table.asks
            row = next((s for s in TEXT.splitlines() if f"`{ask.id}`" in s), "")
            if (ask.id, len(ask.options)) not in asked:
                asked.add((ask.id, len(ask.options)))
                for option in ask.options:
                    assert f'`["{option.verb()}"' in row, (ask.id, option)
                    assert f"`{type(option).__name__}(" in row, (ask.id, option)
            table.answer(ask.seat, dice.choice(ask.options))
    assert len({id for id, _ in asked}) > 20


def drawn(a: Arena) -> str:
    """An arena as the page draws it."""
    beside = {"wall": "|", "door": "+", "open": " "}
    below = {"wall": "-----", "door": "--+--", "open": "     "}
    spawn = dict(zip(a.spawn, "RBY", strict=True))
    lines = ["+" + "-" * 23 + "+"]
    for row in range(3):
        squares = range(row * 4, row * 4 + 4)
        cells = [f" {s:>2}{spawn.get(s, ' ')} " if a.room[s] >= 0 else " " * 5 for s in squares]
        walls = [beside[a.edge[s][1]] for s in squares]
        lines.append("|" + "".join(map(str.__add__, cells, walls))[:-1] + "|")
        if row < 2:
            lines.append("|" + " ".join(below[a.edge[s][2]] for s in squares) + "|")
    return "\n".join([*lines, lines[0]])


@pytest.mark.rule("AD-SETUP-001")
@pytest.mark.parametrize("name", list(ARENAS))
def test_the_page_draws_every_arena_as_it_is(name: str) -> None:
    a = arena(name)
    part = TEXT[TEXT.index(f"`{name}` — rooms:") :]
    assert part.split("```text\n")[1].split("\n```")[0] == drawn(a)
    for i, room in enumerate(a.rooms):
        squares = ", ".join(map(str, squares_of(a.room_mask[i])))
        assert f"{room} {squares}" in part.split("\n")[0]


@pytest.mark.rule("AD-SEE-001", "AD-SEE-002")
def test_sight_and_distance_as_the_page_shows_them() -> None:
    large = arena("large")
    assert (large.can_see(2, 11), large.can_see(11, 2)) == (True, False)
    assert large.distance(0, 11) == 5
    assert large.distance(4, 4) == 0
    small = arena("small")
    assert small.distance(0, 3) == small.distance(12, 0) == small.distance(-1, 0) == FAR
    assert not small.can_see(2, 3)
    assert not small.can_see(-1, 11)
    for a in ARENAS.values():
        for s in a.squares:
            assert [t for t in range(12) if a.can_see(s, t)] == list(squares_of(a.sees[s]))


@pytest.mark.rule("AD-SCORE-001", "AD-SCORE-002", "AD-SCORE-003", "AD-DOM-008")
def test_scoring_as_the_page_shows_it() -> None:
    assert score.board_points([0, 1, 1, 2], 0, False) == {1: 8, 0: 7, 2: 4}
    assert score.ranking([1, 0, 0, 1]) == [1, 0]
    assert score.rank_points([2, 0], score.TRACK) == [(2, 8), (0, 6)]
    assert score.tied_points([0, 1, 2, 0, 1]) == {0: 8, 1: 8, 2: 4}


@pytest.mark.rule("AD-DMG-006")
def test_a_board_with_twelve_tokens_is_later_than_its_mark_of_revenge() -> None:
    """The mark is given as the twelfth token comes: a position says whether it was."""
    for marks in (0, 1):
        killer = on(3, marks=[0, marks, 0])
        play = position(killer, on(8, damage=[0] * 12), on(9), dead=[1])
        assert play.g.players[0].marks == [0, marks, 0]
        play.end_turn()
        assert play.g.players[0].marks == [0, marks, 0], "none is added for an old overkill"


def test_names_as_they_are_printed() -> None:
    """Weapons, power-ups, tiles and arenas in any spelling, in English or French."""
    plain = {
        "game": "adrenaline", "rules": 1, "arena": "medium_1",
        "players": [
            {"square": 6, "loaded": ["lock_rifle", "thor"], "unloaded": ["zx2"],
             "powerups": ["scope-red"], "cubes": [2, 0, 1]},
            {"square": 7}, {},
        ],
        "displays": [["whisper"], ["*"], []],
        "tiles": ["RBB"] + [""] * 11,
    }  # fmt: skip
    spelt = {
        "game": "adrenaline", "rules": 1, "arena": "Medium 1",
        "players": [
            {"square": 6, "weapons": ["Lock Rifle", "T.H.O.R."], "unloaded": "ZX-2",
             "powerups": "Lunette de Visée (rouge)", "ammo": {"red": 2, "jaune": 1}},
            {"square": 7}, {},
        ],
        "displays": [["Zéphyr"], ["*"], []],
        "tiles": ["b r b"] + [""] * 11,
    }  # fmt: skip
    assert neontable.load(spelt).digest == neontable.load(plain).digest


def test_an_unknown_name_is_named_with_its_place() -> None:
    with pytest.raises(neontable.BadPosition) as refused:
        neontable.load(
            {
                "game": "adrenaline",
                "rules": 1,
                "players": [{"square": 1, "loaded": ["railgum"]}, {"powerups": ["newton"]}, {}],
            }
        )
    assert refused.value.problems == [
        "players[0].loaded: there is no weapon 'railgum'; did you mean 'railgun'?",
        "players[1].powerups: there is no power-up 'newton'; did you mean 'newton-red'?",
    ]
