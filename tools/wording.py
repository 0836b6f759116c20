"""Are the words on Netrunner's cards our own?  Fingerprints of the published wording.

    python tools/wording.py path/to/cards.json

Published card texts must not ship, so the test of our wording cannot read them.  It reads
`tests/data/netrunner/shingles.json` instead, which this program rebuilds: per card, short hashes
of every three words in a row and of every sentence, sorted so that no order remains.

Words are compared after `words` took away what a copy could change cheaply: case, articles,
plural endings, the card's name, symbols, numbers in letters.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

SHINGLES = Path(__file__).parent.parent / "tests" / "data" / "netrunner" / "shingles.json"
FIELDS = ("source_text", "source_text_alt", "other_text")
HEX_DIGITS = 6
ROW = 3

_UNITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_DIGITS = {word: str(number) for number, word in enumerate(_UNITS)}
_ARTICLES = {"the", "a", "an"}
# Symbols of the card lists, in the words that we use for them.
_SYMBOLS = (
    (re.compile(r"\[S\]"), ".\n"),
    (re.compile(r"\[T\]|\bT(?=:)"), " trash this card "),
    (re.compile(r"\[(\w+)\]"), r" \1 bits "),
    (re.compile(r"\bA(?=[:,])"), " 1 action "),
)
_SENTENCE = re.compile(r"(?<=[.!?])[\s\"”)]+|\n+")


@dataclass(frozen=True)
class Print:
    """What is kept of the published wording of one card."""

    rows: frozenset[str]
    sentences: frozenset[str]
    subroutines: int


def plain(text: str, name: str = "") -> str:
    """Published text with its symbols spelt out and the card's name taken out."""
    if name:
        text = re.sub(re.escape(name), "this card", text, flags=re.IGNORECASE)
    for symbol, meaning in _SYMBOLS:
        text = symbol.sub(meaning, text)
    return text


def words(text: str) -> list[str]:
    text = text.lower().replace("r&d", "rd").replace("’", "'").replace("'", "")
    found = (_DIGITS.get(word, word) for word in re.findall(r"[a-z0-9]+", text))
    return [
        word.removesuffix("s") if len(word) > 3 else word for word in found if word not in _ARTICLES
    ]


def sentences(text: str) -> list[str]:
    found = (" ".join(words(sentence)) for sentence in _SENTENCE.split(text))
    return [sentence for sentence in found if sentence]


def rows(text: str) -> list[str]:
    """Hashes of every three words in a row, in the order of the text."""
    found = words(text)
    return [short(" ".join(found[i : i + ROW])) for i in range(len(found) - ROW + 1)]


def short(text: str) -> str:
    return blake2b(text.encode(), digest_size=HEX_DIGITS // 2).hexdigest()


def fingerprint(card: dict[str, Any]) -> Print:
    subroutines = card.get("subroutines") or []
    texts = [plain(card.get(field) or "", card["name"]) for field in FIELDS]
    texts += [plain(subroutine, card["name"]) for subroutine in subroutines]
    whole = {" ".join(words(text)) for text in texts} - {""}
    return Print(
        frozenset(row for text in texts for row in rows(text)),
        frozenset(short(s) for s in whole.union(*map(sentences, texts))),
        len(subroutines),
    )


def read(file: Path = SHINGLES) -> dict[str, Print]:
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {
        id: Print(frozenset(rows.split()), frozenset(whole.split()), subroutines)
        for id, (rows, whole, subroutines) in kept.items()
    }


def written(cards: list[dict[str, Any]]) -> str:
    """The file: one line per card, so that a change of one card is a change of one line."""
    lines = []
    for card in sorted(cards, key=lambda card: str(card["id"])):
        kept = fingerprint(card)
        line = [" ".join(sorted(kept.rows)), " ".join(sorted(kept.sentences)), kept.subroutines]
        lines.append(f" {json.dumps(card['id'])}: {json.dumps(line)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Rebuild the fingerprints of published wording.")
    parser.add_argument("cards", type=Path, help="cards.json with the published texts")
    cards = json.loads(parser.parse_args().cards.read_text(encoding="utf-8"))["cards"]
    SHINGLES.write_text(written(cards), encoding="utf-8")
    print(f"{len(cards)} cards in {SHINGLES.name}")


if __name__ == "__main__":
    main()
