"""Worked cases: team building as anybody writes a team (p.9, 11, 36, 37; 34 for programs)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.teams.legality import Rules, campaign, check
from neontable.games.combatzone.teams.team import cost

# Lines of a team, the size in EB, the rules that it breaks.
# Warlord 15 (Influence 1; 20 and Influence 2 with a star), Ripper 8 (1), Pledge 5, Crusher 15,
# Munitions Specialist 15, Bengal 20, Lynx 15, Mouse 10 (2).
TEAMS: list[tuple[str, str, int, list[str]]] = [
    ("a leader and a ripper", "Warlord|Ripper", 100, []),
    ("exactly the size", "Warlord|Ripper", 23, []),
    ("one EB too many", "Warlord|Ripper", 22, ["CZ-TEAM-005"]),
    ("no leader", "Ripper|Crusher", 100, ["CZ-TEAM-002"]),
    ("two leaders", "Warlord|Hammerlord", 100, ["CZ-TEAM-002"]),
    ("the same leader twice", "2 Warlord", 100, ["CZ-TEAM-002"]),
    ("somebody of another gang", "Warlord|Kyodai", 100, ["CZ-TEAM-001"]),
    ("a specialist", "Warlord|Munitions Specialist", 100, []),
    ("a specialist twice", "Warlord|2 Munitions Specialist", 100, ["CZ-TEAM-003"]),
    (
        "base and veteran of one specialist",
        "Warlord|Munitions Specialist|Munitions Specialist *",
        100,
        ["CZ-TEAM-003"],
    ),
    ("two different specialists", "Warlord|Munitions Specialist|Ranged Specialist", 100, []),
    ("four rippers", "Warlord|4 Ripper", 100, []),
    ("as many gonks as Influence", "Warlord|Ripper|2 Pledge", 100, []),
    ("one gonk too many", "Warlord|Ripper|3 Pledge", 100, ["CZ-TEAM-006"]),
    ("a veteran leader has more Influence", "Warlord *|Ripper|3 Pledge", 100, []),
    ("gonks of the other gang", "Warlord|Shatei", 100, ["CZ-TEAM-001"]),
    ("two mercenaries", "Warlord|Bengal|Lynx", 100, []),
    ("three mercenaries", "Warlord|Bengal|Lynx|Mouse", 100, ["CZ-TEAM-013"]),
    ("a mercenary's Influence counts", "Warlord|Mouse|3 Pledge", 100, []),
    ("a veteran costs 5 more", "Warlord|Ripper *", 28, []),
    ("a veteran costs 5 more, one EB short", "Warlord|Ripper *", 27, ["CZ-TEAM-005"]),
    ("a veteran mercenary costs 5 more", "Warlord|Lynx *", 35, []),
    ("a version that does not exist", "Warlord|Ripper ***", 100, ["CZ-TEAM-012"]),
    ("gear within its rarity", "Warlord|2 Ripper: Spikey Leathers", 100, []),
    ("gear beyond its rarity", "Warlord|3 Ripper: Spikey Leathers", 100, ["CZ-TEAM-007"]),
    ("a rarity of one", "Warlord|2 Ripper: Heavy Pistol", 100, ["CZ-TEAM-007"]),
    (
        "the same gear twice on one model",
        "Warlord|Ripper: Spikey Leathers, Spikey Leathers",
        100,
        ["CZ-TEAM-010"],
    ),
    ("one bulky card", "Warlord|Ripper: SMG", 100, []),
    ("two bulky cards", "Warlord|Ripper: SMG, Improvised Armor Plating", 100, ["CZ-TEAM-009"]),
    ("bulky cards on two models", "Warlord|Ripper: SMG|Crusher: Improvised Armor Plating", 100, []),
    (
        "any number of other gear",
        "Warlord|Ripper: Heavy Pistol, Sledgehammer, Airhypo, Spikey Leathers",
        100,
        [],
    ),
    ("gear of a gonk", "Warlord|Pledge: Heavy Pistol", 100, ["CZ-TEAM-008"]),
    ("gear that wants a star", "Warlord|Ripper: Shotgun", 100, ["CZ-TEAM-015"]),
    ("gear that wants a star, with one", "Warlord *|Ripper: Shotgun", 100, []),
    ("stars of all characters count", "Warlord *|Ripper *|Crusher *: Sniper Rifle", 100, []),
    ("two stars of three", "Warlord *|Ripper *: Sniper Rifle", 100, ["CZ-TEAM-015"]),
    ("programs up to Tech", "Warlord|Brainburn Netrunner: Ransomware, Ban Hammer", 100, []),
    (
        "more programs than Tech",
        "Warlord|Brainburn Netrunner: Ransomware, Ban Hammer, Shield",
        100,
        ["CZ-NET-002"],
    ),
    (
        "a veteran has room for three",
        "Warlord|Brainburn Netrunner *: Ransomware, Ban Hammer, Shield",
        100,
        [],
    ),
    (
        "a program twice on one netrunner",
        "Warlord|Brainburn Netrunner: Shield, Shield",
        100,
        ["CZ-NET-003"],
    ),
    (
        "a program beyond its rarity",
        "Warlord|Brainburn Netrunner: Ransomware|Pantera: Ransomware",
        100,
        ["CZ-NET-003"],
    ),
    ("two copies of rarity two", "Warlord|Brainburn Netrunner: Shield|Pantera: Shield", 100, []),
    ("programs without a netrunner", "Warlord|Ripper: Ransomware", 100, ["CZ-NET-001"]),
]


def written(lines: str) -> str:
    return "faction: Maelstrom\n" + lines.replace("|", "\n")


def broken(lines: str, rules: Rules) -> list[str]:
    return list(dict.fromkeys(p.rule for p in check(written(lines), rules)[1]))


@pytest.mark.rule(
    "CZ-TEAM-001",
    "CZ-TEAM-002",
    "CZ-TEAM-003",
    "CZ-TEAM-004",
    "CZ-TEAM-005",
    "CZ-TEAM-006",
    "CZ-TEAM-007",
    "CZ-TEAM-008",
    "CZ-TEAM-009",
    "CZ-TEAM-010",
    "CZ-TEAM-012",
    "CZ-TEAM-013",
    "CZ-TEAM-014",
    "CZ-TEAM-015",
    "CZ-NET-001",
    "CZ-NET-002",
    "CZ-NET-003",
)
@pytest.mark.parametrize("case", TEAMS, ids=[c[0] for c in TEAMS])
def test_one_off_teams(case: tuple[str, str, int, list[str]]) -> None:
    _, lines, eb, rules = case
    assert broken(lines, Rules(eb=eb)) == rules


COSTS: list[tuple[str, int, int]] = [
    # what it costs in a one-off game, and in a campaign
    ("Warlord", 15, 15),
    ("Warlord *", 20, 15),
    ("Warlord|Ripper *", 28, 23),
    ("Warlord|Ripper|3 Pledge", 38, 38),
    ("Warlord|Ripper: SMG, Spikey Leathers", 31, 31),
]


@pytest.mark.rule("CZ-TEAM-005", "CZ-TEAM-006", "CZ-TEAM-012", "CZ-CAMP-006", "CZ-CAMP-018")
@pytest.mark.parametrize("case", COSTS, ids=[c[0] for c in COSTS])
def test_costs(case: tuple[str, int, int]) -> None:
    lines, one_off, later = case
    team = check(written(lines))[0]
    assert team is not None
    assert cost(team) == one_off
    assert cost(team, 0) == later


CAMPAIGN: list[tuple[str, str, bool, int, list[str]]] = [
    # lines, whether it is the first game, Street Cred of the HQ
    ("no veteran in the first game", "Warlord|Ripper *", True, 0, ["CZ-CAMP-005"]),
    ("a veteran later", "Warlord|Ripper *", False, 1, []),
    ("two base mercenaries in the first game", "Warlord|Bengal|Lynx", True, 0, []),
    ("three in the first game", "Warlord|Bengal|Lynx|Mouse", True, 0, ["CZ-CAMP-005"]),
    ("any number later", "Warlord|Bengal|Lynx|Mouse|Pantera", False, 0, []),
    ("the HQ's Street Cred counts", "Warlord|Ripper: Shotgun", False, 1, []),
    ("or is missing", "Warlord|Ripper: Shotgun", False, 0, ["CZ-TEAM-015"]),
]


@pytest.mark.rule("CZ-CAMP-003", "CZ-CAMP-004", "CZ-CAMP-005", "CZ-CAMP-006", "CZ-TEAM-014")
@pytest.mark.parametrize("case", CAMPAIGN, ids=[c[0] for c in CAMPAIGN])
def test_campaign_teams(case: tuple[str, str, bool, int, list[str]]) -> None:
    _, lines, first, cred, rules = case
    assert broken(lines, campaign(100, cred, first=first)) == rules


@pytest.mark.rule("CZ-TEAM-011")
@pytest.mark.parametrize(
    ("gear", "cyber"), [("Spikey Leathers", False), ("Cyberdeck", True), ("Katana", False)]
)
def test_cyber_characters(gear: str, cyber: bool) -> None:
    from neontable.games.combatzone.model.pieces import Sheet
    from neontable.games.combatzone.model.profile import profile

    team = check(written(f"Warlord|Munitions Specialist: {gear}"))[0]
    assert team is not None
    member = next(m for m in team.members if m.gear)
    assert profile(Sheet(member.model, member.stars, gear=member.gear)).cyber is cyber
