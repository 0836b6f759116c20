"""The architecture, read in the sources: states change in atoms only, layers keep their words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import neontable
from neontable.kernel import registry, text
from neontable.kernel.campaign.game import CampaignGame
from tests.contract import scan

PACKAGE = Path(neontable.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
GAMES = [p for p in SOURCES if p.relative_to(PACKAGE).parts[0] == "games"]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def parsed(paths: list[Path]) -> Iterator[tuple[str, ast.Module]]:
    for path in paths:
        yield name_of(path), _tree(path)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), name_of(path))


def test_only_atoms_and_set_up_change_a_state() -> None:
    hits = [
        f"{name}:{line} {what}: a state changes in atoms only"
        for name, tree in parsed([p for p in GAMES if not scan.is_free(name_of(p))])
        for line, what in scan.state_changes(tree)
    ]
    assert hits == []


def test_the_kernel_knows_no_game_words() -> None:
    hits = [
        f"{name}:{line} {identifier}"
        for name, tree in parsed([p for p in SOURCES if name_of(p).startswith("kernel/")])
        for line, identifier in scan.identifiers(tree)
        if {"card", "cards", "ice", "weapon", "weapons"} & set(scan.words_of(identifier))
    ]
    assert hits == []


def test_nothing_imports_the_global_random() -> None:
    hits = [
        f"{name}:{line}"
        for name, tree in parsed(SOURCES)
        for line, module in scan.imports(tree)
        if module.split(".")[0] == "random"
    ]
    assert hits == []


def test_games_import_at_the_head_of_a_module() -> None:
    """So that a procedure stands either above another or below it."""
    hits = [
        f"{name}:{line} {what}"
        for name, tree in parsed(GAMES)
        for line, what in scan.late_imports(tree)
    ]
    assert hits == []


def test_nothing_asks_which_game_it_is() -> None:
    hits = [
        f"{name}:{line} {what}"
        for name, tree in parsed(SOURCES)
        for line, what in scan.asks_which_game(tree)
    ]
    assert hits == []


def test_nothing_is_left_unwritten() -> None:
    """Kernel and kit raise NotImplementedError where a game must say something of its own."""
    above = [p for p in SOURCES if name_of(p).split("/")[0] not in ("kernel", "kit")]
    hits = [
        f"{name}:{line} {identifier}"
        for name, tree in parsed(above)
        for line, identifier in scan.identifiers(tree)
        if identifier == "NotImplementedError"
    ]
    marks = re.compile(r"\b(TODO|FIXME|XXX)\b")
    hits += [name_of(p) for p in SOURCES if marks.search(p.read_text("utf-8"))]
    assert hits == []


def test_pages_are_waited_for_with_functions() -> None:
    """Pages forbid `eval`: a plain expression that is not true at the first look would fail."""
    hits = [
        f"{path.name}:{node.lineno} {said}"
        for path in sorted((Path(__file__).parents[1] / "browser").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".wait_for_function")
        for said in [ast.unparse(node.args[0])]
        if not said.isupper() and not said.lstrip("f'\"").startswith("() =>")
    ]
    assert hits == []


@pytest.mark.parametrize("name", [*registry.names(), *registry.campaigns()])
def test_every_message_id_in_the_sources_has_words(name: str) -> None:
    game = registry.game(name)
    home = game.of if isinstance(game, CampaignGame) else name
    sources = [p for p in GAMES if p.relative_to(PACKAGE).parts[1] == home]
    shape = re.compile(rf"@?({game.show.prefix}-[a-z0-9]+(?:-[a-z0-9]+)*)")
    hits = []
    for source, tree in parsed(sources):
        for line, literal in scan.strings(tree):
            # Also the second half of a refusal: "AD-RUN-001 ad-no-run".
            found = shape.fullmatch(literal.rsplit(" ", 1)[-1])
            for lang in text.LANGUAGES:
                if found and not text.has(found[1], lang):
                    hits.append(f"{source}:{line} {found[1]} has no words in {lang}")
    assert hits == []


# -- the scanner itself ------------------------------------------------------------------------
BANNED = """
g.purse = 1
g.purse += 1
g.hands[0] = []
del g.hands[0]
g.hands[seat].append(id)
g.deck.sort()
self.left[0].name = 3
g.a, g.b = 1, 2
hand = g.hands[0]; hand.append(1)
for player in g.players: player.score = 0
g.kinds.update({})
some = g.players[:]; some[0].score = 1
"""

ALLOWED = """
self.at = "next"
self.count += 1
self.left.pop(0)
self.bids[0] = 3
found = []; found.append(1)
found = {}; found["x"] = 1
copy = g.hands[0][:] + []; copy.sort()
have = g.purse[:]; have[0] += 1
total = g.purse + 1
asks = [o for o in g.deck]; asks.remove(3)
"""


@pytest.mark.parametrize("line", BANNED.strip().splitlines())
def test_the_scanner_finds(line: str) -> None:
    source = f"def got_it(self, g, seat, id):\n    {line}\n"
    assert list(scan.state_changes(ast.parse(source)))


@pytest.mark.parametrize("line", ALLOWED.strip().splitlines())
def test_the_scanner_leaves_alone(line: str) -> None:
    source = f"def got_it(self, g, seat, id):\n    {line}\n"
    assert list(scan.state_changes(ast.parse(source))) == []


def test_the_scanner_lets_atoms_be_a_module_or_a_package() -> None:
    assert scan.is_free("games/adrenaline/atoms.py")
    assert scan.is_free("games/netrunner/atoms/bits.py")
    assert not scan.is_free("games/netrunner/pay.py")
    assert not scan.is_free("games/netrunner/atomsmith.py")


def test_the_scanner_sees_an_import_inside_a_function() -> None:
    late = ast.parse("import os\ndef f():\n    if os:\n        from a import b\n")
    assert list(scan.late_imports(late)) == [(4, "from a import b")]


def test_the_scanner_splits_identifiers() -> None:
    assert scan.words_of("IceCard_draw") == ["ice", "card", "draw"]
    assert scan.words_of("notice") == ["notice"]
    assert scan.words_of("discard") == ["discard"]


def test_the_scanner_sees_a_question_for_the_game() -> None:
    for line in ('if game == "adrenaline": pass', 'x = "a" != table.game.name'):
        assert list(scan.asks_which_game(ast.parse(line)))
    assert not list(scan.asks_which_game(ast.parse("if head.game == other: pass")))
