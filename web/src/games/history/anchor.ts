// Where a place of the map is on the screen, for what floats beside it.

export interface Spot {
  x: number;
  y: number;
  /** Of the board it lies on. */
  width: number;
  height: number;
}

/** The middle of a place, from the corner of the element that holds the map. */
export function spotOf(board: HTMLElement, place: string): Spot | null {
  const marks = [
    `.targets [data-place="${place}"]`,
    `.piece[data-place="${place}"]`,
    `path[data-place="${place}"]`,
  ];
  const found = marks.map((mark) => board.querySelector(mark)).find((element) => element !== null);
  if (!found) return null;
  const box = board.getBoundingClientRect();
  const at = found.getBoundingClientRect();
  return {
    x: at.left + at.width / 2 - box.left,
    y: at.top + at.height / 2 - box.top,
    width: box.width,
    height: box.height,
  };
}

/** Left and top of something of a size, beside a spot and inside the board. */
export function beside(
  { x, y, width, height }: Spot,
  wide: number,
  high: number,
  away = 30,
): { left: number; top: number } {
  const right = x + away + wide < width - 8;
  const left = right ? x + away : Math.max(8, x - away - wide);
  return { left, top: Math.max(8, Math.min(height - high - 8, y - high / 2)) };
}
