import { describe, expect, it } from 'vitest';
import type { Analysis, Chosen } from '../../lib/messages';
import { curveOf, growing, pathOf, spread, stackOrder, valuesAt } from './curve';

const chosen = (step: number, part: number, looked: number[]) =>
  ({ step, part, looked, was: looked.map((share) => 1 - share) }) as Chosen;
const found = {
  choices: [chosen(1, 0, [0.5, 0.5]), chosen(3, 0, [0.6, 0.4]), chosen(3, 1, [0.7, 0.3])],
  end: [1, 0],
} as Analysis;

describe('the curve of a game', () => {
  it('has each choice where it was made, parts of a move one after another, and ends with the result', () => {
    const points = curveOf(found, 'looked', 8);
    expect(points.map(({ at }) => at)).toEqual([0, 2, 2 + 1 / 3, 8]);
    expect(points.at(-1)!.values).toEqual([1, 0]);
    expect(curveOf(found, 'was', 8)[1]!.values).toEqual([0.4, 0.6]);
    expect(valuesAt(points, 1)).toEqual([0.5, 0.5]);
    expect(valuesAt(points, 7)).toEqual([0.7, 0.3]);
  });
  it('grows from the left', () => {
    const told = { state: 'running', curve: [[0.5], [0.6]], choices: 4 } as never;
    expect(growing(told, 8).map(({ at }) => at)).toEqual([0, 2]);
  });
  it('is drawn as a path; one’s own share lies lowest', () => {
    expect(
      pathOf([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe('M0.0 1.0L2.0 3.3');
    expect(stackOrder(4, 1)).toEqual([0, 2, 3, 1]);
  });
  it('pushes labels apart and keeps them above the lowest place', () => {
    expect(spread([10, 12, 90], 14, 100)).toEqual([10, 24, 90]);
    expect(spread([80, 90, 99], 14, 100)).toEqual([72, 86, 100]);
  });
});
