// What somebody did, in the few words of the list of what happened since one's last turn.
import type { Deed } from '../../lib/game';
import type { EventInfo, StepInfo } from '../../lib/messages';
import { DEEDS, KIND_ICONS, SITE_ICONS, UI } from './icons';
import { outcomes } from './story';
import { goodName, say, siteName, type Table } from './words';

function deed(event: EventInfo): Deed {
  const { field, site, good } = event.args as Record<string, string | undefined>;
  return {
    seat: event.seat,
    text: say(`deed-${event.event}`, {
      field: field ?? '',
      site: site ? siteName(site) : '',
      good: good ? goodName(good) : '',
      count: Number(event.args['count'] ?? 1),
    }),
    icon: (site && SITE_ICONS[site]) || DEEDS[event.event],
    ...(field ? { thing: `field:${field}` } : {}),
  };
}

/** What each seat had planned, when it is revealed; otherwise what a step did on the land and in the cities. */
export function deeds(table: Table, step: StepInfo): Deed[] {
  const revealed = outcomes(table, step).flatMap(({ seat, pieces }) =>
    pieces.map(({ text, kind = '' }): Deed => ({ seat, text, icon: KIND_ICONS[kind] ?? UI.house })),
  );
  const done = step.events.filter(({ event, seat }) => event in DEEDS && seat >= 0);
  return [...revealed, ...done.map(deed)];
}
