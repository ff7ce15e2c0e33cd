"""Passkeys: a device, or what its owner syncs, vouches for a person by signing a challenge.

A challenge is made for one session and one purpose, lasts minutes and is taken once. The site a passkey
belongs to is the host by which the browser reached us; the browser keeps other sites from using it.
"""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

import structlog
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.table.database import Conflict
from tijdperk.table.people import People
from tijdperk.table.store import Passkey, Person

MAX_PASSKEYS = 20  # of one person

Json = dict[str, Any]
Purpose = Literal["passkey-new", "passkey"]
log = structlog.get_logger()


@dataclass(frozen=True)
class Site:
    """Where a passkey is valid."""

    id: str
    origins: list[str]


def site_of(host: str) -> Site:
    """The site behind a Host header. Browsers give no passkeys to addresses that are numbers."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not name or is_number(name):
        raise Refused("passkey-place")
    return Site(name, [f"https://{host}", f"http://{host}"])


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Passkeys:
    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    # -- a new one

    async def offer(self, person: Person, site: Site) -> Json:
        """What the browser needs to make a passkey."""
        known = await self.store.passkeys(person.id)
        if len(known) >= MAX_PASSKEYS:
            raise Refused("passkey-many", most=MAX_PASSKEYS)
        options = generate_registration_options(
            rp_id=site.id,
            rp_name="Tijdperk",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self.challenge(person, "passkey-new"),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id)) for passkey in known
            ],
        )
        return options_to_json_dict(options)

    async def add(self, person: Person, site: Site, answer: Json) -> None:
        try:
            credential = parse_registration_credential_json(answer)
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
        except Exception as error:
            raise unfit(error) from None
        await self.spend(person, challenge, "passkey-new")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
            )
        except Exception as error:
            raise unfit(error) from None
        id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        try:
            await self.store.add_passkey(Passkey(id, person.id, key, made.sign_count, time.time()))
        except Conflict:
            raise Refused("passkey-unfit") from None

    # -- coming back

    async def ask(self, person: Person, site: Site) -> Json:
        """What the browser needs to let a guest choose among their passkeys."""
        options = generate_authentication_options(
            rp_id=site.id,
            challenge=await self.challenge(person, "passkey"),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def recognize(self, person: Person, site: Site, answer: Json) -> Person:
        """Whose passkey it is that signed the guest's challenge."""
        try:
            credential = parse_authentication_credential_json(answer)
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
        except Exception as error:
            raise unfit(error) from None
        await self.spend(person, challenge, "passkey")
        passkey = await self.store.passkey(bytes_to_base64url(credential.raw_id))
        owner = await self.store.person(passkey.person) if passkey else None
        if passkey is None or owner is None:
            raise BadInput("passkey-unknown")
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.signed,
            )
        except Exception as error:
            raise unfit(error) from None
        await self.store.passkey_used(passkey.id, signed.new_sign_count, time.time())
        return owner

    async def drop(self, person: Person, id: str) -> None:
        if id not in [passkey.id for passkey in await self.store.passkeys(person.id)]:
            raise BadInput("passkey-unknown")
        await self.store.drop_passkey(id)

    # -- challenges

    async def challenge(self, person: Person, purpose: Purpose) -> bytes:
        return base64url_to_bytes(await self.people.credential(person.id, purpose))

    async def spend(self, person: Person, challenge: bytes, purpose: Purpose) -> None:
        if not await self.people.spend(person.id, bytes_to_base64url(challenge), purpose):
            raise Refused("passkey-late")


def unfit(error: Exception) -> Refused:
    """What comes from outside goes through parsers of many formats: whatever they trip over is no passkey."""
    log.info("passkey refused", problem=type(error).__name__)
    return Refused("passkey-unfit")
