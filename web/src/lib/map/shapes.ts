import type { MapData, Point, Ring } from './data';

/** Arcs as what an SVG path wants. */
export class Shapes {
  #forward: string[];
  #backward: (string | undefined)[] = [];

  constructor(private data: Pick<MapData, 'arcs' | 'step'>) {
    this.#forward = data.arcs.map((_, arc) => written(this.points(arc)));
  }

  points(arc: number): Point[] {
    const numbers = this.data.arcs[arc]!;
    const found: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
      found.push([x * this.data.step, y * this.data.step]);
    }
    return found;
  }

  #text(arc: number): string {
    return arc >= 0 ? this.#forward[arc]! : (this.#backward[~arc] ??= written(this.points(~arc).reverse()));
  }

  /** Closed rings, holes included: to be filled with the even-odd rule. */
  area(rings: Ring[]): string {
    return rings.map((ring) => `M${ring.map((arc) => this.#text(arc)).join('L')}Z`).join('');
  }

  line(arcs: number[]): string {
    return arcs.map((arc) => `M${this.#text(arc)}`).join('');
  }
}

const written = (points: Point[]): string =>
  points.map(([x, y]) => `${+x.toFixed(2)} ${+y.toFixed(2)}`).join('L');

/** A line without its smallest turns: each point becomes the mean of itself and its neighbours. */
export function smooth(points: Point[]): Point[] {
  return points.map((point, i) => {
    const near = i === 0 || i === points.length - 1 ? [point] : points.slice(i - 1, i + 2);
    return [
      near.reduce((sum, [x]) => sum + x, 0) / near.length,
      near.reduce((sum, [, y]) => sum + y, 0) / near.length,
    ];
  });
}

export const lineThrough = (points: Point[]): string => `M${written(points)}`;

/** A curve from one point to another that leans to its left, for arrows and routes. */
export function bow([ax, ay]: Point, [bx, by]: Point, bend = 0.18): string {
  return `M${ax} ${ay}Q${(ax + bx) / 2 - (by - ay) * bend} ${(ay + by) / 2 + (bx - ax) * bend} ${bx} ${by}`;
}

/** Numbers of a path's command: which are lengths across (x), down (y), in any direction (r), or none (-). */
const COMMANDS: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rr---xy',
  z: '',
};

/** A small drawing, larger or smaller and elsewhere, as a path of its own. Hundreds of elements with a transform each
 * would make moving the map slow. */
export function drawnAt(path: string, scale: number, [x, y]: Point): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const kinds = COMMANDS[command.toLowerCase()]!;
    const absolute = command === command.toUpperCase();
    const moved = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, i) => {
      const kind = kinds[i % kinds.length];
      if (kind === '-') return number;
      return +(Number(number) * scale + (absolute ? (kind === 'x' ? x : kind === 'y' ? y : 0) : 0)).toFixed(
        2,
      );
    });
    return command + moved.join(' ');
  });
}
