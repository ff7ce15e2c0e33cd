import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Camera } from './camera.svelte';
import { followed } from './following';
import { broken, place, type Wish } from './labels';
import { neighboursOf, pairsOf, stepFrom } from './neighbours';
import { placeNotes } from './notes';
import { nearestCopy, turnsBetween, within } from './round';
import { drawnAt, Shapes, smooth } from './shapes';
import { spread } from './spread';

describe('shapes', () => {
  const shapes = new Shapes({
    step: 0.5,
    arcs: [
      [0, 0, 20, 0],
      [20, 0, 0, 20, -20, -20],
    ],
  });

  it('puts arcs together into rings, also backwards', () => {
    expect(shapes.area([[0, 1]])).toBe('M0 0L10 0L10 0L10 10L0 0Z');
    expect(shapes.area([[~1, ~0]])).toBe('M0 0L10 10L10 0L10 0L0 0Z');
    expect(shapes.line([0])).toBe('M0 0L10 0');
  });

  it('smooths a line and keeps its ends', () => {
    expect(
      smooth([
        [0, 0],
        [3, 3],
        [6, 0],
      ]),
    ).toEqual([
      [0, 0],
      [3, 1],
      [6, 0],
    ]);
  });

  it('draws a small path elsewhere, in another size', () => {
    expect(drawnAt('M1 2h3v-4l1.5.5a2 2 0 0 1 2-2Z', 2, [10, 20])).toBe('M12 24h6v-8l3 1a4 4 0 0 1 4 -4Z');
  });
});

describe('names', () => {
  const measure = (text: string, size: number) => text.length * size * 0.5;
  const wish = (id: string, at: [number, number], radius: number, more: Partial<Wish> = {}): Wish => ({
    id,
    kind: 'land',
    name: id,
    at,
    radius,
    ...more,
  });

  it('break at spaces and hyphens', () => {
    expect(broken('Great Plain of China')).toEqual(['Great', 'Plain of', 'China']);
    expect(broken('Noord-Europese Vlakte')).toEqual(['Noord-', 'Europese', 'Vlakte']);
    expect(broken('Nile Delta', 12)).toEqual(['Nile Delta']);
  });

  it('never lie on each other, and the larger land is named first', () => {
    const crowd = Array.from({ length: 40 }, (_, i) =>
      wish(`Land${i}`, [(i % 8) * 9, Math.floor(i / 8) * 6], 3 + (i % 5)),
    );
    const { labels } = place(crowd, 2, 1.3, measure);
    const boxes = labels.map(({ lines, size, x, y }) => ({
      x,
      y,
      w: Math.max(...lines.map((line) => measure(line, size))),
      h: lines.length * size,
    }));
    boxes.forEach((a, i) =>
      boxes
        .slice(i + 1)
        .forEach((b) =>
          expect(Math.abs(a.x - b.x) * 2 >= a.w + b.w || Math.abs(a.y - b.y) * 2 >= a.h + b.h).toBe(true),
        ),
    );
    expect(labels[0]!.id).toBe('Land4');
    expect(labels.length).toBeGreaterThan(5);
  });

  it('stand under the pieces, which make room', () => {
    const { labels, shifts } = place([wish('Libya', [50, 50], 20, { block: [20, 20] })], 2, 1, measure);
    expect(labels[0]!.y).toBe(110);
    expect(shifts.get('Libya')).toBeLessThan(0);
    expect(labels[0]!.y - (100 + shifts.get('Libya')!)).toBeGreaterThanOrEqual(
      10 + (labels[0]!.size * 1.04) / 2 - 0.01,
    );
  });

  it('are those of areas from afar and of lands near by', () => {
    const wishes = [
      wish('Libya', [50, 50], 20),
      wish('group:africa', [50, 40], Infinity, { kind: 'group', name: 'Africa' }),
    ];
    expect(place(wishes, 0.4, 0.24, measure).labels.map(({ id }) => id)).toEqual(['group:africa']);
    expect(place(wishes, 2, 1.3, measure).labels.map(({ id }) => id)).toEqual(['Libya']);
  });
});

