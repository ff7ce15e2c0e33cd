import type { Deed } from '../../lib/game';
import type { StepInfo } from '../../lib/messages';
import type { ShownTable } from './shown.svelte';

/** A deed with the number it has in the list, and the move after which the table is seen with it. */
export interface Numbered extends Deed {
  number: number;
  after: number;
}

/** What one seat did: from its name to its last deed, as it stands in the list. A seat may come again. */
export interface Doer {
  seat: number;
  small: string;
  gain: string;
  deeds: Numbered[];
}

const deedsIn = (table: ShownTable, step: StepInfo): Deed[] => {
  const game = table.game.table;
  if (game.deeds) return game.deeds(table, step);
  return game.lineOf?.(table, step) === 'none' ? [] : [{ seat: step.seat, text: table.told(step) }];
};

/** What others did since the viewer's own last move; that move may itself have told what they did. */
export function othersDeeds(table: ShownTable): { steps: StepInfo[]; deeds: Numbered[] } {
  const standing = table.log.filter((step) => !step.undone && step.number > 0);
  const own = standing.findLastIndex((step) => table.isMine(step.seat));
  if (own < 0 || !table.seats.length) return { steps: [], deeds: [] };
  const steps = standing.slice(own);
  const deeds = steps
    .flatMap((step) => deedsIn(table, step).map((deed) => ({ ...deed, after: step.number })))
    .filter(({ seat }) => seat >= 0 && !table.isMine(seat))
    .map((deed, place) => ({ ...deed, number: place + 1 }));
  return { steps, deeds };
}

/** The same, by who did it, in the order in which it was done. */
export function doersOf(table: ShownTable, steps: StepInfo[], deeds: Numbered[]): Doer[] {
  const found: Doer[] = [];
  for (const deed of deeds) {
    if (found.at(-1)?.seat !== deed.seat) {
      const about = table.game.table.deedsOf?.(table, deed.seat, steps) ?? {};
      found.push({ seat: deed.seat, small: about.small ?? '', gain: about.gain ?? '', deeds: [] });
    }
    found.at(-1)!.deeds.push(deed);
  }
  return found;
}
