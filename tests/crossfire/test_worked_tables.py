"""Tables worked out by hand from the rulebook, each row of them played: who is paid, who is hurt
and healed, who faces what, what is drawn, what Karma there is.  The sums are done here once more,
in the words of the book and without the program's help."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

import neontable
from neontable.games.crossfire.positions.reckoning import karma_award, obstacles_flipped
from tests.crossfire.worked.case import Case, given, look, on, play_out

STAND = on("chromed-samurai", 0, 0, attack=0)
HP = {"human": 5, "elf": 4, "dwarf": 5, "ork": 6, "troll": 7}
COLOUR = {"street-samurai": "black", "mage": "blue", "decker": "green", "face": "red"}
PLAIN = {
    "black": "yak-muscle",
    "blue": "fire-adept",
    "green": "trip-beams",
    "red": "ancients-sentry",
}
"""Obstacles without text."""
QUIET: dict[str, Any] = {"crossfire_deck": []}


def after(position: dict[str, Any], do: str, *facts: str) -> list[Any]:
    out = play_out(Case("", "", position, do, {}))
    return [look(out, fact) for fact in facts]


# -- nuyen: one token at a time, from the current runner on ----------------------------------------
@pytest.mark.rule("CF-NUY-001", "CF-NUY-002", "CF-NUY-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("current", [0, 1])
def test_who_is_paid(seats: int, current: int) -> None:
    for values in [*((v,) for v in range(12)), (1, 2), (2, 2), (3, 3), (5, 6), (1, 1)]:
        wanted = [0] * seats
        for value in values:
            for token in range(value):
                wanted[(current + token) % seats] += 1
        obstacles = [
            on(name, 0, 0, "black", nuyen=value)
            for name, value in zip(("yak-muscle", "deckhead"), values, strict=False)
        ]
        hands = [["quick-shot"] * 2 if seat == current else [] for seat in range(seats)]
        position = given(
            seats=seats, current=current, hands=hands, obstacles=[*obstacles, STAND], **QUIET
        )
        do = "play quick-shot; play quick-shot; strike clear"
        assert after(position, do, "nuyen") == [wanted], values


@pytest.mark.rule("CF-NUY-007", "CF-NUY-008", "CF-MEX-012")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_who_is_paid_in_the_clients_turn(start: int) -> None:
    for value in range(1, 8):
        wanted = [0, 0, 0, 0]
        for token in range(value):
            wanted[(start + token) % 3] += 1
        runners = [{"hand": ["covering-fire"]}, {}, {}, {"metatype": "client"}]
        position = given(
            mission="extraction",
            runners=runners,
            start=start,
            current=3,
            obstacles=[on("yak-muscle", 3, 0, "black", nuyen=value), on("deckhead", 3)],
            **QUIET,
        )
        do = "0: assist covering-fire; threat deckhead; strike clear"
        assert after(position, do, "nuyen") == [wanted], value


# -- hit points ------------------------------------------------------------------------------------
@pytest.mark.rule("CF-HP-004", "CF-HP-005", "CF-HP-006", "CF-HP-015", "CF-HP-020")
@pytest.mark.parametrize("metatype", HP)
def test_attacks_in_one_packet(metatype: str) -> None:
    for hp in range(HP[metatype] + 1):
        for one, two in [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (4, 4)]:
            left = max(0, hp - one - two)
            health = "ready" if left else "staggered"
            if hp == 0 and one + two:
                health = "critical"
            position = given(
                runners=[{"metatype": metatype, "hp": hp}, {}, {}, {}],
                phase="attack",
                obstacles=[
                    on("yak-muscle", 0, 0, attack=one),
                    on("deckhead", 0, 0, attack=two),
                    on("sudden-fade", 1, 0, attack=9),
                ],
                **QUIET,
            )
            found = after(position, "", "hp", "health")
            assert found == [[left, 5, 5, 5], [health, "ready", "ready", "ready"]], (hp, one, two)


@pytest.mark.rule("CF-HP-017", "CF-HP-018", "CF-CARD-013")
@pytest.mark.parametrize("metatype", HP)
@pytest.mark.parametrize(("card", "heals"), [("doc-wagon-contract", 2), ("covering-fire", 1)])
def test_heals(metatype: str, card: str, heals: int) -> None:
    most = HP[metatype]
    for hp in range(most + 1):
        position = given(
            runners=[{"hand": [card]}, {"metatype": metatype, "hp": hp}, {}, {}],
            obstacles=[STAND],
        )
        hp_after, hands, health = after(position, f"play {card}; runner 1", "hp", "hands", "health")
        assert hp_after == [5, min(most, hp + heals), 5, 5]
        assert hands[1] == (2 if hp == 0 else 0)
        assert health == ["ready"] * 4


@pytest.mark.rule("CF-TURN-014", "CF-TURN-015", "CF-DECK-001", "CF-DECK-003")
@pytest.mark.parametrize("hand", range(7))
def test_the_draw(hand: int) -> None:
    for deck in range(4):
        for discard in range(3):
            wanted = min(2, deck + discard) if hand <= 3 else 0
            position = given(
                phase="draw",
                hands=[["mark"] * hand],
                decks=[["mana"] * deck],
                discards=[["quick-shot"] * discard],
                obstacles=[STAND],
            )
            hands, decks, discards = after(position, "", "hands", "decks", "discards")
            assert hands[0] == hand + wanted
            shuffled = wanted > deck
            assert decks[0] == (deck + discard if shuffled else deck) - wanted
            assert discards[0] == (0 if shuffled else discard)


# -- placement -------------------------------------------------------------------------------------
def placed(roles: list[list[str]], first: str, more: int, **facts: Any) -> list[int]:
    """The Scene that seat 0 ends brings so many obstacles, the first of this colour."""
    runners: list[dict[str, Any]] = [{"roles": held} for held in roles]
    runners[0]["hand"] = ["street-smarts"]
    others = [name for colour, name in PLAIN.items() if colour != first]
    spare = ["gutter-punks", "customs-officer", "astral-shiver", "sudden-fade"]
    pile = [PLAIN[first], *others, *spare][:more]
    position = given(
        runners=runners,
        obstacles=[on("eye-alarm", 0, 0, "red")],
        normal_deck=pile[::-1],
        **QUIET,
        **facts,
    )
    do = "play street-smarts; strike clear" + "; done" * (len(roles) + 1)
    found: list[int] = after(position, do, "placed")[0]
    return found


@pytest.mark.rule("CF-OBS-017", "CF-MCF-004", "CF-ROLE-014")
@pytest.mark.parametrize("first", PLAIN)
def test_every_seating_of_four(first: str) -> None:
    for seating in permutations(COLOUR):
        seat = [COLOUR[role] for role in seating].index(first)
        found = placed([[role] for role in seating], first, 5)
        assert found == [(seat + k) % 4 for k in range(5)], seating


@pytest.mark.rule("CF-OBS-017", "CF-MCF-004", "CF-ROLE-014")
@pytest.mark.parametrize("first", PLAIN)
def test_every_seating_of_two(first: str) -> None:
    for held in combinations(COLOUR, 2):
        roles = [list(held), [role for role in COLOUR if role not in held]]
        seat = next(s for s, own in enumerate(roles) if first in [COLOUR[r] for r in own])
        assert placed(roles, first, 3) == [(seat + k) % 2 for k in range(3)], held


@pytest.mark.rule("CF-OBS-017", "CF-MCF-004", "CF-ROLE-008")
@pytest.mark.parametrize("first", PLAIN)
def test_every_seating_of_three(first: str) -> None:
    for held in combinations(COLOUR, 2):
        alone = [[role] for role in COLOUR if role not in held]
        for at in range(3):
            roles = [*alone[:at], list(held), *alone[at:]]
            seat = next(s for s, own in enumerate(roles) if first in [COLOUR[r] for r in own])
            assert placed(roles, first, 4) == [(seat + k) % 3 for k in range(4)], roles


# -- how much of what ------------------------------------------------------------------------------
@pytest.mark.rule("CF-MCF-002", "CF-MCF-003", "CF-MCF-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_obstacles_of_a_scene(seats: int) -> None:
    for scene in (1, 2, 3):
        for level in range(9):
            for bonus in ([], ["Bring It On!"]):
                all_of_them = seats + scene - 1 + len(bonus)
                hard = min(level, all_of_them)
                wanted = ["hard"] * hard + ["normal"] * (all_of_them - hard)
                assert obstacles_flipped("Crossfire", seats, scene, level, bonus) == wanted


@pytest.mark.rule("CF-MDR-010", "CF-MDR-025")
@pytest.mark.parametrize("level", range(6))
def test_obstacles_of_the_dragon(level: int) -> None:
    for bonus in ([], ["Minions Unending"], ["I'm Closer Than You Think"]):
        n = 4 if bonus == ["Minions Unending"] else 3
        hard = min(level, n)
        wanted = ["hard"] * hard + ["normal"] * (n - hard)
        for when in (1, 2, 7):
            assert obstacles_flipped("Dragon Fight", 4, when, level, bonus) == wanted


@pytest.mark.rule("CF-MEX-027", "CF-MEX-028", "CF-MEX-030", "CF-MEX-003", "CF-MEX-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_extraction_with_its_challenges_begins(seats: int) -> None:
    options = {
        "mission": "extraction",
        "stepped_up_security": True,
        "emt_gig": True,
        "elite_response_team": True,
        "runners": "random",
        "leader": "random",
    }
    table = neontable.game("crossfire").new(seats=seats, seed=3, options=options)
    g = table.state
    assert len(g.crossfire_discard) == 4
    assert g.aside == ["doc-wagon-contract"]
    assert [r.metatype for r in g.runners].count("client") == 1
    assert (g.runners[-1].hp, g.runners[-1].max_hp) == (1, 5)
    assert len(g.market) == 6
    assert len(g.market_deck) == 60 - 6 - 1
    assert [f.faces for f in g.obstacles][:1] == [seats]
    assert sum(r.nuyen for r in g.runners) > 0
    assert g.runners[-1].nuyen == 0


# -- Karma -----------------------------------------------------------------------------------------
def penalty(mission: str, upgrades: int) -> int:
    """The table of the mission sheet, row by row."""
    rows = (
        [(75, 0), (100, 1)] if mission == "Dragon Fight" else [(10, 0), (30, 1), (50, 2), (75, 3)]
    )
    for most, less in rows:
        if upgrades <= most:
            return less
    most, less = rows[-1]
    while upgrades > most:
        most, less = most + 25, less + 1
    return less


CHALLENGES = {
    "Crossfire": (3, {"Bring It On!": 1, "Danger Zone": 2}),
    "Extraction": (
        4,
        {"Stepped-up Security!": 1, "EMT Gig!": 1, "Elite Response Team!": 3},
    ),
    "Dragon Fight": (
        7,
        {
            "Trouble Brewing": 1,
            "Let's Get Serious": 2,
            "I'm Closer Than You Think": 2,
            "Minions Unending": 3,
        },
    ),
}


@pytest.mark.rule("CF-MIS-004", "CF-MIS-005", "CF-MCF-013", "CF-MCF-016", "CF-MEX-026")
@pytest.mark.rule("CF-MEX-031", "CF-MDR-021", "CF-MDR-026")
@pytest.mark.parametrize("mission", CHALLENGES)
def test_karma(mission: str) -> None:
    base, bonuses = CHALLENGES[mission]
    taken_sets = [
        taken
        for n in range(len(bonuses) + 1)
        for taken in combinations(bonuses, n)
        if not {"Trouble Brewing", "Let's Get Serious"} <= set(taken)
    ]
    edges = [0, 5, 10, 11, 30, 31, 50, 51, 75, 76, 100, 101, 125, 126, 150, 151, 175, 176, 200]
    for taken in taken_sets:
        for upgrades in edges:
            less = penalty(mission, upgrades)
            won = max(0, base + sum(bonuses[b] for b in taken) - less)
            assert karma_award(mission, "win", taken, upgrades) == won, (taken, upgrades)
            aborted = 0 if mission == "Extraction" else max(0, 1 - less)
            assert karma_award(mission, "abort", taken, upgrades) == aborted
            assert karma_award(mission, "loss", taken, upgrades) == 0


@pytest.mark.rule("CF-MCF-015", "CF-MIS-003")
def test_karma_of_the_danger_zone_taken_several_times() -> None:
    for times in range(5):
        taken = ["Danger Zone"] * times
        assert karma_award("Crossfire", "win", taken) == 3 + 2 * times
        assert karma_award("Crossfire", "win", [*taken, "Bring It On!"], 31) == 2 + 2 * times


# -- the level -------------------------------------------------------------------------------------
@pytest.mark.rule("CF-XF-004", "CF-XF-013", "CF-XF-016")
@pytest.mark.parametrize("level", range(10))
def test_timebomb_and_the_next_event(level: int) -> None:
    """Timebomb: 1 damage, 3 from level 8 on, its own card not counted; Enemy Comms: green and red
    heal from level 4 on, Timebomb's card counted."""
    hurt = 3 if level >= 8 else 1
    position = given(
        current=-1,
        round=2,
        active=["timebomb"],
        crossfire_discard=["*"] * level,
        crossfire_deck=["enemy-comms"],
        obstacles=[on("sudden-fade", 0, 2), on("deckhead", 1, 2)],
    )
    facts = ("hp", "level", "cleared sudden-fade", "cleared deckhead")
    healed = 0 if level + 1 >= 4 else 2
    assert after(position, "", *facts) == [[5 - hurt] * 4, level + 1, healed, 2]
