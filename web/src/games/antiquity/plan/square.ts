// How large a plan is drawn.

/** The side of a square in the drawing, and the room left of it and above it for its letters and numbers. */
export const SIZE = 56;
export const EDGE = 22;
const FRAME = 6;

/** The side of the whole drawing, for a city of so many squares a side. */
export const sideOf = (width: number): number => width * SIZE + EDGE + FRAME;

/** Where a line of squares begins, as a share of the whole drawing. */
export const shareOf = (line: number, width: number): number => (EDGE + line * SIZE) / sideOf(width);
