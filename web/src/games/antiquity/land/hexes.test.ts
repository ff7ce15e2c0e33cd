import { describe, expect, it } from 'vitest';
import {
  apart,
  boxRound,
  centreOf,
  HALF,
  hexagon,
  loopsRound,
  neighboursOf,
  outline,
  SIDE,
  stepFrom,
} from './hexes';
import type { Place } from './hexes';

/** All fields within so many steps. */
function disc([column, height]: Place, radius: number): Place[] {
  const found: Place[] = [];
  for (let x = -radius; x <= radius; x++)
    for (let y = -2 * radius; y <= 2 * radius; y++)
      if ((x + y) % 2 === 0 && apart([0, 0], [x, y]) <= radius) found.push([column + x, height + y]);
  return found;
}

describe('fields', () => {
  it('have six neighbours, one step away and as far on the drawing', () => {
    const near = neighboursOf([4, 7]);
    expect(new Set(near.map(String)).size).toBe(6);
    for (const place of near) {
      expect(apart([4, 7], place)).toBe(1);
      const [[x, y], [a, b]] = [centreOf([4, 7]), centreOf(place)];
      expect(Math.hypot(a - x, b - y)).toBeCloseTo(2 * HALF);
    }
  });
  it('lie in discs of 7, 37 and 61', () => {
    expect([1, 3, 4].map((radius) => disc([0, 0], radius).length)).toEqual([7, 37, 61]);
  });
  it('are drawn with a corner to the left and to the right', () => {
    expect(hexagon([0, 0])).toBe('M16 0L8 13.9L-8 13.9L-16 0L-8 -13.9L8 -13.9Z');
    expect(boxRound([[0, 0]])).toEqual({ x: -SIDE, y: -HALF, width: 2 * SIDE, height: 2 * HALF });
  });
});

describe('the line round fields', () => {
  it('has six corners round one, ten round two, eighteen round a city', () => {
    expect(loopsRound([[0, 0]]).map((loop) => loop.length)).toEqual([6]);
    expect(
      loopsRound([
        [0, 0],
        [1, 1],
      ]).map((loop) => loop.length),
    ).toEqual([10]);
    expect(loopsRound(disc([2, 2], 1)).map((loop) => loop.length)).toEqual([18]);
  });
  it('goes round each part, and round holes', () => {
    const ring = neighboursOf([0, 0]);
    expect(
      loopsRound(ring)
        .map((loop) => loop.length)
        .sort((one, other) => one - other),
    ).toEqual([6, 18]);
    expect(
      loopsRound([
        [0, 0],
        [5, 5],
      ]),
    ).toHaveLength(2);
    expect(loopsRound([])).toEqual([]);
  });
  it('moves inside by what is asked, in holes too', () => {
    expect(outline([[0, 0]], HALF / 2)).toBe('M4 6.9L-4 6.9L-8 0L-4 -6.9L4 -6.9L8 0Z');
    // The corners of a hole move away from its middle.
    const [, hole] = outline(neighboursOf([0, 0]), HALF / 2).match(/M[^Z]*Z/g)!;
    const corners = hole!
      .slice(1, -1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number));
    for (const [x, y] of corners) expect(Math.hypot(x!, y!)).toBeCloseTo(SIDE * 1.5, 0);
  });
});

describe('arrows', () => {
  const everywhere = () => true;
  it('go straight to the side and come back the same way', () => {
    let at: Place = [3, 5];
    const row = [0, 1, 2, 3].map(() => (at = stepFrom(at, [1, 0], everywhere)!));
    expect(row).toEqual([
      [4, 4],
      [5, 5],
      [6, 4],
      [7, 5],
    ]);
    for (let i = 0; i < 4; i++) at = stepFrom(at, [-1, 0], everywhere)!;
    expect(at).toEqual([3, 5]);
  });
  it('stay in the column up and down', () => {
    expect(stepFrom([3, 5], [0, -1], everywhere)).toEqual([3, 3]);
    expect(stepFrom([3, 5], [0, 1], everywhere)).toEqual([3, 7]);
  });
  it('take the other neighbour at an edge, and stop at the end', () => {
    expect(stepFrom([3, 5], [1, 0], ([, height]) => height === 6)).toEqual([4, 6]);
    expect(stepFrom([3, 5], [1, 0], () => false)).toBeNull();
  });
});
