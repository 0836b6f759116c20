"""HTTP handlers of guests and accounts: names, the devices that are signed in, personal data."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from neontable.server import identity, seat_view
from neontable.server import protocol as wire
from neontable.server.database import Conflict, Taken
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Asking, Id, Lang, TheService, Who, address_of
from neontable.server.live_table import CONCEDE, PERSON
from neontable.server.rows import Identity, new_id
from neontable.server.sockets import known
from neontable.server.table_api import reseat
from neontable.server.table_service import TableService

TOUCHED = 3600.0
"""Seconds after which a device that is in use is stored as seen again."""


def _device(request: Asking) -> str:
    """What a browser says it is, for its owner to recognise."""
    return identity.clean_name(request.headers.get("user-agent", ""))[:160]


def _with_cookies(
    service: TableService, who: Identity, *, device: bool = False, status: int = 200
) -> Response[wire.Me]:
    def cookie(name: str, value: str) -> Cookie:
        return Cookie(
            key=name,
            value=value,
            httponly=True,
            samesite="strict",
            secure=service.settings.https,
            max_age=identity.COOKIE_AGE,
            path="/",
        )

    cookies = [cookie(identity.COOKIE, identity.cookie_of(service.secret, who.id, who.session))]
    if device:
        known_as = identity.cookie_of(service.secret, f"device {who.id}", new_id())
        cookies.append(cookie(identity.DEVICE, known_as))
    me = wire.Me(id=who.id, name=who.name, account=who.account)
    headers = {"cache-control": "no-store"}
    return Response(me, cookies=cookies, headers=headers, status_code=status)


@get("/api/me", tags=["identity"])
async def me(request: Asking, service: TheService, lang: Lang) -> Response[wire.Me]:
    """Who I am; a new guest when there is no valid cookie."""
    who = await known(service, request.cookies.get(identity.COOKIE))
    if who is None:
        if not service.arrivals.take(f"guest {address_of(request)}"):
            raise Fault(429, "too-fast")
        number = int.from_bytes(new_id().encode()[:3], "big") % 9000 + 1000
        name = seat_view.server_text("guest", lang, n=str(number))
        who = await service.write(service.store.new_identity, name, _device(request))
    elif not who.session:
        # A cookie of an older server, which knew no sessions.
        who = await service.write(service.store.new_session, who, _device(request))
    elif time.time() - who.seen > TOUCHED:
        await service.write(service.store.touch, who.session)
    return _with_cookies(service, who)


@put("/api/me", tags=["identity"])
async def rename(data: JSONBody[wire.NewName], service: TheService, who: Who) -> wire.Me:
    name = identity.clean_name(data.name)
    if not name:
        raise Fault(400, "no-name")
    await service.write(service.store.rename, who.id, name)
    for id in await service.read(service.store.tables_of, who.id):
        await reseat(service, id)
    return wire.Me(id=who.id, name=name, account=who.account)


@post("/api/account", tags=["identity"], status_code=201)
async def open_account(
    request: Asking, data: JSONBody[wire.Credentials], service: TheService, who: Who
) -> Response[wire.Me]:
    """Give the guest an account: the same identity, from other devices too."""
    if not service.arrivals.take(f"new {address_of(request)}"):
        raise Fault(429, "too-fast")
    account = identity.clean_name(data.account)
    if len(account) < 3:
        raise Fault(400, "short-account")
    key = identity.account_key(account)
    if len(key) > identity.LONGEST_KEY:
        raise Fault(400, "long-account")
    hashed = await service.read(identity.hashed, data.passphrase)
    try:
        await service.write(service.store.open_account, who.id, account, key, hashed)
    except Taken:
        raise Fault(409, "account-taken") from None
    who = msgspec.structs.replace(who, account=account)
    if not who.session:
        who = await service.write(service.store.new_session, who, _device(request))
    return _with_cookies(service, who, device=True, status=201)


def _known_device(request: Asking, service: TableService, who: Identity | None) -> str:
    """The device that was signed in to this account before, by its own cookie."""
    cookie = request.cookies.get(identity.DEVICE)
    named = identity.read_cookie(service.secret, cookie) if cookie else None
    is_known = named is not None and who is not None and named[0] == f"device {who.id}"
    return named[1] if named is not None and is_known else ""


@post("/api/session", tags=["identity"], status_code=200)
async def sign_in(
    request: Asking, data: JSONBody[wire.Credentials], service: TheService
) -> Response[wire.Me]:
    key, address = identity.account_key(data.account), address_of(request)
    who = await service.read(service.store.account, key)
    device = _known_device(request, service, who)
    if service.attempts.wait(key, address, device):
        raise Fault(429, "sign-in-wait")
    # Counted before it is checked: tries that come together are counted together.
    service.attempts.failed(key, address, device)
    stored = who.passphrase if who is not None else None
    if not await service.read(identity.fits, stored, data.passphrase) or who is None:
        raise Fault(403, "sign-in")
    service.attempts.succeeded(key, address, device)
    who = await service.write(service.store.new_session, who, _device(request))
    return _with_cookies(service, who, device=True)


@delete("/api/session", tags=["identity"], status_code=204)
async def sign_out(
    request: Asking, service: TheService, everywhere: Annotated[bool, QueryParameter()] = False
) -> Response[None]:
    """On this device, or on all: their cookies become invalid and their pages close."""
    who = await known(service, request.cookies.get(identity.COOKIE))
    if who is not None:
        ended = None if everywhere or not who.session else who.session
        await service.write(service.store.end_sessions, who.id, ended)
        await service.signed_out(who.id)
    gone = Cookie(key=identity.COOKIE, value="", max_age=0, path="/", httponly=True)
    return Response(None, cookies=[gone], status_code=204)


@get("/api/sessions", tags=["identity"])
async def sessions(service: TheService, who: Who) -> wire.SessionList:
    """The devices on which I am signed in."""
    found = await service.read(service.store.sessions, who.id)
    return wire.SessionList(
        sessions=tuple(
            wire.SessionInfo(
                id=s.id,
                device=s.device,
                created=s.created,
                seen=s.seen,
                current=s.id == who.session,
            )
            for s in found
        )
    )


@delete("/api/sessions/{id:str}", tags=["identity"], status_code=204)
async def end_session(id: Id, service: TheService, who: Who) -> None:
    """Sign another device out; its pages close at once."""
    if not await service.write(service.store.end_sessions, who.id, id):
        raise Fault(404, "not-found")
    await service.signed_out(who.id)


async def _right(service: TableService, who: Identity, passphrase: str, address: str) -> None:
    """The passphrase of one's own account, again; tries are counted like any other."""
    if not who.account:
        return
    if service.attempts.wait(f"own {who.id}", address):
        raise Fault(429, "sign-in-wait")
    service.attempts.failed(f"own {who.id}", address)
    if not await service.read(identity.fits, who.passphrase, passphrase):
        raise Fault(403, "sign-in")
    service.attempts.succeeded(f"own {who.id}", address)


