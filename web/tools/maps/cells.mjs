// Voronoi cells whose edges wander like borders do.
import { Delaunay } from 'd3-delaunay';
import { distance } from './plane.mjs';

const FENCE = 24; // sites far outside that close the outermost cells
const FAR = 4000;
const DEPTH = 6;

/** Mulberry32: the same numbers for the same seed, on every machine. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over whole numbers. */
const hash = (numbers) => numbers.reduce((h, n) => Math.imul(h ^ n, 16777619), 2166136261) >>> 0;
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const next = (halfedge) => (halfedge % 3 === 2 ? halfedge - 2 : halfedge + 1);

/** The edge p..q between the cells of a and b, displaced at its midpoint, then each half likewise. The numbers depend on the
 * two sites alone, so that a border stays as it is when sites elsewhere move. */
function wobbled(p, q, a, b, { step, wobble }) {
  const number = random(hash([Math.round(a[0] * 100 + b[0] * 100), Math.round(a[1] * 100 + b[1] * 100)]));
  const line = [p];
  (function divide(p, q, a, b, depth) {
    const length = distance(p, q);
    if (length < step || depth > DEPTH) return line.push(q);
    const apart = distance(a, b) || 1;
    const shift = ((number() - 0.5) * wobble * Math.min(length, apart * 0.55)) / apart;
    const [x, y] = middle(p, q);
    const bend = [x + (b[0] - a[0]) * shift, y + (b[1] - a[1]) * shift];
    divide(p, bend, middle(a, p), middle(b, p), depth + 1);
    divide(bend, q, middle(a, q), middle(b, q), depth + 1);
  })(p, q, a, b, 0);
  return line;
}

function cross([a, b], [c, d]) {
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** One ring per site. Two neighbours share their edge point by point. */
export function wobblyCells(sites, { step, wobble, reach: [x0, y0, x1, y1] }) {
  const fence = Array.from({ length: FENCE }, (_, i) => {
    const turn = (i / FENCE) * 2 * Math.PI;
    return [
      (x0 + x1) / 2 + Math.cos(turn) * (x1 - x0) * 1.3,
      (y0 + y1) / 2 + Math.sin(turn) * (y1 - y0) * 2.2,
    ];
  });
  const points = [...sites, ...fence];
  const delaunay = Delaunay.from(points);
  const { triangles, halfedges } = delaunay;
  const { circumcenters } = delaunay.voronoi([-FAR, -FAR, FAR, FAR]);
  const corner = (halfedge) => {
    const triangle = Math.floor(halfedge / 3);
    return [circumcenters[2 * triangle], circumcenters[2 * triangle + 1]];
  };

  /** Halfedges round a site, each the crossing into the next triangle. */
  const incoming = new Int32Array(points.length).fill(-1);
  triangles.forEach((_, halfedge) => {
    const to = triangles[next(halfedge)];
    if (incoming[to] === -1 || halfedges[halfedge] === -1) incoming[to] = halfedge;
  });
  const around = sites.map((_, site) => {
    const found = [];
    let halfedge = incoming[site];
    do {
      found.push(next(halfedge));
      halfedge = halfedges[next(halfedge)];
    } while (halfedge !== incoming[site] && halfedge !== -1);
    return found;
  });

  const key = (halfedge) => Math.min(halfedge, halfedges[halfedge]);
  const lines = new Map();
  for (const halfedge of around.flat()) {
    const [low, high] = [key(halfedge), Math.max(halfedge, halfedges[halfedge])];
    if (!lines.has(low))
      lines.set(
        low,
        wobbled(corner(low), corner(high), points[triangles[low]], points[triangles[high]], { step, wobble }),
      );
  }
  const line = (halfedge) =>
    halfedge === key(halfedge) ? lines.get(halfedge) : lines.get(key(halfedge)).toReversed();

  straighten(
    around.map((halfedges) => [...new Set(halfedges.map(key))]),
    lines,
  );
  return around.map((halfedges) => {
    const ring = halfedges.flatMap((halfedge) => line(halfedge).slice(0, -1));
    return [...ring, ring[0]];
  });
}

/** Where two edges of one cell cross, both become straight; until none do. */
function straighten(cells, lines) {
  for (let found = true; found;) {
    found = false;
    for (const edges of cells) {
      const segments = edges.flatMap((edge) => {
        const line = lines.get(edge);
        return line.slice(1).map((point, i) => ({ edge, segment: [line[i], point] }));
      });
      for (const [i, one] of segments.entries())
        for (const other of segments.slice(i + 1)) {
          if (one.edge === other.edge || !cross(one.segment, other.segment)) continue;
          for (const edge of [one.edge, other.edge]) {
            const line = lines.get(edge);
            if (line.length === 2) continue;
            lines.set(edge, [line[0], line.at(-1)]);
            found = true;
          }
        }
    }
  }
}
