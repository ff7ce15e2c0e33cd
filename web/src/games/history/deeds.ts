// What somebody did, in the few words of the list of what happened since one's last turn.
import type { Deed } from '../../lib/game';
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { landsIn } from './content';
import { DEEDS, eventIcon } from './icons';
import { empireName, gain, say, type Table } from './words';

/** Where it happened: an area by its first land. */
function placeOf(table: Table, { args }: EventInfo): string | undefined {
  if (args['land']) return `land:${args['land']}`;
  if (args['water']) return `water:${args['water']}`;
  const [first] = args['area'] ? landsIn(table.content, String(args['area'])) : [];
  return first && `land:${first}`;
}

function deed(table: Table, step: StepInfo, event: EventInfo): Deed {
  const thing = placeOf(table, event) ?? step.events.map((one) => placeOf(table, one)).find(Boolean);
  const won = step.events.some((one) => one.event === 'conquered' && one.args['land'] === event.args['land']);
  const card = table.content.event.find(({ id }) => id === event.args['card']);
  return {
    seat: step.seat,
    text: say(`deed-${event.event}`, {
      ...(texts.named(event.args) as Record<string, string>),
      won: won ? 'yes' : 'no',
      name: table.name(Number(event.args['receiver'] ?? 0)),
    }),
    icon: event.event === 'played' && card ? eventIcon(card) : DEEDS[event.event],
    ...(thing ? { thing } : {}),
  };
}

/** The most telling thing of a step; the monument that a turn ends with is one more. */
export function deeds(table: Table, step: StepInfo): Deed[] {
  if (step.seat < 0) return [];
  const main = Object.keys(DEEDS)
    .map((name) => step.events.find(({ event }) => event === name))
    .find((event) => event !== undefined);
  return main ? [deed(table, step, main)] : [];
}

/** The empire that a seat played, and what it scored with it. */
export function deedsOf(_table: Table, seat: number, steps: StepInfo[]): { small?: string; gain?: string } {
  const events = steps.flatMap(({ events }) => events).filter((event) => event.seat === seat);
  const empire = events.findLast(({ event }) => event === 'called')?.args['empire'] as string | undefined;
  const scored = events.filter(({ event }) => event === 'turn-scored');
  const points = scored.reduce((all, { args }) => all + Number(args['points']), 0);
  return {
    ...(empire ? { small: empireName(empire) } : {}),
    ...(scored.length ? { gain: gain(points) } : {}),
  };
}
