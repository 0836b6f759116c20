"""Addresses that work from other machines, and QR codes of them."""

from __future__ import annotations

import math
import socket
import time
from functools import lru_cache
from ipaddress import ip_address

import segno

from neontable.server import protocol as wire
from neontable.server.settings import Settings

FRESH = 30.0
"""Seconds for which the addresses of this machine are cached."""


def addresses(settings: Settings) -> wire.Addresses:
    """How others can call this server: by its names, or by the addresses of this machine on its
    networks."""
    host, _, port = settings.listens.partition(" ")
    scheme = "https" if settings.https else "http"
    if settings.hosts:
        # Behind a proxy the port is the proxy's.
        behind = "" if settings.https else f":{port}"
        return wire.Addresses(links=tuple(f"{scheme}://{name}{behind}" for name in settings.hosts))
    if not host:
        return wire.Addresses(links=())
    at = ip_address(host)
    if at.is_loopback:
        return wire.Addresses(links=(), local_only=True)
    found = _own_addresses() if at.is_unspecified else [host]
    return wire.Addresses(links=tuple(f"{scheme}://{_bracketed(one)}:{port}" for one in found))


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


_asked: tuple[float, list[str]] = (-math.inf, [])


def _own_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others can reach.  They change when it changes its
    network; asking for them may take seconds where names are not answered."""
    global _asked
    if time.monotonic() - _asked[0] > FRESH:
        _asked = (time.monotonic(), _found_addresses())
    return _asked[1]


def _found_addresses() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        found = []
    addresses = [str(one[4][0]) for one in found] + _interfaces()
    return [a for a in dict.fromkeys(addresses) if not ip_address(a).is_loopback]


def _interfaces() -> list[str]:
    """What the system says of its network interfaces, where it can be asked (Linux)."""
    try:
        import fcntl
    except ImportError:
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                # SIOCGIFADDR
                answer = fcntl.ioctl(asking.fileno(), 0x8915, name.encode()[:15].ljust(256, b"\0"))
            except OSError:
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


@lru_cache(maxsize=256)
def qr_code(text: str) -> wire.QrCode:
    """The modules of a code, one unit wide, within the quiet border that readers need."""
    code = segno.make(text, error="m", micro=False)
    border = 4
    rows = [list(row) for row in code.matrix_iter(border=border)]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            begin = x
            while x < len(row) and row[x]:
                x += 1
            parts.append(f"M{begin} {y}h{x - begin}v1h-{x - begin}z")
    return wire.QrCode(path="".join(parts), size=len(rows))
