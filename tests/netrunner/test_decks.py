from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks.construction import (
    BANNED,
    LARGEST,
    Deck,
    Rules,
    check,
    deck,
    fold,
    included,
    listed,
    named,
    nearest,
    points_needed,
    printed,
    problems,
    read,
    room,
)
from neontable.games.netrunner.decks.loadouts import USUAL, deck_of
from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel.errors import BadOption
from neontable.kernel.table import replay
from neontable.kernel.text import LANGUAGES, render

LEARNING = {"Bricks and Gates": CORP, "Tripwires": CORP, "Deep Dig": RUNNER, "Three Keys": RUNNER}


def corp(size: int, points: int) -> Deck:
    """A Corp deck of so many cards and agenda points: agendas of 2 and 1, the rest one ice."""
    twos, ones = divmod(points, 2)
    counts = {"marine-arcology": twos, "hostile-takeover": ones}
    return deck(CORP, "", {**counts, "quandary": size - twos - ones})


def runner(size: int, **more: int) -> Deck:
    counts = {id.replace("_", "-"): n for id, n in more.items()}
    return deck(RUNNER, "", {**counts, "score": size - sum(counts.values())})


def rules_of(found: list[object]) -> list[str]:
    return [p.rule for p in found]  # type: ignore[attr-defined]


def said(text: str, **rules: int) -> list[tuple[int, str]]:
    """Line and English words of every problem of a text."""
    found = check(text, Rules(rules.get("limit", 0), bool(rules.get("banned", 0))))[1]
    return [(p.line, render(p.text, "en")) for p in found]


# -- construction ------------------------------------------------------------------------------
@pytest.mark.rule("NR-DECK-001")
def test_a_runner_deck_has_45_cards_at_least() -> None:
    """45 as the guide says, not the 40 of the first rulebook (NR-AMB-014)."""
    assert problems(runner(45)) == []
    assert problems(runner(100)) == []
    for size in (1, 40, 44):
        (only,) = problems(runner(size))
        assert only.rule == "NR-DECK-001"
        assert f"{45 - size} more" in render(only.text, "en")


@pytest.mark.rule("NR-DECK-002")
def test_a_corp_deck_has_45_cards_at_least() -> None:
    assert problems(corp(45, 18)) == []
    assert rules_of([*problems(corp(44, 18))]) == ["NR-DECK-002"]
    assert rules_of([*problems(corp(44, 16))]) == ["NR-DECK-002", "NR-DECK-003"]


@pytest.mark.rule("NR-DECK-003")
@pytest.mark.parametrize(
    ("points", "most"),
    [
        *[(18, 45), (19, 45), (20, 50), (21, 50), (22, 55), (23, 55), (24, 60), (25, 60)],
        *[(26, 65), (27, 65), (28, 70), (29, 70), (30, 75), (17, 0), (0, 0)],
    ],
)
def test_agenda_points_fix_the_largest_corp_deck(points: int, most: int) -> None:
    assert room(points) == most
    if most:
        assert problems(corp(most, points)) == []
        (only,) = problems(corp(most + 1, points))
        assert only.rule == "NR-DECK-003"


@pytest.mark.rule("NR-DECK-003")
def test_the_examples_of_the_table() -> None:
    assert problems(corp(52, 22)) == []
    assert rules_of([*problems(corp(51, 21))]) == ["NR-DECK-003"]
    assert rules_of([*problems(corp(45, 17))]) == ["NR-DECK-003"]


@pytest.mark.rule("NR-DECK-004")
@pytest.mark.parametrize(
    ("size", "points"), [(45, 18), (46, 20), (50, 20), (51, 22), (60, 24), (70, 28)]
)
def test_points_needed_are_rounded_up_to_the_next_row(size: int, points: int) -> None:
    """Sizes between the rows need the points of the next one (NR-AMB-013)."""
    assert points_needed(size) == points
    assert problems(corp(size, points)) == []
    assert rules_of([*problems(corp(size, points - 1))]) == ["NR-DECK-003"]


@pytest.mark.rule("NR-DECK-003", "NR-DECK-004")
def test_table_and_formula_agree() -> None:
    for size in range(45, 200):
        assert room(points_needed(size)) >= size > room(points_needed(size) - 1)


@pytest.mark.rule("NR-DECK-003")
def test_a_runner_deck_needs_no_points() -> None:
    assert problems(runner(70)) == []


