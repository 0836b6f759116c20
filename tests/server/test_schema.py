"""The OpenAPI document, and a machine that tries everything in it: no server error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.conftest import Player, Running, settings_for

EXAMPLES = 4
MANY_EXAMPLES = 60


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(settings_for(tmp_path_factory.mktemp("schema"), quiet=True))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ann(running: Running) -> Iterator[Player]:
    player = Player(running.address)
    yield player
    player.close()


@pytest.fixture(scope="module")
def document(running: Running) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{running.address}/schema/openapi.json")


def test_the_document_names_every_path(running: Running) -> None:
    paths = httpx.get(f"{running.address}/schema/openapi.json").json()["paths"]
    listed = Path("docs/protocol.md").read_text("utf-8")
    for path in paths:
        assert path in listed, f"docs/protocol.md lacks {path}"
    assert "/api/tables/{id}/seats/{seat}" in paths


@pytest.mark.parametrize(
    "examples", [EXAMPLES, pytest.param(MANY_EXAMPLES, marks=pytest.mark.soak)]
)
def test_nothing_makes_the_server_fail(
    document: schemathesis.schemas.BaseSchema, ann: Player, examples: int
) -> None:
    cookies = dict(ann.http.cookies)
    tried: list[str] = []
    statuses: set[int] = set()
    for found in document.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def attempt(case: schemathesis.Case) -> None:
            answer = case.call(headers={"X-Neontable": "1"}, cookies=cookies)
            statuses.add(answer.status_code)
            case.validate_response(answer, checks=[not_a_server_error])

        attempt()
        tried.append(operation.label)
    assert len(tried) >= 20, tried
    assert {200, 400, 404} <= statuses
