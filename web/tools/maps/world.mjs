// A map for the browser from a geo.toml and the borders and coasts of the game's rules. The layout of what comes out is
// src/lib/map/data.ts.
import { readFileSync } from 'node:fs';
import { check } from './check.mjs';
import { landmasses } from './coast.mjs';
import { divide } from './divide.mjs';
import { dense, distance, inPolygon, inscribed } from './plane.mjs';
import { lens } from './projection.mjs';
import { arcsOf, pair, shared, tones } from './topology.mjs';
import { seaShapes } from './waters.mjs';

const THRESHOLD = 0.08; // square units: smaller wrinkles of the coast are left out
const ISLET = 0.47; // square units: smaller islands without an owner are left out
const STEP = 0.05; // units: the grain of all points
const MARKS = { every: 4.7, inside: 2 }; // units: signs along a border that is hard to cross
const BOW = 0.18; // how round a connector is

const lakes = JSON.parse(readFileSync(new URL('lakes.json', import.meta.url), 'utf8'));
const round = (value) => Math.round(value * 10) / 10;
const at = (point) => point.map(round);
const path = (line) => line.map((point, i) => `${i ? 'L' : 'M'}${at(point)}`).join('');

/** A line as whole steps: the first point, then differences. Points that fall together are one. */
function stepped(line) {
  const numbers = [];
  let [x, y] = [0, 0];
  for (const [i, point] of line.entries()) {
    const [dx, dy] = [Math.round(point[0] / STEP) - x, Math.round(point[1] / STEP) - y];
    if (i && !dx && !dy && i < line.length - 1) continue;
    numbers.push(dx, dy);
    [x, y] = [x + dx, y + dy];
  }
  return numbers;
}

/** A closed curve past the corners. */
function blob(corners) {
  const middle = (i) =>
    at([
      (corners[i % corners.length][0] + corners[(i + 1) % corners.length][0]) / 2,
      (corners[i % corners.length][1] + corners[(i + 1) % corners.length][1]) / 2,
    ]);
  return `M${middle(0)}${corners.map((_, i) => `Q${at(corners[(i + 1) % corners.length])} ${middle(i + 1)}`).join('')}Z`;
}

function bow(from, to) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend = Math.min(5 / Math.hypot(dx, dy), BOW);
  return `M${at(from)}Q${at([(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend])} ${at(to)}`;
}

/** Points beside a line at even distances, on the side where the polygons lie. */
function marksAlong(line, polygons) {
  const marks = [];
  let gone = 0;
  let due = MARKS.every / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const length = distance(a, b);
    for (; due <= gone + length; due += MARKS.every) {
      const part = (due - gone) / length;
      const normal = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const beside = [1, -1].map((side) =>
        a.map((value, k) => value + (b[k] - value) * part + normal[k] * side * MARKS.inside),
      );
      const inner = beside.find((point) => polygons.some((polygon) => inPolygon(point, polygon)));
      if (inner) marks.push(at(inner));
    }
    gone += length;
  }
  return marks;
}

/** What somebody meets who enters the first land over a border, and the second: as the rule has it, from land a. */
function intoFrom(a, rule) {
  if (!rule) return ['', ''];
  return rule.lands[0] === a ? rule.into : rule.into.toReversed();
}

function nearest(polygons, others) {
  let best = [Infinity];
  for (const a of polygons.flat(2))
    for (const b of others.flat(2))
      if (distance(a, b) < best[0]) best = [distance(a, b), [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]];
  return best[1];
}

function graticule(project, { cut }) {
  const lines = [];
  for (let lon = Math.ceil(cut / 10) * 10; lon <= cut + 360; lon += 10)
    lines.push([
      [lon, -57],
      [lon, 84],
    ]);
  for (let lat = -50; lat <= 80; lat += 10)
    lines.push([
      [cut, lat],
      [cut + 360, lat],
    ]);
  return lines.map((line) => path(dense(line, 12).map(project))).join('');
}

/** Arcs of several topologies in one list: `add` gives the rings with their new numbers. */
function arcList(project) {
  const arcs = [];
  return {
    arcs,
    add({ lines }) {
      const first = arcs.length;
      arcs.push(...lines.map((line) => stepped(line.map(project))));
      return {
        arc: (arc) => (arc < 0 ? ~(~arc + first) : arc + first),
        ring(ring) {
          return ring.map(this.arc);
        },
      };
    },
  };
}

