// What is asked about production.
import type { Bar, BarAction } from '../../../lib/game';
import { UI } from '../icons';
import {
  assignMoves,
  idle,
  shownAssignment,
  tokensOf,
  townIncome,
  townsIncome,
  type Assignment,
} from '../income';
import { phrase } from '../moves';
import { dividing } from '../production/dividing.svelte';
import { capitalised, improvementName, say, signed, wonderName, type Table } from '../words';

export function producing(table: Table): Bar {
  const now = dividing.assignment(table);
  const best = shownAssignment(table, table.seat);
  const own = dividing.own !== null;
  const income = incomeWith(table, now);
  const token = tokensOf(table, table.seat).find(({ id }) => id === dividing.token);
  const waste = idle(table, now, table.seat).length;
  const take: BarAction = {
    id: 'collect',
    label: say('act-collect', { gold: income }),
    icon: UI.collect,
    key: 'D',
    primary: true,
    small: own ? say('act-collect-own') : say('act-collect-best'),
    move: own && !same(now, best) ? phrase([...assignMoves(table, now), 'collect']) : 'collect best',
  };
  if (token) {
    const name = tokenName(table, token.from);
    return {
      question: say('ask-token', { token: name }),
      consequence: { text: say('ask-token-small'), rule: 'A-14' },
      chips: [
        {
          label: name,
          icon: token.kind === 'face' ? UI.face : UI.gear,
          remove: () => (dividing.token = ''),
        },
      ],
      actions: [take],
    };
  }
  return {
    question: say(own ? 'ask-producing-own' : 'ask-producing'),
    consequence: own
      ? {
          text: say('ask-producing-own-small', {
            gold: signed(townsIncome(table, now, table.seat) - townsIncome(table, best, table.seat)) || '0',
          }),
        }
      : { text: say('ask-producing-small'), rule: 'A-79' },
    actions: [
      own && waste
        ? {
            ...take,
            primary: false,
            why: say('why-idle', { left: waste }),
            small: say('why-idle', { left: waste }),
          }
        : take,
      ...(own ? [{ id: 'best', label: say('tokens-best'), icon: UI.best, run: () => dividing.clear() }] : []),
    ],
  };
}

const tokenName = (table: Table, from: string): string => {
  if (!from) return say('token-free');
  return table.content.wonder.some(({ id }) => id === from)
    ? wonderName(table, from)
    : capitalised(improvementName(table, from));
};

const same = (one: Assignment, other: Assignment): boolean => {
  const lands = (assignment: Assignment) =>
    Object.entries(assignment)
      .map(([token, land]) => `${token.split(':')[0]}:${land}`)
      .sort()
      .join();
  return lands(one) === lands(other);
};

/** The whole income with a division of faces and gears. */
export function incomeWith(table: Table, assignment: Assignment): number {
  const parts = table.view.seats[table.seat]!.income;
  const others = parts
    .filter(({ part }) => part !== 'settlements' && part !== 'minimum')
    .reduce((sum, { gold }) => sum + gold, 0);
  const lands = table.view.lands.filter(({ owner }) => owner === table.seat);
  const towns = table.view.advanced
    ? lands.reduce((sum, land) => sum + townIncome(table, assignment, land), 0)
    : (parts.find(({ part }) => part === 'settlements')?.gold ?? 0);
  return Math.max(towns + others, table.content.production.minimum);
}
