"""The Shared Market (p.47)."""

from __future__ import annotations

import msgspec
import pytest

from neontable.games.combatzone.campaign.headquarters import Headquarters, armoury, problems
from neontable.games.combatzone.campaign.market import (
    HAND,
    added,
    draw,
    opened,
    passed,
    returned,
    spent,
)
from neontable.games.combatzone.cards.facts import GEAR
from neontable.games.combatzone.teams.text import read
from neontable.kernel.errors import BadOption


@pytest.mark.rule("CZ-MARKET-001")
def test_the_teams_have_what_needs_no_street_cred_and_the_rest_is_one_deck() -> None:
    teams, deck = opened(["maelstrom", "tyger-claws"])
    for hq in teams:
        for id in armoury(hq):
            offer = GEAR[id].offer(hq.faction)
            assert offer is not None
            assert offer.stars == 0
    starred = [
        id
        for hq in teams
        for id, gear in GEAR.items()
        if (offer := gear.offer(hq.faction)) and offer.stars and "special" not in gear.keywords
    ]
    assert sorted(deck) == sorted(starred)
    assert len(deck) > 2 * HAND


@pytest.mark.rule("CZ-MARKET-002")
def test_three_cards_one_added_the_others_passed_once() -> None:
    (one, two), deck = opened(["maelstrom", "tyger-claws"])
    hand, deck2 = draw(deck)
    assert hand == (deck[-1], deck[-2], deck[-3])
    other, left = draw(deck2)
    one, rest = added(one, hand, hand[1])
    assert one.gear is not None
    assert one.gear[-1] == hand[1]
    two, kept = added(two, other, "")
    assert kept == other
    first, second = passed([rest, kept])
    assert (first, second) == (kept, rest)
    two, unwanted = added(two, second, second[0])
    assert two.gear is not None
    assert two.gear[-1] == hand[0]
    bottom = returned(left, [*first, *unwanted])
    assert bottom[:4] == [*first, *unwanted]
    assert bottom[-1] == left[-1], "the top of the deck is as before"
    assert len(bottom) + 2 == len(deck)
    with pytest.raises(BadOption, match="CZ-MARKET-002"):
        added(one, rest, hand[1])
    a, b, c = ("a",), ("b",), ("c",)
    assert passed([a, b, c]) == [c, a, b], "clockwise"
    assert draw(["x", "y"]) == (("y", "x"), [])


@pytest.mark.rule("CZ-MARKET-003", "CZ-MARKET-004")
def test_loot_stays_and_can_be_spent_for_cards() -> None:
    (hq, _), deck = opened(["maelstrom", "tyger-claws"])
    kept = (("ripper", "medkit"), ("ripper", "medkit"), ("warlord", "chip"), ("crusher", "chip"))
    hq = msgspec.structs.replace(hq, kept=kept)
    now, hand, left = spent(hq, kept[:3], deck)
    assert now.kept == (("crusher", "chip"),)
    assert len(hand) == 3
    assert len(left) == len(deck) - 3
    now, rest = added(now, hand, hand[2])
    assert now.gear is not None
    assert hand[2] in now.gear
    assert returned(left, rest)[:2] == list(rest)
    with pytest.raises(BadOption, match="nobody has this loot: chip of ripper"):
        spent(hq, [("ripper", "chip")], deck)


@pytest.mark.rule("CZ-MARKET-005")
def test_neither_street_cred_nor_faction_but_only_ones_own_gear() -> None:
    (hq, _), _ = opened(["maelstrom", "tyger-claws"])
    hq = msgspec.structs.replace(hq, matches=1)
    armed = read("faction: Maelstrom\nWarlord\n- Demon Mask\n- Heavy SMG\n").team
    assert armed is not None
    assert [p.rule for p in problems(hq, armed, 100)] == ["CZ-MARKET-005", "CZ-MARKET-005"]
    both: Headquarters = hq
    for id in armed.members[0].gear:
        both, _ = added(both, (id,), id)
    assert problems(both, armed, 100) == []
    cheapest = min(o.eb for o in GEAR["demon-mask"].offers)
    heavy = GEAR["heavy-smg"].offer("maelstrom")
    assert heavy is not None
    price = 15 + cheapest + heavy.eb
    assert problems(both, armed, price) == []
    assert [p.rule for p in problems(both, armed, price - 1)] == ["CZ-TEAM-005"]
