"""Where pictures of the pages go, and in which forms pages are looked at. CI keeps them, to be looked at."""

from itertools import product
from pathlib import Path

from tests.effort import effort

SHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"

# (language, phone, dark): each language, width and theme once, or all that they can be together
EACH = [("en", False, False), ("nl", True, True)]
FORMS = effort(EACH, list(product(("en", "nl"), (False, True), (False, True))))


def form_name(language: str, phone: bool, dark: bool) -> str:
    return f"{language}-{'390' if phone else '1440'}-{'dark' if dark else 'light'}"
