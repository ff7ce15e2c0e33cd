import { describe, expect, it } from 'vitest';
import { changed, type Changes } from './changes';

describe('changes', () => {
  const tree = {
    seats: [
      { coins: 3, hand: ['a', 'b'] },
      { coins: 5, hand: [] },
    ],
    turn: 1,
    drawn: 'x',
  };

  it.each<[string, Changes, object]>([
    ['none', {}, tree],
    ['a value', { turn: [2] }, { ...tree, turn: 2 }],
    ['a value that is null', { turn: [null] }, { ...tree, turn: null }],
    ['a new entry', { more: [[1]] }, { ...tree, more: [1] }],
    ['an entry that is gone', { drawn: [] }, { seats: tree.seats, turn: 1 }],
    [
      'deep inside a list',
      { seats: { 1: { coins: [6], hand: [0, 0, ['c']] } } },
      { ...tree, seats: [tree.seats[0], { coins: 6, hand: ['c'] }] },
    ],
    [
      'a piece of a list',
      { seats: { 0: { hand: [0, 1, []] } } },
      { ...tree, seats: [{ coins: 3, hand: ['b'] }, tree.seats[1]] },
    ],
    ['everything', [{ over: true }], { over: true }],
  ])('make the new tree: %s', (_, changes, made) => {
    const before = structuredClone(tree);
    expect(changed<object>(tree, changes)).toEqual(made);
    expect(tree).toEqual(before);
  });

  it('leave what is the same as it is', () => {
    expect(changed(tree, { seats: { 1: { coins: [6] } } }).seats[0]).toBe(tree.seats[0]);
  });
});
