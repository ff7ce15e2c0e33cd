"""People, and the secrets and devices by which they are recognized."""

from __future__ import annotations

import time
from collections.abc import Collection

from tijdperk.table.clock import Clock
from tijdperk.table.database import Database, Statement
from tijdperk.table.lists import MAX_FOUND, MAX_LIST_LENGTH
from tijdperk.table.results import FORGET_PERSON
from tijdperk.table.rows import Credential, KnownPerson, Passkey, Person

PERSON = "p.id, p.name, p.language, p.webhook, p.standing"
CREDENTIAL = "SELECT hash, purpose, created, used, expires, about FROM credential"
PASSKEY = "SELECT id, person, public_key, signed, created, used FROM passkey"


class Accounts:
    """The part of the store that knows people."""

    database: Database
    clock: Clock

    # -- people

    async def add_person(self, person: Person) -> None:
        row = (person.id, person.name, person.language, person.webhook, time.time())
        sql = "INSERT INTO person (id, name, language, webhook, created) VALUES (?, ?, ?, ?, ?)"
        await self.database.write([(sql, row)])

    async def change_person(self, person: Person) -> None:
        sql = "UPDATE person SET name = ?, language = ?, webhook = ? WHERE id = ?"
        await self.database.write([(sql, (person.name, person.language, person.webhook, person.id))])

    async def change_standing(self, person: str, standing: str) -> None:
        sql = "UPDATE person SET standing = ? WHERE id = ?"
        await self.database.write([(sql, (standing, person))], notice=f"person {person}")

    async def person(self, id: str) -> Person | None:
        rows = await self.database.read(f"SELECT {PERSON} FROM person p WHERE p.id = ?", id)
        return Person(*rows[0]) if rows else None

    async def people(self, ids: Collection[str]) -> list[Person]:
        if not ids:
            return []
        marks = ", ".join("?" * len(ids))
        rows = await self.database.read(
            f"SELECT {PERSON} FROM person p WHERE p.id IN ({marks}) ORDER BY p.name", *ids
        )
        return [Person(*row) for row in rows]

    async def find_people(self, word: str) -> list[KnownPerson]:
        """Those whose id or name has a word, the newest first."""
        rows = await self.database.read(
            f"""SELECT {PERSON}, p.created,
                (SELECT coalesce(max(c.used), 0) FROM credential c WHERE c.person = p.id),
                (SELECT count(*) FROM seated s WHERE s.person = p.id AND s.sits = 1)
            FROM person p WHERE p.id = ? OR lower(p.name) LIKE lower(?) ORDER BY p.created DESC LIMIT ?""",
            word,
            f"%{word}%",
            MAX_FOUND,
        )
        return [KnownPerson(Person(*row[:5]), *row[5:]) for row in rows]

    async def delete_person(self, person: str) -> None:
        """With everything that stands for them; what they did at tables is those tables' log."""
        tables = ("credential", "passkey", "seated", "group_member", "learned", "solved", "contact")
        drops: list[Statement] = [(f"DELETE FROM {name} WHERE person = ?", (person,)) for name in tables]
        drops += [(sql, (person,)) for sql in FORGET_PERSON]
        drops.append(("DELETE FROM person WHERE id = ?", (person,)))
        await self.database.write(drops, notice=f"person {person}")

    # -- secrets that stand for people

    async def add_credential(
        self, hash: str, person: str, purpose: str, lasts: float, sole: bool, about: str = ""
    ) -> None:
        """A secret, as its hash; a sole one replaces those before it."""
        drop = ("DELETE FROM credential WHERE person = ? AND purpose = ?", (person, purpose))
        add: Statement = (
            """INSERT INTO credential (hash, person, purpose, expires, created, used, about)
            VALUES (?, ?, ?, ?, ?, 0, ?)""",
            (hash, person, purpose, self.clock.now() + lasts, time.time(), about),
        )
        await self.database.write([drop, add] if sole else [add])

    async def spend_credential(self, hash: str, mark: str, person: str, lasts: float) -> None:
        """Drop a secret that works once. Conflict when somebody else did so at the same moment.

        The mark takes its place for as long as the secret would have worked: of two who spend it at once, one
        finds the mark there.
        """
        drop = "DELETE FROM credential WHERE hash = ?"
        add = "INSERT INTO credential (hash, person, purpose, expires) VALUES (?, ?, 'spent', ?)"
        await self.database.write([(drop, (hash,)), (add, (mark, person, self.clock.now() + lasts))])

    async def credential(self, hash: str, purpose: str) -> Credential | None:
        rows = await self.database.read(
            f"{CREDENTIAL} WHERE hash = ? AND purpose = ? AND expires > ?", hash, purpose, self.clock.now()
        )
        return Credential(*rows[0]) if rows else None

    async def person_by(self, hash: str, purpose: str) -> Person | None:
        rows = await self.database.read(
            f"""SELECT {PERSON} FROM credential c JOIN person p ON p.id = c.person
            WHERE c.hash = ? AND c.purpose = ? AND c.expires > ?""",
            hash,
            purpose,
            self.clock.now(),
        )
        return Person(*rows[0]) if rows else None

    async def credential_used(self, hash: str, lasts: float, since: float) -> None:
        """It was used now, for the first time since some time, and lasts so long from here on."""
        sql = "UPDATE credential SET used = ?, expires = ? WHERE hash = ? AND used < ?"
        now = time.time()
        await self.database.write([(sql, (now, self.clock.now() + lasts, hash, now - since))])

    async def credentials(self, person: str, purposes: Collection[str]) -> list[Credential]:
        marks = ", ".join("?" * len(purposes))
        rows = await self.database.read(
            f"""{CREDENTIAL} WHERE person = ? AND purpose IN ({marks}) AND expires > ?
            ORDER BY created DESC LIMIT ?""",
            person,
            *purposes,
            self.clock.now(),
            MAX_LIST_LENGTH,
        )
        return [Credential(*row) for row in rows]

    async def drop_credential(self, hash: str, person: str) -> None:
        sql = "DELETE FROM credential WHERE hash = ? AND person = ?"
        await self.database.write([(sql, (hash, person))], notice=f"person {person}")

    async def add_passkey(self, passkey: Passkey) -> None:
        row = (passkey.id, passkey.person, passkey.key, passkey.signed, passkey.created, passkey.used)
        await self.database.write([("INSERT INTO passkey VALUES (?, ?, ?, ?, ?, ?)", row)])

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self.database.read(f"{PASSKEY} WHERE id = ?", id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        rows = await self.database.read(f"{PASSKEY} WHERE person = ? ORDER BY created", person)
        return [Passkey(*row) for row in rows]

    async def passkey_used(self, id: str, signed: int, at: float) -> None:
        sql = "UPDATE passkey SET signed = ?, used = ? WHERE id = ?"
        await self.database.write([(sql, (signed, at, id))])

    async def drop_passkey(self, id: str) -> None:
        await self.database.write([("DELETE FROM passkey WHERE id = ?", (id,))])
