"""What a card will do, to whom, as the table stands: on the screen beside what it says."""

from __future__ import annotations

import pytest

from neontable.kernel.text import render
from tests.crossfire.play import Play, position, team, threat


def said(play: Play, card: str, seat: int = 0, lang: str = "en") -> str:
    """The last thing that a piece says: what it means now."""
    pieces = [p for p in play.table.scene(seat).pieces if p.label.id == f"cf-card-{card}"]
    return render(pieces[0].sections[-1].text, lang)


@pytest.mark.rule("CF-HP-004")
def test_an_obstacle_says_what_its_attack_and_all_others_leave_of_the_runner() -> None:
    hurt = team(4, hp=5)
    play = position(runners=hurt, obstacles=[threat("eye-alarm"), threat("troll-mage")])
    eye = said(play, "eye-alarm")
    assert "Runner 1 takes 1 damage" in eye
    assert "3 in all" in eye
    assert "5 hit points become 2" in eye
    assert "5 PV deviennent 2" in said(play, "eye-alarm", lang="fr")


def test_a_packet_that_staggers_is_announced_as_such() -> None:
    play = position(runners=team(4, hp=1), obstacles=[threat("troll-mage")])
    assert "become" in said(play, "troll-mage") or "becomes" in said(play, "troll-mage")
    assert "0, staggered" in said(play, "troll-mage")


def test_who_is_barred_is_called_by_name() -> None:
    play = position(obstacles=[threat("lone-star-lieutenant", 2)])
    assert "Runner 3 cannot buy cards." in said(play, "lone-star-lieutenant")
    assert "Runner 1 cannot buy" not in said(play, "lone-star-lieutenant")


def test_an_ability_that_waits_for_a_level_says_so() -> None:
    calm = position(active=["we-trained-for-this"], obstacles=[threat("eye-alarm")])
    assert "From level 3 on; the level is 0." in said(calm, "we-trained-for-this")
    hot = position(
        active=["we-trained-for-this"],
        crossfire_discard=["*"] * 4,
        obstacles=[threat("eye-alarm", 1)],
    )
    now = said(hot, "we-trained-for-this")
    assert "Runner 2 takes 1 damage" in now
    assert "Runner 1 takes" not in now  # faces nothing


def test_every_seat_reads_the_same_of_an_obstacle() -> None:
    play = position(obstacles=[threat("lone-star-lieutenant", 2), threat("troll-mage", 1)])
    texts = {said(play, "troll-mage", seat) for seat in (-1, 0, 1, 2, 3)}
    assert len(texts) == 1
