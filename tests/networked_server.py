"""`tijdperk` on a computer that is its own network, for tests: `python -m tests.networked_server serve ...`.

Another address of this computer stands for that network.
"""

from __future__ import annotations

import sys

from tijdperk.cli import main
from tijdperk.table import reach

if __name__ == "__main__":
    reach.network_address = lambda: "127.0.0.2"
    sys.exit(main())
