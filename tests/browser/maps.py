"""Maps with a camera: where a place of one is on the screen."""

from __future__ import annotations

import time

from playwright.sync_api import Locator

from tests.patience import PAGE_PATIENCE

# The page brings the map into view, and the map's camera the place that has the focus.
MIDDLE = """async (place) => {
  const middle = () => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const map = place.closest('.window');
  place.focus();
  map.scrollIntoView({ block: 'center' });
  const [x, y] = middle();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const [toX, toY] = middle();
  const { left, right, top, bottom } = map.getBoundingClientRect();
  const inside = toX > left && toX < right && toY > top && toY < bottom;
  return [toX, toY, inside && x === toX && y === toY];
}"""


def middle(place: Locator) -> tuple[float, float]:
    """The middle of a place, once it was brought into view and stands still there."""
    until = time.monotonic() + PAGE_PATIENCE
    while time.monotonic() < until:
        x, y, still = place.evaluate(MIDDLE)
        if still:
            return x, y
    raise AssertionError(f"{place} never comes into view")
