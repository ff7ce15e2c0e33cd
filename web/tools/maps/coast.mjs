// The coasts of the world (Natural Earth 1:50m by way of world-atlas), as landmasses in degrees from the cut onwards.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { area, bounds } from './plane.mjs';

const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json');
const KEPT = 8; // no island is simplified to fewer points

/** A ring that steps over the date line goes on beyond 180 degrees instead. */
function unwrapped(ring) {
  let turns = 0;
  return ring.map(([lon, lat], i) => {
    const step = i ? lon - ring[i - 1][0] : 0;
    if (Math.abs(step) > 180) turns -= Math.sign(step) * 360;
    return [lon + turns, lat];
  });
}

const shifted = (ring, by) => ring.map(([lon, lat]) => [lon + by, lat]);

/** The polygon as a whole between cut and cut + 360, its holes along with it. */
function placed(rings, cut) {
  const middle = rings[0].reduce((sum, [lon]) => sum + lon, 0) / rings[0].length;
  const outer = shifted(rings[0], -360 * Math.floor((middle - cut) / 360));
  const [west] = bounds(outer);
  return [outer, ...rings.slice(1).map((hole) => shifted(hole, 360 * Math.ceil((west - hole[0][0]) / 360)))];
}

/** Visvalingam: points go whose triangle with both neighbours is smallest in the plane, up to the threshold. The rounds of
 * rising thresholds come near enough to "smallest first". */
function simplified(ring, project, threshold) {
  const size = ring.length - 1;
  const plane = ring.slice(0, size).map(project);
  const before = plane.map((_, i) => (i + size - 1) % size);
  const after = plane.map((_, i) => (i + 1) % size);
  const triangle = (i) => Math.abs(area([plane[before[i]], plane[i], plane[after[i]], plane[before[i]]]));
  const weight = plane.map((_, i) => triangle(i));
  const gone = new Uint8Array(size);
  let left = size;
  for (let limit = threshold / 16; limit <= threshold; limit *= 2)
    for (let changed = true; changed && left > KEPT;) {
      changed = false;
      for (let i = 0; i < size && left > KEPT; i++) {
        if (gone[i] || weight[i] >= limit) continue;
        gone[i] = 1;
        left--;
        after[before[i]] = after[i];
        before[after[i]] = before[i];
        for (const neighbour of [before[i], after[i]]) weight[neighbour] = triangle(neighbour);
        changed = true;
        i++; // never two neighbours in one round
      }
    }
  const kept = ring.slice(0, size).filter((_, i) => !gone[i]);
  return [...kept, kept[0]];
}

/** Every landmass but Antarctica: `{ rings, size }`, size in the plane, largest first. */
export function landmasses(project, { cut, threshold }) {
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
    )
    .map((polygon) => polygon.map(unwrapped))
    .filter(([outer]) => outer.every(([, lat]) => lat > -70) && outer.some(([, lat]) => lat > -60))
    .map((polygon) => placed(polygon, cut).map((ring) => simplified(ring, project, threshold)))
    .map((rings) => ({ rings, size: Math.abs(area(rings[0].map(project))) }))
    .sort((one, other) => other.size - one.size);
}