@put("/api/account", tags=["identity"])
async def change_passphrase(
    request: Asking, data: JSONBody[wire.NewPassphrase], service: TheService, who: Who
) -> Response[wire.Me]:
    """A new passphrase; all other devices are signed out."""
    if not who.account:
        raise Fault(409, "no-account")
    await _right(service, who, data.passphrase, address_of(request))
    hashed = await service.read(identity.hashed, data.new)
    await service.write(service.store.set_passphrase, who.id, hashed)
    await service.write(service.store.end_sessions, who.id, None)
    who = await service.write(service.store.new_session, who, _device(request))
    await service.signed_out(who.id)
    return _with_cookies(service, who, device=True)


@get("/api/me/data", tags=["identity"], media_type="application/json")
async def my_data(service: TheService, who: Who) -> Response[bytes]:
    """Everything that is kept about me, in one file."""
    data = await service.read(service.store.personal_data, who.id)
    body = msgspec.json.format(msgspec.json.encode(data), indent=1)
    headers = {
        "content-disposition": 'attachment; filename="neontable-my-data.json"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/json", headers=headers)


@post("/api/me/delete", tags=["identity"], status_code=204)
async def delete_me(
    request: Asking, data: JSONBody[wire.Leaving], service: TheService, who: Who
) -> Response[None]:
    """Delete me and what is mine.  Tables that I play are given up; what others played with me
    stays theirs, without my name."""
    await _right(service, who, data.passphrase, address_of(request))
    if await service.read(service.campaigns.store.member_of, who.id):
        raise Fault(409, "account-campaign")
    for id in await service.read(service.store.tables_of, who.id):
        await _give_up(service, id, who)
    for id in await service.write(service.store.delete_identity, who.id):
        service.audience.gone(id)
    await service.signed_out(who.id)
    gone = Cookie(key=identity.COOKIE, value="", max_age=0, path="/", httponly=True)
    return Response(None, cookies=[gone], status_code=204)


async def _give_up(service: TableService, id: str, who: Identity) -> None:
    async with service.lock(id):
        for _ in range(20):
            live = await service.live(id)
            if live is None or live.over:
                return
            mine = [s.seat for s in live.people() if s.identity == who.id and s.kind == PERSON]
            if not mine:
                return
            try:
                await service.commit(live, CONCEDE, mine[0], "conceded", PERSON, new_id())
                await service.audience.changed(id)
            except Conflict:
                await service.refresh(id)
    service.bot_turns.stir(id)


HANDLERS = [
    me,
    rename,
    open_account,
    sign_in,
    sign_out,
    sessions,
    end_session,
    change_passphrase,
    my_data,
    delete_me,
]
