// Does the picture say what the rules say? Counts what is seen and compares it with the [check] of a geo.toml.
import { kilometres } from './projection.mjs';
import { lengthOf, pair, shared } from './topology.mjs';
import { seaFinder } from './waters.mjs';

const BORDER = 25; // kilometres: shorter borders and coasts are not seen
const COAST = 40;
const GRID = 0.5; // degrees

const difference = (some, others) => [...some].filter((one) => !others.has(one));

/** Coasts as "land sea", with their length. */
function coasts({ lines, owners }, ids, geo) {
  const seaAt = seaFinder(geo);
  const lengths = new Map();
  owners.forEach(([land, other], arc) => {
    if (other || !ids.has(land)) return;
    lines[arc].forEach((b, i) => {
      if (!i) return;
      const a = lines[arc][i - 1];
      const key = `${land} ${seaAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}`;
      lengths.set(key, (lengths.get(key) ?? 0) + kilometres(a, b));
    });
  });
  return new Set(
    [...lengths].filter(([key, length]) => length > COAST && !key.endsWith(' none')).map(([key]) => key),
  );
}

/** The water as a grid of sea ids, null on land: rows from south to north. */
function raster(masses, geo) {
  const { cut } = geo.projection;
  const seaAt = seaFinder(geo);
  const rows = [];
  for (let lat = -56 + GRID / 2; lat < 80; lat += GRID) {
    const row = new Array(360 / GRID).fill('');
    for (const { rings } of masses) {
      const crossings = [];
      for (const ring of rings)
        for (let i = 1; i < ring.length; i++) {
          const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]];
          if (ay > lat !== by > lat) crossings.push(((bx - ax) * (lat - ay)) / (by - ay) + ax);
        }
      crossings.sort((one, other) => one - other);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil((crossings[i] - cut) / GRID - 0.5));
        const to = Math.min(row.length - 1, Math.floor((crossings[i + 1] - cut) / GRID - 0.5));
        row.fill(null, from, Math.max(from, to + 1));
      }
    }
    rows.push(row.map((cell, i) => (cell === null ? null : seaAt([cut + (i + 0.5) * GRID, lat]))));
  }
  return rows;
}

function seaLinks(masses, geo) {
  const rows = raster(masses, geo);
  const links = new Set();
  const meet = (a, b) => a && b && a !== b && a !== 'none' && b !== 'none' && links.add(pair(a, b));
  rows.forEach((row, j) =>
    row.forEach((cell, i) => {
      if (i + 1 < row.length || geo.projection.wrap) meet(cell, row[(i + 1) % row.length]);
      meet(cell, rows[j + 1]?.[i]);
    }),
  );
  return links;
}

/** What a build finds: the args by the names that [check] has for them, and the pairs behind them. */
export function found({ arcs, masses, geo, rules }) {
  const ids = new Set(Object.keys(geo.lands));
  const between = new Map([...shared(arcs)].filter(([key]) => key.split(' ').every((land) => ids.has(land))));
  const length = (key) => between.get(key).reduce((sum, arc) => sum + lengthOf(arcs.lines[arc]), 0);
  const seen = new Set([...between.keys()].filter((key) => length(key) >= BORDER));
  const borders = new Set(rules.borders.map(({ lands }) => pair(...lands)));
  const connected = new Set((geo.connectors ?? []).map(({ a, b }) => pair(a, b)));
  const barred = (corner) =>
    new Set(
      (geo.barriers ?? []).filter((barrier) => !!barrier.corner === corner).map(({ a, b }) => pair(a, b)),
    );

  const shores = coasts(arcs, ids, geo);
  const harbours = new Set(rules.waters.flatMap(({ id, coasts }) => coasts.map((land) => `${land} ${id}`)));
  const links = seaLinks(masses, geo);
  const linked = new Set(rules.links.map(({ waters }) => pair(...waters)));

  const surplus = difference(seen, borders);
  const unseen = difference(borders, seen);
  const unlike = [
    ...difference(unseen, connected).map((key) => `no connector for ${key}`),
    ...difference(connected, new Set(unseen)).map((key) => `a connector too many: ${key}`),
    ...difference(surplus, barred(false)).map((key) => `no barrier for ${key}`),
    ...difference(barred(false), new Set(surplus)).map((key) => `a barrier too many: ${key}`),
  ];
  const args = {
    borders: borders.size,
    matched_by_cells: borders.size - unseen.length,
    connectors: unseen.length,
    surplus: surplus.length,
    corner_contacts: barred(true).size,
    coasts: harbours.size,
    coasts_matched: harbours.size - difference(harbours, shores).length,
    coasts_surplus: difference(shores, harbours).length,
    sea_links: linked.size,
    sea_links_matched: linked.size - difference(linked, links).length,
  };
  return { args, unlike };
}

/** Throws unless all args of [check] were found again. */
export function check(build) {
  const { args, unlike } = found(build);
  const wrong = Object.entries(build.geo.check)
    .filter(([name, figure]) => args[name] !== figure)
    .map(([name, figure]) => `${name} is ${args[name]}, not ${figure}`);
  if (wrong.length || unlike.length)
    throw new Error(`The map does not show the rules: ${[...wrong, ...unlike].join('; ')}.`);
}
