"""An answer tried over the socket: what it would be, at once, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.zone import GROUND
from tests.server.conftest import Page, Player, Running, settings_for
from tests.toys.mat import GAME

New = Callable[..., Player]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "mat", GAME)


@pytest.fixture
def page(player: New) -> Page:
    ann = player("Ann")
    shown = ann.open(ann.create("me", "me", game="mat")["id"], seat=0)
    shown.until_asked()
    return shown


def tried(page: Page, answer: Any, seat: int = 0, id: str = "trial-01") -> dict[str, Any]:
    page.send("try", id=id, seat=seat, answer=answer)
    while True:
        heard = page.hear()
        if heard["type"] in ("trace", "refused"):
            return heard


def test_a_question_for_a_way_says_its_zone_and_draws_its_reach(page: Page) -> None:
    ask = page.push["asks"][0]
    assert ask["kind"] == "path"
    assert ask["zone"]["inch"] == 254
    assert ask["zone"]["polygons"][0]["outline"][2] == [7620, 5588]
    assert ask["mover"] == "model-0"
    assert ask["tries"] is True
    assert "options" not in ask, "samples are for bots"
    tints = [o["tint"] for o in ask["shape"] if o["type"] == "reach"]
    assert tints == ["hard", "easy", "shut"]
    mover = next(p for p in page.push["scene"]["pieces"] if p["id"] == "model-0")
    assert mover["at"] == {"x": 508, "y": 1524, "radius": 135, "facing": [1, 0]}


def test_a_good_answer_is_traced_and_not_given(page: Page) -> None:
    before = page.push["sequence"]
    found = tried(page, [[1524, 1524, GROUND]])
    assert found["type"] == "trace"
    assert found["id"] == "trial-01"
    assert found["reason"]["offered"] is True
    assert found["trace"]["length"] == 1016
    assert found["trace"]["way"] == [[508, 1524, GROUND], [1524, 1524, GROUND]]
    kinds = [o["type"] for o in found["trace"]["overlays"]]
    assert kinds == ["corridor", "ruler"]
    assert found["trace"]["overlays"][1]["label"] == "4.0 in"
    page.send("look", seat=0)
    page.wait("push")
    assert page.push["sequence"] == before
    assert page.push["asks"][0]["mover"] == "model-0"


def test_what_does_not_fit_says_why_not_and_what_would(page: Page) -> None:
    far = tried(page, [[508, 3391, GROUND]])
    assert far["reason"]["offered"] is False
    assert far["reason"]["rule"] == "MT-MOVE-001"
    assert far["reason"]["text"].startswith("0.4 in too far")
    ((x, y, _),) = far["trace"]["nearest"]
    assert (x, y) == (508, 1524 + 7 * 254)
    rough = tried(page, [[1900, 2000, GROUND]])
    assert rough["trace"]["costs"] == ["1 in more through the rubble"]
    outside = tried(page, [[508, 9000, GROUND]])
    assert outside["reason"]["rule"] == "NT-ZONE"


def test_a_page_in_french_is_answered_in_french(player: New) -> None:
    ann = player("Anne", "fr")
    page = ann.open(ann.create("me", "me", game="mat")["id"], seat=0, lang="fr")
    page.until_asked()
    assert tried(page, [[508, 3391, GROUND]])["reason"]["text"].startswith("0,4 po de trop")


@pytest.mark.parametrize(
    "answer",
    [
        None,
        1,
        "x",
        [],
        [[1, 2]],
        [[1.5, 2, -1]],
        [[508, 1524, "x"]],
        {"x": 1},
        [[2**60, 1, -1]],
        [[[[]]]],
    ],
)
def test_odd_answers_are_refused_politely(page: Page, answer: Any) -> None:
    found = tried(page, answer)
    if found["type"] == "trace":
        assert found["reason"]["offered"] is False
        assert found["trace"] == {}
    else:
        assert found["code"] == "not-offered"


def test_fractions_are_refused_when_they_are_given(page: Page) -> None:
    page.give([[600.5, 1524, GROUND]])
    assert page.wait("refused")["code"] == "not-offered"


def test_only_the_asked_seat_is_answered_and_only_to_its_person(page: Page, player: New) -> None:
    other = tried(page, [[1524, 1524, GROUND]], seat=1)
    assert other["reason"]["offered"] is False
    assert other["reason"]["rule"] == "NT-TURN"
    stranger = player("Eve").open_raw()
    assert tried(stranger, [[1524, 1524, GROUND]])["code"] == "not-open"


@pytest.fixture
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = settings_for(tmp_path_factory.mktemp("slow"))
    running = Running(msgspec.structs.replace(settings, rate_socket=0.001))
    yield running
    running.stop()


def test_tries_are_counted_as_other_messages_are(slow: Running) -> None:
    """A socket may say four seconds' worth of messages at once and no more."""
    ann = Player(slow.address, "Ann", "en")
    page = ann.open_raw()
    heard = [tried(page, None)["code"] for _ in range(3)]
    ann.close()
    assert heard[-1] == "too-fast"
