"""A language is a folder of words: nothing in the sources lists the languages there are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import neontable
from neontable.kernel.text import FIRST_LANGUAGE, LANGUAGES

PACKAGE = Path(neontable.__file__).parent
LANG = "tlh"

ASKED = """
from neontable.kernel import registry, rules
from neontable.kernel.text import LANGUAGES, render, say
from neontable.server import protocol
from neontable.server.middleware import language
import msgspec

assert LANGUAGES == ("en", "fr", "tlh"), LANGUAGES
assert render(say("nt-yes"), "tlh") == "HIja’"
table = registry.game("adrenaline").new(3, seed=1)
assert table.say(table.game.show.ask_text(table.asks[0]), "tlh").startswith("tlh ")
assert language({"query_string": b"lang=tlh", "headers": []}) == "tlh"
assert language({"headers": [(b"accept-language", b"de, tlh-QO;q=0.8")]}) == "tlh"
read = msgspec.json.Decoder(protocol.Open).decode
assert read(b'{"type": "open", "table": "x", "lang": "tlh"}').lang == "tlh"
assert rules.statement(rules.find("AD-SEE-002"), "tlh") == "Qapla’"
"""


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with a third language: a folder beside the words of the others."""
    home = tmp_path_factory.mktemp("translated")
    left_out = shutil.ignore_patterns("__pycache__", "static")
    package = Path(shutil.copytree(PACKAGE, home / "neontable", ignore=left_out))
    for words in {file.parent for file in package.rglob(f"*{FIRST_LANGUAGE}.ftl")}:
        (words / LANG).mkdir()
        for file in words.glob(f"*{FIRST_LANGUAGE}.ftl"):
            text = file.read_text("utf-8").replace("nt-yes = yes", "nt-yes = HIja’")
            text = text.replace("ad-ask-spawn = ", "ad-ask-spawn = tlh ")
            (words / LANG / file.name).write_text(text, "utf-8")
    rules = package / "rules" / f"adrenaline.{LANG}.toml"
    rules.write_text('[[rule]]\nid = "AD-SEE-002"\ntext = "Qapla’"\n', "utf-8")
    return home


def run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(home), "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, cwd=home, check=False
    )


def test_the_first_language_is_first() -> None:
    assert LANGUAGES[0] == FIRST_LANGUAGE
    assert set(LANGUAGES) >= {"en", "fr"}


def test_the_engine_and_the_server_speak_a_third_language(translated: Path) -> None:
    done = run(translated, "-c", ASKED)
    assert done.returncode == 0, done.stderr


def test_the_command_line_offers_a_third_language_and_refuses_a_fourth(translated: Path) -> None:
    main = ("-m", "neontable.cli.main", "rules", "AD-SEE-002", "--lang")
    done = run(translated, *main, LANG)
    assert done.returncode == 0, done.stderr
    assert "Qapla’" in done.stdout
    refused = run(translated, *main, "xx")
    assert refused.returncode == 2
    assert "en, fr, tlh" in refused.stderr