describe('names in a crowd', () => {
  const measure = (text: string, size: number) => text.length * size * 0.5;
  const wish = (id: string, at: [number, number], block: [number, number]): Wish => ({
    id,
    kind: 'land',
    name: id,
    at,
    radius: 20,
    block,
  });

  it('are shown though pieces lie close, and never on a piece or another name', () => {
    const wishes = [wish('Gaul', [50, 50], [40, 30]), wish('Italia', [69, 50], [40, 30])];
    expect(place(wishes, 2, 1.3, measure).labels).toHaveLength(0);
    const { labels, shifts } = place(wishes, 2, 1.3, measure, { crowded: true });
    expect(labels.map(({ id }) => id)).toEqual(['Gaul', 'Italia']);
    const names = labels.map(({ x, y, lines, size }) => ({
      x,
      y,
      w: Math.max(...lines.map((line) => measure(line, size))),
      h: lines.length * size,
    }));
    const pieces = wishes.map(({ id, at, block }) => ({
      x: at[0] * 2,
      y: at[1] * 2 + (shifts.get(id) ?? 0),
      w: block![0],
      h: block![1],
    }));
    names.forEach((name, i) =>
      [...names.slice(i + 1), ...pieces].forEach((other) =>
        expect(
          Math.abs(name.x - other.x) * 2 >= name.w + other.w ||
            Math.abs(name.y - other.y) * 2 >= name.h + other.h,
        ).toBe(true),
      ),
    );
  });
});

describe('pieces in a crowd', () => {
  const block = (id: string, x: number, reach = 30) => ({
    id,
    at: [x, 0] as [number, number],
    size: [20, 20] as [number, number],
    reach,
  });

  it('make room for each other, each a half', () => {
    const moved = spread([block('a', 0), block('b', 10)]);
    const [a, b] = [moved.get('a')!, moved.get('b')!];
    expect(10 + b[0] - a[0]).toBeGreaterThanOrEqual(22);
    expect(a[0]).toBeCloseTo(-b[0]);
  });

  it('stay near their place, and where they are if nothing is near', () => {
    const moved = spread([block('a', 0, 2), block('b', 4, 2), block('c', 200)]);
    for (const [dx, dy] of moved.values()) expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(2.01);
    expect(moved.has('c')).toBe(false);
  });

  it('see their neighbours beyond the edge of a map that goes round', () => {
    expect(spread([block('a', 3), block('b', 997)]).size).toBe(0);
    const moved = spread([block('a', 3), block('b', 997)], 1000);
    expect(moved.get('a')![0]).toBeGreaterThan(0);
    expect(moved.get('b')![0]).toBeLessThan(0);
  });

  it('are not covered by words, where there is another way', () => {
    const pieces = new Map([
      ['a', { x: 0, y: 0, w: 40, h: 30 }],
      ['b', { x: 0, y: -40, w: 40, h: 30 }],
    ]);
    const notes = placeNotes([{ id: 'a', size: [60, 19], at: [0, 0], block: [40, 30] }], pieces);
    expect(notes.get('a')![1]).toBeGreaterThan(20);
    expect(
      placeNotes([{ id: 'c', size: [60, 19], at: [500, 0], block: [0, 12] }], pieces).get('c')![1],
    ).toBeLessThan(0);
  });
});

describe('a map that goes round', () => {
  it('has every place once, and copies of it beside', () => {
    expect([within(-30, 1000), within(30, 1000), within(2030, 1000)]).toEqual([970, 30, 30]);
    expect([nearestCopy(970, 20, 1000), nearestCopy(20, 2960, 1000)]).toEqual([-30, 3020]);
  });

  it('shows a place as often as it is in the window', () => {
    expect(turnsBetween(500, 0, 1000, 1000)).toEqual([0]);
    expect(turnsBetween(10, -50, 1050, 1000)).toEqual([0, 1]);
    expect(turnsBetween(990, -50, 1050, 1000)).toEqual([-1, 0]);
    expect(turnsBetween(500, 2100, 2400, 1000)).toEqual([]);
    expect(turnsBetween(500, 600, 900, 1000)).toEqual([]);
  });
});

describe('arrow keys', () => {
  const places = [
    { id: 'alaska', label: [40, 40] as [number, number] },
    { id: 'yukon', label: [100, 45] as [number, number] },
    { id: 'hawaii', label: [60, 150] as [number, number] },
    { id: 'kamchatka', label: [930, 40] as [number, number] },
  ];
  const near = neighboursOf(
    pairsOf({
      borders: [
        { lands: ['alaska', 'yukon'], arcs: [], into: ['', ''], marks: [[], []], passage: true },
        { lands: ['alaska', 'hawaii'], arcs: [], into: ['', ''], marks: [[], []], passage: false },
      ],
      connectors: [
        {
          lands: ['alaska', 'kamchatka'],
          ends: [
            [0, 0],
            [0, 0],
          ],
          path: '',
        },
      ],
      coasts: [],
      links: [],
    }),
  );

  it('know the neighbours: borders that can be crossed, and what is joined otherwise', () => {
    expect(near.get('alaska')).toEqual(new Set(['yukon', 'kamchatka']));
  });

  it('lead to the neighbour in a direction, or else to what is nearest there', () => {
    const from = (id: string, way: [number, number], width = 1000) =>
      stepFrom(
        places.find((place) => place.id === id)!,
        way,
        places,
        near.get(id) ?? new Set(),
        width,
      );
    expect(from('alaska', [1, 0])).toBe('yukon');
    expect(from('alaska', [0, 1])).toBe('hawaii');
    expect(from('alaska', [-1, 0])).toBe('kamchatka');
    expect(from('alaska', [-1, 0], 0)).toBeNull();
    expect(from('kamchatka', [1, 0])).toBe('alaska');
  });
});

