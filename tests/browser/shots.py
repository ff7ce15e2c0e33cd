"""Where pictures of the pages go. They are kept by CI, to be looked at."""

from pathlib import Path

SHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
