/** The games there are: one folder each, found by their `index.ts`. */

import type { GameEntry, GameTable, SummarySheet } from '../lib/game';
import { addDrawings } from '../lib/icons.svelte';
import { texts } from '../lib/texts.svelte';

const found = import.meta.glob<{ default: GameEntry }>('./*/index.ts', { eager: true });
const drawings = import.meta.glob<{ default: Record<string, string> }>([
  '../lib/icons/*.gen.ts',
  '!../lib/icons/shell.gen.ts',
]);

export const games: GameEntry[] = Object.values(found)
  .map((module) => module.default)
  .sort((one, other) => one.order - other.order);

for (const game of games) {
  texts.add(game.id, game.texts);
  texts.add(game.id, game.endings);
}

export function entry(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id);
}

/** A game on one page, as its rules begin; nothing where a game has none. */
export async function openSummary(id: string): Promise<{ default: SummarySheet } | null> {
  const load = entry(id)?.summary;
  if (!load) return null;
  const [module, icons] = await Promise.all([load(), drawings[`../lib/icons/${id}.gen.ts`]?.()]);
  if (icons) addDrawings(icons.default);
  return module;
}

export interface Opened {
  id: string;
  table: GameTable;
  content: unknown;
}

const opened = new Map<string, Promise<Opened>>();

/** A game's components, icons, words and args, fetched together and once. */
export function open(id: string): Promise<Opened> {
  const known = opened.get(id);
  if (known) return known;
  const wanted = fetchGame(id);
  opened.set(id, wanted);
  wanted.catch(() => opened.delete(id));
  return wanted;
}

async function fetchGame(id: string): Promise<Opened> {
  const load = entry(id)?.load;
  if (!load) throw new Error(`no game ${id}`);
  const [module, icons, content] = await Promise.all([
    load(),
    drawings[`../lib/icons/${id}.gen.ts`]?.(),
    fetch(`/api/games/${id}/content`).then((answer) =>
      answer.ok
        ? (answer.json() as Promise<unknown>)
        : Promise.reject(new Error(`content of ${id}: ${answer.status}`)),
    ),
    texts.load(id),
  ]);
  if (icons) addDrawings(icons.default);
  texts.add(id, module.default.texts);
  return { id, table: module.default, content };
}
