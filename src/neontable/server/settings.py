"""What the person who runs a server may set; in worker processes it comes from the environment."""

import os
from pathlib import Path

import msgspec

from neontable.server.database import sqlite_url

_VARIABLE = "NEONTABLE_SETTINGS"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called, beside IP addresses and localhost."""
    listens: str = ""
    """Address and port that it listens on, as they were bound."""
    https: bool = False
    """Behind a proxy that speaks HTTPS: cookies are then for HTTPS only."""
    bot_workers: int = 1
    bot_threads: bool = False
    """Bots think, and costly work is done, in threads of this process instead of others."""
    bot_budget: float = 10.0
    bot_pace: float = 1.0
    """Stretches the pauses that bots make for people; 0: they answer at once."""
    window_pace: float = 1.0
    """Stretches the time that somebody has to respond before the house passes; 0: none at all."""
    static: str = ""
    """Folder of the built client; empty: the one in the package."""
    metrics: bool = True
    metrics_token: str = ""
    """Who sends it may read /metrics; without one, this machine may."""
    rate: float = 20.0
    """Sustained requests per second of one identity; bursts of ten times as many."""
    rate_socket: float = 30.0
    """Messages a second of one socket; the sockets of one person have twice, those of one address
    eight times as many together, and showing a table counts as several (`page_pace`)."""
    rate_chat: float = 0.5
    """Lines a second that one identity may say, at all tables together; bursts of six."""
    rate_guests: float = 0.2
    """New guests, and tries to sign in, a second from one address; bursts of fifty as many."""
    rate_tables: float = 0.5
    """Tables, loadouts and records a second that one identity may make; bursts of two hundred as
    many."""
    work: float = 0.25
    """Seconds of costly work (replays, records, checks, reasons) a second that one person may ask
    for; bursts of twenty times as many."""
    absent: float = 600.0
    """Seconds without a page at the table after which somebody's seat counts as abandoned; at least
    two turns where turns have a time."""
    connections: int = 40
    """Sockets that one identity may have open."""
    per_address: int = 150
    """Connections that one address may have open; those of `proxies` are counted by the address
    that they name."""
    proxies: tuple[str, ...] = ("loopback",)
    """Addresses whose X-Forwarded-For is believed; `loopback` is this machine."""
    stuck: float = 20.0
    """Seconds for which a page may take nothing of what is sent to it."""
    body_limit: int = 1_000_000
    sweep: float = 0.5
    """Seconds between two checks for tables that wait for the server."""
    poll: float = 1.0
    """Seconds between two looks at the database while no news of other processes arrives."""
    reopen: float = 0.5
    """Seconds after which a table that could not be opened is tried again, at first."""
    quiet: bool = False
    push_key: str = ""
    """File with the key that signs Web Push; empty: none is sent."""
    push_contact: str = ""
    """mailto: or https: address of the person who runs the server, for the push services."""
    push_anywhere: bool = False
    """For tests: push also to plain HTTP and to private addresses."""
    mail_command: str = ""
    """Program that takes a whole message on its standard input (`sendmail -t -i`); empty: no mail
    is written."""
    mail_from: str = ""
    notice_wait: float = 15.0
    """Seconds for which somebody is asked and has no page open before they are told."""

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