export function world(geo, rules) {
  const { projection } = geo;
  const project = lens(projection);
  const masses = landmasses(project, { cut: projection.cut, threshold: THRESHOLD });
  const seeds = [
    ...Object.entries(geo.lands).flatMap(([land, { seeds, islands = [] }]) =>
      [...seeds, ...islands].map((at) => ({ land, at })),
    ),
    ...Object.entries(geo.decoration ?? {}).flatMap(([land, seeds]) => seeds.map((at) => ({ land, at }))),
  ];
  const { lands, islets } = divide(masses, seeds);
  const arcs = arcsOf(lands);
  check({ arcs, masses, geo, rules });

  const ids = Object.keys(geo.lands);
  const isLand = (id) => id in geo.lands;
  const plane = new Map(
    [...lands].map(([id, polygons]) => [
      id,
      polygons.map((polygon) => polygon.map((ring) => ring.map(project))),
    ]),
  );
  const between = shared(arcs);
  const neighbours = (keys) => (id) =>
    keys
      .filter((key) => key.split(' ').includes(id))
      .flatMap((key) => key.split(' '))
      .filter((other) => other !== id);
  const landTone = tones(ids, neighbours([...between.keys()]));

  const seas = arcsOf(seaShapes(geo));
  const blank = arcsOf(
    new Map([['islets', islets.filter(({ size }) => size >= ISLET).map(({ rings }) => rings)]]),
  );
  const seaTone = tones(Object.keys(geo.seas), neighbours([...shared(seas).keys()]));

  const list = arcList(project);
  const [land, sea, islet] = [arcs, seas, blank].map(list.add);
  const forward = (arc) => (arc < 0 ? ~arc : arc);
  const inside = (arc) => seas.owners[arc].length === 2;
  const arcsWhere = (of) => arcs.owners.flatMap((owners, arc) => (of(owners) ? [land.arc(arc)] : []));

  return {
    width: projection.x.at(-1),
    height: projection.frame[1] - projection.frame[0],
    wrap: !!projection.wrap,
    step: STEP,
    arcs: list.arcs,
    lands: ids.map((id) => ({
      id,
      rings: arcs.rings.get(id).map((ring) => land.ring(ring)),
      label: at(project(geo.lands[id].label)),
      radius: round(inscribed(plane.get(id))),
      tone: landTone.get(id),
      ...(geo.lands[id].tiny && { discs: geo.lands[id].seeds.map((seed) => at(project(seed))) }),
    })),
    blank: [
      ...Object.keys(geo.decoration ?? {}).flatMap((id) => arcs.rings.get(id).map((ring) => land.ring(ring))),
      ...blank.rings.get('islets').map((ring) => islet.ring(ring)),
    ],
    coast: arcsWhere((owners) => owners.length === 1),
    seas: Object.entries(geo.seas).map(([id, { label }]) => ({
      id: id === 'none' ? '' : id,
      rings: seas.rings.get(id).map((ring) => sea.ring(ring)),
      tone: seaTone.get(id),
      ...(label && { label: at(project(label)) }),
      ...(projection.wrap && {
        edge: [...new Set(seas.rings.get(id).flat().map(forward))].filter(inside).map(sea.arc),
      }),
    })),
    seaBorders: seas.owners.flatMap((owners, arc) => (owners.length === 2 ? [sea.arc(arc)] : [])),
    borders: [...between]
      .filter(([key]) => key.split(' ').every(isLand))
      .map(([key, found]) => {
        const [a, b] = key.split(' ');
        const rule = rules.borders.find(({ lands }) => pair(...lands) === key);
        const into = intoFrom(a, rule);
        const lines = found.map((arc) => arcs.lines[arc].map(project));
        const marks = [a, b].map((id, side) =>
          into[side] ? lines.flatMap((line) => marksAlong(line, plane.get(id))) : [],
        );
        return { lands: [a, b], arcs: found.map(land.arc), into, marks, passage: !!rule };
      }),
    fringes: arcsWhere((owners) => owners.length === 2 && !owners.every(isLand)),
    connectors: (geo.connectors ?? []).map(({ a, b, from, to }) => ({
      lands: [a, b],
      ends: [from, to].map((end) => at(project(end))),
      path: bow(project(from), project(to)),
    })),
    corners: (geo.barriers ?? [])
      .filter(({ corner }) => corner)
      .map(({ a, b }) => ({ lands: [a, b], at: at(nearest(plane.get(a), plane.get(b))) })),
    harbours: (geo.harbours ?? []).map((harbour) => ({
      land: harbour.land,
      water: harbour.water,
      at: at(project(harbour.at)),
      to: at(project(harbour.to)),
    })),
    noCoast: (geo.no_coast ?? []).map(({ land, water }) => [land, water]),
    coasts: rules.waters.flatMap(({ id, coasts }) => coasts.map((land) => [land, id])),
    links: rules.links.map(({ waters }) => waters),
    lakes: Object.values(lakes).map((lake) => blob(lake.map(project))),
    graticule: graticule(project, projection),
    groups: Object.entries(geo.groups ?? {}).map(([id, label]) => ({ id, label: at(project(label)) })),
  };
}
