// Landmasses into lands: every landmass by itself, round the seeds that lie on it.
import clipping from 'polygon-clipping';
import { wobblyCells } from './cells.mjs';
import { bounds, distance, grouped, inPolygon } from './plane.mjs';
import { fromMercator, toMercator } from './projection.mjs';

const REACH = [-400, -200, 600, 200]; // degrees, in the Mercator plane
const BORDER = { step: 0.45, wobble: 0.45, reach: REACH };
const ASHORE = 1.5; // degrees: a seed may miss its simplified island by this much
const ROUNDS = 3;

const rounded = (ring) => ring.map((point) => point.map((value) => Math.round(value * 1e6) / 1e6));
const key = ([lon, lat]) => `${Math.round(lon * 1e4)},${Math.round(lat * 1e4)}`;

/** Seeds by landmass: where they lie, or else where the nearest shore is. */
function settled(masses, seeds) {
  const settlers = new Map(masses.map((mass) => [mass, []]));
  const boxes = new Map(masses.map((mass) => [mass, bounds(mass.rings[0])]));
  const near = (mass, [lon, lat], slack) => {
    const [x0, y0, x1, y1] = boxes.get(mass);
    return lon >= x0 - slack && lon <= x1 + slack && lat >= y0 - slack && lat <= y1 + slack;
  };
  const toShore = (mass, [lon, lat]) => {
    const narrow = Math.cos((lat * Math.PI) / 180);
    return Math.min(...mass.rings[0].map(([x, y]) => distance([x * narrow, y], [lon * narrow, lat])));
  };
  for (const seed of seeds) {
    let home = masses.find((mass) => near(mass, seed.at, 0) && inPolygon(seed.at, mass.rings));
    if (!home) {
      const shores = masses
        .filter((mass) => near(mass, seed.at, 2))
        .map((mass) => [toShore(mass, seed.at), mass]);
      const [far, mass] = shores.sort(([one], [other]) => one - other)[0] ?? [Infinity];
      if (far > ASHORE) throw new Error(`the seed ${seed.at} of ${seed.land} lies in the sea`);
      home = mass;
    }
    settlers.get(home).push(seed);
  }
  return settlers;
}

function divided(rings, seeds) {
  const cells = wobblyCells(
    seeds.map(({ at }) => toMercator(at)),
    BORDER,
  );
  const byLand = grouped(
    cells.map((cell, i) => ({ land: seeds[i].land, cell: [rounded(cell)] })),
    ({ land }) => land,
  );
  const shore = [rings.map((ring) => rounded(ring.map(toMercator)))];
  return [...byLand].map(([land, parts]) => [
    land,
    clipping
      .intersection(clipping.union(...parts.map(({ cell }) => cell)), shore)
      .map((polygon) => polygon.map((ring) => ring.map(fromMercator))),
  ]);
}

function touching(polygonsByLand) {
  const lands = new Map();
  for (const [land, polygons] of polygonsByLand)
    for (const point of polygons.flat(2)) {
      if (!lands.has(key(point))) lands.set(key(point), new Set());
      lands.get(key(point)).add(land);
    }
  return ([outer], own) => {
    const count = {};
    for (const point of outer)
      for (const land of lands.get(key(point)) ?? []) if (land !== own) count[land] = (count[land] ?? 0) + 1;
    return Object.entries(count).sort(([, one], [, other]) => other - one);
  };
}

/** A fragment that holds no seed of its land goes to the neighbour it shares most points with. All moves are decided before
 * any is made: otherwise fragments go back and forth. */
function gathered(polygonsByLand, seeds) {
  const own = grouped(seeds, ({ land }) => land);
  let now = polygonsByLand;
  for (let round = 0; round < ROUNDS; round++) {
    const neighbours = touching(now);
    const kept = new Map();
    const strays = [];
    for (const [land, polygons] of now) {
      const home = (polygon) =>
        polygons.length === 1 ||
        own.get(land).some(({ at }) => inPolygon(at, polygon)) ||
        !neighbours(polygon, land).length;
      kept.set(land, polygons.filter(home));
      strays.push(...polygons.filter((polygon) => !home(polygon)).map((polygon) => [land, polygon]));
    }
    const keepers = touching(kept);
    const grown = new Set();
    for (const [land, polygon] of strays) {
      const [best] = keepers(polygon, land);
      const to = best && best[1] > 1 ? best[0] : land;
      kept.get(to).push(polygon);
      if (to !== land) grown.add(to);
    }
    now = new Map(
      [...kept].map(([land, polygons]) => [
        land,
        grown.has(land) ? clipping.union(...polygons.map((polygon) => [polygon.map(rounded)])) : polygons,
      ]),
    );
    if (!grown.size) break;
  }
  return now;
}

/** `lands`: polygons by id, in degrees; `islets`: landmasses without a seed. */
export function divide(masses, seeds) {
  const lands = new Map();
  const islets = [];
  for (const [mass, settlers] of settled(masses, seeds)) {
    const owners = new Set(settlers.map(({ land }) => land));
    const parts =
      owners.size < 2 ? [...owners].map((land) => [land, [mass.rings]]) : divided(mass.rings, settlers);
    for (const [land, polygons] of parts) lands.set(land, [...(lands.get(land) ?? []), ...polygons]);
    if (!owners.size) islets.push(mass);
  }
  return { lands: gathered(lands, seeds), islets };
}
