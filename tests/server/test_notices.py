"""Telling who is away: Web Push to a stand-in for a push service that decrypts and verifies, and
e-mail through a program that keeps what it was given."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import queue
import re
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from neontable.server import notices, push
from neontable.server.database import StoreError
from neontable.server.faults import Fault
from neontable.server.settings import Settings
from tests.server.conftest import PATIENCE, Player, Running, settings_for

New = Callable[..., Player]


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The half of a subscription that a browser keeps."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        point = serialization.PublicFormat.UncompressedPoint
        self.public = self.key.public_key().public_bytes(serialization.Encoding.X962, point)

    def wish(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        keys = {"p256dh": b64(self.public), "auth": b64(self.secret)}
        return {"endpoint": endpoint, "lang": lang, **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Written from the standard, not from what the server does."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert len(body) - 21 - length <= size
        theirs = body[21 : 21 + length]
        curve = ec.SECP256R1()
        sender = ec.EllipticCurvePublicKey.from_encoded_point(curve, theirs)

        def derived(salt: bytes, secret: bytes, info: bytes, n: int) -> bytes:
            return HKDF(hashes.SHA256(), n, salt, info).derive(secret)

        shared = self.key.exchange(ec.ECDH(), sender)
        secret = derived(self.secret, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


class PushService(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        self.address = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.got.get(timeout=PATIENCE)


class _Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(self.server.status)
        self.end_headers()
        self.server.got.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def outbox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outbox")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, outbox: Path) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    key = folder / "push.pem"
    push.make_key(key)
    program = folder / "keep.py"
    program.write_text(
        "import pathlib, sys, uuid\n"
        "out = pathlib.Path(sys.argv[1]) / uuid.uuid4().hex\n"
        "out.write_bytes(sys.stdin.buffer.read())\n"
        "out.rename(out.with_suffix('.eml'))\n"
    )
    running = Running(
        settings_for(
            folder,
            push_key=str(key),
            push_contact="mailto:house@example.org",
            push_anywhere=True,
            mail_command=shlex.join([sys.executable, str(program), str(outbox)]),
            mail_from="Neontable <table@example.org>",
            hosts=("play.example.org",),
            https=False,
            listens="127.0.0.1 80",
            notice_wait=0.0,
        )
    )
    yield running
    running.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.shutdown()
    made.server_close()


def mails(outbox: Path, count: int) -> list[email.message.EmailMessage]:
    """The messages in the order in which they came, once there are so many."""
    until = time.monotonic() + PATIENCE
    while len(found := sorted(outbox.glob("*.eml"), key=lambda f: f.stat().st_mtime_ns)) < count:
        assert time.monotonic() < until, f"{len(found)} messages, waited for {count}"
        time.sleep(0.02)
    policy = email.policy.default
    return [email.message_from_bytes(f.read_bytes(), policy=policy) for f in found]  # type: ignore[misc]


def duel(ann: Player, bob: Player) -> dict[str, Any]:
    """A table of two; either may be asked first, and Bob is away."""
    table = ann.create("me", "open", game="netrunner")
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    started: dict[str, Any] = ann.post(f"/api/tables/{table['id']}/start")
    return started


def play_until_asked(page: Any, seat: int) -> None:
    for _ in range(200):
        if seat in page.push.get("waiting", ()):
            return
        page.answer()
    raise AssertionError("the other was never asked")


def is_settled(server: Running) -> None:
    """No notice is on its way any more."""
    until = time.monotonic() + PATIENCE
    while any(t.get_name() == "notice" for t in list(server.service._tasks)):
        assert time.monotonic() < until
        time.sleep(0.02)


def verified(headers: dict[str, str], audience: str, public: str) -> dict[str, Any]:
    """The claims of a VAPID signature that is right."""
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(\S+)", headers["authorization"])
    assert found is not None
    head, claims, signature, key = found.groups()
    assert key == public
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    signer.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(unb64(claims))
    assert said["aud"] == audience
    assert time.time() < said["exp"] < time.time() + 86_400
    return said


def test_who_is_away_is_told_once_and_nothing_of_the_game(
    player: New, server: Running, service: PushService
) -> None:
    ann, bob = player("Ann"), player("Bob", lang="fr")
    browser = Browser()
    offered = bob.get("/api/notices")
    wish = browser.wish(f"{service.address}/bob?a=1", "fr")
    (device,) = bob.post("/api/notices/devices", wish)["devices"]
    assert device["current"]
    table = duel(ann, bob)
    page = ann.open(table["id"])
    play_until_asked(page, 1 - page.push["seat"])
    path, headers, body = service.next()
    assert path == "/bob?a=1"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert headers["topic"] == table["id"]
    said = verified(headers, service.address, offered["push_key"])
    assert said["sub"] == "mailto:house@example.org"
    assert b"Netrunner" not in body
    assert browser.read(body) == {
        "title": "Neontable",
        "body": "C’est à vous de jouer\u00a0: Netrunner.",
        "url": f"/table/{table['id']}",
        "tag": table["id"],
    }
    # It is asked again in the same absence: once was enough.
    live = server.service.live_tables[table["id"]]
    server.loop.call_soon_threadsafe(server.service.notices.moved, None, live)
    is_settled(server)
    assert service.got.empty()
    # Who has been back is told again; the page is closed before anything happens.
    back = bob.open(table["id"])
    back.answer()
    back.close()
    wait_away(server, bob)
    live = server.service.live_tables[table["id"]]
    if 1 - page.push["seat"] not in live.waiting:
        page.wait("push", lambda m: page.push["seat"] in m.get("waiting", ()))
        play_until_asked(page, 1 - page.push["seat"])
    else:
        server.loop.call_soon_threadsafe(server.service.notices.moved, None, live)
    assert browser.read(service.next()[2])["tag"] == table["id"]


def wait_away(server: Running, who: Player) -> None:
    until = time.monotonic() + PATIENCE
    while who.me["id"] in server.service.pages:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_nobody_is_told_whose_page_is_open(
    player: New, server: Running, service: PushService
) -> None:
    ann, bob = player("Ann"), player("Bob")
    bob.post("/api/notices/devices", Browser().wish(f"{service.address}/bob"))
    bob.open_raw()
    table = duel(ann, bob)
    page = ann.open(table["id"])
    play_until_asked(page, 1 - page.push["seat"])
    is_settled(server)
    assert service.got.empty()


def test_a_subscription_that_is_gone_is_dropped(
    player: New, server: Running, service: PushService
) -> None:
    ann, bob = player("Ann"), player("Bob")
    service.status = 410
    bob.post("/api/notices/devices", Browser().wish(f"{service.address}/old"))
    page = ann.open(duel(ann, bob)["id"])
    play_until_asked(page, 1 - page.push["seat"])
    service.next()
    is_settled(server)
    assert "devices" not in bob.get("/api/notices")


def test_an_invitation_is_pushed_to_a_friend_who_is_away(player: New, service: PushService) -> None:
    ann, bob = player("Ann"), player("Bob")
    bob.post("/api/friends", {"token": ann.post("/api/friends/link")["link"]})
    browser = Browser()
    bob.post("/api/notices/devices", browser.wish(f"{service.address}/bob"))
    table = ann.post(f"/api/friends/{bob.me['id']}/invitations", {"game": "adrenaline"})
    notice = browser.read(service.next()[2])
    assert notice["body"] == "Ann invites you to Adrenaline."
    assert notice["url"] == f"/table/{table['id']}"


def test_a_browser_is_forgotten_with_its_session_and_when_asked(player: New) -> None:
    bob = player("Bob")
    wish = Browser().wish("http://127.0.0.1:9/one")
    (device,) = bob.post("/api/notices/devices", wish)["devices"]
    again = Browser().wish("http://127.0.0.1:9/two")
    (other,) = bob.post("/api/notices/devices", again)["devices"]
    assert other["id"] != device["id"]  # one for each browser
    assert "devices" not in bob.call("DELETE", f"/api/notices/devices/{other['id']}")
    bob.post("/api/notices/devices", wish)
    assert len(bob.get("/api/me/data")["subscriptions"]) == 1
    cookie = bob.http.cookies["neontable"]
    credentials = {"account": "bob of notices", "passphrase": "a long passphrase"}
    bob.post("/api/account", credentials)
    bob.call("DELETE", "/api/session")
    bob.http.cookies.clear()
    bob.post("/api/session", credentials)
    assert cookie != bob.http.cookies["neontable"]
    assert "devices" not in bob.get("/api/notices")


def test_bad_subscriptions_are_refused(player: New, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = player("Bob")
    good = Browser().wish("http://127.0.0.1:9/x")
    bad_point = {**good, "p256dh": b64(b"\x04" + b"\1" * 64)}
    path = "/api/notices/devices"
    assert bob.refused("POST", path, bad_point) == (400, "push-keys")
    assert bob.refused("POST", path, {**good, "auth": b64(b"short of bytes")}) == (400, "push-keys")
    for url in ("ftp://push.example.org/x", "http://me:pw@push.example.org/x", "https:///x/y/z/1"):
        assert bob.refused("POST", path, {**good, "endpoint": url}) == (400, "push-endpoint")
    assert bob.refused("DELETE", f"{path}/nothing") == (404, "not-found")
    monkeypatch.setattr(notices, "MOST_DEVICES", 0)
    assert bob.refused("POST", path, good) == (409, "many-devices")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://8.8.8.8/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: inside",
        "https://push.example.org:port/x",
    ],
)
def test_a_public_server_pushes_to_named_https_only(url: str) -> None:
    with pytest.raises(Fault):
        push.checked_endpoint(url)
    assert push.checked_endpoint("https://push.example.org/x?y=1").hostname == "push.example.org"


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("10.0.0.1", True),
        ("127.0.0.1", True),
        ("169.254.169.254", True),
        ("192.168.1.1", True),
        ("100.64.0.1", True),
        ("224.0.0.1", True),
        ("0.0.0.0", True),
        ("::1", True),
        ("fe80::1%eth0", True),
        ("fc00::1", True),
        ("::ffff:10.0.0.1", True),
        ("2002:0a00:0001::", True),
        ("64:ff9b::a00:1", True),
        ("9.9.9.9", False),
        ("2620:fe::fe", False),
        ("::ffff:9.9.9.9", False),
    ],
)
def test_private_addresses(address: str, private: bool) -> None:
    assert push._private(address) == private


def test_a_name_that_leads_home_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is fine, what it resolves to is not: nothing is connected to."""
    import asyncio

    push.make_key(tmp_path / "key")

    async def run() -> str:
        pusher = push.Pusher(tmp_path / "key", "mailto:a@example.org")
        loop = asyncio.get_running_loop()

        async def lookup(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", ("9.9.9.9", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]

        async def connected(*_: Any, **__: Any) -> None:
            raise AssertionError("connected")

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        wish = Browser().wish("https://push.example.org/x")
        device = push.Device("id", wish["endpoint"], wish["p256dh"], wish["auth"], "en")
        return await pusher.send(device, b"{}", "topic")

    assert asyncio.run(run()) == "failed"


def test_mail_is_written_after_a_code_and_once_an_absence(
    player: New, server: Running, outbox: Path
) -> None:
    ann, bob = player("Ann"), player("Bob")
    wish = {"address": "bob@example.net", "lang": "en"}
    path = "/api/notices/mail"
    assert bob.refused("PUT", path, wish) == (409, "mail-account")
    bob.post("/api/account", {"account": "bob of mail", "passphrase": "a long passphrase"})
    for bad in ("bob", "a@b", "a@example.org, b@example.org", "a@example.org\nBcc: x@example.org"):
        assert bob.refused("PUT", path, {**wish, "address": bad}) == (400, "mail-address")
    before = len(list(outbox.glob("*.eml")))
    asked = bob.put(path, wish)
    assert asked["address"] == "bob@example.net"
    assert not asked.get("confirmed", False)
    letter = mails(outbox, before + 1)[-1]
    assert letter["to"] == "bob@example.net"
    assert letter["from"] == "Neontable <table@example.org>"
    found = re.search(r"\b\d{8}\b", letter.get_content())
    assert found is not None
    code = found[0]
    # Nobody is written to before that, and no second code is sent at once.
    assert bob.refused("PUT", path, wish) == (429, "mail-wait")
    eve = player("Eve")
    eve.post("/api/account", {"account": "eve of mail", "passphrase": "a long passphrase"})
    assert eve.refused("PUT", path, wish) == (429, "mail-wait")
    wrong = f"{(int(code) + 1) % 10**8:08d}"
    assert bob.refused("POST", f"{path}/code", {"code": wrong}) == (403, "mail-code")
    assert bob.post(f"{path}/code", {"code": f"{code[:4]} {code[4:]}"})["confirmed"]
    # Two tables at which Bob is asked while away: one letter.
    ids = []
    for _ in range(2):
        page = ann.open(duel(ann, bob)["id"])
        play_until_asked(page, 1 - page.push["seat"])
        ids.append(page.table["id"])
        is_settled(server)
    letters = mails(outbox, before + 2)
    assert len(letters) == before + 2
    text = letters[-1].get_content()
    assert letters[-1]["subject"] == "It is your turn at Netrunner."
    assert f"http://play.example.org:80/table/{ids[0]}" in text
    assert "http://play.example.org:80/me" in text
    # Who was back is written to again.
    back = bob.open_raw()
    back.close()
    wait_away(server, bob)
    live = server.service.live_tables[ids[1]]
    server.loop.call_soon_threadsafe(server.service.notices.moved, None, live)
    assert mails(outbox, before + 3)[-1]["to"] == "bob@example.net"
    gone = bob.call("DELETE", path)
    assert "address" not in gone
    assert bob.refused("POST", f"{path}/code", {"code": code}) == (409, "mail-no-code")


def test_a_code_is_guessed_five_times_at_most(player: New, server: Running, outbox: Path) -> None:
    bob = player("Bob")
    bob.post("/api/account", {"account": "bob who guesses", "passphrase": "a long passphrase"})
    before = len(list(outbox.glob("*.eml")))
    bob.put("/api/notices/mail", {"address": "guess@example.net", "lang": "fr"})
    letter = mails(outbox, before + 1)[-1]
    assert letter["subject"] == "Votre code pour Neontable"
    found = re.search(r"\b\d{8}\b", letter.get_content())
    assert found is not None
    wrong = f"{(int(found[0]) + 1) % 10**8:08d}"
    for _ in range(notices.TRIES):
        refused = bob.refused("POST", "/api/notices/mail/code", {"code": wrong})
        assert refused == (403, "mail-code")
    late = bob.refused("POST", "/api/notices/mail/code", {"code": found[0]})
    assert late == (409, "mail-no-code")


def test_settings_that_cannot_work_are_named_before_the_start(tmp_path: Path) -> None:
    def settings(**more: Any) -> Settings:
        return settings_for(tmp_path, **more)

    key = tmp_path / "key.pem"
    push.make_key(key)
    assert key.stat().st_mode & 0o077 == 0
    with pytest.raises(StoreError, match="exists already"):
        push.make_key(key)
    bad = tmp_path / "bad.pem"
    bad.write_text("nothing")
    for more, why in (
        ({"push_key": str(tmp_path / "none")}, "cannot be read"),
        ({"push_key": str(bad)}, "no push key"),
        ({"push_key": str(key)}, "push-contact"),
        ({"mail_command": "/no/such/program -t"}, "no program"),
        ({"mail_command": sys.executable}, "mail-from"),
        ({"mail_command": "'"}, "cannot be read"),
    ):
        with pytest.raises(StoreError, match=why):
            notices.check(settings(**more))
    notices.check(settings())


def test_a_server_without_keys_offers_nothing(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path))
    try:
        bob = Player(running.address, "Bob")
        assert bob.get("/api/notices") == {}
        wish = Browser().wish("https://push.example.org/x")
        assert bob.refused("POST", "/api/notices/devices", wish) == (409, "no-push")
        mail = {"address": "bob@example.net", "lang": "en"}
        assert bob.refused("PUT", "/api/notices/mail", mail) == (409, "no-mail")
        bob.close()
    finally:
        running.stop()
