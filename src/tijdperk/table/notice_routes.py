"""The HTTP API of notices: where those go that say it is your move."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.table.mail import good_address
from tijdperk.table.notice_messages import (
    DropSubscription,
    MailCode,
    NoticesInfo,
    QuietInfo,
    SetMail,
    SetQuiet,
    Subscription,
)
from tijdperk.table.people import hashed
from tijdperk.table.push import good_subscription
from tijdperk.table.quiet import good_hours
from tijdperk.table.server import AnyRequest, Server, address_of, check_origin
from tijdperk.table.store import Person

CONFIRM = "mail"  # the purpose of a code that confirms an address


@get("/me/notices")
async def read_notices(server: Server, person: Person) -> NoticesInfo:
    """How you hear that it is your move, and how you could."""
    return await shown(server, person)


@post("/me/mail", status_code=200)
async def set_mail(request: AnyRequest, server: Server, person: Person, data: SetMail) -> NoticesInfo:
    """An address for notices by mail. It is used once the link that is sent there was opened."""
    notices = server.notices
    if not notices.mail.configured:
        raise Refused("mail-none")
    to = good_address(data.address)
    for who in (person.id, to.lower(), address_of(request)):
        server.limits.mails.check(who)
    await notices.contacts.set_mail(person.id, to)
    code = await server.people.credential(person.id, CONFIRM, about=to)
    if not await notices.mail.confirm(person, to, code):
        await notices.contacts.drop_mail(person.id)
        raise Refused("mail-failed")
    return await shown(server, person)


@delete("/me/mail", status_code=200)
async def drop_mail(server: Server, person: Person) -> NoticesInfo:
    """No more mail."""
    await server.notices.contacts.drop_mail(person.id)
    return await shown(server, person)


@post("/mail/confirm", status_code=200)
async def confirm_mail(request: AnyRequest, server: Server, data: MailCode) -> None:
    """The link of a mail was opened, on whatever device: notices go there from now on."""
    check_origin(request)
    server.limits.guests.check(address_of(request))
    hash = hashed(data.code)
    found = await server.store.credential(hash, CONFIRM)
    person = await server.store.person_by(hash, CONFIRM)
    if not found or not person or not await server.notices.contacts.confirm_mail(person.id, found.about):
        raise BadInput("mail-code-unknown")


@post("/mail/stop", status_code=200)
async def stop_mail(request: AnyRequest, server: Server, data: MailCode) -> None:
    """The link that ends notices by mail, which each of them has."""
    check_origin(request)
    await stop(request, server, data.code)


@post("/mail/stop/{code:str}", include_in_schema=False)
async def stop_by_program(request: AnyRequest, code: str) -> None:
    """The same for programs that read mail (RFC 8058): one press, without a page of ours."""
    await stop(request, request.app.state.server, code)


async def stop(request: AnyRequest, server: Server, code: str) -> None:
    server.limits.guests.check(address_of(request))
    if not await server.notices.contacts.stop_mail(code):
        raise BadInput("mail-code-unknown")


@post("/me/push", status_code=200)
async def add_browser(server: Server, person: Person, data: Subscription) -> NoticesInfo:
    """Notices to this browser, as its PushManager subscribed to them."""
    if await server.notices.push.keys() is None:
        raise Refused("push-none")
    await server.notices.contacts.add_browser(person.id, good_subscription(data))
    return await shown(server, person)


@post("/me/push/stop", status_code=200)
async def drop_browser(server: Server, person: Person, data: DropSubscription) -> NoticesInfo:
    """No more notices to a browser of yours."""
    if data.endpoint in [one.endpoint for one in await server.notices.contacts.browsers(person.id)]:
        await server.notices.contacts.drop_browser(data.endpoint)
    return await shown(server, person)


@post("/me/quiet", status_code=200)
async def set_quiet(server: Server, person: Person, data: SetQuiet) -> NoticesInfo:
    """Hours in which you get no notices, and in which your time at slow tables does not run out."""
    hours = good_hours(data.begin, data.end, data.zone)
    await server.notices.contacts.set_quiet(person.id, hours)
    await server.hub.quiet.changed(person.id)
    return await shown(server, person)


@delete("/me/quiet", status_code=200)
async def drop_quiet(server: Server, person: Person) -> NoticesInfo:
    """No more quiet hours."""
    await server.notices.contacts.set_quiet(person.id, None)
    await server.hub.quiet.changed(person.id)
    return await shown(server, person)


async def shown(server: Server, person: Person) -> NoticesInfo:
    notices = server.notices
    found = await notices.contacts.mail(person.id)
    keys = await notices.push.keys()
    quiet = await notices.contacts.quiet(person.id)
    return NoticesInfo(
        mail=notices.mail.configured,
        address=found.address if found else None,
        confirmed=bool(found and found.confirmed),
        push_key=keys[1] if keys else None,
        browsers=[one.endpoint for one in await notices.contacts.browsers(person.id)],
        quiet=QuietInfo(quiet.begin, quiet.end, quiet.zone) if quiet else None,
    )


HANDLERS: list[HTTPRouteHandler] = [
    read_notices,
    set_mail,
    drop_mail,
    confirm_mail,
    stop_mail,
    add_browser,
    drop_browser,
    set_quiet,
    drop_quiet,
]
