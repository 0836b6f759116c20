"""Texts: saying a message later, in English and French, from Fluent catalogues."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from neontable.kernel import text
from neontable.kernel.text import BrokenCatalogue, MissingText, Text, render, say

PACKAGE = Path(text.__file__).parents[1]
CATALOGUE_FOLDERS = sorted({file.parent for file in PACKAGE.rglob("*.ftl")})
NBSP = "\u00a0"

EN = """
nt-red = red
nt-damage = { $count ->
    [one] { $count } damage token
   *[other] { $count } damage tokens
 }
nt-hit = { $who } takes { $what }.
nt-greet = Hello { $name }
nt-both = { nt-greet }, { nt-red }
nt-sides = { $side ->
    [left] left of { $who }
   *[right] right
 }
nt-loop = { nt-loop }
nt-dangling = { nt-nowhere }
"""
FR = """
nt-red = rouge
nt-damage = { $count ->
    [one] { $count } jeton Dégâts
   *[other] { $count } jetons Dégâts
 }
nt-hit = { $who } subit { $what }.
nt-greet = Bonjour { $name }
"""


@pytest.fixture(autouse=True)
def empty_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catalogues are global: each test starts with none and leaves none behind."""
    monkeypatch.setattr(text, "_library", text._Library())


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "small.en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "small.fr.ftl").write_text(FR, encoding="utf-8")
    text.add_catalogue("small", tmp_path)
    return tmp_path


def catalogue(folder: Path, name: str, source: str) -> None:
    folder.mkdir()
    (folder / "en.ftl").write_text(source, encoding="utf-8")
    text.add_catalogue(name, folder)


@pytest.mark.parametrize(
    ("word", "words", "said"),
    [
        ("de", "le modèle concerné", "du modèle concerné"),
        ("de", "un autre modèle", "d'un autre modèle"),
        ("de", "ce modèle", "de ce modèle"),
        ("à", "les rivaux", "aux rivaux"),
        ("si", "il est blessé", "s'il est blessé"),
        ("si", "aucun ami n'est là", "si aucun ami n'est là"),
        ("que", "aucun ami n'est là", "qu'aucun ami n'est là"),
    ],
)
def test_french_words_grow_together_before_text_composed_elsewhere(
    word: str, words: str, said: str
) -> None:
    assert text.joined(word, words) == said


@pytest.mark.usefixtures("small")
def test_a_name_that_ends_with_a_full_stop_does_not_double_it() -> None:
    """ "Banshee picks up the T.H.O.R.." was said of a weapon."""
    assert render(say("nt-hit", who="A.I.", what="the T.H.O.R."), "en") == (
        "A.I. takes the T.H.O.R."
    )
    assert render(say("nt-hit", who="Ann", what="more..."), "fr") == "Ann subit more..."


@pytest.mark.usefixtures("small")
class TestRender:
    def test_the_same_text_is_said_in_both_languages(self) -> None:
        assert render(say("nt-red"), "en") == "red"
        assert render(say("nt-red"), "fr") == "rouge"

    def test_zero_is_plural_in_english_and_singular_in_french(self) -> None:
        said = {
            n: (render(say("nt-damage", count=n), "en"), render(say("nt-damage", count=n), "fr"))
            for n in (0, 1, 2)
        }
        assert said[0] == ("0 damage tokens", "0 jeton Dégâts")
        assert said[1] == ("1 damage token", "1 jeton Dégâts")
        assert said[2] == ("2 damage tokens", "2 jetons Dégâts")

    def test_a_nested_text_is_rendered_first_in_the_same_language(self) -> None:
        hit = say("nt-hit", who="Dozer", what=say("nt-damage", count=2))
        assert render(hit, "en") == "Dozer takes 2 damage tokens."
        assert render(hit, "fr") == "Dozer subit 2 jetons Dégâts."

    def test_an_at_sign_refers_to_the_text_of_an_id(self) -> None:
        assert render(say("nt-greet", name="@nt-red"), "fr") == "Bonjour rouge"

    def test_a_player_called_like_an_id_reference_keeps_the_name(self) -> None:
        for name in ("@nt-red", "@@nt-red", "@", "Dozer"):
            assert render(say("nt-greet", name=text.literal(name)), "en") == f"Hello {name}"

    def test_a_name_is_never_read_as_fluent(self) -> None:
        assert render(say("nt-greet", name="{ nt-red }"), "en") == "Hello { nt-red }"

    def test_no_bidi_isolation_marks(self) -> None:
        assert render(say("nt-greet", name="Sprog"), "en") == "Hello Sprog"

    def test_a_message_may_quote_another(self) -> None:
        assert render(say("nt-both", name="Violet"), "en") == "Hello Violet, red"

    def test_repeated_texts_come_from_the_cache(self) -> None:
        language = text._library.languages["en"]
        render(say("nt-damage", count=3), "en")
        before = language.render.cache_info()
        render(say("nt-damage", count=3), "en")
        after = language.render.cache_info()
        assert (after.hits, after.misses) == (before.hits + 1, before.misses)
        assert render(say("nt-damage", count=4), "en") == "4 damage tokens"


