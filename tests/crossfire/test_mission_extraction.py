"""Extraction: the Client, the progress track, interception, playing alone."""

from __future__ import annotations

import pytest

from neontable.games.crossfire.missions.built_in import BUILT_IN
from neontable.games.crossfire.missions.library import TrackStep
from neontable.games.crossfire.missions.steps import Progress, track_of
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.rules.health import hurt
from neontable.kernel.frames import advance, push
from tests.crossfire.play import Play, position, started, team, threat


def run(seats: int = 4, **facts: object) -> Play:
    """An extraction; the Client is the last runner."""
    runners = facts.pop("runners", None)
    if runners is None:
        runners = team(seats, hand=["mana"] * 4)
    facts.setdefault("progress", 1)
    facts.setdefault("obstacles", [threat("gargoyle", seats)])
    return position(
        mission="extraction", runners=[*runners, {"metatype": "client", **facts.pop("client", {})}],
        **facts,
    )  # fmt: skip


@pytest.mark.rule("CF-MEX-001")
def test_the_client_sits_right_of_the_starting_runner_and_is_last() -> None:
    runners = team(4)
    for r in runners:
        r["hand"] = ["covering-fire"] if r is not runners[0] else ["mana"]
    play = run(start=2, current=2, crossfire_deck=[], runners=runners)
    assert play.g.clockwise(2) == [2, 3, 0, 1, 4]
    seen = [2]
    for _ in range(4):
        play.end_turn()
        if play.g.current >= 0:
            seen.append(play.g.current)
    assert seen == [2, 3, 0, 1, 4]


@pytest.mark.rule("CF-MEX-002")
@pytest.mark.rule("CF-MEX-011")
def test_the_client() -> None:
    play = started(3, mission="extraction")
    client = play.g.runners[3]
    assert (client.hp, client.max_hp) == (5, 5)
    assert (client.roles, client.hand, client.deck, client.discard) == ((), [], [], [])
    assert client.nuyen == 0


@pytest.mark.rule("CF-MEX-003")
@pytest.mark.rule("CF-MEX-006")
def test_the_first_step_of_the_track_is_done_at_set_up() -> None:
    play = started(3, seed=4, mission="extraction").until("cf-ask-play")
    assert play.g.progress == 1
    assert len(play.g.obstacles) == 3
    assert {OBSTACLES[f.card].deck for f in play.g.obstacles} == {"normal"}
    faces = {f.faces for f in play.g.obstacles}
    assert faces <= {3, play.g.start}  # the starting runner may have taken one


@pytest.mark.rule("CF-MEX-004")
@pytest.mark.rule("CF-MEX-017")
def test_a_critical_runner_loses_at_once() -> None:
    runners = team(4, hp=0, hand=["mana"] * 4)
    play = run(runners=runners, obstacles=[threat("deckhead", 0)], phase="attack")
    assert play.table.over
    assert play.g.result == "lost"
    assert play.table.outcome is not None
    assert play.table.outcome.how == "cf-end-critical"


@pytest.mark.rule("CF-MEX-007")
@pytest.mark.rule("CF-MEX-008")
def test_interception() -> None:
    play = run(
        runners=team(4, hand=["mana"] * 4),
        current=0,
        crossfire_deck=[],
        obstacles=[threat("astral-shiver", 4), threat("fire-adept", 4), threat("deckhead", 4)],
    )
    play.end_turn()
    assert (play.ask.id, play.ask.seat) == ("cf-ask-intercept", 1)  # the Mage
    offered = [o.obstacle for o in play.options if isinstance(o, opt.Intercept)]
    assert offered == ["astral-shiver", "fire-adept"]
    deckhead = play.found("deckhead")
    assert play.why_not(opt.Intercept(deckhead.id, "deckhead")) == "CF-MEX-007"
    play.pick(play.options[0])
    assert play.faces("astral-shiver") == 1
    assert play.faces("fire-adept") == 4
    assert play.ask.id != "cf-ask-intercept"  # one only


@pytest.mark.rule("CF-MEX-009")
def test_a_staggered_runner_cannot_intercept() -> None:
    runners = team(4, hand=["mana"] * 4)
    runners[1] |= {"hp": 0, "deck": ["mana"] * 3}
    play = run(runners=runners, crossfire_deck=[], obstacles=[threat("astral-shiver", 4)])
    while play.g.current != 1 or play.ask.id != "cf-ask-play":
        assert play.ask.id != "cf-ask-intercept" or play.ask.seat != 1
        play.idle()


