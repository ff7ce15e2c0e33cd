// The outline of a set of squares as one rounded path: outer and inner corners alike.
import type { Cell } from '../content';

type Point = [x: number, y: number];

const key = ([x, y]: Point): string => `${x},${y}`;

/** The edges round a set of cells, each with the inside on its right. */
function edgesOf(cells: Cell[]): Map<string, Point[]> {
  const there = new Set(cells.map(key));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  };
  for (const [x, y] of cells) {
    if (!there.has(key([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!there.has(key([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!there.has(key([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!there.has(key([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return edges;
}

const way = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.sign(bx - ax), Math.sign(by - ay)];
const isSame = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

/** The closed loops of corners round a set of cells. */
export function loops(cells: Cell[]): Point[][] {
  const edges = edgesOf(cells);
  const found: Point[][] = [];
  for (;;) {
    const start = [...edges].find(([, to]) => to.length);
    if (!start) return found;
    const from = start[0].split(',').map(Number) as Point;
    const loop: Point[] = [];
    let here = from;
    let came: Point = [0, 0];
    do {
      const next = edges.get(key(here)) ?? [];
      // Where two loops touch in a corner, the one that turns right stays with its own cell.
      const at = Math.max(
        0,
        next.findIndex((to) => isSame(way(here, to), [-came[1], came[0]])),
      );
      const [to = from] = next.splice(at, 1);
      if (!isSame(way(here, to), came)) loop.push(here);
      came = way(here, to);
      here = to;
    } while (!isSame(here, from));
    if (loop.length && isSame(way(loop.at(-1)!, loop[0]!), way(loop[0]!, loop[1]!))) loop.shift();
    found.push(loop);
  }
}

/** An SVG path round the cells, in squares of `size`, drawn `inset` inside them with corners of `radius`. */
export function outline(cells: Cell[], size: number, inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(loop, size, inset, radius))
    .join('');
}

function rounded(loop: Point[], size: number, inset: number, radius: number): string {
  const corners = loop.map((point, place): { at: Point; into: Point; out: Point } => {
    const into = way(loop.at(place - 1)!, point);
    const out = way(point, loop[(place + 1) % loop.length]!);
    // The inside of an edge lies on its right.
    const at: Point = [
      point[0] * size - (into[1] + out[1]) * inset,
      point[1] * size + (into[0] + out[0]) * inset,
    ];
    return { at, into, out };
  });
  const parts = corners.map(({ at: [x, y], into, out }, place) => {
    const before = `${x - into[0] * radius} ${y - into[1] * radius}`;
    const after = `${x + out[0] * radius} ${y + out[1] * radius}`;
    return `${place ? 'L' : 'M'}${before}Q${x} ${y} ${after}`;
  });
  return `${parts.join('')}Z`;
}

// ---- what is written on a building

export interface Layout {
  /** The middle of the run that its icon and name stand on, and how many squares that is. */
  label: Point;
  run: number;
  /** Where its man stands. */
  man: Point;
}

/** Icon and name on its widest run, the man's place on a square of its own. */
export function layoutOf(cells: Cell[], withMan: boolean): Layout {
  const runs = runsOf(cells);
  const widest = runs.reduce((best, run) => (run.length > best.length ? run : best), runs[0] ?? []);
  const middle = (run: Cell[]): Point => [
    run.reduce((sum, [column]) => sum + column + 0.5, 0) / run.length,
    (run[0]?.[1] ?? 0) + 0.5,
  ];
  if (runs.length === 1 && withMan && widest.length > 1) {
    const named = widest.slice(0, -1);
    return { label: middle(named), run: named.length, man: middle(widest.slice(-1)) };
  }
  const label = middle(widest);
  const away = (run: Cell[]): number =>
    Math.abs(middle(run)[1] - label[1]) * 10 + Math.abs(middle(run)[0] - label[0]);
  const farthest = runs.reduce((best, run) => (away(run) > away(best) ? run : best), widest);
  return { label, run: widest.length, man: farthest === widest ? label : middle(farthest) };
}

/** The horizontal runs of squares, from the top. */
function runsOf(cells: Cell[]): Cell[][] {
  const sorted = [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  const runs: Cell[][] = [];
  for (const cell of sorted) {
    const last = runs.at(-1)?.at(-1);
    if (last?.[1] === cell[1] && last[0] + 1 === cell[0]) runs.at(-1)!.push(cell);
    else runs.push([cell]);
  }
  return runs;
}