@pytest.mark.usefixtures("small")
class TestMissing:
    @pytest.mark.parametrize(
        ("wrong", "lang", "named"),
        [
            (say("nt-nowhere"), "fr", "nt-nowhere"),
            (say("nt-both", name="x"), "fr", "nt-both"),
            (say("nt-greet"), "en", "name"),
            (say("nt-greet", name="@nt-nowhere"), "en", "nt-nowhere"),
            (say("nt-greet", name="@nt-greet"), "en", "name"),
            (say("nt-greet", name=say("nt-nowhere")), "en", "nt-nowhere"),
            (say("nt-both"), "en", "name"),
            (say("nt-loop"), "en", "nt-loop"),
            (say("nt-dangling"), "en", "nt-nowhere"),
            (say("nt-red"), "de", "nt-red"),
        ],
    )
    def test_the_error_names_id_and_language(self, wrong: Text, lang: str, named: str) -> None:
        with pytest.raises(MissingText) as caught:
            render(wrong, lang)
        assert named in str(caught.value)
        assert repr(lang) in str(caught.value)
        assert caught.value.lang == lang

    def test_an_argument_is_missed_even_when_only_another_variant_needs_it(self) -> None:
        with pytest.raises(MissingText, match="who"):
            render(say("nt-sides", side="right"), "en")

    def test_a_text_added_later_is_found(self, tmp_path: Path) -> None:
        with pytest.raises(MissingText):
            render(say("nt-late"), "en")
        catalogue(tmp_path / "late", "late", "nt-late = late\n")
        assert render(say("nt-late"), "en") == "late"


@pytest.mark.usefixtures("small")
class TestLookup:
    def test_has_and_ids(self) -> None:
        assert text.has("nt-red", "fr")
        assert not text.has("nt-both", "fr")
        assert not text.has("nt-red", "de")
        assert text.ids("fr") == {"nt-red", "nt-damage", "nt-hit", "nt-greet"}
        assert text.ids("de") == frozenset()

    def test_variables_include_those_of_quoted_messages_and_all_variants(self) -> None:
        assert text.variables("nt-hit", "en") == {"who", "what"}
        assert text.variables("nt-both", "en") == {"name"}
        assert text.variables("nt-sides", "en") == {"side", "who"}
        assert text.variables("nt-red", "en") == frozenset()
        with pytest.raises(MissingText, match="nt-nowhere"):
            text.variables("nt-nowhere", "en")
        with pytest.raises(MissingText, match="'de'"):
            text.variables("nt-red", "de")


class TestText:
    def test_order_of_arguments_does_not_matter(self) -> None:
        assert say("nt-hit", who="a", what="b") == say("nt-hit", what="b", who="a")
        assert len({say("nt-hit", who="a", what=1), say("nt-hit", what=1, who="a")}) == 1

    def test_json_round_trip_with_nesting(self) -> None:
        said = say("nt-hit", who="@nt-red", what=say("nt-damage", count=2))
        assert msgspec.json.decode(msgspec.json.encode(said), type=Text) == said


