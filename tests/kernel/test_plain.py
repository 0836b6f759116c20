"""Positions and records come as bytes, str, dict or file; anything else is said clearly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import neontable
from neontable.kernel.errors import BadPosition, BadRecord
from tests.toys import bazaar

neontable.kernel.registry.add(bazaar.GAME)


@pytest.fixture
def table() -> neontable.Table:
    t = bazaar.GAME.new(3, 5)
    for _ in range(5):
        ask = t.asks[0]
        t.answer(ask.seat, ask.options[0])
    return t


def test_a_position_in_every_form(table: neontable.Table, tmp_path: Path) -> None:
    raw = table.to_json()
    file = tmp_path / "position.json"
    file.write_bytes(raw)
    forms: list[Any] = [raw, raw.decode(), bytearray(raw), memoryview(raw), json.loads(raw), file]
    for source in forms:
        again = neontable.load(source)
        assert again.digest == table.digest
        assert neontable.replay(again.record).digest == table.digest


def test_a_record_in_every_form(table: neontable.Table, tmp_path: Path) -> None:
    raw = table.record.to_json()
    file = tmp_path / "record.json"
    file.write_bytes(raw)
    forms: list[Any] = [table.record, raw, raw.decode(), json.loads(raw), file]
    for source in forms:
        assert neontable.replay(source).digest == table.digest
        assert neontable.play_again(source, 2).journal.count == 2
    assert neontable.read_record(file) == neontable.read_record(raw)


@pytest.mark.parametrize("odd", [None, 3, [1], object(), ("game", "x")])
def test_another_form_is_a_type_error_that_says_what_is_taken(odd: Any) -> None:
    for read in (neontable.load, neontable.read_record, neontable.replay):
        with pytest.raises(TypeError, match=r"JSON \(bytes or str\), a dict.*pathlib.Path"):
            read(odd)


def test_a_dict_that_is_no_json() -> None:
    endless: dict[str, Any] = {"game": "bazaar", "rules": 1}
    endless["self"] = endless
    odd: list[dict[Any, Any]] = [endless, {"game": object()}, {"game": "\ud800"}, {object(): 1}]
    for source in odd:
        with pytest.raises(BadPosition):
            neontable.load(source)
        with pytest.raises(BadRecord):
            neontable.read_record(source)


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        neontable.load(tmp_path / "none.json")


def test_every_fault_of_a_record_is_named(table: neontable.Table) -> None:
    data = json.loads(table.record.to_json())
    del data["digest"]
    data["chance"] = "none"
    data["answers"][0] = 4
    with pytest.raises(BadRecord) as refused:
        neontable.read_record(data)
    words = str(refused.value)
    assert "\n  - digest: it is missing; a text is needed" in words
    assert "\n  - chance: a list is needed, not 'none'" in words
    assert "\n  - answers[0]: a list is needed, not 4" in words


def test_every_problem_of_a_head(table: neontable.Table) -> None:
    data = json.loads(table.to_json())
    data["ruls"] = data.pop("rules")
    data["bank"] = "empty"
    with pytest.raises(BadPosition) as refused:
        neontable.load(data)
    assert set(refused.value.problems) == {
        "rules: it is missing; a whole number is needed",
        "ruls: there is no such field; did you mean 'rules'?",
        "bank: a whole number is needed, not 'empty'",
    }


def test_what_the_game_says_comes_with_the_faults_of_form(table: neontable.Table) -> None:
    data = json.loads(table.to_json())
    data["rond"] = data.pop("round")
    data["bank"] += 1
    data["key"] = "short"
    with pytest.raises(BadPosition) as refused:
        neontable.load(data)
    assert refused.value.problems[0].startswith("rond: there is no such field; did you mean 'round")
    assert "key: it is 64 hexadecimal digits, in lower case" in refused.value.problems
    assert any(p.startswith("coins: ") for p in refused.value.problems)
