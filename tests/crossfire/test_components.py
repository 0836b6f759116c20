"""Every component is declared whole, is worded in both languages, and is named by a test that plays
it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from neontable.games.crossfire import atoms
from neontable.games.crossfire.cards.components import components
from neontable.games.crossfire.model.card import DESIGNED, PUBLISHED, Verb
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, PATHS, UPGRADES
from neontable.games.crossfire.model.terms import (
    BASICS,
    BOSS,
    COLOURS,
    HARD,
    METATYPES,
    NORMAL,
    ROLES,
    TYPES,
)
from neontable.kernel.text import LANGUAGES, has, render
from tests.crossfire.play import position, team

MODULES = {
    "test_obstacles.py": [id for id, o in OBSTACLES.items() if o.deck != BOSS],
    "test_market_cards.py": list(CARDS),
    "test_events.py": list(EVENTS),
    "test_upgrades.py": list(UPGRADES),
    "test_components.py": [
        *(f"runner-{metatype}" for metatype in METATYPES),
        *(f"role-{role}" for role in ROLES),
    ],
}


def test_every_component_is_named_by_a_test_that_plays_it(request: pytest.FixtureRequest) -> None:
    """The gate: a component without a test does not exist.  Where only a part of the tests was
    collected, the gate is for those whose tests are among them."""
    named: set[str] = set()
    modules: set[str] = set()
    for item in request.session.items:
        modules.add(Path(str(item.path)).name)
        for mark in item.iter_markers("card"):
            named.update(mark.args)
    wanted = [id for module in MODULES if module in modules for id in MODULES[module]]
    assert [id for id in wanted if id not in named] == []


@pytest.mark.card(*MODULES["test_components.py"])
@pytest.mark.rule("CF-SETUP-006", "CF-SETUP-007", "CF-SETUP-008", "CF-SETUP-009", "CF-ROLE-001")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    ("metatype", "hp", "cards", "nuyen"),
    [
        ("human", 5, 4, 3),
        ("elf", 4, 4, 4),
        ("dwarf", 5, 2, 5),
        ("ork", 6, 5, 1),
        ("troll", 7, 3, 2),
    ],
)
def test_every_runner_card_with_every_role_card(
    metatype: str, hp: int, cards: int, nuyen: int, role: str
) -> None:
    g = position(runners=team()).g
    who = g.runners[0]
    who.metatype, who.roles = metatype, (role,)
    atoms.set_out(g, 0)
    assert (who.hp, who.max_hp, len(who.hand), who.nuyen) == (hp, hp, cards, nuyen)
    own = BASICS[TYPES[ROLES.index(role)]]
    held = Counter([*who.hand, *who.deck])
    assert held == {basic: 4 if basic == own else 1 for basic in BASICS.values()}


@pytest.mark.rule("CF-SETUP-001", "CF-MKT-013", "CF-OBS-001")
def test_what_is_in_the_box() -> None:
    market = {id: card for id, card in CARDS.items() if not card.basic}
    assert len(market) == 24
    assert sum(card.copies for card in market.values()) == 60
    assert Counter(card.type for card in market.values()) == dict.fromkeys(TYPES, 6)
    assert sum(card.cost == 9 for card in market.values()) == 4
    assert sum(card.copies for card in CARDS.values() if card.basic) == 36
    for deck in (NORMAL, HARD):
        colours = Counter(o.colour for o in OBSTACLES.values() if o.deck == deck)
        assert colours == dict.fromkeys(COLOURS, 10)
    assert (len(EVENTS), len(UPGRADES)) == (50, 48)


def test_events_and_upgrades_all_do_something() -> None:
    for id, event in EVENTS.items():
        assert event.abilities, id
    for id, u in UPGRADES.items():
        assert any((u.nuyen, u.hp, u.cards, u.adds, u.removes, u.statics, u.power)), id
        if u.power is not None:
            assert u.power.effects or u.power.damage, id
    for path, effects in PATHS.items():
        assert all(isinstance(verb, Verb) for verb in effects), path


def test_what_is_published_and_what_is_designed() -> None:
    origins = {PUBLISHED, DESIGNED}
    assert {c.origin for c in components()} == origins
    published = [id for id, event in EVENTS.items() if event.origin == PUBLISHED]
    assert len(published) == 8
    assert [id for id, u in UPGRADES.items() if u.origin == PUBLISHED] == [
        "cigar-money",
        "its-a-jing-thing",
    ]
    assert all(c.source for c in components())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_words(lang: str) -> None:
    for component in components():
        name = component.name
        assert has(name.id, lang), name.id
        assert render(name, lang)
        for text in component.texts:
            said = render(text, lang)
            assert said[0].isupper() or not said[0].isalpha(), (component.id, said)
            assert said.rstrip(")").endswith("."), (component.id, said)
            assert "cf-" not in said, (component.id, said)
            assert "{" not in said, (component.id, said)


def test_names_differ() -> None:
    for lang in LANGUAGES:
        names = Counter(
            render(c.name, lang) for c in components() if c.kind not in ("role", "runner")
        )
        assert [name for name, n in names.items() if n > 1] == []
