/** How a table begins: whom one plays with, as seats. */

import { entry } from '../games';
import type { GameInfo, NewTable, SeatSpec, TableInfo } from '../lib/messages';
import { texts } from '../lib/texts.svelte';
import { api } from './api.svelte';
import { router } from './router.svelte';

export type How = 'bot' | 'screen' | 'online';

export const PACES = [null, 300, 1800, 86_400, 259_200];
/** Time for the whole game, and what is added for each turn, in seconds. */
export const BANKS = [
  { id: '5+5', seconds: 300, increment: 5 },
  { id: '15+10', seconds: 900, increment: 10 },
  { id: '60+30', seconds: 3600, increment: 30 },
];
/** No clock, time for each move, or time for the whole game. */
export const TIMINGS = ['none', 'move', 'bank'] as const;

/** The same as a new table is asked for. */
export function timed(
  timing: (typeof TIMINGS)[number],
  pace: number | null,
  bank: string,
): Partial<NewTable> {
  const of = BANKS.find(({ id }) => id === bank);
  if (timing === 'bank' && of) return { bank_seconds: of.seconds, increment_seconds: of.increment };
  return { seconds_per_move: timing === 'move' ? pace : null };
}

/** As many seats as usually play. */
export function seatsFor(game: GameInfo, how: How): SeatSpec[] {
  const others = { bot: 'good', screen: 'me', online: 'open' }[how];
  return Array.from({ length: entry(game.id)?.seats ?? game.min_seats }, (_, seat) => ({
    who: seat === 0 ? 'me' : others,
  }));
}

export function wishFor(game: GameInfo, how: How): NewTable {
  return {
    game: game.id,
    options: {},
    seats: seatsFor(game, how),
    visibility: how === 'online' ? 'private' : 'solo',
    seconds_per_move: null,
  };
}

/** How long one may think, in words. */
export function pacing(seconds: number | null): string {
  if (seconds === null) return texts.say('pace-none');
  if (seconds < 86_400) return texts.say('pace-minutes', { minutes: seconds / 60 });
  return texts.say('pace-days', { days: seconds / 86_400 });
}

/** Opens a table; of several people at one screen it is asked there who they are, if `ask` says so. */
export async function begin(wish: NewTable, group = '', ask = false): Promise<TableInfo> {
  const table = await api.newTable(wish, group);
  const nameless = wish.seats.filter(({ who, name }) => who === 'me' && !name).length;
  router.go(`/table/${table.table}${ask && nameless > 1 ? '?names' : ''}`);
  return table;
}

/** The table that a code or a link means. */
export function tableOf(text: string): string {
  const found = /\/(?:table|replay)\/([\w-]+)/.exec(text);
  return found?.[1] ?? text.trim().replace(/[^\w-]/g, '');
}

/** The short code in what was typed: five letters, or an address that ends in them. */
export function codeOf(text: string): string {
  const found = /^(?:https?:\/\/[^/]+\/|[\w.:[\]-]+\/)?([bcdfghjkmnprstwxyz]{5})$/i.exec(text.trim());
  return found?.[1]?.toUpperCase() ?? '';
}
