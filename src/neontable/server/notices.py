"""Telling people who are away that it is their turn: by push to their browsers, by e-mail.

Nobody is told who has a page open.  Of one table one notice is sent, and one e-mail of all of them,
until the person has been here again; `notices` and `contacts.written` remember it for all
processes.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from neontable.kernel import registry
from neontable.kernel.text import literal
from neontable.server import friends, game_info, invitations, mail, schema, seat_view
from neontable.server.database import StoreError
from neontable.server.faults import Fault
from neontable.server.live_table import PERSON, LiveTable
from neontable.server.rows import Identity, TableRow
from neontable.server.settings import Settings

if TYPE_CHECKING:
    from neontable.server.push import Device, Pusher
    from neontable.server.table_service import TableService

MOST_DEVICES = 10
"""Browsers of one person that are told."""
TRIES = 5
"""Wrong codes before a new one must be sent."""
CODE_FOR = 3600.0
"""Seconds for which a code is valid."""
AGAIN = 60.0
"""Seconds between two codes to one person."""
SAME_ADDRESS = 600.0
"""Seconds between two codes to one address, whoever asks."""

d, k, n = schema.subscriptions, schema.contacts, schema.notices


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told.  It passes through other people's servers, if encrypted, and shows on
    locked screens: nothing of the game is in it."""

    title: str
    body: str
    url: str
    tag: str


def pusher_of(settings: Settings) -> Pusher | None:
    if not settings.push_key:
        return None
    try:
        from neontable.server.push import Pusher
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "cryptography":
            raise
        raise StoreError(
            "Web Push needs the package cryptography: pip install 'neontable[push]'"
        ) from None
    return Pusher(Path(settings.push_key), settings.push_contact, settings.push_anywhere)


def mailer_of(settings: Settings) -> mail.Mailer | None:
    if not settings.mail_command:
        return None
    links = invitations.addresses(settings).links if settings.hosts else ()
    return mail.Mailer(settings.mail_command, settings.mail_from, links[0] if links else "")


def check(settings: Settings) -> None:
    """Refuses what could not be used, before the server starts."""
    pusher_of(settings)
    mailer_of(settings)


# -- what is kept ---------------------------------------------------------------------------------
def devices(c: Connection, who: str) -> list[tuple[str, str, str, float]]:
    """Id, session, description, since when."""
    s = schema.sessions
    query = (
        select(d.c.id, d.c.session, s.c.device, d.c.created)
        .join(s, s.c.id == d.c.session)
        .where(d.c.identity == who)
        .order_by(d.c.created)
    )
    return [(row[0], row[1], row[2], row[3]) for row in c.execute(query)]


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add_device(
    c: Connection, who: Identity, endpoint: str, p256dh: str, auth: str, lang: str
) -> None:
    """One for each browser: what this session, or this endpoint, had before is replaced."""
    id = device_id(endpoint)
    c.execute(d.delete().where((d.c.session == who.session) | (d.c.id == id)))
    if len(devices(c, who.id)) >= MOST_DEVICES:
        raise Fault(409, "many-devices", str(MOST_DEVICES))
    c.execute(
        d.insert().values(
            id=id,
            identity=who.id,
            session=who.session,
            endpoint=endpoint,
            p256dh=p256dh,
            auth=auth,
            lang=lang,
            created=time.time(),
        )
    )


def drop_device(c: Connection, who: str, id: str) -> bool:
    return bool(c.execute(d.delete().where(d.c.identity == who, d.c.id == id)).rowcount)


def code_hash(secret: bytes, who: str, code: str) -> str:
    return hmac.new(secret, f"mail {who} {code}".encode(), hashlib.sha256).hexdigest()


def ask_address(c: Connection, secret: bytes, who: str, address: str, lang: str) -> str:
    """Keep an address that is not confirmed yet; the code that is to be sent to it."""
    now = time.time()
    mine = friends.contact(c, who)
    if mine is not None and now - mine["asked"] < AGAIN:
        raise Fault(429, "mail-wait")
    same = select(k.c.asked).where(k.c.address == address, k.c.asked > now - SAME_ADDRESS)
    if c.execute(same.where(k.c.identity != who).limit(1)).first() is not None:
        raise Fault(429, "mail-wait")
    code = f"{secrets.randbelow(10**8):08d}"
    friends.change_contact(
        c,
        who,
        address=address,
        confirmed=False,
        code=code_hash(secret, who, code),
        tries=0,
        asked=now,
        lang=lang,
        written=False,
    )
    return code


def confirm_address(c: Connection, secret: bytes, who: str, code: str) -> bool:
    """Whether the code was right; a wrong one is counted."""
    mine = friends.contact(c, who)
    if mine is None or not mine["code"] or time.time() - mine["asked"] > CODE_FOR:
        raise Fault(409, "mail-no-code")
    if mine["tries"] >= TRIES:
        raise Fault(409, "mail-no-code")
    given = code_hash(secret, who, "".join(code.split()))
    if not hmac.compare_digest(given, mine["code"]):
        friends.change_contact(c, who, tries=mine["tries"] + 1)
        return False
    friends.change_contact(c, who, confirmed=True, code="", tries=0)
    return True


def forget_address(c: Connection, who: str) -> None:
    # When the last code was sent is kept: forgetting is no way to send more of them.
    friends.change_contact(c, who, address="", confirmed=False, code="", tries=0, written=False)


