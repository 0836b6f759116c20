"""Web Push: a notice for a browser, encrypted for it (RFC 8291) and signed by us (RFC 8292).

The address that it is sent to comes from the browser, so from anybody: only HTTPS, no address of a
private network, no redirect is followed, and nothing of the answer but its status is read.  Needs
the extra `push`; nothing else imports this module before a key is set.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import logging
import os
import re
import socket
import ssl
import struct
import time
from pathlib import Path
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from neontable.server.database import StoreError
from neontable.server.faults import Fault

log = logging.getLogger("neontable.push")

WITHIN = 15.0
"""Seconds that a push service may take."""
AT_ONCE = 20
KEPT_FOR = 6 * 3600
"""Seconds for which the push service keeps a notice for a browser that is off."""
SIGNED_FOR = 12 * 3600
PADDED = 1024
"""Every notice has this length, so that its size tells nothing."""
RECORD = 4096

_URL = re.compile(r"https?://[\x21-\x7e]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Sent = Literal["sent", "gone", "failed"]


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


# -- the server's key -----------------------------------------------------------------------------
def make_key(file: Path) -> str:
    """Write a new key for its owner's eyes only; returns its public half."""
    key = ec.generate_private_key(ec.SECP256R1())
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(text)
    except FileExistsError:
        raise StoreError(
            f"{file} exists already: a new key would end every subscription made with it"
        ) from None
    except OSError as fault:
        raise StoreError(f"the key cannot be written to {file}: {fault.strerror}") from None
    return _encoded(_point(key.public_key()))


def read_key(file: Path) -> ec.EllipticCurvePrivateKey:
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except OSError as fault:
        raise StoreError(f"the push key {file} cannot be read: {fault.strerror}") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise StoreError(
            f"{file} is no push key: make one with `neontable admin push-key {file.name}`"
        )
    return key


# -- whom it is sent to ---------------------------------------------------------------------------
class Device(msgspec.Struct, frozen=True):
    """A browser's subscription."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


def _private(address: str) -> bool:
    """Whether an address may lead into somebody's own network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is not None:
            ip = inner
        elif ip.teredo is not None or ip in _NAT64:
            return True
    return not ip.is_global or ip.is_multicast


def checked_endpoint(url: str, anywhere: bool = False) -> SplitResult:
    """The parts of an address that may be pushed to; its name is looked up when it is used."""
    try:
        found = urlsplit(url) if _URL.fullmatch(url) else None
        port = found.port if found is not None else None
        host = (found.hostname or "") if found is not None else ""
    except ValueError:
        found, port, host = None, None, ""
    if found is None or not host or found.username is not None or found.password is not None:
        raise Fault(400, "push-endpoint")
    if anywhere:
        return found
    if found.scheme != "https" or port not in (None, 443) or "." not in host:
        raise Fault(400, "push-endpoint")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return found
    raise Fault(400, "push-endpoint")  # push services have names


def checked_keys(p256dh: str, auth: str) -> None:
    """Refuses what no browser would say."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        right = len(_decoded(auth)) == 16
    except ValueError:
        right = False
    if not right:
        raise Fault(400, "push-keys")


def encrypted(payload: bytes, p256dh: str, auth: str) -> bytes:
    """One record that only the browser can read (RFC 8291, content encoding aes128gcm)."""
    theirs = _decoded(p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    own = ec.generate_private_key(ec.SECP256R1())
    ours, salt = _point(own.public_key()), os.urandom(16)

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)

    shared = own.exchange(ec.ECDH(), browser)
    secret = derived(_decoded(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    plain = (payload + b"\x02").ljust(PADDED, b"\0")
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, plain, None)


class Pusher:
    def __init__(self, key: Path, contact: str, anywhere: bool = False) -> None:
        self.key = read_key(key)
        if not re.fullmatch(r"(mailto:\S+@\S+|https://\S+)", contact):
            raise StoreError(
                "push services want to know whom to ask: --push-contact mailto:you@example.org "
                f"or https://…; got {contact!r}"
            )
        self.contact = contact
        self.anywhere = anywhere
        self.public = _encoded(_point(self.key.public_key()))
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._tls = ssl.create_default_context()

    def _signature(self, url: SplitResult) -> str:
        head = _encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        words = f"{head}.{_encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(words.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{words}.{_encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"

    async def _address(self, host: str, port: int) -> str:
        """Where a name leads; the address that was judged is the one that is used."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.anywhere and any(_private(one) for one in addresses):
            raise Fault(400, "push-endpoint")
        return addresses[0]

    async def send(self, device: Device, payload: bytes, topic: str) -> Sent:
        """`topic`: a later notice replaces one that still waits."""
        try:
            async with self._turn, asyncio.timeout(WITHIN):
                status = await self._post(device, payload, topic)
        except (Fault, OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as fault:
            log.warning("a notice could not be pushed: %s", type(fault).__name__)
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            log.warning("a push service refused a notice: %d", status)
            return "failed"
        return "sent"

    async def _post(self, device: Device, payload: bytes, topic: str) -> int:
        url = checked_endpoint(device.endpoint, self.anywhere)
        secure = url.scheme == "https"
        host, port = url.hostname or "", url.port or (443 if secure else 80)
        body = encrypted(payload, device.p256dh, device.auth)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {url.netloc}\r\n"
            f"Authorization: {self._signature(url)}\r\n"
            f"TTL: {KEPT_FOR}\r\nUrgency: high\r\nTopic: {topic[:32]}\r\n"
            "Content-Type: application/octet-stream\r\nContent-Encoding: aes128gcm\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        address = await self._address(host, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=self._tls if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            writer.write(head.encode() + body)
            await writer.drain()
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError as fault:
            raise ValueError("no HTTP") from fault
        finally:
            writer.close()
        answer = re.match(rb"HTTP/1\.[01] (\d{3})", line)
        if answer is None:
            raise ValueError("no HTTP")
        return int(answer[1])