describe('the camera', () => {
  const camera = (wrap = false) => {
    const made = new Camera({ width: 1000, height: 600, wrap });
    made.resize(828, 1000);
    made.zoom(0.01);
    return made;
  };

  it('begins with a full window where that is upright, and can show the whole map', () => {
    const upright = new Camera({ width: 1000, height: 600, wrap: false });
    upright.resize(400, 700);
    expect(upright.k).toBeCloseTo(700 / 600);
    expect(camera().k).toBeCloseTo(0.8);
    expect(camera().fitted).toBe(true);
  });

  it('keeps what is under the pointer there', () => {
    const made = camera();
    made.zoom(4, 414, 500);
    const before = [(300 - made.x) / made.k, (400 - made.y) / made.k];
    made.zoom(1.5, 300, 400);
    expect((300 - made.x) / made.k).toBeCloseTo(before[0]!);
    expect((400 - made.y) / made.k).toBeCloseTo(before[1]!);
  });

  it('does not leave the map, unless that goes round', () => {
    const made = camera();
    made.zoom(4);
    made.pan(1e6, 1e6);
    expect(made.x).toBeLessThan(30);
    const round = camera(true);
    round.zoom(4);
    const x = round.x;
    round.pan(1000 * round.k, 0);
    expect(round.x).toBeCloseTo(x);
  });

  it('shows a map that goes round in the whole width of the window, and takes the short way', () => {
    const round = camera(true);
    expect(round.k).toBeCloseTo(0.828);
    round.zoom(4);
    round.pan(-380 * round.k, 0);
    const [x] = round.middle;
    expect(x).toBeCloseTo(880);
    expect(round.onScreen([20, 300])[0]).toBeCloseTo(round.width / 2 + 140 * round.k);
  });
});

describe('a map that follows the game', () => {
  const wide = (touched = false) => {
    const made = new Camera({ width: 1000, height: 600, wrap: false });
    made.resize(1028, 628);
    if (touched) made.pan(0, 0);
    return made;
  };
  beforeEach(() => {
    settings.motion = 'off';
  });
  afterEach(() => {
    settings.motion = 'auto';
    vi.restoreAllMocks();
  });

  it('goes nearer to where something happens, on a wide screen too', () => {
    const made = wide();
    expect(made.fitted).toBe(true);
    made.follow([700, 400]);
    expect(made.fitted).toBe(false);
    expect(made.middle[0]).toBeCloseTo(700);
    expect(made.middle[1]).toBeCloseTo(400);
    const { x, y, k } = made;
    made.follow([690, 390]); // well in sight already
    expect([made.x, made.y, made.k]).toEqual([x, y, k]);
    made.follow([300, 200]);
    expect(made.onScreen([300, 200])[0]).toBeGreaterThan(0);
    expect(made.x).not.toBe(x);
  });

  it('keeps what happens clear of what covers the map', () => {
    const made = wide();
    made.covered = { top: 200, bottom: 0 };
    made.follow([500, 300]);
    expect(made.onScreen([500, 300])[1]).toBeCloseTo(200 + (628 - 200) / 2);
  });

  it('stays where somebody has just moved it', () => {
    const made = wide(true);
    made.follow([700, 400]);
    expect(made.fitted).toBe(true);
    const later = performance.now() + 9_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    made.follow([700, 400]);
    expect(made.fitted).toBe(false);
  });

  it('looks where the thing is that is shown, else where another seat did the last thing', () => {
    const deeds = () => [{ seat: 1, text: '', thing: 'land:crete' }];
    const table = (more: object): any => ({ isMine: (seat: number) => seat === 0, pins: [], ...more });
    const look = (more: object) => followed(table(more), ['land'], deeds);
    expect(look({ last: { seat: 1 } })).toBe('crete');
    expect(look({ last: { seat: 0 } })).toBe(null);
    expect(look({ last: null })).toBe(null);
    const pins = [
      { number: 1, seat: 1, thing: 'land:nubia', now: false },
      { number: 2, seat: 1, thing: 'land:lower egypt', now: true },
    ];
    expect(look({ last: { seat: 1 }, pins })).toBe('lower egypt');
  });
});
