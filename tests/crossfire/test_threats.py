"""Obstacles and bosses: abilities, placement, choices, cancelling."""

from __future__ import annotations

import pytest

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.numbers import active, attack_strength, barred, play_limit
from neontable.games.crossfire.rules.flip import Flip
from neontable.games.crossfire.rules.health import draw_cards, heal
from neontable.kernel.frames import advance, push
from tests.crossfire.play import Play, position, runner, team, threat


def flipped(decks: list[str], normal: list[str], hard: list[str] = (), **facts: object) -> Play:
    """A batch is flipped; the piles are given in the order in which they are turned up."""
    play = position(
        hand=["mana"],
        normal_deck=list(reversed(normal)),
        hard_deck=list(reversed(hard)),
        obstacles=facts.pop("obstacles", [threat("gargoyle", 2)]),
        **facts,
    )
    push(play.g, Flip(decks))
    advance(play.g)
    return play


@pytest.mark.rule("CF-OBS-001")
def test_what_an_obstacle_is() -> None:
    for id, obstacle in OBSTACLES.items():
        assert obstacle.colour in ("black", "blue", "green", "red"), id
        assert obstacle.track, id
        assert obstacle.deck in ("normal", "hard", "boss"), id
        assert obstacle.attack >= 0
        assert obstacle.nuyen >= 0


@pytest.mark.rule("CF-OBS-002")
@pytest.mark.rule("CF-OBS-003")
@pytest.mark.rule("CF-OBS-005")
def test_out_of_ammo_limits_the_runner_it_faces_and_only_there() -> None:
    play = position(hand=["mana", "mana", "mana"], obstacles=[threat("out-of-ammo", 0)])
    assert play_limit(play.g, 0) == 2
    assert play_limit(play.g, 1) == -1
    play.cards("mana", "mana")
    refusal = play.others_pass().table.why_not(0, opt.Play("mana"))
    assert refusal is not None
    assert refusal.rule == "CF-OBS-005"
    assert dict(refusal.text.args) == {"limit": 2, "n": 2}
    atoms.defeat(play.g, play.found("out-of-ammo"))
    assert play_limit(play.g, 0) == -1


@pytest.mark.rule("CF-OBS-004")
def test_an_ability_is_switched_off_for_one_turn() -> None:
    runners = team(4, hand=["mana"], nuyen=9)
    runners[1]["hand"] = ["quick-shot"]
    play = position(runners=runners, obstacles=[threat("lone-star-lieutenant", 0)])
    number = play.found("lone-star-lieutenant").id
    assert barred(play.g, 0, "no-buy") == "lone-star-lieutenant"
    play.pick(opt.Cancel(number, "lone-star-lieutenant", 0, "quick-shot"))
    assert barred(play.g, 0, "no-buy") == ""
    assert play.who(1).discard == ["quick-shot"]
    assert play.in_play("lone-star-lieutenant")
    play.end_turn()
    assert barred(play.g, 0, "no-buy") == "lone-star-lieutenant"
    assert play.who().hp == 3  # it still attacked


@pytest.mark.rule("CF-OBS-007")
def test_the_current_runner_makes_the_choices_of_obstacles() -> None:
    play = position(
        hand=["quick-shot", "mana"],
        obstacles=[threat("gargoyle", 2, track=["black"]), threat("deckhead", 3)],
    )
    play.cards("quick-shot").strike()
    assert (play.ask.id, play.ask.seat) == ("cf-ask-runner", 0)


@pytest.mark.rule("CF-OBS-009")
@pytest.mark.rule("CF-CARD-023")
def test_card_text_beats_the_general_rules() -> None:
    """A card's damage goes to one target; Roomsweeper's text says otherwise."""
    play = position(
        hand=["remington-roomsweeper", "mana"],
        obstacles=[
            threat("deckhead", 1, track=["black", 9]),
            threat("gargoyle", 1, track=["black", 9]),
        ],
    )
    play.cards("remington-roomsweeper").strike("levels")
    assert [f.cleared for f in play.g.obstacles] == [1, 1]


@pytest.mark.rule("CF-OBS-010")
@pytest.mark.rule("CF-CAMP-012")
def test_a_prohibition_beats_a_permission() -> None:
    """Pain Is Gain turns a heal into a card; who cannot draw is simply healed."""
    runners = team(4, hp=2, hand=["mana"], upgrades=["pain-is-gain"], deck=["mark"] * 3)
    play = position(runners=runners, obstacles=[threat("buzzback", 0)])
    heal(play.g, 0, 1)
    assert play.who().hp == 3
    assert play.g.stack[-1].at == "play"
    free = position(runners=runners, obstacles=[threat("gargoyle", 2)])
    heal(free.g, 0, 1)
    assert type(free.g.stack[-1]).__name__ == "HealOr"


