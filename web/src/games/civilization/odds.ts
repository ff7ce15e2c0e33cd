// Chances of battles: of one pairing, and of a whole battle when both sides pick by lot.

const FACES = 6;
const sums = new Map<number, number[]>([[0, [1]]]);

/** How likely each sum of so many dice is. */
export function distribution(dice: number): number[] {
  const known = sums.get(dice);
  if (known) return known;
  const fewer = distribution(dice - 1);
  const found = Array<number>(dice * FACES + 1).fill(0);
  fewer.forEach((part, sum) => {
    for (let face = 1; face <= FACES; face++) found[sum + face]! += part / FACES;
  });
  sums.set(dice, found);
  return found;
}

export interface Fighter {
  dice: number;
  bonus: number;
}

export interface Chance {
  win: number;
  tie: number;
}

/** One round: the first one's chance to win it, and of equal totals. */
export function round(first: Fighter, second: Fighter): Chance {
  const theirs = distribution(second.dice);
  let win = 0;
  let tie = 0;
  distribution(first.dice).forEach((part, sum) => {
    theirs.forEach((other, their) => {
      const difference = sum + first.bonus - their - second.bonus;
      if (difference > 0) win += part * other;
      else if (difference === 0) tie += part * other;
    });
  });
  return { win, tie };
}

/** Kinds of units and how many of each. */
export type Force = { kind: string; count: number }[];

/** A whole battle by exact recursion: both sides pick by lot, without aircraft. */
export function battle(
  first: Force,
  second: Force,
  pairing: (mine: string, theirs: string) => [Fighter, Fighter],
): Chance {
  const rounds = first.map(({ kind: mine }) =>
    second.map(({ kind: theirs }) => round(...pairing(mine, theirs))),
  );
  const known = new Map<string, Chance>();
  const without = (counts: number[], place: number) =>
    counts.map((count, index) => (index === place ? count - 1 : count));
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

  function from(mine: number[], theirs: number[]): Chance {
    const ours = sum(mine);
    const others = sum(theirs);
    if (!ours || !others) return { win: ours ? 1 : 0, tie: ours || others ? 0 : 1 };
    const key = `${mine.join()}|${theirs.join()}`;
    const before = known.get(key);
    if (before) return before;
    const found = { win: 0, tie: 0 };
    mine.forEach((count, i) => {
      theirs.forEach((their, j) => {
        if (!count || !their) return;
        const share = (count / ours) * (their / others);
        const { win, tie } = rounds[i]![j]!;
        const ends: [number, Chance][] = [
          [win, from(mine, without(theirs, j))],
          [tie, from(without(mine, i), without(theirs, j))],
          [1 - win - tie, from(without(mine, i), theirs)],
        ];
        for (const [part, end] of ends) {
          found.win += share * part * end.win;
          found.tie += share * part * end.tie;
        }
      });
    });
    known.set(key, found);
    return found;
  }
  return from(
    first.map(({ count }) => count),
    second.map(({ count }) => count),
  );
}
