"""The rules texts on Netrunner's cards are our own, whole, and there in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import neontable.games
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.rules_text import card_texts
from neontable.kernel.text import LANGUAGES, ids, render
from tools.wording import Print, fingerprint, read, rows, sentences, short, words

FOLDER = Path(neontable.games.__file__).parent / "netrunner" / "text"
FILES = sorted(
    file
    for file in FOLDER.glob("*.ftl")
    if re.search(r"^nr-(text|sub)-", file.read_text(encoding="utf-8"), re.MULTILINE)
)
PUBLISHED = read()

# Game terms are the same in any wording ("runs on this fort", "a card from HQ"), so some rows of
# three words always agree; a copy with a few words changed agrees in more than half of them.
SHARE = 0.4
FEWEST_WORDS = 6
# Rows that agree without a break: six of them are eight words in a row.
UNBROKEN = 6


# -- our texts ---------------------------------------------------------------------------------
@cache
def texts(lang: str) -> dict[str, str]:
    """Every text of a card and of a subroutine, composed or its own, as players read it."""
    said = {}
    for card, d in CARDS.items():
        if d.form_of:
            continue  # what another card becomes was never printed
        for n, text in enumerate(card_texts(card)):
            id = f"nr-sub-{card}-{n + 1}" if n < len(d.subs) else f"nr-text-{card}"
            said[id] = render(text, lang)
    return said


@cache
def own_texts() -> frozenset[str]:
    """Ids of the texts that were written for one card."""
    return frozenset(id for id in ids("en") if id.startswith(("nr-text-", "nr-sub-")))


def card_of(id: str) -> str:
    if id.startswith("nr-text-"):
        return id.removeprefix("nr-text-")
    return re.sub(r"-\d+$", "", id.removeprefix("nr-sub-"))


# -- the comparison ----------------------------------------------------------------------------
def longest(hits: list[bool]) -> int:
    best = now = 0
    for hit in hits:
        now = now + 1 if hit else 0
        best = max(best, now)
    return best


def faults(text: str, published: Print) -> Iterator[str]:
    """Why a text is too near to the published one; nothing when it is our own."""
    # Two words, as in "Roll a die", may be the same when they only begin a text.
    parts = [sentence for sentence in sentences(text) if len(sentence.split()) > 2]
    for part in {" ".join(words(text)), *parts}:
        if short(part) in published.sentences:
            yield f"says the published {part!r}"
    if len(words(text)) >= FEWEST_WORDS:
        hits = [row in published.rows for row in rows(text)]
        if sum(hits) > SHARE * len(hits):
            yield f"shares {sum(hits)} of {len(hits)} rows of three words"
        if longest(hits) >= UNBROKEN:
            yield f"shares {longest(hits) + 2} words in a row"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
class TestFile:
    def ids(self, file: Path) -> list[str]:
        written = file.read_text(encoding="utf-8")
        return re.findall(r"^(nr-(?:text|sub)-[a-z0-9-]+) =", written, re.MULTILINE)

    def test_it_is_there_in_both_languages_with_the_same_messages(self, file: Path) -> None:
        stem = file.name.split(".")[0]
        others = [FOLDER / f"{stem}.{lang}.ftl" for lang in LANGUAGES]
        missing = [other.name for other in others if not other.exists()]
        assert not missing, f"{file.name} has no {missing}"
        for other in others:
            assert self.ids(file) == self.ids(other), f"{file.name} and {other.name} differ"

    def test_cards_are_in_the_order_of_their_ids(self, file: Path) -> None:
        cards = list(dict.fromkeys(card_of(id) for id in self.ids(file)))
        assert cards == sorted(cards)


def test_every_text_is_there_in_both_languages() -> None:
    english, french = texts("en"), texts("fr")
    assert english
    assert sorted(english.keys() ^ french.keys()) == [], "not in both languages"
    blank = [id for id in english if not english[id].strip() or not french[id].strip()]
    assert blank == []
    same = [id for id in english if english[id] == french[id]]
    assert same == [], "the French is still English"


def test_every_text_of_its_own_is_said_by_its_card() -> None:
    """A card that was renamed, or a subroutine that is gone, leaves no text behind."""
    forms = {f"nr-text-{id}" for id, d in CARDS.items() if d.form_of}
    assert sorted(own_texts() - texts("en").keys() - forms) == []
    assert sorted(card_of(id) for id in texts("en") if card_of(id) not in PUBLISHED) == []


def test_a_card_has_as_many_subroutines_as_were_printed() -> None:
    wrong = {}
    for card in sorted({card_of(id) for id in texts("en")} & PUBLISHED.keys()):
        ours = sorted(id for id in texts("en") if re.fullmatch(rf"nr-sub-{card}-\d+", id))
        count = PUBLISHED[card].subroutines
        if ours != sorted(f"nr-sub-{card}-{n}" for n in range(1, count + 1)):
            wrong[card] = ours
    assert wrong == {}


def test_numbers_are_the_same_in_both_languages() -> None:
    """A slip in translation most often shows in a number."""
    different = {
        id: (english, texts("fr").get(id, ""))
        for id, english in texts("en").items()
        if sorted(re.findall(r"\d+", english))
        != sorted(re.findall(r"\d+", texts("fr").get(id, "")))
    }
    assert different == {}


def test_no_text_is_the_published_one_or_nearly_so() -> None:
    near = []
    for id, text in texts("en").items():
        for fault in faults(text, PUBLISHED[card_of(id)]):
            near.append(f"{id} {fault}: {text}")
    assert not near, f"{len(near)} texts too near to the published ones:\n" + "\n".join(near)


# -- the comparison itself, on a card that never was ---------------------------------------------
PRINTED = {
    "id": "paper-tiger",
    "name": "Paper Tiger",
    "source_text": "Gain [4] when you fold Paper Tiger.\nA, [2]: Roar at three visitors of your "
    "choice, but only if Paper Tiger has been watered during your last turn.",
    "subroutines": ["Bite Runner."],
}


@pytest.mark.parametrize(
    "copy",
    [
        "Gain 4 bits when you fold this card.",
        "1 action, 2 bits: Roar at 3 visitors of your choice.",
        "Roar at 3 visitors of your choice, provided it was watered during your last turn.",
        "Bite the Runner!",
        "All of this works only if this card has been watered during your last turn, and that is a "
        "rule which no zoo in the whole wide world has ever been known to break or even to bend.",
    ],
)
def test_a_copy_is_caught(copy: str) -> None:
    assert list(faults(copy, fingerprint(PRINTED)))


@pytest.mark.parametrize(
    "own",
    [
        "When folded: take 4 bits from the bank.",
        "1 action, 2 bits: pick 3 visitors to be roared at. Not unless your previous turn saw this "
        "card get water.",
        "The Runner is bitten.",
    ],
)
def test_our_own_words_pass(own: str) -> None:
    assert not list(faults(own, fingerprint(PRINTED)))


def test_every_published_card_has_its_fingerprint() -> None:
    assert len(PUBLISHED) == 580
    # Only Tycho Extension was printed without a text.
    assert [id for id, kept in PUBLISHED.items() if not kept.sentences] == ["tycho-extension"]
