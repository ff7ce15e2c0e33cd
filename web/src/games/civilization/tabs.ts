// What the board shows: the map or the sheet of a phase, and the tabs of a phone.
import type { Tab } from '../../lib/game';
import { look } from './look.svelte';
import { stacks } from './moving';
import { claims } from './standing';
import { say, type Table } from './words';

/** The sheet that lies over the map now; '' for none. */
export function sheetOf(table: Table): '' | 'trade' | 'production' | 'purchase' {
  if (look.map || table.view.result) return '';
  const { phase } = table.view;
  if (phase === 'trade' || phase === 'production') return phase;
  return phase === 'purchase' && !['placing', 'growing'].includes(table.decision?.kind ?? '') ? phase : '';
}

const tab = (id: string, count?: number): Tab => ({
  id,
  label: say(`tab-${id}`),
  ...(count ? { count } : {}),
});

/** On a phone: the parts of what is at hand. The log comes last, from the shell. */
export function phoneTabs(table: Table): Tab[] {
  if (look.open === 'technologies')
    return [tab('tree'), table.view.advanced ? tab('wonders') : { id: 'wonders', label: say('milestones') }];
  const { phase, battle, offers } = table.view;
  if (battle) return [tab('battle'), tab('map')];
  if (phase === 'trade') return [tab('offers', offers.length), tab('make'), tab('hold'), tab('map')];
  if (phase === 'production') return [tab('towns'), tab('incomes'), tab('map')];
  if (phase === 'purchase')
    return [tab('shop', table.view.receipts.length), tab('map'), tab('standing', claims(table).length)];
  const movable = stacks(table).filter((stack) => stack.movable > 0).length;
  return [
    tab('map'),
    phase === 'battles' ? tab('battles') : tab('stacks', movable),
    tab('standing', claims(table).length),
  ];
}
