// What is seen going where: city cards between plates. Pieces on the map glide there by themselves.
import type { Motion } from '../../lib/game';
import type { StepInfo } from '../../lib/messages';
import type { CivilizationView } from './messages';

const PAUSE = 90;

/** A card that is handed over flies from its place to the plate of whoever gets it. */
export function motions(_before: CivilizationView, _after: CivilizationView, steps: StepInfo[]): Motion[] {
  const found: Motion[] = [];
  for (const step of steps) {
    if (step.undone) continue;
    for (const { event, seat, args } of step.events) {
      if (event !== 'handed') continue;
      const good = String(args['good']);
      const from = good.startsWith('card-') ? `card:${good.slice('card-'.length)}` : `gold:${seat}`;
      found.push({ from, to: `gold:${Number(args['partner'])}`, seat, delay: found.length * PAUSE });
    }
  }
  return found;
}
