/** Which names are shown at a scale, how large and where: none ever lies on another or on a piece. */

import type { Point } from './data';

export type LabelKind = 'group' | 'ocean' | 'sea' | 'land' | 'wild';

export interface Wish {
  id: string;
  kind: LabelKind;
  name: string;
  /** In units, as the radius of the place. */
  at: Point;
  radius: number;
  /** The pieces at this place, in pixels: the name goes under them. */
  block?: [number, number] | null;
}

export interface Label {
  id: string;
  kind: LabelKind;
  lines: string[];
  size: number;
  /** Of the name's middle, in pixels from the map's corner. */
  x: number;
  y: number;
}

export interface Placed {
  labels: Label[];
  /** How far the pieces of a place move, to leave room for its name: pixels downwards. */
  shifts: Map<string, number>;
}

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, kind: LabelKind) => number;

const SMALLEST = 11; // pixels: nothing is written smaller
const WIDEST = 9; // characters on a line, if it can be broken
const LEADING = 1.04;
const AIR = 2; // pixels between names
const OVERVIEW = 0.5; // below this scale areas are named, not lands
const ROOM = 37; // pixels at scale 1: how far a name may reach from the middle of a land that is smaller
const CLOSE = 1.2; // above it everything that has room

/** Broken after spaces and hyphens into lines of about nine characters. */
export function broken(name: string, widest = WIDEST): string[] {
  const lines: string[] = [];
  for (const part of name.split(/(?<=[ -])/)) {
    const last = lines.at(-1);
    if (last && (last + part).trimEnd().length <= widest) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w + AIR && Math.abs(a.y - b.y) * 2 < a.h + b.h + AIR;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

function sizeOf(kind: LabelKind, radius: number, scale: number): number {
  if (kind === 'group') return between(SMALLEST, 26 * scale, 15);
  if (kind === 'ocean') return between(SMALLEST, 15 * scale, 20);
  if (kind === 'sea') return between(SMALLEST, 10.5 * scale, 15);
  return between(SMALLEST, Math.max(7.4 + 0.19 * radius, Math.min(12, 7 + 2 * scale)), 15);
}

const ORDER: LabelKind[] = ['group', 'land', 'wild', 'ocean', 'sea'];

/** `crowded`: pieces have made room for each other already. They lie where they lie, and are looked at only where they
 * would move for their name; names go anywhere round them. */
export function place(
  wishes: Wish[],
  k: number,
  scale: number,
  measure: Measure,
  { crowded = false } = {},
): Placed {
  const taken = new Map<string, Box[]>();
  for (const { id, at, block } of wishes)
    if (block && scale >= OVERVIEW) taken.set(id, [{ x: at[0] * k, y: at[1] * k, w: block[0], h: block[1] }]);
  const labels: Label[] = [];
  const shifts = new Map<string, number>();
  const inOrder = wishes
    .filter(({ kind }) => (scale < OVERVIEW ? kind === 'group' || kind === 'ocean' : kind !== 'group'))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || other.radius - one.radius);
  for (const { id, kind, name, at, radius, block } of inOrder) {
    const r = radius * k;
    const size = sizeOf(kind, r, scale);
    const lines = broken(name, kind === 'group' || kind === 'ocean' ? 12 : undefined);
    const w = Math.max(...lines.map((line) => measure(line, size, kind)));
    const h = lines.length * size * LEADING;
    const land = kind === 'land' || kind === 'wild';
    if (land && scale < CLOSE && w / 2 > Math.max(r * 2.6, ROOM * scale)) continue;
    const others = [...taken].flatMap(([owner, boxes]) => (owner === id ? [] : boxes));
    const free = (box: Box) => !others.some((other) => overlap(box, other));
    const found = (crowded ? anySpots : spots)({ w, h }, block ?? [0, 0], land ? r : Infinity)
      .map(({ name, pieces }) => ({
        text: { x: at[0] * k + name[0], y: at[1] * k + name[1], w, h },
        pieces: block && { x: at[0] * k, y: at[1] * k + pieces, w: block[0], h: block[1] },
        moves: pieces !== 0,
      }))
      .find(({ text, pieces, moves }) => free(text) && (!pieces || (crowded && !moves) || free(pieces)));
    if (!found) continue;
    const { text, pieces } = found;
    labels.push({ id, kind, lines, size, x: text.x, y: text.y });
    taken.set(id, pieces ? [text, pieces] : [text]);
    if (pieces) shifts.set(id, pieces.y - at[1] * k);
  }
  return { labels, shifts };
}

interface Spot {
  /** Of the name's middle, from the label point of the place. */
  name: Point;
  /** Downwards, of the pieces' middle. */
  pieces: number;
}

/** Below the pieces, with them or without moving them, above them, or beside them at any height. */
function anySpots({ w, h }: { w: number; h: number }, [wide, high]: [number, number], r: number): Spot[] {
  const under: Spot = { name: [0, (high + h) / 2 + 1], pieces: 0 };
  const over: Spot = { name: [0, -(high + h) / 2 - 1], pieces: 0 };
  const [aside, below] = [(wide + w) / 2 + 2, (high + h) / 2 + 1];
  const round = [0.45, -0.45, 0.8, -0.8].map((part): Spot => ({ name: [part * aside, below], pieces: 0 }));
  const sides = [0, 0.5, -0.5, 0.85, -0.85].flatMap((part) =>
    [1, -1].map((side): Spot => ({ name: [side * aside, part * below], pieces: 0 })),
  );
  const above = [0.45, -0.45, 0.8, -0.8].map((part): Spot => ({ name: [part * aside, -below], pieces: 0 }));
  return [...spots({ w, h }, [wide, high], r), ...(high ? [under, ...round, over, ...sides, ...above] : [])];
}

/** Where a name may stand, best first: under the pieces and with them in the middle of its land; nudged a little; beside a
 * land that is smaller than its name. */
function spots({ w, h }: { w: number; h: number }, [wide, high]: [number, number], r: number): Spot[] {
  const stacked = [
    [0, 0],
    [0, -0.25],
    [0, 0.3],
    [0.16, 0],
    [-0.16, 0],
    [0, -0.6],
    [0, 0.7],
  ].map(([dx, dy]): Spot => ({ name: [dx! * w, high / 2 + dy! * h], pieces: dy! * h - h / 2 }));
  const [aside, below] = [Math.max(r, wide / 2) + w / 2 + 2, Math.max(r, high / 2) + h / 2 + 1];
  const beside = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [0.8, 0.8],
    [-0.8, 0.8],
    [0.8, -0.8],
    [-0.8, -0.8],
  ].map(([dx, dy]): Spot => ({ name: [dx! * aside, dy! * below], pieces: 0 }));
  if (r > h) return stacked;
  return r < h * 0.6 ? [...beside, ...stacked] : [...stacked, ...beside];
}
