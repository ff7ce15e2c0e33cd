"""How much random play the tests do: a few minutes of it, or, for `make test-long`, as much as one likes."""

import os
from typing import TypeVar

LONG = bool(os.environ.get("TIJDPERK_TEST_LONG"))

Amount = TypeVar("Amount")


def effort(usual: Amount, long: Amount) -> Amount:
    """An amount for `make test`, and one for `make test-long`."""
    return long if LONG else usual
