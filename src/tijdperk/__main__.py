"""`python -m tijdperk` is the same as `tijdperk`."""

import sys

from tijdperk.cli import main

sys.exit(main())
