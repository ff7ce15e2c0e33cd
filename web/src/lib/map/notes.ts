/** Where the words over places go: above what stands there, or wherever else they cover least. */

import type { Point } from './data';

export interface Note {
  id: string;
  size: [number, number];
  /** The middle of the pieces that it is about, and their size. */
  at: Point;
  block: [number, number];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const AIR = 4;

const shared = (a: Box, b: Box): number => {
  const wide = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const high = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** The middle of each note. `pieces`: what stands elsewhere, by place. */
export function placeNotes(notes: Note[], pieces: Map<string, Box>): Map<string, Point> {
  const placed = new Map<string, Box>();
  for (const {
    id,
    size: [w, h],
    at: [x, y],
    block,
  } of notes) {
    const up = (block[1] + h) / 2 + AIR;
    const aside = (block[0] + w) / 2 + AIR;
    const spots: Point[] = [
      [0, -up],
      [w * 0.3, -up],
      [-w * 0.3, -up],
      [0, -up - h],
      [w * 0.45, -up],
      [-w * 0.45, -up],
      [0, up + h * 0.8],
      [aside, 0],
      [-aside, 0],
    ];
    const others = [
      ...[...pieces].flatMap(([other, box]) => (other === id ? [] : [box])),
      ...placed.values(),
    ];
    let best: { cost: number; box: Box } | null = null;
    for (const [dx, dy] of spots) {
      const box = { x: x + dx, y: y + dy, w: w + AIR, h: h + AIR };
      const cost = others.reduce((sum, other) => sum + shared(box, other), 0);
      if (!best || cost < best.cost) best = { cost, box };
      if (!cost) break;
    }
    placed.set(id, best!.box);
  }
  return new Map([...placed].map(([id, { x, y }]) => [id, [x, y]]));
}
