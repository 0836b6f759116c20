"""Worked cases of team building and recovery, from the book and the index alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import neontable
from neontable.games.combatzone.campaign.aftermath import Throw, Treatment, casualties, settled
from neontable.games.combatzone.campaign.headquarters import Headquarters, Recruit, street_cred
from neontable.games.combatzone.rules.recovery import risk
from neontable.games.combatzone.teams.legality import Rules, campaign, check
from neontable.games.combatzone.teams.team import cost

LARGE = Rules(eb=400)


def _broken(text: str, rules: Rules = LARGE) -> set[str]:
    return {p.rule for p in check(text, rules)[1]}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("faction: Maelstrom\nRipper\n2 Pledge", "CZ-TEAM-002"),  # no Leader
        ("faction: Maelstrom\nWarlord\nWarlord", "CZ-TEAM-002"),  # two of them
        ("faction: Maelstrom\nWarlord\nKyodai", "CZ-TEAM-001"),
        ("faction: Maelstrom\nWarlord\n3 Ripper: Spikey Leathers", "CZ-TEAM-007"),
        ("faction: Maelstrom\nWarlord\n- Shotgun\n- Shotgun", "CZ-TEAM-010"),
        ("faction: Maelstrom\nWarlord\n20 Pledge", "CZ-TEAM-006"),
    ],
)
@pytest.mark.rule(
    "CZ-TEAM-001",
    "CZ-TEAM-002",
    "CZ-TEAM-003",
    "CZ-TEAM-006",
    "CZ-TEAM-007",
    "CZ-TEAM-009",
    "CZ-TEAM-010",
)
def test_what_no_team_may_be(text: str, rule: str) -> None:
    assert rule in _broken(text)


@pytest.mark.rule("CZ-TEAM-005")
def test_a_team_of_exactly_its_eb_is_legal() -> None:
    text = "faction: Maelstrom\nWarlord\n2 Ripper\n2 Pledge"
    team, wrong = check(text, LARGE)
    assert team is not None
    assert not wrong
    price = cost(team)
    assert _broken(text, Rules(eb=price)) == set()
    assert _broken(text, Rules(eb=price - 1)) == {"CZ-TEAM-005"}


@pytest.mark.rule("CZ-TEAM-012", "CZ-CAMP-006")
def test_a_star_costs_five_in_a_one_off_game_only() -> None:
    base, _ = check("faction: Maelstrom\nWarlord\nRipper", LARGE)
    star, _ = check("faction: Maelstrom\nWarlord\nRipper *", LARGE)
    assert base is not None
    assert star is not None
    assert cost(star) == cost(base) + 5
    text = "faction: Maelstrom\nWarlord\nRipper *"
    price = cost(base)
    assert "CZ-TEAM-005" in _broken(text, Rules(eb=price))
    assert "CZ-TEAM-005" not in _broken(text, campaign(price, street_cred=1))


@pytest.mark.rule("CZ-CAMP-005")
def test_no_veterans_in_the_first_game_of_a_campaign() -> None:
    text = "faction: Maelstrom\nWarlord\nRipper *"
    assert "CZ-CAMP-005" in _broken(text, campaign(100, street_cred=0, first=True))
    assert "CZ-CAMP-005" not in _broken(text, campaign(100, street_cred=1))


@pytest.mark.rule("CZ-TEAM-013")
def test_two_mercenaries_and_no_third() -> None:
    from neontable.games.combatzone.model import library

    hired = [
        c.name for c in library.MODELS.values()
        if "merc" in c.keywords and "leader" not in c.keywords and "maelstrom" not in c.factions
    ][:3]  # fmt: skip
    head = "faction: Maelstrom\nWarlord\n"
    assert "CZ-TEAM-013" not in _broken(head + "\n".join(hired[:2]))
    assert "CZ-TEAM-013" in _broken(head + "\n".join(hired))


# ------------------------------------------------------------------ recovery


def _match(*models: dict[str, Any]) -> Any:
    found = [{"seat": 0, "inches": [5 + 3 * i, 11], **m} for i, m in enumerate(models)]
    return neontable.load({
        "game": "combatzone", "rules": 1,
        "teams": [{"faction": "maelstrom"}, {"faction": "tyger-claws"}],
        "models": [*found, {"card": "kyodai", "seat": 1, "inches": [27, 18]}],
    })  # fmt: skip


@pytest.mark.rule("CZ-RECOV-001", "CZ-RECOV-002", "CZ-RECOV-003")
@pytest.mark.parametrize(
    ("model", "dice"),
    [
        ({"card": "warlord", "stars": 1, "tokens": "RY", "origin": "GY"}, ("Y",)),
        ({"card": "warlord", "stars": 1, "tokens": "gr", "origin": "GY"}, ("G",)),
        ({"card": "warlord", "stars": 2, "tokens": "RR", "origin": "GY"}, ("R",)),
        ({"card": "warlord", "stars": 1, "status": "out"}, ("R", "R")),
        ({"card": "warlord", "stars": 1}, None),  # not wounded
        ({"card": "warlord", "tokens": "RYY", "origin": "GYY"}, None),  # no Veteran
        ({"card": "warlord", "status": "out"}, None),
        ({"card": "pledge", "status": "out"}, None),
    ],
)
def test_who_rolls_what(model: dict[str, Any], dice: tuple[str, ...] | None) -> None:
    hurt = casualties(_match(model, {"card": "ripper"}).state, seat=0)
    assert [one.dice for one in hurt] == ([] if dice is None else [dice])


@pytest.mark.rule("CZ-RECOV-003", "CZ-RECOV-004")
@pytest.mark.parametrize(
    ("dice", "chance"),
    [(("R", "R"), Fraction(11, 36)), (("Y",), Fraction(1, 8)), (("G",), Fraction(1, 12))],
)
def test_the_risk_of_a_serious_wound(dice: tuple[str, ...], chance: Fraction) -> None:
    assert risk(dice) == pytest.approx(float(chance))


@pytest.mark.rule("CZ-RECOV-004", "CZ-RECOV-006", "CZ-RECOV-008")
@pytest.mark.parametrize(
    ("stars", "face", "after", "cred"),
    [
        (1, 2, (Recruit("warlord", 1),), 1),
        (1, 1, (), -1),
        (2, 1, (), -1),
        (2, 8, (Recruit("warlord", 2),), 2),
    ],
)
def test_a_leader_with_a_serious_wound(stars: int, face: int, after: Any, cred: int) -> None:
    match = _match({"card": "warlord", "stars": stars, "tokens": "RY", "origin": "GY"})
    (hurt,) = casualties(match.state, seat=0)
    hq = Headquarters("maelstrom", veterans=(Recruit("warlord", stars),), matches=1)
    then = settled(
        hq, completed=(), hurt=(hurt,), throws=(Throw(hurt.model, faces=(face,)),), won=False
    )
    assert then.veterans == after
    assert street_cred(then) == max(0, cred)
    assert bool(then.completed) is (face == 1)


@pytest.mark.rule("CZ-RECOV-005", "CZ-CORE-003")
@pytest.mark.parametrize(
    ("face", "obstacle", "saved"), [(7, 5, True), (4, 9, False), (1, 1, False)]
)
def test_a_medic_after_the_match(face: int, obstacle: int, saved: bool) -> None:
    match = _match(
        {"card": "ripper", "stars": 1, "status": "out"},
        {"card": "somebody", "skills": {"medical": 1}},
    )
    (hurt,) = casualties(match.state, seat=0)
    assert [m[0] if isinstance(m, tuple) else m.model for m in hurt.medics] == [1]
    hq = Headquarters("maelstrom", veterans=(Recruit("ripper", 1),), matches=1)
    throw = Throw(
        hurt.model, faces=(1, 4), treatment=Treatment(medic=1, face=face, obstacle=obstacle)
    )
    then = settled(hq, completed=(), hurt=(hurt,), throws=(throw,), won=False)
    assert then.veterans == ((Recruit("ripper", 1),) if saved else ())


@pytest.mark.rule("CZ-RECOV-007")
def test_a_mercenary_with_a_serious_wound_leaves() -> None:
    from neontable.games.combatzone.model import library

    card = next(
        c for c in library.MODELS.values()
        if "merc" in c.keywords and "leader" not in c.keywords and len(c.ranks) > 1
        and "maelstrom" not in c.factions
    )  # fmt: skip
    match = _match({"card": "warlord"}, {"card": card.id, "stars": 1, "status": "out"})
    (hurt,) = casualties(match.state, seat=0)
    hq = Headquarters("maelstrom", mercenaries=(Recruit(card.id, 1),), matches=1)
    then = settled(
        hq, completed=(), hurt=(hurt,), throws=(Throw(hurt.model, faces=(1, 6)),), won=False
    )
    assert all(r.card != card.id for r in then.mercenaries)
    assert not then.completed