@pytest.mark.rule("CF-OBS-011")
@pytest.mark.rule("CF-OBS-012")
def test_flipped_abilities_resolve_before_the_next_obstacle_is_turned_up() -> None:
    play = flipped(["normal", "normal"], ["covert-ops-specialist", "deckhead"])
    assert not play.in_play("deckhead")
    ask = play.g.stack[-1].ask_choose(play.g)
    assert ask.id == "cf-ask-runner"
    play.g.stack[-1].got_choose(play.g, opt.Runner(1))
    advance(play.g)
    assert play.hp()[1] == 4
    assert play.in_play("deckhead")


@pytest.mark.rule("CF-OBS-014")
@pytest.mark.rule("CF-XF-006")
@pytest.mark.parametrize(("level", "works"), [(1, False), (2, True), (7, True)])
def test_thresholds(level: int, works: bool) -> None:
    play = position(
        hand=["mana"], obstacles=[threat("wired-merc", 0)], crossfire_discard=["*"] * level
    )
    faced = play.found("wired-merc")
    assert play.g.level == level
    assert active(play.g, faced, OBSTACLES["wired-merc"].abilities[0], 0) is works


@pytest.mark.rule("CF-OBS-016")
def test_every_obstacle_faces_one_runner() -> None:
    play = position(
        hand=["mana"], obstacles=[threat("deckhead", 1), threat("gargoyle", 1), threat("ic", 1)]
    )
    assert len(play.g.facing(1)) == 3
    assert play.g.facing(0) == []


@pytest.mark.rule("CF-OBS-017")
@pytest.mark.rule("CF-MCF-004")
@pytest.mark.rule("CF-SETUP-020")
def test_placement_by_colour_then_clockwise() -> None:
    """Seats black, blue, green, red; the first card is green: C, D, A, B, C."""
    batch = ["sudden-fade", "deckhead", "astral-shiver", "eye-alarm", "trip-beams"]
    play = flipped(["normal"] * 5, batch)
    assert [play.faces(card) for card in batch] == [2, 3, 0, 1, 2]


@pytest.mark.rule("CF-ROLE-014")
def test_placement_with_two_roles() -> None:
    runners = [runner(roles=["mage", "face"]), runner(roles=["decker", "street-samurai"])]
    for first in ("astral-shiver", "eye-alarm"):
        play = flipped(
            ["normal"] * 2,
            [first, "deckhead"],
            runners=[dict(r) for r in runners],
            obstacles=[threat("gargoyle", 1)],
        )
        assert play.faces(first) == 0
        assert play.faces("deckhead") == 1


@pytest.mark.rule("CF-OBS-018")
def test_moving_changes_only_whom_it_faces() -> None:
    play = position(
        hand=["monofilament-whip", "mana"],
        obstacles=[threat("covert-ops-specialist", 2, 1), threat("deckhead", 3)],
    )
    number = play.found("covert-ops-specialist").id
    play.cards("monofilament-whip").pick(opt.Threat(number, "covert-ops-specialist", 2))
    faced = play.found("covert-ops-specialist")
    assert (faced.faces, faced.cleared) == (0, 1)
    assert play.hp() == [5, 5, 5, 5]  # it was not flipped again


@pytest.mark.rule("CF-OBS-020")
def test_healing_a_track_restores_levels_from_the_right() -> None:
    play = position(
        runners=team(4, hand=["mana"] * 4),
        obstacles=[threat("elf-shaman", 0, 2)],
        phase="attack",
    )
    play.end_turn()
    assert play.cleared("elf-shaman") == 1


@pytest.mark.rule("CF-OBS-021")
@pytest.mark.rule("CF-CARD-029")
def test_what_cannot_attack_triggers_nothing() -> None:
    runners = team(4, hand=["mana"] * 4)
    runners[1]["hand"] = ["covering-fire"]
    play = position(runners=runners, obstacles=[threat("elf-shaman", 0, 2)])
    play.pick(opt.Assist("covering-fire"))
    play.pick(opt.Threat(play.found("elf-shaman").id, "elf-shaman", 0))
    play.end_turn()
    assert play.cleared("elf-shaman") == 2
    assert play.who().hp == 5


@pytest.mark.rule("CF-OBS-022")
def test_types_and_colours_can_be_asked_for() -> None:
    play = position(hand=["mana"], obstacles=[threat("deckhead", 1), threat("gargoyle", 2)])
    assert play.g.runners_facing("black") == {1, 2}
    assert play.g.runners_facing("red") == set()
    assert OBSTACLES["deckhead"].kind == "human"


@pytest.mark.rule("CF-OBS-010")
def test_who_cannot_draw_does_not() -> None:
    play = position(hand=["mana"], obstacles=[threat("buzzback", 0)])
    assert draw_cards(play.g, 0, 2) == 0
    assert draw_cards(play.g, 1, 2) == 2


# -- bosses ----------------------------------------------------------------------------------
def dragon(**facts: object) -> Play:
    facts.setdefault("obstacles", [threat("dragon-hacking", 0), threat("dragon-skill", 0)])
    return position(mission="dragon-fight", **facts)