@pytest.mark.rule("NR-DECK-005")
def test_copies_are_unlimited_by_default() -> None:
    assert problems(runner(45, livewires_contacts=35)) == []
    twelve = {"marine-arcology": 9, "planning-consultants": 12, "quandary": 24}
    assert problems(deck(CORP, "", twelve)) == []


@pytest.mark.rule("NR-DECK-006")
def test_three_copies_as_an_option() -> None:
    found = problems(runner(45, broker=3, fall_guy=4), Rules(limit=3))
    assert [(p.rule, dict(p.text.args)["card"]) for p in found] == [
        ("NR-DECK-006", "Score!"),
        ("NR-DECK-006", "Fall Guy"),
    ]


@pytest.mark.rule("NR-DECK-007")
def test_one_copy_as_an_option() -> None:
    singles = {id: 1 for id, c in CARDS.items() if c.side == RUNNER}
    assert problems(deck(RUNNER, "", singles), Rules(limit=1)) == []
    doubled = {**singles, "broker": 2}
    (only,) = problems(deck(RUNNER, "", doubled), Rules(limit=1))
    assert only.rule == "NR-DECK-007"
    assert problems(deck(RUNNER, "", doubled), Rules(limit=3)) == []


@pytest.mark.rule("NR-DECK-008")
def test_the_banned_list_as_an_option() -> None:
    assert [CARDS[id].name for id in BANNED] == ["Enterprise, Inc., Shields", "Tycho Extension"]
    shielded = runner(45, enterprise_inc_shields=1)
    tycho = deck(CORP, "", {"tycho-extension": 5, "quandary": 40})
    for legal in (shielded, tycho):
        assert problems(legal) == []
        (only,) = problems(legal, Rules(banned=True))
        assert only.rule == "NR-DECK-008"


@pytest.mark.rule("NR-SETUP-001")
def test_the_pools_of_the_sides_are_disjoint() -> None:
    mixed = "corp\n" + printed(included()["Tripwires"]) + "2 Score!\n"
    last = mixed.count("\n")
    found = check(mixed)[1]
    assert (found[0].line, found[0].rule) == (last, "NR-SETUP-001")
    assert "Score! has no place in a Corp deck" in render(found[0].text, "en")


@pytest.mark.rule("NR-SETUP-001")
def test_without_a_header_the_side_is_that_of_most_cards() -> None:
    theirs = check("44 Score!\n1 Quandary")[0]
    ours = check("44 Quandary\n1 Score!")[0]
    assert theirs is not None
    assert ours is not None
    assert (theirs.side, ours.side) == (RUNNER, CORP)
    assert said("44 Score!\n1 Quandary") == [
        (2, "Quandary has no place in a Runner deck: the two sides have different cards.")
    ]


def test_a_table_holds_no_deck_of_a_thousand_cards() -> None:
    found = problems(runner(LARGEST + 1))
    assert [p.text.id for p in found] == ["nr-deck-no-large"]
    assert problems(runner(LARGEST)) == []


