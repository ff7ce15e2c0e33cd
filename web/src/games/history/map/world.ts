/** The world as the board needs it, worked out once from the drawn map. */

import { lineThrough, Shapes, smooth } from '../../../lib/map/shapes';
import { world } from './world.gen';

/** The middle of every land and water. */
export const points = new Map(
  [...world.lands, ...world.seas].flatMap(({ id, label }) => (label ? [[id, label] as const] : [])),
);
export const tones = new Map(world.lands.map(({ id, tone }) => [id, tone]));

/** Where a kind of obstacle is drawn along the borders. */
const marked = (kind: string) =>
  world.borders.flatMap(({ into, marks }) =>
    [0, 1].flatMap((side) => (into[side] === kind ? marks[side]! : [])),
  );
export const mountains = marked('mountain')
  .map(([x, y]) => `M${x - 1.6} ${y + 1.2}l1.6-2.7 1.6 2.7Z`)
  .join('');
export const forests = marked('forest')
  .map(([x, y]) => `M${x - 1.2} ${y}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0`)
  .join('');
const shapes = new Shapes(world);
export const wall = world.borders
  .filter(({ into }) => into.includes('wall'))
  .flatMap(({ arcs }) => arcs.map((arc) => lineThrough(smooth(shapes.points(arc)))))
  .join('');
