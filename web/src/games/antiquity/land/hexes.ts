/** Flat-topped fields as shapes. A field lies at a column and a height in halves of a field (`LandView.at`). */
import type { LandView } from '../messages';

export type Point = [number, number];
export type Place = readonly [column: number, height: number];

/** Where the fields of a land lie, in their order. */
export function placesOf(land: Pick<LandView, 'at'>): Place[] {
  return land.at.map(([column = 0, height = 0]) => [column, height]);
}

export const SIDE = 16; // of a field, in units of the drawing
export const HALF = (SIDE * Math.sqrt(3)) / 2; // half its height
const STEP = SIDE * 1.5; // from column to column

/** The corners of a field from the one on the right, clockwise: in halves of a side and of a height. */
const CORNERS: Place[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
/** The neighbour across the edge from a corner to the next one. */
const ACROSS: Place[] = [
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
];

export const keyOf = ([column, height]: Place): string => `${column} ${height}`;
export const centreOf = ([column, height]: Place): Point => [column * STEP, height * HALF];
export const neighboursOf = ([column, height]: Place): Place[] =>
  ACROSS.map(([x, y]) => [column + x, height + y]);

/** Steps from field to field. */
export function apart(one: Place, other: Place): number {
  const columns = Math.abs(other[0] - one[0]);
  return columns + Math.max(0, (Math.abs(other[1] - one[1]) - columns) / 2);
}

const written = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;
const closed = (points: Point[]): string => `M${points.map(written).join('L')}Z`;

/** A field by itself, with its corners so far from the middle. */
export function hexagon(place: Place, radius = SIDE): string {
  const [x, y] = centreOf(place);
  const scale = radius / SIDE;
  return closed(CORNERS.map(([dx, dy]) => [x + (dx * SIDE * scale) / 2, y + dy * HALF * scale]));
}

export const hexagons = (places: Place[], radius = SIDE): string =>
  places.map((place) => hexagon(place, radius)).join('');

/** Corners round a set of fields, in halves of a side and of a height: one loop for each outline or hole. Outlines go
 * clockwise, holes against the clock, so that the fields always lie on the same side. */
export function loopsRound(places: Place[]): Place[][] {
  const inside = new Set(places.map(keyOf));
  const next = new Map<string, Place>(); // each corner has one edge of the border that leaves it
  for (const [column, height] of places)
    ACROSS.forEach(([x, y], edge) => {
      if (inside.has(keyOf([column + x, height + y]))) return;
      const corner = ([dx, dy]: Place): Place => [3 * column + dx, height + dy];
      next.set(keyOf(corner(CORNERS[edge]!)), corner(CORNERS[(edge + 1) % 6]!));
    });
  const loops: Place[][] = [];
  for (const start of next.values()) {
    const loop: Place[] = [];
    let at = start;
    while (next.has(keyOf(at))) {
      const to: Place = next.get(keyOf(at))!;
      next.delete(keyOf(at));
      loop.push(at);
      at = to;
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/** The line round a set of fields, so far inside it. */
export function outline(places: Place[], inset = 0): string {
  return loopsRound(places)
    .map((loop) => {
      const points = loop.map(([x, y]): Point => [(x * SIDE) / 2, y * HALF]);
      return closed(inset ? points.map((_, i) => moved(points, i, inset)) : points);
    })
    .join('');
}

/** A corner of a loop, moved so that both its edges come to lie farther inside. */
function moved(points: Point[], i: number, inset: number): Point {
  const [x, y] = points[i]!;
  const before = inward(points.at(i - 1)!, [x, y]);
  const after = inward([x, y], points[(i + 1) % points.length]!);
  const by = inset / (1 + before[0] * after[0] + before[1] * after[1]);
  return [x + (before[0] + after[0]) * by, y + (before[1] + after[1]) * by];
}

/** At a right angle to an edge, towards the fields. */
function inward([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(ay - by) / length, (bx - ax) / length];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle round fields. */
export function boxRound(places: Place[]): Box {
  const points = places.map(centreOf);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  return {
    x: left - SIDE,
    y: top - HALF,
    width: right - left + 2 * SIDE,
    height: bottom - top + 2 * HALF,
  };
}

/** Where an arrow leads: up and down in the column; to the side in a straight row, which goes up and down by turns. At an
 * edge of the land it takes the other of the two neighbours. */
export function stepFrom(
  [column, height]: Place,
  [dx, dy]: Point,
  has: (place: Place) => boolean,
): Place | null {
  const lean = height % 2 ? -1 : 1;
  const ways: Place[] = dx
    ? [
        [column + dx, height + lean],
        [column + dx, height - lean],
      ]
    : [[column, height + 2 * dy]];
  return ways.find(has) ?? null;
}
