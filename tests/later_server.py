"""`tijdperk` by later rules of Duel, for tests: `python -m tests.later_server serve ...`.

In them nothing can be discarded; what else changes is the number of their version.
"""

from __future__ import annotations

import sys

from tests.other_rules import later_duel
from tijdperk.cli import main
from tijdperk.kernel import game as games

if __name__ == "__main__":
    games.overrides["duel"] = later_duel(forbidden="discard")
    sys.exit(main())
