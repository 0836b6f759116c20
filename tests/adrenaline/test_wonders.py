"""`?`: what a player may wonder about is explained, rule by rule."""

from __future__ import annotations

from typing import Any

from typer.testing import CliRunner

from neontable.cli.main import app
from neontable.games.adrenaline.model.options import RUN, SHOOT, FireWeapon, Target
from tests.adrenaline.play import Play, on, position, shooter


def wonders(play: Play) -> list[Any]:
    table = play.table
    return list(table.game.show.wonders(table.view(play.seat), play.ask))


def refused(play: Play) -> dict[Any, str]:
    found = {}
    for thing in wonders(play):
        refusal = play.table.why_not(play.seat, thing)
        if refusal is not None:
            found[thing] = refusal.rule
    return found


def test_actions_that_are_not_offered_say_why() -> None:
    play = position(shooter(5, unloaded=["lock_rifle"], cubes=[0, 0, 0]), on(6), on(7))
    assert refused(play)[SHOOT] == "AD-SHOOT-001"
    assert play.why_not(FireWeapon("lock_rifle")) == "AD-SHOOT-001"


def test_every_figure_is_wondered_about_when_a_target_is_asked_for() -> None:
    play = position(shooter(6, loaded=["lock_rifle"]), on(7), on(10), on(4))
    play.pick(SHOOT)
    assert refused(play) == {Target(0): "AD-SHOOT-004", Target(3): "AD-SEE-002"}
    play.leave_open()


def test_every_square_is_wondered_about_when_a_square_is_asked_for() -> None:
    play = position(shooter(4), on(7), on(10))
    play.pick(RUN)
    far = {w.square for w, rule in refused(play).items() if rule == "AD-MOVE-002"}
    assert far == {3, 6, 7, 11}
    play.leave_open()


def test_a_loaded_weapon_without_a_target_says_so() -> None:
    play = position(shooter(5, loaded=["heatseeker", "shotgun"]), on(6), on(7))
    assert play.why_not(FireWeapon("shotgun")) == "AD-SHOOT-002"


def test_the_terminal_understands_the_words_of_a_question() -> None:
    typed = "1\n? tirer\n? courir\nquit\n\n"
    command = ["play", "adrenaline", "--seats", "human,random,random", "--seed", "4"]
    shown = CliRunner().invoke(app, [*command, "--lang", "fr"], input=typed).output
    asked = shown.split("? tirer")[-1] if "? tirer" in shown else shown
    assert "AD-SHOOT-001" in asked
    assert "Arme chargée" in asked