# -- names -------------------------------------------------------------------------------------
def test_every_card_has_a_name_of_its_own_however_it_is_spelt() -> None:
    assert len({fold(c.name) for c in CARDS.values()}) == len(CARDS)
    for id, card in CARDS.items():
        for name in (card.name, card.name.upper(), card.name.lower(), f"The {card.name}"):
            assert named(name) == id


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("bodyweight synthetic blood", "bodyweight-synthetic-blood"),
        ("Bodyweight(TM) Synthetic Blood", "bodyweight-synthetic-blood"),
        ("Bodyweight [TM] Data Creche", "bodyweight-data-creche"),
        ("Short Circuit", "the-short-circuit"),
        ("Jack ’n’ Joe", "jack-n-joe"),
        ("jack n joe", "jack-n-joe"),
        ("Livewires Contacts", "livewires-contacts"),
        ("R and D Interface", "r-and-d-interface"),
        ("spinn(r) public relations", "spinn-public-relations"),
        ("Skalderviken SA Beta-Test Site", "skalderviken-sa-beta-test-site"),
        ("dupre", "dupre"),
        ("pi in the face", "pi-in-the-face"),
        ("Enterprise Inc Shields", "enterprise-inc-shields"),
        ("TRAP", "trap"),
        ("armadillo armored road home", "armadillo-armored-road-home"),
        ("washington dc city grid", "washington-d-c-city-grid"),
    ],
)
def test_spelling_is_forgiven(typed: str, id: str) -> None:
    assert named(typed) == id


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Livewire Contact", "Livewire's Contacts"),
        ("Armadillo", '"Armadillo" Armored Road Home'),
        ("Codecraker", "Codecracker"),
        ("Qaundary", "Quandary"),
        ("Data Wall 2", "Data Wall 2.0"),
        ("Crash Everett", "Crash Everett, Inventive Fixer"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(typed: str, near: str) -> None:
    assert named(typed) is None
    assert near in nearest(typed)


def test_nonsense_has_no_near_name() -> None:
    assert nearest("zzzzzzzzz") == []
    assert nearest("") == []


# -- text --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    [
        *["3 Score!", "3x Score!", "3 x Score!", "3× score", "x3 Score!", "3xScore!"],
        *["Score! x3", "Score! × 3", "Score! (3)", "Score! (x3)", "- 3 Score!", "* 3x SCORE"],
        *["  3\tScore!  # money", "3 Score! // money", "\u00a03 Score!"],
        *["score\n2x score", "Score!\nScore!\nScore!"],
    ],
)
def test_ways_to_write_three_copies(line: str) -> None:
    found = read(line)
    assert found.problems == []
    assert found.deck is not None
    assert found.deck.counts == {"score": 3}


@pytest.mark.parametrize(
    ("line", "id", "count"),
    [
        ("Fang 2.0", "fang-2-0", 1),
        ("2 Fetch 4.0.1", "fetch-4-0-1", 2),
        ("Viral 15", "viral-15", 1),
        ("Viral 15 x2", "viral-15", 2),
        ("3 Data Wall 2.0", "data-wall-2-0", 3),
        ("3 Data Wall", "data-wall", 3),
        ("Core Command: Jettison Ice", "core-command-jettison-ice", 1),
        ("2 misc.for-sale", "misc-for-sale", 2),
    ],
)
def test_numbers_and_signs_in_names(line: str, id: str, count: int) -> None:
    found = read(line)
    assert found.problems == []
    assert found.deck is not None
    assert found.deck.counts == {id: count}


def test_comments_headings_and_headers() -> None:
    found = read(
        "\ufeff# Name: Nobody's Fool\r\n// a comment\r\n# another: comment\r\nCorporation deck:\r\n"
        "\r\nAgendas (2)\r\n2 Marine Arcology\r\nIce: 19\r\n1 Quandary # first\r\n"
        "Total: 3 cards\r\nSource: a friend\r\n"
    )
    assert found.problems == []
    assert found.deck == deck(
        CORP, "Nobody's Fool", {"marine-arcology": 2, "quandary": 1}, "", "a friend"
    )


def test_every_problem_is_reported_at_once_with_its_line() -> None:
    text = (
        "# name: Broken\nrunner\n40 Score!\n\n2 Livewire Contact\n0 Broker\n-2 Fall Guy\n"
        "1000 Broker\n1 Quandary\nxyzzyxyzzy\n# side: both\ncorp\n1 Enterprise, Inc., Shields\n"
    )
    assert said(text, limit=3, banned=1) == [
        (3, "Score!: 40 copies, and this table allows 3."),
        (5, "No card is called “Livewire Contact”. The nearest: Livewire's Contacts."),
        (6, "A count goes from 1 to 99; this one is 0."),
        (7, "A count goes from 1 to 99; this one is -2."),
        (8, "A count goes from 1 to 99; this one is 1000."),
        (9, "Quandary has no place in a Runner deck: the two sides have different cards."),
        (10, "No card is called “xyzzyxyzzy”."),
        (11, "A deck is for the corp or the runner, not for “both”."),
        (12, "These are two decks: the list began as the other side's."),
        (13, "Enterprise, Inc., Shields is banned at this table."),
    ]


def test_unknown_names_count_as_cards_and_may_be_agendas() -> None:
    text = "corp\n8 Marine Arcology\n36 Quandary\n1 Marine Archeology\n"
    assert [line for line, _ in said(text)] == [4]
    assert [line for line, _ in said(text.replace("36", "35"))] == [4, 0]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "corp\n", "Ice (0)\n"])
