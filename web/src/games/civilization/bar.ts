// What the decision bar says and offers: by what is asked.
import type { Bar } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { attacking, capturing, declaring, ordering, picking, supporting } from './asks/battles';
import { choosing, freeTechnology, growing, minorArmy, placing } from './asks/gifts';
import { moving } from './asks/moving';
import { producing } from './asks/production';
import { purchasing } from './asks/purchase';
import { trading } from './asks/trade';
import { look } from './look.svelte';
import { technologyBar } from './tree/buying';
import { areaName, say, type Table } from './words';

export function bar(table: Table): Bar {
  if (look.open === 'technologies') return technologyBar(table);
  const ask = ASKS[table.decision?.kind ?? ''];
  return ask ? ask(table) : { question: '', actions: [] };
}

const ASKS: Record<string, (table: Table) => Bar> = {
  choosing,
  moving,
  declaring,
  attacking,
  ordering,
  supporting,
  picking,
  capturing,
  free_technology: freeTechnology,
  minor_army: minorArmy,
  placing,
  growing,
  trading,
  producing,
  purchasing,
};

/** Not your turn: who is asked what. */
export function waiting(table: Table): { question: string; small?: string } | null {
  const asked = Object.entries(table.view.to_move)
    .map(([seat, kind]) => ({ seat: Number(seat), kind }))
    .filter(({ seat }) => !table.isMine(seat));
  const [first] = asked;
  if (!first) return null;
  const names = texts.list(asked.map(({ seat }) => table.name(seat)));
  const area = table.view.asked_area ?? table.view.battle?.area ?? '';
  return {
    question: say(`waiting-${first.kind}`, {
      name: names,
      several: asked.length,
      area: area ? areaName(table, area) : '',
    }),
    small: say('waiting-small'),
  };
}