@pytest.mark.rule("CF-MEX-010")
def test_who_is_staggered_loses_its_obstacles_to_the_client() -> None:
    play = run(
        current=1, obstacles=[threat("deckhead", 2), threat("gargoyle", 3)], crossfire_deck=[]
    )
    hurt(play.g, 2, 9)
    assert play.faces("deckhead") == 2
    play.end_turn()
    assert play.faces("deckhead") == 4
    assert play.faces("gargoyle") == 3


@pytest.mark.rule("CF-MEX-014")
def test_choices_for_the_client_are_made_by_the_runner_of_the_colour() -> None:
    from neontable.games.crossfire.rules.resolve import begin_ability

    play = run(obstacles=[threat("wage-mage", 4)], current=0)
    begin_ability(play.g, "wage-mage.0", play.found("wage-mage").id)
    advance(play.g)
    assert play.g.stack[-1].ask_choose(play.g).seat == 1  # the Mage


@pytest.mark.rule("CF-MEX-015")
@pytest.mark.rule("CF-MEX-012")
def test_the_client_is_attacked_on_its_turn_and_plays_nothing() -> None:
    play = run(current=4, obstacles=[threat("deckhead", 4)], crossfire_deck=[])
    asked = set()
    while play.g.current == 4:
        asked.add(play.ask.id)
        play.idle()
    assert play.hp()[4] == 4
    assert "cf-ask-play" not in asked
    assert "cf-ask-buy" not in asked


@pytest.mark.rule("CF-MEX-016")
def test_a_staggered_client_loses_the_mission() -> None:
    play = run(client={"hp": 1}, current=4, obstacles=[threat("deckhead", 4)], phase="attack")
    while not play.table.over:
        play.idle()
    assert play.g.result == "lost"
    assert play.table.outcome is not None
    assert play.table.outcome.how == "cf-end-client"


def test_all_runners_staggered_is_no_loss_while_the_client_is_up() -> None:
    """CF-AMB-014."""
    runners = team(4, hp=0)
    for r in runners:
        r["hp"] = 0
    runners[0]["hand"] = ["mana"]
    play = run(runners=runners)
    assert not play.table.over


@pytest.mark.rule("CF-MEX-018")
def test_the_marker_advances_at_the_end_of_the_clients_turn() -> None:
    play = run(current=4, obstacles=[threat("deckhead", 4)], crossfire_deck=[], phase="end")
    play.until("cf-ask-play")
    assert play.g.progress == 2
    assert play.g.current == play.g.start
    assert play.g.round == 2
    assert [len(r.hand) for r in play.g.runners][1:4] == [1, 1, 1]
    assert sum(OBSTACLES[f.card].deck == "hard" for f in play.g.obstacles) == 2


@pytest.mark.rule("CF-XF-014")
@pytest.mark.rule("CF-MEX-032")
def test_threats_are_looked_for_before_the_marker_advances() -> None:
    """CF-AMB-013; and an obstacle that faces the Client faces a runner."""
    empty = run(
        current=4, obstacles=[], active=["timebomb"], crossfire_deck=["instinct"], phase="end"
    ).until("cf-ask-play")
    assert empty.hp() == [5, 5, 5, 5, 5]
    held = run(
        current=4, obstacles=[threat("deckhead", 4)], active=["timebomb"],
        crossfire_deck=["instinct"], phase="end", hard_deck=["ic", "gargoyle"],
    ).until("cf-ask-play")  # fmt: skip
    assert held.hp()[:4] == [4, 4, 4, 4]
    assert held.hp()[4] == 4  # "each runner" is the Client too


@pytest.mark.rule("CF-MEX-019")
@pytest.mark.rule("CF-MEX-025")
def test_a_scene_ends_where_the_track_says_so() -> None:
    runners = team(4, hp=3, hand=["mana"])
    play = run(runners=runners, client={"hp": 3}, normal_deck=["deckhead", "fire-adept"],
               hard_deck=["ic"], obstacles=[threat("gargoyle", 4)])  # fmt: skip
    play.g.runners[0].used += ("pain-is-gain",)
    push(play.g, Progress(3))
    advance(play.g)
    assert play.hp() == [4, 5, 5, 5, 4]
    assert play.g.scene == 2
    assert play.who().used == ()
    assert len(play.g.obstacles) == 4


@pytest.mark.rule("CF-MEX-020")
@pytest.mark.rule("CF-MEX-026")
def test_the_last_step_wins() -> None:
    play = run(
        current=4, obstacles=[threat("deckhead", 4)], crossfire_deck=[], progress=6, phase="end"
    )
    while not play.table.over:
        play.idle()
    assert play.g.result == "won"
    assert play.table.outcome is not None
    assert play.table.outcome.points == (4, 4, 4, 4)


