import { describe, expect, it } from 'vitest';
import type { StepInfo } from '../../lib/messages';
import { clientId, news } from './store.svelte';

const step = (number: number, move = `move ${number}`, undone = false, seq = number + 2): StepInfo => ({
  number,
  seat: number % 2,
  move,
  events: [],
  undone,
  seq,
});

describe('lines that came in the place of others', () => {
  const words = (lines: StepInfo[]) => lines.map((line) => [line.move, line.undone]);

  it('are news when they are new, or were taken back', () => {
    expect(words(news([], [step(2)]))).toEqual([['move 2', false]]);
    expect(words(news([step(2)], [step(2, 'move 2', true)]))).toEqual([['move 2', true]]);
  });

  it('are when the same is done once more', () => {
    const again = news(
      [step(1, 'pass', false), step(2, 'pass')],
      [step(1, 'pass'), step(2, 'pass'), { ...step(3, 'pass'), seat: 1 }],
    );
    expect(again.map((one) => one.number)).toEqual([3]);
  });

  it('are not when they only have another number', () => {
    expect(
      words(
        news(
          [step(2, 'mine')],
          [
            { ...step(2, 'theirs'), seat: 1 },
            { ...step(3, 'mine'), seat: 0 },
          ],
        ),
      ),
    ).toEqual([['theirs', false]]);
  });
});

it('gives every message an id of its own', () => {
  const ids = new Set(Array.from({ length: 500 }, clientId));
  expect(ids.size).toBe(500);
  expect([...ids][0]).toMatch(/^[0-9a-f]{24}$/);
});
