"""Short codes by which people come to a table that still has a free seat: five letters, easy to say and type.

A code lives as long as its table waits for somebody (`Store.keep_summaries` drops it). Who asks for codes
that do not exist is slowed down: there are some 1.9 million of them, and an address has few tries.
"""

from __future__ import annotations

import re
import secrets
import time

from tijdperk.kernel.errors import BadInput
from tijdperk.table.database import Conflict
from tijdperk.table.limits import Limit
from tijdperk.table.store import Store

LETTERS = "BCDFGHJKMNPRSTWXYZ"  # none that looks like another one or like a digit; without vowels, no words
LENGTH = 5
CODE = re.compile(f"[{LETTERS}]{{{LENGTH}}}", re.IGNORECASE)
TRIES = 8


def is_code(given: str) -> bool:
    return CODE.fullmatch(given) is not None


class Codes:
    def __init__(self, store: Store, misses: Limit) -> None:
        self.store = store
        self.misses = misses

    async def of(self, table: str) -> str:
        """The table's code; a new one if it has none."""
        for _ in range(TRIES):
            rows = await self.store.database.read("SELECT code FROM table_code WHERE game_table = ?", table)
            if rows:
                return str(rows[0][0])
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            add = "INSERT INTO table_code VALUES (?, ?, ?)"
            try:
                await self.store.database.write([(add, (code, table, time.time()))])
            except Conflict:  # another table has it, or another process was first
                continue
            return code
        raise BadInput("database-away")

    async def find(self, code: str, address: str) -> str:
        """The table that a code leads to. What does not exist counts against the address that asks."""
        self.misses.check(address)
        rows = []
        if is_code(code):
            rows = await self.store.database.read(
                """SELECT c.game_table FROM table_code c JOIN game_table t ON t.id = c.game_table
                WHERE c.code = ? AND t.state = 'waiting'""",
                code.upper(),
            )
        if not rows:
            raise BadInput("code-unknown")
        self.misses.give_back(address)
        return str(rows[0][0])
