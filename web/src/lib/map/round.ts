/** Places on a map whose left edge continues at the right one: each lies at x, x + width, x - width and so on. */

/** The same place on the map itself: from 0 up to its width. */
export const within = (x: number, width: number): number => ((x % width) + width) % width;

/** The copy of a place that is nearest to another point. */
export const nearestCopy = (x: number, to: number, width: number): number =>
  x + width * Math.round((to - x) / width);

/** How many widths away the copies of a place lie that are between two points. */
export function turnsBetween(x: number, from: number, to: number, width: number): number[] {
  const first = Math.ceil((from - x) / width);
  const last = Math.floor((to - x) / width);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