def test_a_list_of_nothing(text: str) -> None:
    found, wrong = check(text)
    assert found is None
    assert [p.text.id for p in wrong] == ["nr-deck-no-empty"]


def test_a_huge_count_is_no_huge_number() -> None:
    ((line, words),) = said("9" * 5000 + " Score!")
    assert line == 1
    assert len(words) < 100


def test_every_problem_can_be_said_in_both_languages() -> None:
    text = "runner\n3 Quandary\n3 Armadilo\n0 Broker\n2 Enterprise, Inc., Shields\n@here\ncorp\n"
    found, wrong = check(text, Rules(1, True))
    assert found is not None
    wrong += check("")[1] + problems(corp(600, 2)) + check("side: x")[1]
    assert len({p.text.id for p in wrong}) == 12
    for problem in wrong:
        english, french = (render(problem.text, lang) for lang in LANGUAGES)
        assert english != french


names = st.text(max_size=30)
decks = st.builds(
    lambda side, name, picks, source: deck(
        side,
        name,
        {id: n for id, n in picks.items() if CARDS[id].side == side} or {STAPLE[side]: 1},
        source=source,
    ),
    st.sampled_from([CORP, RUNNER]),
    names,
    st.dictionaries(st.sampled_from(sorted(CARDS)), st.integers(1, 99), max_size=30),
    names,
)
STAPLE = ("quandary", "score")


@settings(max_examples=150)
@given(decks)
def test_a_printed_deck_reads_as_the_same_deck(made: Deck) -> None:
    found = read(printed(made))
    assert found.problems == []
    assert found.deck == made


@settings(max_examples=150)
@given(st.text(max_size=200))
def test_any_text_can_be_read(text: str) -> None:
    found, wrong = check(text)
    assert found is not None or wrong
    for problem in wrong:
        assert 0 <= problem.line <= text.count("\n") + text.count("\r") + 1
        render(problem.text, "fr")


def test_the_order_of_lines_makes_no_difference() -> None:
    lines = printed(included()["Deep Dig"]).splitlines()
    backwards = read("\n".join(reversed(lines))).deck
    assert backwards == included()["Deep Dig"]
    assert hash(backwards) == hash(included()["Deep Dig"])


# -- built-in decks ------------------------------------------------------------------------
@pytest.mark.parametrize("name", included())
def test_a_deck_of_the_house_is_legal_and_printed(name: str) -> None:
    found = included()[name]
    assert problems(found) == []
    assert read(printed(found)).deck == found
    assert len(found.ids()) == found.size >= 45
    assert found.origin in ("published", "designed")
    assert found.source
    about = listed(found).about
    assert about is not None
    for text in (about, *listed(found).facts):
        assert render(text, "en")
        assert render(text, "fr")


@pytest.mark.rule("NR-DECK-006", "NR-DECK-008")
def test_learning_decks_are_of_the_base_set_and_legal_everywhere() -> None:
    designed = {name: d for name, d in included().items() if d.origin == "designed"}
    assert {name: d.side for name, d in designed.items()} == LEARNING
    for found in designed.values():
        assert problems(found, Rules(limit=3, banned=True)) == []
        assert {CARDS[id].set for id in found.counts} == {"base"}
        assert found.size == 45


def test_published_decks_of_both_sides_are_there() -> None:
    published = [d for d in included().values() if d.origin == "published"]
    assert len(published) == 15
    assert sum(d.side == CORP for d in published) == 5
    greyhound = included()["Greyhound Demolition Derby"]
    assert (greyhound.size, greyhound.points, greyhound.of("ice")) == (45, 20, 0)
    assert greyhound.counts["accounts-receivable"] == 12


# -- table options -----------------------------------------------------------------------------
def test_a_table_option_names_a_deck() -> None:
    assert deck_of("three keys", RUNNER) == included()["Three Keys"]
    assert deck_of(" Last Call at R&D ", RUNNER).size == 45
    assert [deck_of(name, side).name for side, name in enumerate(USUAL)] == list(USUAL)


