"""Any game: everything it says can be said in both languages, refusals with their rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from neontable.kernel import rules
from neontable.kernel.asks import MANY, ORDER, REPORT, Answer
from neontable.kernel.errors import BadAnswer
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, Text, render
from tests.contract.tables import (
    Case,
    seats_and_spectator,
    some_moments,
    some_options,
    spread,
    walk,
)

KERNEL_RULES = {"NT-OVER", "NT-TURN", "NT-ASK", "NT-ZONE", "NT-MISSION"}


def said(text: Text) -> None:
    for lang in LANGUAGES:
        assert render(text, lang).strip()


def texts_of(thing: Any) -> Iterator[Text]:
    """Every Text inside a Struct, however deep."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_of(getattr(thing, name))
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from texts_of(part)


def test_every_ask_and_option_can_be_said(case: Case) -> None:
    for moment in walk(case, windows=True).decisions:
        for ask in moment.table.asks:
            said(case.game.show.ask_text(ask))
            for option in some_options(ask, 20):
                said(case.game.show.option_text(ask, option))
                for text in case.game.show.heading(option) or ():
                    said(text)


def test_options_under_one_heading_are_said_differently(case: Case) -> None:
    """Where the words of the options differ, so do those under their heading."""
    for moment in spread(walk(case, windows=True).decisions, 60):
        for ask in moment.table.asks:
            if ask.kind in (MANY, ORDER):
                continue
            whole: dict[tuple[str, str], str] = {}
            for option in some_options(ask, 40):
                group = case.game.show.heading(option)
                if group is not None:
                    heading, short = [render(text, "en") for text in group]
                    text = render(case.game.show.option_text(ask, option), "en")
                    assert whole.setdefault((heading, short), text) == text


def test_options_of_one_ask_are_said_differently(case: Case) -> None:
    """A person chooses by the words alone (keyboard, screen reader); two things that are alike in
    every respect may share them."""
    for moment in spread(walk(case, windows=True).decisions, 60):
        for ask in moment.table.asks:
            if len(ask.options) > 1 and ask.kind not in (MANY, ORDER, REPORT):
                words = {render(case.game.show.option_text(ask, o), "en") for o in ask.options}
                assert len(words) > 1, f"{ask.id} offers the same words only: {words}"


def test_every_event_can_be_said(case: Case) -> None:
    heard = [e for windows in (False, True) for m in walk(case, windows).moments for e in m.events]
    assert heard
    for event in heard:
        said(case.game.show.event_text(event))


def test_every_scene_can_be_said(case: Case) -> None:
    for moment in some_moments(case, walk(case, windows=True).moments, 40):
        for seat in seats_and_spectator(moment.table):
            scene = moment.table.scene(seat)
            texts = list(texts_of(scene))
            assert texts
            for text in set(texts):
                said(text)


def test_pieces_and_regions_of_a_scene_have_ids_of_their_own(case: Case) -> None:
    for moment in some_moments(case, walk(case, windows=True).moments, 40):
        for seat in seats_and_spectator(moment.table):
            scene = moment.table.scene(seat)
            for things in (scene.pieces, scene.regions, scene.panels):
                ids = [t.id for t in things]
                assert len(set(ids)) == len(ids)


def test_the_outcome_can_be_said(case: Case) -> None:
    outcome = walk(case).end.outcome
    assert outcome is not None
    said(Text(outcome.how))


def test_the_components_can_be_said(case: Case) -> None:
    components = case.game.show.components()
    assert len({c.id for c in components}) == len(components) > 0
    for component in components:
        for text in texts_of(component):
            said(text)


def known_rules(game: Game) -> set[str]:
    own = getattr(game, "rule_ids", None)
    return KERNEL_RULES | (set(own) if own is not None else set(rules.index(game.name)))


def pool(case: Case) -> list[Answer]:
    """Every thing that was ever offered in a whole game, and each item of the lists."""
    things: dict[str, Answer] = {}
    for moment in walk(case, windows=True).decisions:
        for ask in moment.table.asks:
            for thing in (*some_options(ask, 20), *ask.items):
                things[repr(thing)] = thing
    return [things[k] for k in sorted(things)]


def accepted(table: Table, seat: int, thing: Answer) -> bool:
    try:
        table.clone().answer(seat, thing)
    except BadAnswer:
        return False
    return True


def test_the_offer_and_the_refusals_agree(case: Case) -> None:
    things, ids = pool(case), known_rules(case.game)
    rng = random.Random(7)
    for moment in some_moments(case, walk(case, windows=True).moments, 40):
        table = moment.table
        before = table.digest
        for thing in rng.sample(things, min(40, len(things))):
            for seat in range(case.seats):
                why = table.why_not(seat, thing)
                assert (why is None) == accepted(table, seat, thing), f"{thing!r}: {why}"
                if why is not None:
                    assert why.rule in ids, f"{why.rule} of {thing!r} is in no index"
                    said(why.text)
        assert table.digest == before


def test_a_refusal_of_the_kernel_explains_why(case: Case) -> None:
    game = walk(case, windows=True)
    end, first = game.end, game.moments[0].table
    over = end.why_not(0, game.answers[0][1])
    assert over is not None
    assert over.rule == "NT-OVER"
    turn = first.why_not(-1, first.asks[0].options[0])
    assert turn is not None
    assert turn.rule == "NT-TURN"


@pytest.mark.parametrize("thing", [None, (), ("no such thing", 1), 7.5, [["nested"]], "text", {}])
def test_junk_is_refused_with_a_reason(case: Case, thing: Any) -> None:
    for moment in some_moments(case, walk(case, windows=True).decisions, 20):
        ask = moment.table.asks[0]
        if thing == () and ask.kind == MANY:
            continue
        why = moment.table.why_not(ask.seat, thing)
        assert why is not None
        said(why.text)
