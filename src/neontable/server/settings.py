"""What the person who runs a server may set; in worker processes it comes from the environment."""

import os
from pathlib import Path

import msgspec

from neontable.server.store import sqlite_url

_VARIABLE = "NEONTABLE_SETTINGS"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called, beside IP addresses and localhost."""
    https: bool = False
    """Behind a proxy that speaks HTTPS: cookies are then for HTTPS only."""
    bot_workers: int = 1
    bot_threads: bool = False
    bot_budget: float = 10.0
    bot_pace: float = 1.0
    """Stretches the pauses that bots make for people; 0: they answer at once."""
    static: str = ""
    """Folder of the built client; empty: the one in the package."""
    metrics: bool = True
    rate: float = 20.0
    """Sustained requests per second of one identity; bursts of ten times as many."""
    rate_socket: float = 30.0
    rate_chat: float = 0.5
    rate_guests: float = 0.2
    """New guests, and tries to sign in, a second from one address; bursts of fifty as many."""
    rate_tables: float = 0.5
    """Tables, loadouts and records a second that one identity may make; bursts of two hundred as
    many."""
    connections: int = 40
    """Sockets that one identity may have open."""
    body_limit: int = 1_000_000
    sweep: float = 0.5
    """Seconds between two checks for tables that wait for the server."""
    poll: float = 1.0
    """Seconds between two looks at the database while no news of other processes arrives."""
    quiet: bool = False

    def to_environment(self) -> None:
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[_VARIABLE], type=Settings)


def data_folder() -> Path:
    """The default location of the embedded database."""
    given = os.environ.get("NEONTABLE_DATA")
    if given:
        return Path(given)
    state = os.environ.get("XDG_DATA_HOME")
    return (Path(state) if state else Path.home() / ".local" / "share") / "neontable"


def default_database() -> str:
    return os.environ.get("NEONTABLE_DATABASE") or sqlite_url(data_folder())
