"""A passkey in software: makes a key pair for a site, and signs challenges, as a device would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """`origin` is what the browser says about the page that asks."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.signed = 0

    def create(self, options: Json) -> Json:
        self.user = to_bytes(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | HAS_KEY) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options)
        return self.credential(clientDataJSON=client, attestationObject=statement)

    def get(self, options: Json) -> Json:
        self.signed += 1
        data = self.data(options["rpId"], PRESENT | VERIFIED)
        client = self.client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user
        )

    def data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def client(self, type: str, options: Json) -> bytes:
        told = {"type": type, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def credential(self, **response: bytes) -> Json:
        id = to_text(self.id)
        told = {name: to_text(data) for name, data in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": told}
