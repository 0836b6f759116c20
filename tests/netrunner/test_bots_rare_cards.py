"""The veteran with cards that do what no other card does: none lies dead in its hand, and none is
used absurdly."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.bots.rare_plays import looks_at_hq
from tests.netrunner.play import duel
from tests.netrunner.test_bots import play_on, said

FULL = ["Chance Observation"] * 3
"""What else is in HQ, so that drawing is not the better action."""


# -- the Corp --------------------------------------------------------------------------------------
def test_an_agenda_is_fetched_from_archives() -> None:
    d = duel(hq=["Off-Site Backups"], archives=["Tycho Extension"], bits=(9, 5))
    assert said(d) == ("play", "off-site-backups")
    play_on(d)
    assert "tycho-extension" not in d.g.corp.archives


def test_nothing_is_fetched_from_empty_archives() -> None:
    assert said(duel(hq=["Off-Site Backups"], bits=(9, 5))) != ("play", "off-site-backups")


def test_ice_is_reclaimed() -> None:
    ice = ["Data Wall", "Filter", "Quandary"]
    d = duel(hq=["Reclamation Project", *FULL[:2]], archives=ice, bits=(9, 5))
    assert said(d) == ("play", "reclamation-project")
    play_on(d)
    assert d.g.corp.archives == ["reclamation-project"], "all of it is fetched"


def test_counters_are_moved_to_finish_an_agenda() -> None:
    forts = {3: "!Data Wall / Tycho Extension", 4: "/ Vacant Soulkiller+3"}
    d = duel(hq=["Falsified-Transactions Expert"], forts=forts, bits=(3, 5))
    assert said(d) == ("play", "falsified-transactions-expert")
    play_on(d)
    assert [c.card for c in d.g.corp.scored] == ["tycho-extension"]


def test_counters_are_not_moved_for_nothing() -> None:
    d = duel(hq=["Falsified-Transactions Expert"], forts={3: "/ Setup!"}, bits=(9, 5))
    assert said(d)[0] != "play"


def test_dear_ice_is_rezzed_on_credit_by_a_poor_corp_only() -> None:
    forts = {"hq": "Colonel Failure"}
    poor = duel(hq=["Rent-to-Own Contract"], forts=forts, bits=(4, 5))
    assert said(poor) == ("play", "rent-to-own-contract")
    rich = duel(hq=["Rent-to-Own Contract"], forts=forts, bits=(40, 5))
    assert said(rich) != ("play", "rent-to-own-contract")


@pytest.mark.parametrize(
    ("rig", "played"), [(["Krash", "Krash", "Krash", "Krash"], True), (["Krash"], False)]
)
def test_memory_is_squeezed_when_it_is_full(rig: list[str], played: bool) -> None:
    d = duel(hq=["Badtimes", *FULL], rig=rig, tags=1, bits=(12, 5), hand=["Score!"] * 5)
    assert (said(d) == ("play", "badtimes")) is played


def test_headhunters_hunt_a_tagged_runner() -> None:
    d = duel(
        hq=FULL,
        corp_scored=["Corporate Headhunters"],
        tags=1,
        bits=(12, 5),
        hand=["Score!"] * 4,
    )
    assert said(d)[0] == "use"
    play_on(d)
    assert len(d.g.runner.hand) < 4


def test_a_hand_of_agendas_is_reshuffled() -> None:
    agendas = ["Tycho Extension", "Political Overthrow", "Main-Office Relocation"]
    d = duel(hq=agendas, forts={3: "/ !Rescheduler"}, rd=["Data Wall"] * 20, bits=(9, 5))
    assert said(d)[:2] == ("use", d.card("Rescheduler").id)
    calm = duel(hq=["Data Wall"], forts={3: "/ !Rescheduler"}, rd=["Data Wall"] * 20, bits=(9, 5))
    assert said(calm)[0] != "use"


# -- the Runner ------------------------------------------------------------------------------------
def test_a_proof_in_the_rig_is_scored() -> None:
    d = duel(forts={3: "/ Theorem Proof"}, hand=["Score!"] * 4, turn="runner", bits=(5, 9))
    d.run(3).pick("access").pick("install", "theorem-proof-program")
    play_on(d)
    assert [c.card for c in d.g.runner.scored] == ["theorem-proof"]


def test_nobody_sells_his_brain() -> None:
    d = duel(hand=["Do the 'Drine"], stack=["Krash"] * 9, turn="runner", bits=(5, 1))
    assert said(d)[0] != "play"
    play_on(d)
    assert d.g.runner.brain == 0


def test_a_clerk_is_bribed_by_the_rich_only() -> None:
    rich = duel(hq=["Filter"] * 5, turn="runner", bits=(5, 20))
    poor = duel(hq=["Filter"] * 5, turn="runner", bits=(5, 3))
    assert looks_at_hq(rich.g)
    assert not looks_at_hq(poor.g)
