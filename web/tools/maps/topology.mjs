// Shapes as arcs: a stretch of border or coast is kept once, whoever it belongs to.
import { topology } from 'topojson-server';
import { kilometres } from './projection.mjs';

const QUANTA = 2e5; // points that are nearer than this part of the whole are one

const flat = (arcs) => arcs.flat(Infinity).map((arc) => (arc < 0 ? ~arc : arc));

/** `lines`: the arcs in degrees; `rings`: arcs of each id, ring by ring, `~n` for arc n backwards; `owners`: whose an arc is. */
export function arcsOf(polygonsById) {
  const features = [...polygonsById].map(([id, coordinates]) => ({
    type: 'Feature',
    id,
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates },
  }));
  const { arcs, objects, transform } = topology({ all: { type: 'FeatureCollection', features } }, QUANTA);
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  const rings = new Map(objects.all.geometries.map(({ id, arcs }) => [id, (arcs ?? []).flat()]));
  const owners = lines.map(() => []);
  for (const [id, used] of rings) for (const arc of new Set(flat(used))) owners[arc].push(id);
  return { lines, rings, owners };
}

export const pair = (a, b) => [a, b].sort().join(' ');

/** Arcs that two share, by pair. */
export function shared({ owners }) {
  const arcs = new Map();
  owners.forEach((two, arc) => {
    if (two.length === 2) arcs.set(pair(...two), [...(arcs.get(pair(...two)) ?? []), arc]);
  });
  return arcs;
}

export const lengthOf = (line) =>
  line.reduce((sum, point, i) => (i ? sum + kilometres(line[i - 1], point) : 0), 0);

/** Numbers 0, 1, 2, 3 for all, as different between neighbours as four numbers allow. */
export function tones(ids, neighbours) {
  const tone = new Map();
  for (const id of ids) {
    const taken = new Set(neighbours(id).map((other) => tone.get(other)));
    let free = 0;
    while (taken.has(free)) free++;
    tone.set(id, free % 4);
  }
  return tone;
}
