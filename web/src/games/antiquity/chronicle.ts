// How a game came to its end: what each round is remembered for.
import { tell } from './story';
import type { Table } from './words';

export interface Milestone {
  round: number;
  seat: number;
  text: string;
}

/** Saints chosen and given up, later cities, conditions met, and who was out. */
const TOLD = ['chose', 'razed', 'founded', 'fulfilled', 'out'];

export function chronicle(table: Table): Milestone[] {
  const found: Milestone[] = [];
  let round = 0;
  for (const { undone, events } of table.log) {
    if (undone) continue;
    for (const event of events) {
      if (event.event === 'round') round = Number(event.args['round']);
      // First cities are placed before the first round.
      if (round && TOLD.includes(event.event))
        found.push({ round, seat: event.seat, text: tell(table, event) });
    }
  }
  return found;
}