def _claim(c: Connection, who: str, table: str) -> bool:
    """Whether it is for us to tell somebody of a table: they were not told since they left."""
    try:
        with c.begin_nested():
            c.execute(n.insert().values(identity=who, table_id=table, at=time.time()))
    except IntegrityError:
        return False
    return True


def _claim_mail(c: Connection, who: str) -> tuple[str, str] | None:
    """The address to write to, and in which language: once in an absence."""
    mine = friends.contact(c, who)
    if mine is None or not mine["confirmed"]:
        return None
    fresh = k.update().where(k.c.identity == who, k.c.written.is_(False)).values(written=True)
    return (mine["address"], mine["lang"]) if c.execute(fresh).rowcount else None


def _is_back(c: Connection, who: str) -> None:
    c.execute(n.delete().where(n.c.identity == who))
    c.execute(k.update().where(k.c.identity == who, k.c.written.is_(True)).values(written=False))


class Notices:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.pusher: Pusher | None = None
        self.mailer: mail.Mailer | None = None
        self._waiting: set[tuple[str, str]] = set()

    def start(self) -> None:
        self.pusher = pusher_of(self.service.settings)
        self.mailer = mailer_of(self.service.settings)

    @property
    def active(self) -> bool:
        return self.pusher is not None or self.mailer is not None

    # -- when -------------------------------------------------------------------------------------
    def moved(self, before: LiveTable | None, after: LiveTable) -> None:
        """Whoever is asked now and was not asked before is told, if they stay away."""
        if not self.active or after.over or after.puzzle is not None:
            return
        for who in _asked(after) - (set() if before is None else _asked(before)):
            key = (after.row.id, who)
            if who not in self.service.pages and key not in self._waiting:
                self._waiting.add(key)
                self.service.spawn(self._later(*key), "notice")

    async def begun(self, id: str) -> None:
        if self.active and (live := await self.service.live(id)) is not None:
            self.moved(None, live)

    async def _later(self, id: str, who: str) -> None:
        try:
            await asyncio.sleep(self.service.settings.notice_wait)
        finally:
            self._waiting.discard((id, who))
        live = await self.service.live(id)
        if live is not None and not live.over and not live.paused and who in _asked(live):
            await self._tell(live.row, who, "notice-turn")

    def invited(self, row: TableRow, guest: str, host: str) -> None:
        """A friend asks somebody to a table."""
        if self.active and guest not in self.service.pages:
            self.service.spawn(self._tell(row, guest, "notice-invitation", host), "notice")

    async def back(self, who: str) -> None:
        """Somebody has opened a page: what happens after they leave is news again."""
        if self.active:
            await self.service.write(self._write, _is_back, who)

    def _write(self, work: object, *args: object) -> object:
        with self.service.store.engine.begin() as c:
            return work(c, *args)  # type: ignore[operator]

    # -- how --------------------------------------------------------------------------------------
    async def _tell(self, row: TableRow, who: str, words: str, host: str = "") -> None:
        if await self.service.online.among([who]):
            return
        found = await self.service.read(self._devices, who)
        if not await self.service.write(self._write, _claim, who, row.id):
            return
        for device in found if self.pusher is not None else ():
            payload = msgspec.json.encode(self._notice(row, words, host, device.lang))
            assert self.pusher is not None
            if await self.pusher.send(device, payload, row.id) == "gone":
                await self.service.write(self._write, drop_device, who, device.id)
        if self.mailer is None:
            return
        to = await self.service.write(self._write, _claim_mail, who)
        if isinstance(to, tuple):
            notice = self._notice(row, words, host, to[1])
            text = seat_view.server_text(
                "notice-mail",
                to[1],
                what=literal(notice.body),
                link=literal(self._link(notice.url)),
                settings=literal(self._link("/me")),
            )
            await self.mailer.send(to[0], notice.body, text + "\n")

    def _link(self, path: str) -> str:
        assert self.mailer is not None
        return f"{self.mailer.base}{path}" if self.mailer.base else "Neontable"

    def _devices(self, who: str) -> list[Device]:
        if self.pusher is None:
            return []
        from neontable.server.push import Device

        query = select(d.c.id, d.c.endpoint, d.c.p256dh, d.c.auth, d.c.lang)
        with self.service.store.reading() as c:
            return [Device(*row) for row in c.execute(query.where(d.c.identity == who))]

    def _notice(self, row: TableRow, words: str, host: str, lang: str) -> Notice:
        game = game_info.title(registry.game(row.game), lang)
        more = {"game": literal(game), "host": literal(host)}
        return Notice(
            "Neontable", seat_view.server_text(words, lang, **more), f"/table/{row.id}", row.id
        )

    async def send_code(self, address: str, code: str, lang: str) -> bool:
        assert self.mailer is not None
        subject = seat_view.server_text("notice-code-subject", lang)
        text = seat_view.server_text("notice-code", lang, code=literal(code))
        return await self.mailer.send(address, subject, text + "\n")


def _asked(live: LiveTable) -> set[str]:
    """The people who are asked."""
    by_seat = {s.seat: s for s in live.row.seats}
    return {
        by_seat[seat].identity
        for seat in live.waiting
        if seat in by_seat and by_seat[seat].kind == PERSON and by_seat[seat].identity
    }