def test_a_table_option_may_be_a_whole_list() -> None:
    text = printed(included()["Tripwires"])
    assert deck_of(text, CORP) == included()["Tripwires"]
    assert deck_of("45 Score!", RUNNER).counts == {"score": 45}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("Three Kyes", "No deck is called “Three Kyes”. There are: Three Keys; or"),
        ("zz", "There are: Bricks and Gates, Tripwires, Cheap Bag of Tricks"),
        ("", "No deck is called “”"),
        ("Three Keys", "the corp deck is not legal:\n  - This is a Runner deck"),
        ("45 Score!", "the other side is to play it. (NR-SETUP-001)"),
        ("\n\n2 Scor\n3 Quandary", "\n  - line 3: No card is called “Scor”"),
        ("1 Quandary", "is not legal:\n  - 1 card: a deck has at least 45"),
    ],
)
def test_a_table_option_that_is_no_deck(value: str, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        deck_of(value, CORP)
    assert message in str(caught.value)


@pytest.mark.rule("NR-DECK-006", "NR-DECK-008")
def test_the_rules_of_the_table_hold_for_decks_of_the_house() -> None:
    assert deck_of("Greyhound Demolition Derby", CORP).size == 45
    with pytest.raises(BadOption) as caught:
        deck_of("Greyhound Demolition Derby", CORP, Rules(limit=3, banned=True))
    assert "(NR-DECK-006)" in str(caught.value)
    assert "Tycho Extension is banned at this table. (NR-DECK-008)" in str(caught.value)


def test_decks_are_the_loadouts_of_the_game() -> None:
    loadouts = GAME.loadouts
    assert [d.name for d in loadouts.built_in()][:4] == list(LEARNING)
    assert loadouts.built_in_list("THREE keys").text == printed(included()["Three Keys"])
    with pytest.raises(BadOption, match="no built-in list 'Three Kyes'; did you mean: Three Keys"):
        loadouts.built_in_list("Three Kyes")
    options = GAME.checked_options(2, {"copies": "1"})
    report = loadouts.check("3 Score!", None, options)
    assert [p.rule for p in report.problems] == ["NR-DECK-007", "NR-DECK-001"]
    assert report.loadout is not None
    assert (report.loadout.side, report.loadout.size) == ("runner", 3)
    assert loadouts.check("", None, options).loadout is None
    with pytest.raises(BadOption, match="a side is corp or runner; got 'both'"):
        loadouts.make_sealed(1, "both", {"starters": 1, "boosters": 2, "pool": False})


def test_a_table_keeps_the_whole_text_of_every_deck() -> None:
    """A built-in list may change one day: the record must not."""
    table = GAME.new(2, 1, loadouts={1: "deep DIG"})
    usual, brought = (printed(included()[name]) for name in (USUAL[CORP], "Deep Dig"))
    assert table.setup.loadouts == ((usual,), (brought,))
    assert [d.name for d in GAME.loadouts.played(1, table.setup)] == ["Deep Dig"]
    assert replay(table.record).setup == table.setup


def test_who_brings_no_second_deck_plays_that_of_the_other_seat() -> None:
    table = GAME.new(2, 1, {"duel": True}, loadouts={1: ["Deep Dig", "Tripwires"]})
    names = [[d.name for d in GAME.loadouts.played(seat, table.setup)] for seat in (0, 1)]
    assert names == [[USUAL[CORP], "Deep Dig"], ["Deep Dig", "Tripwires"]]
    assert table.setup.loadouts[0][1] == ""


def test_a_second_deck_is_for_a_duel() -> None:
    with pytest.raises(BadOption, match="seat 1 brings runner_deck to this table; got 2"):
        GAME.new(2, 1, loadouts={1: ["Deep Dig", "Tripwires"]})


def test_the_example_of_the_page_is_a_deck() -> None:
    page = (Path(__file__).parents[2] / "docs" / "decks.md").read_text("utf-8")
    ((text, *_),) = [part.split("```") for part in page.split("```deck\n")[1:]]
    found, wrong = check(text, Rules(banned=True))
    assert wrong == []
    assert found is not None
    assert (found.name, found.side, found.size, found.points) == ("Three Walls", CORP, 45, 18)
    for name in included():
        if included()[name].origin == "designed":
            assert f"*{name}*" in page


@pytest.mark.parametrize(
    "text",
    ["3" + " " * 19_990 + "(", "x\n" * 9_000, "a (" * 6_000, "ice" + " " * 19_990 + "("],
    ids=["blanks", "lines", "brackets", "title"],
)
def test_long_texts_are_read_to_their_end(text: str) -> None:
    """A text may come from anybody; a pattern that tries every split would not come back."""
    found, wrong = check(text)
    assert found is None or wrong
