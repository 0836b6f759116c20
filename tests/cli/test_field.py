"""A board without squares in the terminal: a coarse map, positions in inches, typed ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from neontable.cli import draw
from neontable.cli.speech import Voice
from neontable.kernel import registry
from neontable.kernel.scene import Ray
from neontable.kernel.zone import GROUND
from tests.toys.mat import GAME, Act

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """For these tests only: others run over every game they find."""
    monkeypatch.setitem(registry._added, "mat", GAME)


def drawn(lang: str = "en", width: int = 80, **more: Any) -> list[str]:
    voice = Voice(lang)
    table = GAME.new(2, 1)
    lines = draw.draw(voice, GAME, table.scene(0), width, **more)
    return [line.plain for line in lines]


def test_the_map_is_to_scale_and_every_piece_has_a_letter() -> None:
    lines = drawn()
    top = next(i for i, line in enumerate(lines) if "┌" in line)
    bottom = next(i for i, line in enumerate(lines) if "└" in line)
    inside = [line.split("│")[1] for line in lines[top + 1 : bottom]]
    assert len({len(row) for row in inside}) == 1
    across, down = len(inside[0]), len(inside)
    assert abs(across / 2 / down - 30 / 22) < 0.08, "a character is twice as high as wide"
    whole = "\n".join(inside)
    assert "█" in whole
    assert "▒" in whole
    assert "=" in whole

    def sign(x: float, y: float) -> str:
        return inside[int(y * down / 22)][int(x * across / 30)]

    assert sign(9.5, 4.5) == "█", "the corner wall"
    assert sign(15.3, 13.5) == " ", "the yard is open inside"
    assert sign(12.6, 14.0) == "█", "and walled round"
    listed = [line for line in lines if " at " in line]
    assert any(
        line.startswith(sign(2, 6)) and "Amber 1 (acting) at 2.0; 6.0" in line for line in listed
    )
    assert len(listed) == 4 + 5


def test_positions_are_said_in_french_with_a_comma() -> None:
    lines = drawn("fr")
    assert any("Ambre 1 (agit) en 2,0\u00a0; 6,0" in line for line in lines)
    assert any("pouces" in line for line in lines)


def test_reach_and_rays_are_shown() -> None:
    table = GAME.new(2, 1)
    plain = drawn()
    reach = drawn(overlays=table.shape(0))
    assert "∘" not in "".join(plain[1:20])
    assert "∘" in "".join(reach[1:20])
    table.state.stack[-1] = Act(0, "shoot")
    ray = Ray(508, 1524, 7112, 1778, "clear", GAME.show.seat_text(1))
    lines = drawn(overlays=(ray,))
    assert "·" in "".join(lines[1:20])
    assert "Amber 1 → Cyan 2: Cyan" in lines or "Amber 1 → (28.0; 7.0): Cyan" in lines


def test_a_way_is_typed_in_inches_and_refused_with_its_numbers(run: Run) -> None:
    typed = ["2.0 13.35", "x", "5.5 6", "quit", ""]
    result = run("play", "mat", "--seats", "human,random", "--seed", 1, typed="\n".join(typed))
    out = " ".join(result.output.split())
    assert "Where does Amber 1 go?" in out
    assert "or its x y in inches" in out
    assert "0.4 in too far: this way takes 7.4 in, a move gives 7.0 in." in out
    assert "The nearest that is possible: (2.0; 13.0)." in out
    assert "Amber 1 moves 3.5 in." in out


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("4 6.5", ((1016, 1651, GROUND),)),
        ("4 6,5", ((1016, 1651, GROUND),)),
        ("3 6; 4 7 ", ((762, 1524, GROUND), (1016, 1778, GROUND))),
        ("17.5 3.5 1", ((4445, 889, 1),)),
        ("1", ((508, 1524, GROUND),)),
    ],
)
def test_typed_places_become_whole_units(line: str, path: Any) -> None:
    from neontable.cli import typed_input

    voice = Voice("en")
    assert typed_input.answer(voice, GAME.new(2, 1).asks[0], line) == path


@pytest.mark.parametrize("line", ["4", "x y", "1 2 3.5", "99", "4 5 6 7", "0x4 3", "nan 1", "1;2"])
def test_what_is_no_place_says_how_one_is_typed(line: str) -> None:
    from neontable.cli import typed_input

    ask = GAME.new(2, 1).asks[0]
    voice = Voice("en")
    if line == "4":
        assert typed_input.answer(voice, ask, line) == ask.options[3]
        return
    with pytest.raises(typed_input.Misread, match="inches"):
        typed_input.answer(voice, ask, line)


def skirmish(width: int, height: int) -> list[str]:
    table = registry.game("combatzone").new(2, 3, {"battlefield": "night-market"})
    while table.asks[0].id != "cz-ask-control":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    lines = draw.draw(Voice("en"), table.game, table.scene(0), width, height=height)
    return [line.plain for line in lines]


def test_the_map_of_a_skirmish_fits_the_screen_and_shows_numbers_heights_and_tokens() -> None:
    lines = skirmish(150, 46)
    top = next(i for i, line in enumerate(lines) if "┌" in line)
    bottom = next(i for i, line in enumerate(lines) if "└" in line)
    assert bottom - top <= 24, "half of the screen is left to what is asked"
    inside = "".join(lines[top:bottom])
    assert "4″" in inside, "scenery has its height on it"
    # Models have the numbers that questions call them by, and lists stand side by side.
    row = next(line for line in lines if line.startswith("1 "))
    assert "Warlord (1)" in row
    assert "GYY" in row
    assert "Oyabun (9)" in row
    narrow = skirmish(90, 46)
    assert not any("Warlord (1)" in line and "Oyabun (9)" in line for line in narrow)


def test_the_terminal_says_what_an_action_gives_beside_it(run: Run) -> None:
    typed = "\n".join(["1"] * 16 + ["quit", ""])
    result = run("play", "combatzone", "--seed", 22, typed=typed)
    assert "Move (YELLOW)  (up to 7.0 in)" in result.output
