// What is seen going where.
import type { Motion } from '../../lib/game';
import type { StepInfo } from '../../lib/messages';
import type { DuelView } from './messages';

const FLIGHT = 320;

/** The pile may be spread out on the board, or lie closed beside it. */
const lies = (place: string): boolean => document.querySelector(`[data-at="${place}"]`) !== null;

/** R9: what was played flies first; cards that come open turn over after that. */
export function motions(_before: DuelView, _after: DuelView, steps: StepInfo[]): Motion[] {
  const found: Motion[] = [];
  for (const step of steps) {
    if (step.undone) continue;
    const seat = step.seat;
    for (const event of step.events) {
      const { card, wonder, token, slot } = event.args as Record<string, string | undefined>;
      switch (event.event) {
        case 'built':
          found.push({ from: `card:${card}`, to: `card:${card}`, seat });
          break;
        case 'discarded':
          found.push({ from: `card:${card}`, to: 'pile', seat });
          break;
        case 'raised':
          found.push({ from: `card:${card}`, to: `wonder:${wonder}`, seat });
          break;
        case 'revived':
          found.push({ from: lies(`pile:${card}`) ? `pile:${card}` : 'pile', to: `card:${card}`, seat });
          break;
        case 'destroyed':
          found.push({ from: `card:${card}`, to: 'pile', seat });
          break;
        case 'picked':
        case 'got-last':
          found.push({ from: `wonder:${wonder}`, to: `wonder:${wonder}`, seat: event.seat });
          break;
        case 'took':
        case 'kept':
          found.push({ from: `token:${token}`, to: `token:${token}`, seat });
          break;
        case 'turned':
          found.push({ from: `slot:${slot}`, to: `card:${card}`, turn: true, delay: FLIGHT });
          break;
      }
    }
  }
  return found;
}
