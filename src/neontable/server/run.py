"""Starting a server: one process on SQLite, or several on one PostgreSQL."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Callable

import msgspec
import uvicorn

from neontable.server import logs, notices
from neontable.server.connection_limits import SPARE_FILES, raise_file_limit
from neontable.server.database import StoreError, migrate
from neontable.server.file_lock import FileLock
from neontable.server.settings import Settings
from neontable.server.store import Store

PATIENCE = 10
"""Seconds that open requests get when the server is asked to stop."""


def bind(host: str, port: int, near: bool) -> socket.socket:
    """A listening socket; `near`: the next free port will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in range(port, port + (20 if near and port else 1)):
        # Named TCP, or asyncio would not switch Nagle's delay off: 40 ms for every push.
        s = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            s.bind((host, candidate))
        except OSError as fault:
            s.close()
            last = fault
            continue
        s.set_inheritable(True)
        return s
    reason = last.strerror if last is not None else "no port"
    raise StoreError(f"cannot listen on {host} port {port}: {reason}")


_locks: list[FileLock] = []
"""Held until the process ends."""


def prepare(settings: Settings, workers: int) -> None:
    """Everything that can fail before the first request fails here, with a clear message."""
    notices.check(settings)
    store = Store(settings.database)
    try:
        if not store.postgres:
            _locks.append(FileLock(store.path))
            store.check()
        if workers > 1 and not store.postgres:
            raise StoreError(
                "several workers need PostgreSQL (--database postgresql://...): "
                "an SQLite server is one process"
            )
        migrate(store.engine)
        store.secret()
    finally:
        store.close()


def serve(
    settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]
) -> None:
    """Run until somebody asks to stop (SIGINT, SIGTERM)."""
    host, port = listening.getsockname()[:2]
    settings = msgspec.structs.replace(settings, listens=f"{host} {port}")
    settings.to_environment()
    shared = ""
    if workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        # All workers answer /metrics for all.
        shared = os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="neontable-")
    files = raise_file_limit()
    trusted = [("127.0.0.1,::1" if one == "loopback" else one) for one in settings.proxies]
    config = uvicorn.Config(
        "neontable.server.app:factory",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        date_header=False,
        http="neontable.server.connection_limits:Http",
        ws="neontable.server.connection_limits:Socket",
        proxy_headers=True,
        forwarded_allow_ips=",".join(trusted),
        limit_concurrency=max(64, files - SPARE_FILES) if files else None,
        ws_max_size=128_000,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        # Packing costs more than it saves where there is no network in between.
        ws_per_message_deflate=not listening.getsockname()[0].startswith("127."),
        lifespan="on",
        backlog=2048,
    )
    logs.set_up("WARNING" if settings.quiet else "INFO")
    listening.listen(2048)
    try:
        if workers > 1:
            from uvicorn.supervisors import Multiprocess

            ready()
            Multiprocess(config, sockets=[listening]).run()
        else:
            _Ready(config, ready).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        if shared:
            shutil.rmtree(shared, ignore_errors=True)


class _Ready(uvicorn.Server):
    """Says when it answers: a browser that is opened earlier shows an error."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