@pytest.mark.rule("CF-BOSS-001")
@pytest.mark.rule("CF-MDR-005")
@pytest.mark.rule("CF-MDR-006")
def test_a_boss_is_damaged_by_cards_in_two_ways() -> None:
    play = dragon(hand=["mark"] * 4 + ["mana"])
    play.cards("mark", "mark", "mark", "mark").strike()
    assert not play.in_play("dragon-hacking")
    assert play.g.aspects == ["dragon-hacking"]
    play = dragon(hand=["jacked-in"] * 4 + ["mana", "mana"])
    play.cards(*["jacked-in"] * 4, "mana").strike()
    assert not play.in_play("dragon-hacking") or not play.in_play("dragon-skill")


@pytest.mark.rule("CF-BOSS-002")
@pytest.mark.rule("CF-MDR-018")
def test_effects_on_obstacles_leave_a_boss_alone() -> None:
    play = dragon(hand=["lightning-bolt", "mana"])
    play.cards("lightning-bolt").strike()
    assert len(play.g.obstacles) == 2
    whip = dragon(
        hand=["monofilament-whip", "mana"],
        obstacles=[threat("dragon-hacking", 1), threat("deckhead", 2)],
    )
    whip.cards("monofilament-whip")
    assert [o.obstacle for o in whip.options if isinstance(o, opt.Threat)] == ["deckhead"]


@pytest.mark.rule("CF-BOSS-003")
def test_roomsweeper_hits_bosses_too() -> None:
    play = dragon(
        hand=["remington-roomsweeper", "mana"],
        obstacles=[threat("dragon-hacking", 1, track=[2]), threat("deckhead", 1)],
    )
    play.cards("remington-roomsweeper").strike()
    assert not play.in_play("dragon-hacking")
    assert play.cleared("deckhead") == 1


@pytest.mark.rule("CF-BOSS-004")
@pytest.mark.rule("CF-MDR-018")
@pytest.mark.rule("CF-MDR-024")
def test_each_aspect_attacks() -> None:
    play = dragon(runners=team(4, hand=["mana"] * 4), phase="attack").end_turn()
    strength = OBSTACLES["dragon-hacking"].attack + OBSTACLES["dragon-skill"].attack
    assert play.who().hp == 5 - strength
    closer = dragon(
        runners=team(4, hand=["mana"] * 4), phase="attack", bonuses=["closer-than-you-think"]
    ).end_turn()
    assert closer.who().hp == max(0, 5 - strength - 2)


@pytest.mark.rule("CF-BOSS-005")
def test_a_boss_is_a_threat_that_remains() -> None:
    play = dragon(
        runners=team(4, hand=["mana"] * 4),
        active=["timebomb"],
        obstacles=[threat("dragon-hacking", 1)],
        phase="end",
        round=3,
    ).end_turn()
    assert play.g.active == ["timebomb"]


@pytest.mark.rule("CF-BOSS-006")
def test_a_blocked_colour_blocks_damage_and_no_abilities() -> None:
    from neontable.games.crossfire.rules.reach import Portion, Track, spend

    blue = Portion(0, (2, 2))
    assert spend(Track((2,)), [blue], [0]).cleared == 1
    assert spend(Track((2,), ignores=2), [blue], [0]).cleared == 0
    play = position(hand=["clairvoyance", "mana"], obstacles=[threat("gargoyle", 2)])
    play.cards("clairvoyance")
    assert play.ask.id == "cf-ask-discard"


@pytest.mark.rule("CF-CARD-038")
def test_trickster_stops_colourless_points() -> None:
    """Lightning Mage with 3 cleared: Fireball's 2 blue work, its 2 colourless do not."""
    play = position(
        hand=["fireball", "mana"],
        obstacles=[
            threat("lightning-mage", 1, 1),
            threat("trickster-initiate", 2),
            threat("gargoyle", 3),
        ],
    )
    number = play.found("lightning-mage").id
    play.cards("fireball").strike("edit")
    play.pick(opt.Move(0, "fireball", number, "lightning-mage")).pick(opt.APPLY)
    assert play.cleared("lightning-mage") == 3


@pytest.mark.rule("CF-CARD-001")
@pytest.mark.rule("CF-CARD-002")
def test_backdoor_hides_the_text_of_an_obstacle_and_never_an_event() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["hand"] = ["backdoor"]
    play = position(
        runners=runners, obstacles=[threat("out-of-ammo", 0)], active=["unfriendly-fire"]
    )
    play.pick(opt.Assist("backdoor"))
    offered = [o.obstacle for o in play.options if isinstance(o, opt.Threat)]
    assert offered == ["out-of-ammo"]
    assert len(offered) == len(play.options)
    play.pick(play.options[0])
    assert play_limit(play.g, 0) == -1
    assert attack_strength(play.g, play.found("out-of-ammo")) == 2  # the event still counts
