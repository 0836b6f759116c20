"""What `/metrics` reports to Prometheus."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

_registry = CollectorRegistry()

ANSWERS = Counter(
    "neontable_answers", "Answers stored, by who gave them", ["by"], registry=_registry
)
REFUSALS = Counter(
    "neontable_refusals", "Messages that were refused, by reason", ["code"], registry=_registry
)
ANSWER_SECONDS = Histogram(
    "neontable_answer_seconds",
    "From an answer's arrival to the push",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=_registry,
)
COMMIT_SECONDS = Histogram(
    "neontable_commit_seconds",
    "Storing a batch of moves",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
    registry=_registry,
)
BOT_SECONDS = Histogram(
    "neontable_bot_seconds",
    "A bot's thinking",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=_registry,
)
COSTLY_SECONDS = Histogram(
    "neontable_costly_work_seconds",
    "Work beside the tables: replays, records, loadouts, reasons",
    ["where"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30),
    registry=_registry,
)
REQUESTS = Counter(
    "neontable_requests", "HTTP requests, by status class", ["status"], registry=_registry
)
SOCKETS = Gauge(
    "neontable_sockets", "Open sockets", registry=_registry, multiprocess_mode="livesum"
)
TABLES = Gauge(
    "neontable_live_tables", "Tables in memory", registry=_registry, multiprocess_mode="livesum"
)
LISTENING = Gauge(
    "neontable_listening",
    "1 while news of other processes arrives (PostgreSQL only); 0: it polls",
    registry=_registry,
    multiprocess_mode="livemin",
)
NEWS_LOST = Counter(
    "neontable_news_lost", "Times that the connection for news was lost", registry=_registry
)
READY = Gauge(
    "neontable_ready",
    "1 when the last look found that moves can be stored",
    registry=_registry,
    multiprocess_mode="livemin",
)
TURNED_AWAY = Counter(
    "neontable_turned_away",
    "Connections that were cut off: too many of an address, a head or body that did not come, or "
    "a page that did not read",
    ["why"],
    registry=_registry,
)
GC_SECONDS = Histogram(
    "neontable_gc_seconds",
    "Pauses for garbage collection",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5),
    registry=_registry,
)
RESTARTS = Counter(
    "neontable_task_restarts",
    "Tasks of the server that failed and were begun again",
    ["task"],
    registry=_registry,
)


def exposition() -> tuple[str, bytes]:
    """Content type and text; of all workers where there are several."""
    registry = _registry
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return CONTENT_TYPE_LATEST, generate_latest(registry)
