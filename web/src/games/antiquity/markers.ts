// What is due as a whole: graves, pollution, a harvest, goods without room. It begins as the computer proposes
// it, is changed one by one, and is sent as one phrase.
import { look } from './look.svelte';
import { phrase } from './moves';
import { legal } from './placing';
import { realmOf, type Table } from './words';

const VERBS: Record<string, string> = {
  storing: 'discard',
  harvesting: 'harvest',
  burying: 'bury',
  polluting: 'pollute',
};

/** The verb that the markers of this decision are placed by; '' where there are none. */
export const markerVerb = (table: Table): string => VERBS[table.decision?.kind ?? ''] ?? '';

const asked = ({ decision }: Table): string => (decision ? `${decision.seat}:${decision.id}` : '');

/** How many there are to place. */
export const markersDue = ({ view: { due } }: Table): number => due.graves + due.pollution + due.goods;

/** Where the markers would go now: squares, fields or goods; the first one makes room for another. */
export function markers(table: Table): string[] {
  if (!markerVerb(table)) return [];
  return look.markers?.asked === asked(table) ? look.markers.at : [...table.view.proposal].reverse();
}

/** Are they still as they were proposed? */
export const asProposed = (table: Table): boolean =>
  [...markers(table)].sort().join() === [...table.view.proposal].sort().join();

/** A marker is taken up; or laid somewhere else, where it replaces another if all are laid. The only one is confirmed. */
export function toggleMarker(table: Table, at: string): void {
  if (!(legal(table).nouns.get(markerVerb(table)) ?? []).includes(at)) return;
  const now = markers(table);
  const full = now.length >= markersDue(table);
  if (full && now.length === 1 && now[0] === at) return table.send(markerPhrase(table));
  const more = !full && table.decision?.kind === 'storing' && stockLeft(table, now, at) > 0;
  const place = more ? -1 : now.indexOf(at);
  const next = place >= 0 ? now.filter((_, index) => index !== place) : [...(full ? now.slice(1) : now), at];
  look.markers = { asked: asked(table), at: next };
}

const stockLeft = (table: Table, discarded: string[], good: string): number =>
  (realmOf(table, table.seat)?.goods[good] ?? 0) - discarded.filter((one) => one === good).length;

export const propose = (): void => {
  look.markers = null;
};

/** All of it as one phrase. Goods of the last kind go without being named. */
export function markerPhrase(table: Table): string {
  const verb = markerVerb(table);
  const left = { ...realmOf(table, table.seat)?.goods };
  const moves: string[] = [];
  for (const at of markers(table)) {
    if (verb === 'discard' && Object.values(left).filter((count) => count > 0).length < 2) break;
    left[at] = (left[at] ?? 0) - 1;
    moves.push(`${verb} ${at}`);
  }
  return phrase(moves);
}
