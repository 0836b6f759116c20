"""French Netrunner says the French guide's words everywhere (docs/words-netrunner.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.show.card_face import sections
from neontable.kernel.text import render

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "neontable" / "games" / "netrunner"
TABLE = (ROOT / "docs" / "words-netrunner.md").read_text("utf-8").split("## English")[0]
ROWS = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| [^|]+ \|$", TABLE, re.MULTILINE)[1:]
# Forms that the table does not spell out.  Words of three letters are not looked for in others.
FORMS = {
    "run": r"runs?",
    "rez, rezzed": r"rez|rezz\w*",
    "derez": r"derez\w*",
    "trash (verb)": r"trash\w*",
    "trash (pile)": r"trash\w*",
    "ice": r"ices?",
    "trace": r"traces?|tracée?s?",
    "flatline": r"flatlin\w*",
    "Corp": r"Corp",
}
NAMES = sorted({d.name for d in CARDS.values()}, key=len, reverse=True)
# A family named so on the cards, and the English word that a rule is about.
STAYING = re.compile(r"[Bb]lack [Ii][Cc][Ee]\b|« trash »")


def words(text: str) -> str:
    """What people read: no names of cards, of arguments, of variants or of messages."""
    text = re.sub(r"\$[\w-]+|\*?\[[\w-]+\]|\b(?:nr|NR|tn)-[\w-]+", " ", text)
    text = re.sub("|".join(map(re.escape, NAMES)), " ", text)
    return STAYING.sub(" ", text)


def french() -> Iterator[tuple[str, str]]:
    """Every French text of the game that is written in a file."""
    for file in sorted((GAME / "text").glob("*.fr.ftl")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.name}:{number}", line.split(" = ", 1)[-1]
    rules = ROOT / "src" / "neontable" / "rules" / "netrunner.fr.toml"
    for number, line in enumerate(rules.read_text("utf-8").splitlines(), 1):
        if line.startswith(("text", "example")):
            yield f"{rules.name}:{number}", line.split(" = ", 1)[-1]
    # Chapters of the rule browser are named by the client; these belong to this game alone.
    for file in sorted((ROOT / "ui" / "words" / "fr").glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            if re.match(r"chapter-(bad|hard|ice|node|oper|prep|prog|resour|rez|run|sub|tr)", line):
                yield file.name, line.split(" = ", 1)[-1]
    guided = (ROOT / "ui" / "games" / "netrunner").glob("tutorial*.json")
    for file in sorted([*guided, *(GAME / "puzzles" / "files").glob("*.json")]):
        for said in re.findall(r'"fr": ("(?:[^"\\]|\\.)*")', file.read_text("utf-8")):
            yield file.name, json.loads(said)


TEXTS = [(where, words(text)) for where, text in french()]


def pattern(english: str) -> re.Pattern[str]:
    form = FORMS.get(english, re.escape(english) + "s?")
    return re.compile(rf"\b(?:{form})\b", 0 if english == "Corp" else re.IGNORECASE)


@pytest.mark.parametrize(("english", "french"), ROWS, ids=[row[0] for row in ROWS])
def test_a_word_that_has_a_french_one_is_said_in_french(english: str, french: str) -> None:
    looked = pattern(english)
    assert [(where, text) for where, text in TEXTS if looked.search(text)] == []
    said = re.split(r" \(|, ", french)[0].lower()
    assert any(said in text.lower().replace("’", "'") for _, text in TEXTS)


def test_the_list_names_the_words_of_the_issue() -> None:
    assert {"run", "HQ", "program", "hardware", "bad publicity", "damage"} <= {r[0] for r in ROWS}
    assert len(TEXTS) > 1500


def test_the_look_finds_an_english_word() -> None:
    """The search is not blind: what it must find, and what it must leave alone."""
    assert pattern("run").search(words("Le Runner fait un run."))
    assert not pattern("run").search(words("Le Runner tente une intrusion."))
    assert pattern("HQ").search(words("Une carte du HQ."))
    assert not pattern("HQ").search(words("Installez HQ Interface."))
    assert not pattern("ice").search(words("Une black ice."))


def test_what_is_printed_on_a_card_is_in_french() -> None:
    """Type and families, as composed for the reader."""
    said = [
        render(part, "fr")
        for card in CARDS
        for s in sections(card)
        for part in (s.title, s.text)
        if part
    ]
    for english in ("icebreaker", "program", "hardware", "resource", "operation", "base link"):
        assert [t for t in map(words, said) if pattern(english).search(t)] == []
    assert any(t.startswith("Programme") and "Brise-glace" in t for t in said)
