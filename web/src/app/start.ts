/** How a table begins: whom one plays with, as seats. */

import type { GameInfo, NewTable, SeatWish, TableInfo } from '../lib/messages';
import { api } from './api.svelte';
import { router } from './router.svelte';

export type How = 'bot' | 'screen' | 'online';

export const PACES = [null, 300, 1800, 86_400, 259_200];

export function seatsFor(how: How, count: number): SeatWish[] {
  const others = { bot: 'normal', screen: 'me', online: 'open' }[how];
  return Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? 'me' : others }));
}

export function wishFor(game: GameInfo, how: How): NewTable {
  return { game: game.id, options: {}, seats: seatsFor(how, game.fewest_seats), visibility: how === 'online' ? 'private' : 'solo', seconds_per_move: null };
}

export async function begin(wish: NewTable): Promise<TableInfo> {
  const table = await api.newTable(wish);
  router.go(`/table/${table.table}`);
  return table;
}

/** The table that a code or a link means. */
export function tableOf(text: string): string {
  const found = /\/(?:table|replay)\/([\w-]+)/.exec(text);
  return found ? found[1] : text.trim().replace(/[^\w-]/g, '');
}
