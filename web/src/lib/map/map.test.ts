import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { broken, place, type Wish } from './labels';
import { drawnAt, Shapes, smooth } from './shapes';

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
});
