/** What stands in neighbouring places is moved a little where it would lie on top of each other. */

import type { Point } from './data';

export interface Block {
  id: string;
  /** The middle and the size, in pixels. */
  at: Point;
  size: [number, number];
  /** How far it may be moved. */
  reach: number;
}

const ROUNDS = 40;
const AIR = 3; // pixels between blocks

/** How far each block moves, of those that do. On a map that goes round, `width` is that of the map in pixels. */
export function spread(blocks: Block[], width = 0): Map<string, Point> {
  const moved = blocks.map(({ at: [x, y] }): Point => [x, y]);
  const pairs = blocks.flatMap((one, i) =>
    blocks.slice(i + 1).flatMap((other, offset) => {
      const j = i + 1 + offset;
      const turn = width ? width * Math.round((one.at[0] - other.at[0]) / width) : 0;
      const wide = (one.size[0] + other.size[0]) / 2 + AIR;
      const high = (one.size[1] + other.size[1]) / 2 + AIR;
      const slack = one.reach + other.reach;
      const near =
        Math.abs(one.at[0] - other.at[0] - turn) < wide + slack &&
        Math.abs(one.at[1] - other.at[1]) < high + slack;
      return near ? [{ i, j, turn, wide, high }] : [];
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const { i, j, turn, wide, high } of pairs) {
      const [a, b] = [moved[i]!, moved[j]!];
      const [dx, dy] = [b[0] + turn - a[0], b[1] - a[1]];
      const [over, under] = [wide - Math.abs(dx), high - Math.abs(dy)];
      if (over <= 0.5 || under <= 0.5) continue;
      still = false;
      // Along the way that is shorter, each a half; who cannot go on leaves the rest to the other in a later round.
      const push: Point =
        over < under ? [(over / 2) * (dx < 0 ? -1 : 1), 0] : [0, (under / 2) * (dy < 0 ? -1 : 1)];
      moved[i] = held(blocks[i]!, [a[0] - push[0], a[1] - push[1]]);
      moved[j] = held(blocks[j]!, [b[0] + push[0], b[1] + push[1]]);
    }
    if (still) break;
  }
  return new Map(
    blocks.flatMap(({ id, at }, i) => {
      const by: Point = [moved[i]![0] - at[0], moved[i]![1] - at[1]];
      return by[0] || by[1] ? [[id, by] as const] : [];
    }),
  );
}

/** Not farther from where it belongs than it may go. */
function held({ at, reach }: Block, [x, y]: Point): Point {
  const [dx, dy] = [x - at[0], y - at[1]];
  const far = Math.hypot(dx, dy);
  return far <= reach ? [x, y] : [at[0] + (dx * reach) / far, at[1] + (dy * reach) / far];
}