class TestCatalogues:
    def test_adding_twice_is_harmless_but_a_name_has_one_folder(
        self, small: Path, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        text.add_catalogue("small", small)
        assert render(say("nt-red"), "en") == "red"
        text.add_catalogue("small", small)
        other = tmp_path_factory.mktemp("other")
        (other / "en.ftl").write_text("nt-other = other\n", encoding="utf-8")
        with pytest.raises(BrokenCatalogue, match="small"):
            text.add_catalogue("small", other)

    def test_a_folder_without_catalogues_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
        with pytest.raises(BrokenCatalogue, match="empty"):
            text.add_catalogue("empty", tmp_path)

    @pytest.mark.parametrize(
        ("source", "complaint"),
        [
            ("nt-bad = { $open\n", "nt-bad"),
            ("nt_bad = text\n", "hyphens"),
            ("nt-Bad = text\n", "hyphens"),
            ("nt-bad =\n    .tip = only an attribute\n", "no text"),
            ("nt-bad = one\nnt-bad = two\n", "already"),
        ],
    )
    def test_a_broken_file_is_refused(self, tmp_path: Path, source: str, complaint: str) -> None:
        catalogue(tmp_path / "bad", "bad", source)
        with pytest.raises(BrokenCatalogue, match=complaint):
            text.ids("en")

    def test_two_catalogues_cannot_share_an_id(self, small: Path) -> None:
        catalogue(small / "again", "again", "nt-red = crimson\n")
        with pytest.raises(BrokenCatalogue, match=r"small/small\.en\.ftl"):
            text.has("nt-red", "en")


class TestOurCatalogues:
    """What every catalogue in the package must keep, whoever wrote it."""

    @pytest.fixture(autouse=True)
    def everything(self) -> None:
        assert CATALOGUE_FOLDERS
        for folder in CATALOGUE_FOLDERS:
            text.add_catalogue(folder.relative_to(PACKAGE).as_posix(), folder)

    def test_both_languages_say_the_same_ids(self) -> None:
        assert text.ids("en") ^ text.ids("fr") == frozenset()

    def test_both_languages_use_the_same_variables(self) -> None:
        different = {
            id: (text.variables(id, "en"), text.variables(id, "fr"))
            for id in sorted(text.ids("en") & text.ids("fr"))
            if text.variables(id, "en") != text.variables(id, "fr")
        }
        assert different == {}

    def test_every_message_can_be_said(self) -> None:
        for lang in text.LANGUAGES:
            for id in sorted(text.ids(lang)):
                args: dict[str, int | str | Text] = dict.fromkeys(text.variables(id, lang), 2)
                assert render(say(id, **args), lang).strip(), f"{id} is blank in {lang}"

    def test_ids_start_with_a_known_prefix(self) -> None:
        prefixes = {id.split("-")[0] for id in text.ids("en")}
        assert prefixes <= {"nt", "cli", "srv", "ad", "al", "cf", "nr", "cz", "cc", "tn", "xc"}

    def test_french_puts_a_no_break_space_before_high_punctuation(self) -> None:
        wrong = []
        for id in sorted(text.ids("fr")):
            args: dict[str, int | str | Text] = dict.fromkeys(text.variables(id, "fr"), "x")
            said = render(say(id, **args), "fr")
            for before, mark, after in zip(said, said[1:], said[2:] + " ", strict=False):
                # Only marks that end a word: "12:30" or a URL keep their colon.
                if mark in ";:!?»" and after in " \n" + NBSP and before not in NBSP + "\u202f!?":
                    wrong.append((id, said))
                    break
        assert wrong == []


RULES_IN_FRENCH = sorted((PACKAGE / "rules").glob("*.fr.toml"))


@pytest.mark.parametrize("french", RULES_IN_FRENCH, ids=lambda file: file.name)
class TestRulesInFrench:
    """A refusal cites the rule's text, so the French index must match the English one."""

    @staticmethod
    def pairs(french: Path) -> list[tuple[dict[str, str], dict[str, str]]]:
        english = french.with_name(french.name.replace(".fr.toml", ".toml"))
        ours, theirs = (
            tomllib.loads(file.read_text(encoding="utf-8"))["rule"] for file in (english, french)
        )
        assert [rule["id"] for rule in ours] == [rule["id"] for rule in theirs]
        return list(zip(ours, theirs, strict=True))

    def test_every_rule_and_every_example_is_there(self, french: Path) -> None:
        for ours, theirs in self.pairs(french):
            assert theirs["text"].strip(), ours["id"]
            assert ("example" in ours) == ("example" in theirs), ours["id"]

    def test_both_languages_give_the_same_numbers(self, french: Path) -> None:
        for ours, theirs in self.pairs(french):
            numbers = [sorted(re.findall(r"\d+", rule["text"])) for rule in (ours, theirs)]
            assert numbers[0] == numbers[1], ours["id"]

    def test_no_break_space_before_high_punctuation(self, french: Path) -> None:
        for _, theirs in self.pairs(french):
            said = theirs["text"] + " " + theirs.get("example", "")
            assert not re.search(r"[^\u00a0][;:!?»](\s|$)", said), theirs["id"]