def totals(track: tuple[TrackStep, ...]) -> tuple[int, int]:
    return sum(s.hard for s in track[:6]), sum(s.normal for s in track[:6])


@pytest.mark.rule("CF-MEX-021")
@pytest.mark.rule("CF-MEX-022")
@pytest.mark.rule("CF-MEX-023")
@pytest.mark.rule("CF-MEX-024")
@pytest.mark.parametrize(
    ("seats", "hard", "normal"), [(4, 10, 12), (3, 7, 10), (2, 5, 7), (1, 4, 5)]
)
def test_tracks(seats: int, hard: int, normal: int) -> None:
    track = BUILT_IN["extraction"].track[seats]
    assert totals(track) == (hard, normal)
    assert [s.wins for s in track] == [False] * 6 + [True]
    assert [i + 1 for i, s in enumerate(track) if s.scene_ends] == [3, 5]
    alone = seats == 1
    assert [s.draw for s in track] == ([0, 2, 0, 3, 0, 4, 0] if alone else [0, 1, 0, 2, 0, 3, 0])
    assert [s.heal for s in track] == [0, 0, 1, 0, 2, 0, 0]
    assert [s.nuyen for s in track] == ([0, 0, 2, 0, 2, 0, 0] if alone else [0] * 7)


def test_the_french_tables_differ() -> None:
    """CF-AMB-007, CF-AMB-008: an option of the table; English is the default."""
    english = run(1, runners=team(1, hand=["mana"]))
    french = run(1, runners=team(1, hand=["mana"]), edition="french")
    assert track_of(english.g)[1] == TrackStep(draw=2, normal=1)
    assert track_of(french.g)[1] == TrackStep(draw=2, hard=1)
    four = run(4, edition="french")
    assert track_of(four.g)[4] == TrackStep(draw=2, hard=2, normal=1)


@pytest.mark.rule("CF-MEX-024")
@pytest.mark.rule("CF-MEX-025")
def test_alone_nuyen_and_a_purchase_come_with_a_scene_end() -> None:
    play = run(
        1,
        runners=team(1, hand=["mana"], nuyen=1, hp=2),
        current=1,
        progress=2,
        phase="end",
        crossfire_deck=[],
        market=["clairvoyance", "katana"],
        hard_deck=["spirit-of-earth"],
        obstacles=[threat("deckhead", 1)],
    )
    while play.ask.id != "cf-ask-buy-one":
        play.idle()
    assert play.who().nuyen == 3
    assert play.who().hp == 3
    assert play.in_play("spirit-of-earth")
    play.pick(opt.Buy("clairvoyance", 2))
    assert play.g.scene == 2


@pytest.mark.rule("CF-MEX-027")
def test_stepped_up_security() -> None:
    play = started(2, mission="extraction", stepped_up_security=True)
    assert play.g.level == 4
    assert play.hp()[:2] == [r.max_hp for r in play.g.runners[:2]]


@pytest.mark.rule("CF-MEX-028")
@pytest.mark.rule("CF-MEX-029")
def test_emt_gig() -> None:
    play = started(2, mission="extraction", emt_gig=True)
    client = play.g.runners[2]
    assert (client.hp, client.max_hp) == (1, 5)
    assert play.g.aside == ["doc-wagon-contract"]
    assert len([c for c in play.g.market if c]) == 6
    shop = run(
        runners=team(4, hand=["mana"] * 4, nuyen=9),
        aside=["doc-wagon-contract"],
        market=["katana"],
        market_deck=[],
        phase="buy",
    ).until("cf-ask-buy")
    shop.pick(opt.Buy("doc-wagon-contract", 5))
    assert "doc-wagon-contract" in shop.who().hand
    assert shop.g.aside == []


@pytest.mark.rule("CF-MEX-030")
def test_elite_response_team() -> None:
    hard = ["ic", "gargoyle", "godwire", "bug-spirit"]
    for step, more in ((1, 0), (2, 3)):
        play = run(
            bonuses=["elite-response-team"], obstacles=[threat("deckhead", 4)],
            hard_deck=[c for c in hard if c != "bug-spirit"],
            normal_deck=["sudden-fade", "astral-shiver", "eye-alarm", "fire-adept"],
        )  # fmt: skip
        push(play.g, Progress(step))
        advance(play.g)
        flipped = [f.card for f in play.g.obstacles if OBSTACLES[f.card].deck == "hard"]
        assert len(flipped) == more
