import { describe, expect, it } from 'vitest';
import { wobblyCells } from './cells.mjs';
import { check, found } from './check.mjs';
import { landmasses } from './coast.mjs';
import { divide } from './divide.mjs';
import { area, dense, inPolygon, inscribed } from './plane.mjs';
import { fromMercator, lens, monotone, toMercator } from './projection.mjs';
import { arcsOf, pair, shared, tones } from './topology.mjs';

const square = (x, y, size) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];

describe('the plane', () => {
  it('knows what is inside, and how large a circle fits in', () => {
    const ring = [square(0, 0, 10), square(4, 4, 2)];
    expect(inPolygon([1, 1], ring)).toBe(true);
    expect(inPolygon([5, 5], ring)).toBe(false);
    expect(area(ring[0])).toBe(100);
    expect(inscribed([[square(0, 0, 10)]])).toBeCloseTo(5);
  });

  it('breaks long steps up', () => {
    expect(
      dense(
        [
          [0, 0],
          [10, 0],
        ],
        4,
      ),
    ).toEqual([
      [0, 0],
      [10 / 3, 0],
      [20 / 3, 0],
      [10, 0],
    ]);
  });
});

describe('the projection', () => {
  it('follows its knots without overshooting, in either order', () => {
    const curve = monotone([80, 40, 0], [0, 10, 100]);
    expect([curve(80), curve(40), curve(0)]).toEqual([0, 10, 100]);
    for (let lat = 0; lat < 80; lat++) expect(curve(lat)).toBeGreaterThan(curve(lat + 1));
  });

  it('goes to Mercator and back', () => {
    const [lon, lat] = fromMercator(toMercator([12, 55]));
    expect([lon, lat]).toEqual([12, expect.closeTo(55)]);
  });
});

describe('cells', () => {
  const sites = [
    [0, 0],
    [10, 1],
    [4, 9],
    [13, 11],
  ];
  const cells = wobblyCells(sites, { step: 0.5, wobble: 0.45, reach: [-50, -50, 50, 50] });

  it('hold their own site and no other', () => {
    cells.forEach((cell, i) => sites.forEach((site, j) => expect(inPolygon(site, [cell])).toBe(i === j)));
  });

  it('share their edges point by point, and are the same every time', () => {
    const points = new Set(cells[0].map(String));
    expect(cells[1].filter((point) => points.has(String(point))).length).toBeGreaterThan(10);
    expect(wobblyCells(sites, { step: 0.5, wobble: 0.45, reach: [-50, -50, 50, 50] })).toEqual(cells);
  });
});

describe('a small world', () => {
  const seeds = [
    { land: 'west', at: [3, 5] },
    { land: 'east', at: [7, 5] },
    { land: 'isle', at: [15, 5] },
  ];
  const masses = [
    { rings: [square(0, 0, 10)], size: 100 },
    { rings: [square(13, 3, 4)], size: 16 },
    { rings: [square(30, 3, 1)], size: 1 },
  ];
  const { lands, islets } = divide(masses, seeds);
  const arcs = arcsOf(lands);
  const geo = {
    projection: { cut: -169 },
    lands: { west: {}, east: {}, isle: {} },
    seas: { ocean: { seeds: [[5, -5]] }, gulf: { seeds: [[12, 5]] } },
    connectors: [{ a: 'east', b: 'isle' }],
    check: { borders: 2, matched_by_cells: 1, connectors: 1, surplus: 0, coasts: 3, coasts_matched: 3 },
  };
  const rules = {
    borders: [
      { lands: ['west', 'east'], into: ['', ''] },
      { lands: ['east', 'isle'], into: ['', ''] },
    ],
    waters: [
      { id: 'ocean', coasts: ['west'] },
      { id: 'gulf', coasts: ['east', 'isle'] },
    ],
    links: [],
  };

  it('is divided landmass by landmass', () => {
    expect([...lands.keys()]).toEqual(['west', 'east', 'isle']);
    expect(islets).toEqual([masses[2]]);
    expect([...shared(arcs).keys()]).toEqual([pair('east', 'west')]);
  });

  it('refuses a seed in the sea', () => {
    expect(() => divide(masses, [{ land: 'lost', at: [60, 5] }])).toThrow('lost lies in the sea');
  });

  it('is held to the args of its check', () => {
    expect(() => check({ arcs, masses, geo, rules })).not.toThrow();
    expect(found({ arcs, masses, geo, rules }).args).toMatchObject({ coasts_surplus: 2 });
    expect(() => check({ arcs, masses, geo: { ...geo, check: { borders: 3 } }, rules })).toThrow(
      'borders is 2, not 3',
    );
    expect(() => check({ arcs, masses, geo: { ...geo, connectors: [] }, rules })).toThrow(
      'no connector for east isle',
    );
    const walled = { ...rules, borders: rules.borders.slice(1) };
    expect(() => check({ arcs, masses, geo: { ...geo, check: {} }, rules: walled })).toThrow(
      'no barrier for east west',
    );
  });

  it('gives neighbours different tones', () => {
    const tone = tones(['a', 'b', 'c'], (id) => ({ a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] })[id]);
    expect(new Set(tone.values()).size).toBe(3);
  });
});

it('the coasts are whole: Eurasia with Africa first, nothing split at the date line, no Antarctica', () => {
  const project = lens({
    lon: [-169, 191],
    x: [0, 1000],
    lat: [90, -90],
    y: [0, 500],
    strength_lat: [-90, 90],
    strength: [1, 1],
    frame: [0, 500],
  });
  const masses = landmasses(project, { cut: -169, threshold: 0.3 });
  expect(inPolygon([20, 50], masses[0].rings) && inPolygon([20, 0], masses[0].rings)).toBe(true);
  expect(inPolygon([182, 67], masses[0].rings)).toBe(true); // the far end of Siberia, beyond 180 degrees
  expect(inPolygon([51, 42], masses[0].rings)).toBe(false); // the Caspian is a hole
  for (const { rings } of masses) expect(Math.min(...rings[0].map(([, lat]) => lat))).toBeGreaterThan(-70);
});
