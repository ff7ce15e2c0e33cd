/** How a game ended that its people did not play to the end, in words. */

import { texts } from '../../lib/texts.svelte';
import type { ShownTable } from './shown.svelte';

export function endingTitle(table: ShownTable): string {
  const outcome = table.info.outcome;
  if (!outcome || outcome.how === 'played') return texts.say('game-over');
  const { how, winners = [], resigned } = outcome;
  if (how !== 'resigned') return texts.say(`ending-${how}`);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined)
    return table.isMine(first) && table.seats.length === 1
      ? texts.say('ending-you-win')
      : texts.say('ending-wins', { name: table.name(first) });
  return resigned !== null && resigned !== undefined && table.isMine(resigned)
    ? texts.say('ending-you-lose')
    : texts.say('ending-win', { names: texts.list(winners.map((seat) => table.name(seat))) });
}

export function endingReason(table: ShownTable): string {
  const outcome = table.info.outcome;
  if (!outcome || outcome.how === 'played') return texts.say('game-over-small');
  const { how, resigned } = outcome;
  if (how !== 'resigned' || resigned === null || resigned === undefined)
    return texts.say(`ending-${how}-small`);
  return table.isMine(resigned) && table.seats.length === 1
    ? texts.say('ending-you-resigned')
    : texts.say('ending-resigned', { name: table.name(resigned) });
}
