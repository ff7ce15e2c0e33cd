// Points, rings and polygons in a plane. A ring ends where it began; a polygon is an outer ring and its holes.

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring */
/** @typedef {Ring[]} Polygon */

/** Half the cross product of a ring's sides: its area, negative if it runs the other way round. */
export function area(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return sum / 2;
}

export function inRing([x, y], ring) {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[i - 1];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export const inPolygon = (point, [outer, ...holes]) =>
  inRing(point, outer) && !holes.some((hole) => inRing(point, hole));

export function bounds(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a point lies from the segment a..b. */
export function toSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}

const toEdge = (point, polygon) => {
  let least = Infinity;
  for (const ring of polygon)
    for (let i = 1; i < ring.length; i++) least = Math.min(least, toSegment(point, ring[i - 1], ring[i]));
  return least;
};

/** Radius of about the largest circle that fits in one of the polygons, looked for on a grid. */
export function inscribed(polygons, steps = 24) {
  let best = 0;
  for (const polygon of polygons) {
    const [x0, y0, x1, y1] = bounds(polygon[0]);
    if (Math.min(x1 - x0, y1 - y0) / 2 <= best) continue;
    for (let i = 1; i < steps; i++)
      for (let j = 1; j < steps; j++) {
        const point = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * j) / steps];
        if (inPolygon(point, polygon)) best = Math.max(best, toEdge(point, polygon));
      }
  }
  return best;
}

/** The same line with no step longer than `most`, so that a curved projection does not cut its corners. */
export function dense(line, most) {
  const points = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const parts = Math.ceil(distance(a, b) / most) || 1;
    for (let k = 1; k <= parts; k++)
      points.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  return points;
}

/** Things by what `of` says of them. */
export function grouped(things, of) {
  const groups = new Map();
  for (const thing of things) {
    if (!groups.has(of(thing))) groups.set(of(thing), []);
    groups.get(of(thing)).push(thing);
  }
  return groups;
}
