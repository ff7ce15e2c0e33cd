// What somebody did, in the few words of the list of what happened since one's last turn.
import type { Deed } from '../../lib/game';
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { DEEDS } from './icons';
import { areaName, improvementName, say, technologyName, unitName, wonderName, type Table } from './words';

function deed(table: Table, event: EventInfo): Deed {
  const { area, technology, wonder, improvement, kind } = event.args as Record<string, string | undefined>;
  const opponent = event.args['opponent'] as number | undefined;
  const thing = area ? `area:${area}` : technology && `technology:${technology}`;
  return {
    seat: event.seat,
    text: say(`deed-${event.event}`, {
      ...(texts.named(event.args) as Record<string, string>),
      area: area ? areaName(table, area) : '',
      technology: technology ? technologyName(table, technology) : '',
      wonder: wonder ? wonderName(table, wonder) : '',
      improvement: improvement ? improvementName(table, improvement) : '',
      unit: kind ? unitName(table, kind) : '',
      opponent: opponent === undefined ? '' : table.name(opponent),
    }),
    icon: DEEDS[event.event],
    ...(thing ? { thing } : {}),
  };
}

/** The most telling thing that each seat did in a step; moves that only get something ready have none. */
export function deeds(table: Table, step: StepInfo): Deed[] {
  const seats = [...new Set(step.events.map(({ seat }) => seat))].filter((seat) => seat >= 0);
  return seats.flatMap((seat) => {
    const own = step.events.filter((event) => event.seat === seat);
    const main = Object.keys(DEEDS)
      .map((name) => own.find(({ event }) => event === name))
      .find((event) => event !== undefined);
    return main ? [deed(table, main)] : [];
  });
}
