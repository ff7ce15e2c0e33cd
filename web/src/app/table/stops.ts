import type { StepInfo } from '../../lib/messages';
import type { ShownTable } from './shown.svelte';

/** By what one steps through a game. */
export type Unit = 'turn' | 'move';

/** Whose turn a step belongs to; null where it is everybody's. */
function ownerOf(table: ShownTable, step: StepInfo): number | null {
  const line = table.game.table.lineOf?.(table, step) ?? 'seat';
  if (line === 'all') return null;
  return typeof line === 'number' ? line : step.seat;
}

/** The moments that are worth stopping at, as numbers of moves made: after each move that has a line in the log; or after the
 *  last one of each turn. */
export function stopsOf(table: ShownTable, standing: StepInfo[], unit: Unit): number[] {
  const game = table.game.table;
  const told = standing.filter((step) => game.lineOf?.(table, step) !== 'none' || table.isBare(step));
  const ends = told.filter((step, place) => {
    const next = told[place + 1];
    if (unit === 'move' || !next || game.divider?.(step)) return true;
    const owner = ownerOf(table, step);
    return owner === null || owner !== ownerOf(table, next);
  });
  const last = standing.at(-1)?.number ?? 0;
  return [...new Set([0, ...ends.map(({ number }) => number), last])];
}

/** The stop before or after a moment. */
export function stopFrom(stops: number[], at: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}
