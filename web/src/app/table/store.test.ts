import { describe, expect, it } from 'vitest';
import type { StepInfo } from '../../lib/messages';
import { clientId, hasGap, merged } from './store.svelte';

const step = (number: number, move = `move ${number}`, undone = false, seq = number + 2): StepInfo => ({ number, seat: number % 2, move, events: [], undone, seq });
const opening: StepInfo = { ...step(0), seat: -1, move: '' };

describe('the log', () => {
  it('takes new moves at its end', () => {
    expect(merged([opening, step(1)], [step(2)]).map((one) => one.number)).toEqual([0, 1, 2]);
  });

  it('keeps an undone move in its place, and a redone one after it', () => {
    const undone = merged([opening, step(1), step(2, 'build baths')], [step(2, 'build baths', true)]);
    expect(undone.map((one) => [one.number, one.undone])).toEqual([[0, false], [1, false], [2, true]]);
    const redone = merged(undone, [step(2, 'discard baths', false, 6)]);
    expect(redone.map((one) => [one.move, one.undone])).toEqual([['', false], ['move 1', false], ['build baths', true], ['discard baths', false]]);
  });

  it('opens a secret move where it stood', () => {
    expect(merged([opening, step(1, '')], [step(1, 'bid 3')]).map((one) => one.move)).toEqual(['', 'bid 3']);
  });

  it('knows when a move is missing', () => {
    expect(hasGap([opening, step(1), step(2)], 2)).toBe(false);
    expect(hasGap([opening, step(1), step(3)], 3)).toBe(true);
    expect(hasGap([opening, step(1)], 2)).toBe(true);
    expect(hasGap([opening, step(1), step(2, 'x', true)], 1)).toBe(false);
    expect(hasGap([opening], 0)).toBe(false);
  });
});

it('gives every message an id of its own', () => {
  const ids = new Set(Array.from({ length: 500 }, clientId));
  expect(ids.size).toBe(500);
  expect([...ids][0]).toMatch(/^[0-9a-f]{24}$/);
});
