"""How I want to be told that it is my turn, over HTTP."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody

from neontable.server import mail, notices
from neontable.server import protocol as wire
from neontable.server.faults import Fault
from neontable.server.friend_api import reading, writing
from neontable.server.friends import contact
from neontable.server.handler_inputs import Asking, Id, TheService, Who, address_of
from neontable.server.rows import Identity
from neontable.server.table_service import TableService


async def _settings(service: TableService, who: Identity) -> wire.NoticeSettings:
    mine = await reading(service, contact, who.id)
    found = await reading(service, notices.devices, who.id)
    told = service.notices
    return wire.NoticeSettings(
        push_key="" if told.pusher is None else told.pusher.public,
        devices=tuple(
            wire.NoticeDevice(id=id, device=device, created=created, current=session == who.session)
            for id, session, device, created in found
        ),
        mail=told.mailer is not None,
        account=bool(who.account),
        address="" if mine is None else mine["address"],
        confirmed=mine is not None and bool(mine["confirmed"]),
    )


@get("/api/notices", tags=["notices"])
async def notice_settings(service: TheService, who: Who) -> wire.NoticeSettings:
    return await _settings(service, who)


@post("/api/notices/devices", tags=["notices"], status_code=200)
async def new_device(
    data: JSONBody[wire.NewDevice], service: TheService, who: Who
) -> wire.NoticeSettings:
    """This browser wants to be told; it is forgotten when its session ends."""
    if service.notices.pusher is None:
        raise Fault(409, "no-push")
    if not who.session:
        raise Fault(401, "nobody")
    from neontable.server import push

    push.checked_endpoint(data.endpoint, service.settings.push_anywhere)
    push.checked_keys(data.p256dh, data.auth)
    await writing(
        service, notices.add_device, who, data.endpoint, data.p256dh, data.auth, data.lang
    )
    return await _settings(service, who)


@delete("/api/notices/devices/{id:str}", tags=["notices"], status_code=200)
async def no_device(id: Id, service: TheService, who: Who) -> wire.NoticeSettings:
    if not await writing(service, notices.drop_device, who.id, id):
        raise Fault(404, "not-found")
    return await _settings(service, who)


@put("/api/notices/mail", tags=["notices"])
async def new_address(
    request: Asking, data: JSONBody[wire.MailWish], service: TheService, who: Who
) -> wire.NoticeSettings:
    """Write to me at this address, once I have given back the code that is sent there."""
    if service.notices.mailer is None:
        raise Fault(409, "no-mail")
    if not who.account:
        raise Fault(409, "mail-account")
    address = mail.checked_address(data.address)
    if not service.arrivals.take(f"mail {address_of(request)}"):
        raise Fault(429, "too-fast")
    code = await writing(service, notices.ask_address, service.secret, who.id, address, data.lang)
    if not await service.notices.send_code(address, code, data.lang):
        raise Fault(503, "mail-failed")
    return await _settings(service, who)


@post("/api/notices/mail/code", tags=["notices"], status_code=200)
async def confirm(
    data: JSONBody[wire.MailCode], service: TheService, who: Who
) -> wire.NoticeSettings:
    right = await writing(service, notices.confirm_address, service.secret, who.id, data.code)
    if not right:
        raise Fault(403, "mail-code")
    return await _settings(service, who)


@delete("/api/notices/mail", tags=["notices"], status_code=200)
async def no_address(service: TheService, who: Who) -> wire.NoticeSettings:
    await writing(service, notices.forget_address, who.id)
    return await _settings(service, who)


HANDLERS = [notice_settings, new_device, no_device, new_address, confirm, no_address]
