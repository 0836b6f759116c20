"""Everything Adrenaline asks, offers, emits and refuses can be rendered in both languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from neontable.games import adrenaline
from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.cards.weapons import WEAPONS, ChooseSquare
from neontable.games.adrenaline.model.ammo import KIND, TILES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.grid import COLOURS
from neontable.games.adrenaline.model.options import (
    SHOOT,
    DropWeapon,
    EnterWith,
    FireWeapon,
    PayCube,
    PayWith,
    PlayNewton,
    PlayScope,
    PlayTagback,
    PlayTeleporter,
    ReloadWeapon,
    Room,
    Square,
    Step,
    TakeTile,
    TakeTurret,
    TakeWeapon,
    Target,
    UseEffect,
    Zone,
)
from neontable.kernel import text
from neontable.kernel.events import Event
from neontable.kernel.options import Option, verbs_of
from neontable.kernel.text import Text, render
from neontable.kit import window
from tests.adrenaline.play import on, position, shooter
from tests.contract.tables import cases_of

SOURCES = sorted(Path(adrenaline.__file__).parent.rglob("*.py"))
PLAY = Path(adrenaline.__file__).parent / "text" / "play.en.ftl"
ID = re.compile(r"@?(ad-[a-z0-9]+(?:-[a-z0-9]+)*)")
PREFIX = re.compile(r"@?(ad-(?:[a-z0-9]+-)*)")

# What tables and panels show beside the play; scenes and the programs around them say these.
PANELS = {
    "ad-title",
    *(f"ad-label-option-{name.replace('_', '-')}" for name in GAME.options),
    *(
        f"ad-label-{name}"
        for name in (
            *("active", "first", "dead", "flipped", "frenzy", "hidden", "loaded", "unloaded"),
            *("player", "bot", "damage", "marks", "cubes", "powerups", "points", "skulls"),
            *("square", "track", "turret", "offer"),
            *("deck-weapons", "deck-powerups", "deck-tiles"),
        )
    ),
}


# -- the sources ------------------------------------------------------------------------------
@cache
def trees() -> list[ast.Module]:
    files = [*SOURCES, Path(window.__file__)]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def nodes(*kinds: type[ast.AST]) -> Iterator[Any]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, kinds):
                yield node


def words_of_sources() -> set[str]:
    return {
        word
        for node in nodes(ast.Constant)
        if isinstance(node.value, str)
        for word in node.value.split()
    }


def literal_ids() -> set[str]:
    """Ids that stand in the sources as they are, alone or in "RULE-ID message-id"."""
    return {found[1] for word in words_of_sources() if (found := ID.fullmatch(word))}


def verb_ids() -> set[str]:
    # A payment without power-ups has a sentence of its own.
    return {f"ad-opt-{verb}" for verb in verbs_of(GAME.option_type)} | {"ad-opt-pay-cubes"}


def computed_ids() -> set[str]:
    squares = {
        verb.rule
        for weapon in WEAPONS.values()
        for effect in weapon.effects
        for verb in effect.verbs
        if isinstance(verb, ChooseSquare)
    }
    asks = {f"ad-ask-{rule}" for rule in squares}
    prices = {f"ad-{what}-{colour}" for what in ("price", "cubes") for colour in COLOURS}
    own = {f"ad-{what}-own" for what in ("hurt", "killshot", "overkill")}
    return asks | prices | own | verb_ids()


def effect_ids() -> set[str]:
    names = {
        f"ad-effect-{weapon.name}-{effect.key}".replace("_", "-")
        for weapon in WEAPONS.values()
        for effect in weapon.effects
    }
    return names | {f"{name}-text" for name in names}


def test_every_id_of_the_sources_has_words_in_both_languages() -> None:
    wanted = literal_ids() | computed_ids() | effect_ids() | PANELS
    assert len(wanted) > 200
    for lang in text.LANGUAGES:
        assert sorted(wanted - text.ids(lang)) == [], lang


def test_every_beginning_of_a_computed_id_leads_to_words() -> None:
    beginnings = {
        found[1]
        for word in words_of_sources()
        if (found := PREFIX.fullmatch(word)) and found[1] != "ad-"
    }
    assert {"ad-ask-", "ad-figure-", "ad-room-"} <= beginnings
    for beginning in beginnings:
        assert any(id.startswith(beginning) for id in text.ids("en")), beginning


def test_no_words_of_play_are_left_unused() -> None:
    catalogue = PLAY.read_text(encoding="utf-8")
    ours = set(re.findall(r"^(ad-[a-z0-9-]+) =", catalogue, re.MULTILINE))
    quoted = set(re.findall(r"\{ (ad-[a-z0-9-]+) \}", catalogue))
    assert len(ours) > 150
    assert sorted(ours - literal_ids() - computed_ids() - quoted - PANELS) == []


def test_every_event_gives_its_words_what_they_need() -> None:
    rendered = 0
    for call in nodes(ast.Call):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name not in ("emit", "emit_to", "emit_but"):
            continue
        id = call.args[2 if name != "emit" else 1]
        if isinstance(id, ast.Constant):
            given = {keyword.arg for keyword in call.keywords}
            assert text.variables(str(id.value), "en") <= given, id.value
            rendered += 1
    assert rendered > 25


def test_every_ask_gives_its_words_what_they_need() -> None:
    asked = 0
    for call in nodes(ast.Call):
        if not (isinstance(call.func, ast.Name) and call.func.id == "Ask"):
            continue
        id, args = call.args[1], call.args[3] if len(call.args) > 3 else None
        if isinstance(id, ast.Constant) and not isinstance(args, ast.Name):
            given = {ast.literal_eval(pair.elts[0]) for pair in args.elts} if args else set()
            assert text.variables(str(id.value), "en") == given, id.value
            asked += 1
    assert asked > 15


# -- playing ----------------------------------------------------------------------------------
def pool() -> list[Option]:
    """Things a player may ask about at any moment, possible or not."""
    weapons = [*WEAPONS]
    cards = [*KIND]
    targets = [*range(6), *range(10, 13)]
    rooms = sorted({room for arena in ARENAS.values() for room in arena.rooms})
    kinds = verbs_of(GAME.option_type).values()
    things: list[Option] = [kind() for kind in kinds if not kind.__struct_fields__]
    things += [kind(s) for kind in (Square, Step) for s in range(-1, 13)]
    things += [Room(room) for room in rooms]
    things += [kind(c) for kind in (Zone, PayCube) for c in range(3)]
    things += [Target(t) for t in targets]
    things += [UseEffect(w, e.key) for w in weapons for e in WEAPONS[w].effects]
    things += [kind(w) for kind in (FireWeapon, ReloadWeapon, TakeWeapon) for w in weapons]
    things += [DropWeapon(w) for w in weapons]
    things += [TakeTile(tile) for tile in dict.fromkeys(TILES)]
    things += [TakeTurret(price) for price in "RBY+"]
    things += [kind(c) for kind in (PlayNewton, PlayTeleporter, EnterWith) for c in cards]
    things += [PayWith((c,)) for c in cards]
    things += [kind(c, t) for kind in (PlayScope, PlayTagback) for c in cards for t in targets]
    assert {type(thing) for thing in things} == {*kinds}
    return things


class Talk:
    """Says everything once in each language, and keeps what was said by id."""

    def __init__(self) -> None:
        self.said: dict[Text, tuple[str, ...]] = {}

    def __call__(self, what: Text) -> None:
        if what not in self.said:
            self.said[what] = tuple(render(what, lang) for lang in text.LANGUAGES)

    def ids(self) -> set[str]:
        return {what.id for what in self.said}


def talk_through(talk: Talk, seats: int, options: dict[str, Any], seed: int) -> None:
    luck = random.Random(seed)
    things = pool()
    table = GAME.new(seats, seed=seed, options=options, windows=seed % 2 == 0)
    for event in table.events:
        talk(GAME.show.event_text(event))
    while not table.over:
        ask = table.asks[0]
        talk(GAME.show.ask_text(ask))
        for option in ask.options:
            talk(GAME.show.option_text(ask, option))
        for thing in luck.sample(things, 12):
            refusal = table.why_not(ask.seat, thing)
            if refusal is not None:
                talk(refusal.text)
        table.answer(ask.seat, luck.choice(ask.options))
        for event in table.events:
            talk(GAME.show.event_text(event))
    assert table.outcome is not None
    talk(Text(table.outcome.how))


@pytest.fixture(scope="module")
def talk() -> Talk:
    whole = Talk()
    # Every second table: all modes and arenas, three to five players, with and without the bot.
    for seed, case in enumerate(cases_of("adrenaline")[::2]):
        talk_through(whole, case.seats, dict(case.options), seed)
    return whole


def test_random_games_are_rendered_in_whole_sentences(talk: Talk) -> None:
    for what, (english, french) in talk.said.items():
        for words in (english, french):
            assert words.strip() == words, what
            assert words, what
            assert not re.search(r"[{}@$]|  |\.\.|\bad-|\bnt-", words), (what, words)
        if not what.id.startswith("ad-opt-"):
            assert english[-1] in ".?!", english
            assert french[-1] in ".?!", french


def test_random_games_meet_most_of_the_words(talk: Talk) -> None:
    """Few ids are so rare that random games miss them: otherwise the test above proves little."""
    met = talk.ids()
    kinds = ("ad-label-", "ad-price-", "ad-ammo", "ad-cost", "ad-title")
    catalogue = PLAY.read_text(encoding="utf-8")
    ours = set(re.findall(r"^(ad-[a-z0-9-]+) =", catalogue, re.MULTILINE))
    sayable = {id for id in ours if not id.startswith(kinds)}
    assert len(sayable - met) < len(sayable) / 6, sorted(sayable - met)


# -- some sentences -----------------------------------------------------------------------------
def worded(id: str, **args: Any) -> tuple[str, ...]:
    return tuple(render(GAME.show.event_text(Event(id, args)), lang) for lang in text.LANGUAGES)


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, "Banshee takes no damage from Dozer", "Dozer n'inflige aucun dégât à Banshee"),
        (1, "Banshee takes 1 damage from Dozer", "Dozer inflige 1 dégât à Banshee"),
        (2, "Banshee takes 2 damage from Dozer", "Dozer inflige 2 dégâts à Banshee"),
    ],
)
def test_damage_is_counted_in_words(n: int, english: str, french: str) -> None:
    said = worded("ad-hurt", figure=1, by=2, n=n, total=n + 4)
    assert said == (f"{english} ({n + 4} in all).", f"{french} (total\u00a0: {n + 4}).")


@pytest.mark.rule("AD-DOM-005")
def test_a_riposte_names_only_the_player_hit() -> None:
    for said in worded("ad-hurt", figure=1, by=1, n=1, total=3):
        assert said.count("Banshee") == 1


@pytest.mark.parametrize(
    ("cost", "english", "french"),
    [
        ((1, 0, 0), "1 red", "1 rouge"),
        ((0, 2, 0), "2 blue", "2 bleus"),
        ((0, 0, 1), "1 yellow", "1 jaune"),
        ((2, 1, 0), "2 red, 1 blue", "2 rouges, 1 bleu"),
        ((1, 0, 2), "1 red, 2 yellow", "1 rouge, 2 jaunes"),
        ((0, 1, 1), "1 blue, 1 yellow", "1 bleu, 1 jaune"),
        ((1, 1, 1), "1 red, 1 blue, 1 yellow", "1 rouge, 1 bleu, 1 jaune"),
    ],
)
def test_a_payment_names_only_its_colours(
    cost: tuple[int, int, int], english: str, french: str
) -> None:
    red, blue, yellow = cost
    assert worded("ad-pay", figure=2, red=red, blue=blue, yellow=yellow) == (
        f"Dozer pays cubes: {english}.",
        f"Dozer paie en cubes\u00a0: {french}.",
    )


@pytest.mark.rule("AD-WPN-009")
@pytest.mark.parametrize("arena", sorted(ARENAS))
def test_a_room_is_chosen_by_its_colour(arena: str) -> None:
    """The furnace hits everybody in the room of that name, and nobody outside it."""
    a = ARENAS[arena]
    here = a.spawn[0]
    seen = [r for r in a.seen_rooms[here] if r != a.room[here]]
    for room in seen:
        there = next(s for s in a.squares if a.room[s] == room)
        outside = next(s for s in a.squares if a.room[s] not in (room, a.room[here]))
        play = position(
            shooter(here, loaded=["furnace"]), on(there), on(outside), on(there), arena=arena
        )
        play.pick(SHOOT).maybe(FireWeapon("furnace")).maybe(UseEffect("furnace", "basic"))
        play.maybe(Room(a.rooms[room]))
        assert [play.damage(f) for f in (1, 2, 3)] == [[0], [], [0]]


def test_a_room_is_offered_in_words() -> None:
    ask = position(shooter(4), on(5)).leave_open().ask
    said = [render(GAME.show.option_text(ask, Room("green")), lang) for lang in text.LANGUAGES]
    assert said == ["The green room", "La pièce verte"]
