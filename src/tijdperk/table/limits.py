"""How often somebody may do something: a bucket that fills up again."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from tijdperk.kernel.errors import Refused

MAX_BUCKETS = 20_000  # whoever was seen longest ago is forgotten


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
