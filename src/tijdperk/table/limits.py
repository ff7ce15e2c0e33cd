"""How often somebody may do something, and how much of it at the same time: by person and by address."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from tijdperk.kernel.errors import Refused

MAX_BUCKETS = 20_000  # whoever was seen longest ago is forgotten
HOME = 64  # bits of an IPv6 address that a household or a rented machine has to itself
GUESTS_AGAIN = 300.0  # seconds until an address that brought all its guests may bring as many again


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """A bucket for each of many: people, or addresses."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, self.rate)
            if len(self.buckets) > MAX_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        if not bucket.take():
            raise Refused("too-fast")

    def give_back(self, who: str) -> None:
        """It was not one that counts."""
        if who in self.buckets:
            self.buckets[who].left += 1


class Count:
    """So many at the same time for each of many; `key` says what is wrong with more."""

    def __init__(self, most: int, key: str) -> None:
        self.most = most
        self.key = key
        self.counts: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        if self.counts[who] >= self.most:
            raise Refused(self.key, most=self.most)
        self.counts[who] += 1

    def leave(self, who: str) -> None:
        self.counts[who] -= 1
        if not self.counts[who]:
            del self.counts[who]

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)


class Limits:
    """What one person and one address may do: so many at once, then so many a second.

    Behind an address there may be a club or a school: `people` of them are allowed for.
    """

    def __init__(self, people: int = 300) -> None:
        self.guests = Limit(people, people / GUESTS_AGAIN)  # by address
        self.requests = Pair(Limit(1000, 200), Limit(10 * people, people))
        self.messages = Pair(Limit(120, 20), Limit(people, people / 3))  # on sockets
        self.tables = Pair(Limit(60, 0.5), Limit(people, people / 100))
        self.uploads = Count(1, "too-fast")  # records that are replayed, by person
        self.chat = Limit(12, 0.5)  # by person
        self.mails = Limit(5, 5 / 3600)  # that confirm an address: by person, mail address and network
        self.sockets = Count(16, "too-many-sockets")  # by person
        self.address_sockets = Count(people, "too-many-sockets")
        self.wrong_codes = Limit(30, 1 / 20)  # by address
        self.open_tables = 12  # that wait for somebody, by host
        self.bot_tables = 6  # where only bots play, by host


class Pair:
    """A limit for people, and one for the addresses they come from."""

    def __init__(self, by_person: Limit, by_address: Limit) -> None:
        self.by_person = by_person
        self.by_address = by_address

    def check(self, person: str, address: str) -> None:
        self.by_person.check(person)
        self.by_address.check(address)


def network_of(host: str) -> str:
    """What counts as one address: of IPv6 the network, since everybody has 2^64 addresses of their own."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOME), strict=False))
    return str(address)
