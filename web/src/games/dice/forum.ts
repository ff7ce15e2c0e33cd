// The dice in the Forum as the viewer can have them.
import { texts } from '../../lib/texts.svelte';
import type { DieView } from './messages';
import { offers } from './offers';
import { dieName, partsOf, say, symbolName, type Table } from './words';

export interface DieState {
  can: boolean;
  special: boolean;
  locked: boolean;
  /** Coins lacking for it. */
  short: number;
  income: number;
  /** It costs less than its quarter says. */
  cheaper: boolean;
  /** R78: whether it opens the Guild Court to the viewer, where that is its face. */
  court: boolean | null;
  /** What differs for the viewer, in a word; '' where nothing does. */
  note: string;
  /** Used in the viewer's plan. */
  kept: boolean;
}

export function diceStates(table: Table): Map<string, DieState> {
  const usable = new Set([...offers(table).values()].flat().map(({ die }) => die));
  for (const { move } of table.decision?.choices ?? []) if (partsOf(move).verb === 'remove') usable.add(partsOf(move).noun);
  const building = ['act', 'extra', 'free_build'].includes(table.decision?.kind ?? '');
  const planned = table.view.plan.filter(({ event }) => event === 'built').map(({ figures }) => figures['die']);
  return new Map(
    table.view.forum.map((die) => {
      const price = table.view.prices.find((one) => one.die === die.die);
      const state = {
        can: usable.has(die.die),
        special: table.content.die.some(({ id, special }) => id === die.die && special),
        locked: price?.locked ?? false,
        short: building && price && !price.locked ? price.short : 0,
        income: price && !price.locked ? price.income : 0,
        cheaper: !!price && !price.locked && price.price < die.cost,
        court: price?.court ?? null,
        kept: planned.includes(die.die),
      };
      return [die.die, { ...state, note: note(state, price?.price ?? 0) }];
    }),
  );
}

function note({ locked, short, cheaper, court }: Omit<DieState, 'note'>, price: number): string {
  if (locked) return texts.say('label-locked');
  if (court !== null) return say(court ? 'court-open' : 'court-closed');
  if (short) return texts.say('label-short', { short });
  if (cheaper) return price ? `${price}` : say('free');
  return '';
}

export function dieLabel(table: Table, die: DieView, state: DieState | undefined): string {
  const price = state?.locked ? null : (table.view.prices.find((one) => one.die === die.die)?.price ?? die.cost);
  return [`${dieName(die.die)}: ${symbolName(die.face)}`, price === null ? '' : say('label-price', { coins: price }), state && !state.cheaper ? state.note : '', state?.income ? texts.say('label-income', { coins: state.income }) : ''].filter(Boolean).join(', ');
}

/** How a die came to rest: the same for everybody, from the turn and the die alone. */
export function turned(turn: number, die: string): { angle: number; x: number; y: number; delay: number } {
  let hash = 2166136261 ^ turn;
  for (const letter of die) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  const part = (shift: number, span: number): number => (((hash >>> shift) & 63) / 63) * span - span / 2;
  return { angle: Math.round(part(0, 30)), x: Math.round(part(6, 8)), y: Math.round(part(12, 10)), delay: Math.round(part(18, 160) + 80) };
}
