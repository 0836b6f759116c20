"""Libraries, overviews and builders: what every game declares is complete, in every language."""

from __future__ import annotations

import pytest

from neontable.kernel import registry, rules
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Entry
from neontable.kernel.text import LANGUAGES, Text, render

GAMES = ["adrenaline", "combatzone", "crossfire", "netrunner"]
BUILT = ["combatzone", "crossfire", "netrunner"]


def words(text: Text) -> None:
    for lang in LANGUAGES:
        assert render(text, lang).strip()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(params=BUILT)
def built(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


def options(game: Game) -> dict[str, object]:
    return game.checked_options(max(game.seats[0], 2), {})


def test_every_facet_and_value_has_words(game: Game) -> None:
    components, prefix = game.show.components(), game.show.prefix
    facets = game.show.facets()
    assert "kind" in {facet.name for facet in facets}
    assert len({facet.name for facet in facets}) == len(facets)
    for facet in facets:
        words(facet.text(prefix))
        values = dict.fromkeys(value for c in components for value in facet.of(c))
        assert values, facet.name
        if facet.kind == "number":
            assert all(type(value) is int for value in values), facet.name
        else:
            for value in values:
                words(facet.value_text(prefix, str(value)))


def test_every_component_has_a_face_and_a_place_of_its_own(game: Game) -> None:
    components = game.show.components()
    assert len({c.id for c in components}) == len(components)
    for component in components:
        face = game.show.face(component)
        assert face.line is not None, component.id
        words(face.line)
        for text in face.about:
            words(text)


def test_the_overview_cites_rules_that_there_are(game: Game) -> None:
    guide = game.show.guide()
    assert guide is not None
    index = rules.index(game.name)
    assert len(guide.parts) >= 3
    assert len(guide.terms) >= 12
    for part in (*guide.parts, *guide.steps, *guide.terms):
        words(part.title)
        words(part.text)
        assert part.rule in index


def cards(entries: tuple[Entry, ...]) -> list[str]:
    return [id for one in entries for id in (one.component, *cards(one.holds))]


def test_lists_of_the_house_can_be_taken_apart_and_written_again(built: Game) -> None:
    loadouts = built.loadouts
    assert loadouts is not None
    known = {c.id for c in built.show.components()}
    for one in loadouts.built_in():
        assert one.entries, one.name
        assert set(cards(one.entries)) <= known
        text = loadouts.written(one.name, one.side, one.entries)
        again = loadouts.check(text, None, options(built)).loadout
        assert again is not None
        assert sorted(map(str, again.entries)) == sorted(map(str, one.entries)), one.name
        for meter in one.meters:
            words(meter.text)
        for card in cards(one.entries):
            words(loadouts.component_text(card))


def test_a_side_offers_what_its_lists_of_the_house_hold(built: Game) -> None:
    loadouts = built.loadouts
    assert loadouts is not None
    for side in loadouts.sides() or ("",):
        offers = {one.component: one for one in loadouts.offers(side, options(built))}
        assert set(offers) <= {c.id for c in built.show.components()}
        for one in loadouts.built_in():
            if one.side == side:
                # Fixer Hookups bring what a faction does not sell: only held things may be missing.
                assert {e.component for e in one.entries} <= set(offers), one.name


def test_options_that_judge_are_options_of_the_table(built: Game) -> None:
    loadouts = built.loadouts
    assert loadouts is not None
    assert loadouts.judged_by
    assert set(loadouts.judged_by) <= set(built.options)
