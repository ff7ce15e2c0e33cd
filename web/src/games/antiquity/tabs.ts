// The tabs of a phone. The log comes last, from the shell.
import type { Tab } from '../../lib/game';
import { litFields } from './building';
import { pieces } from './placing';
import { say, type Table } from './words';

const tab = (id: string, count?: number): Tab => ({
  id,
  label: say(`tab-${id}`),
  ...(count ? { count } : {}),
});

const ON_LAND = ['choosing', 'countryside', 'harvesting', 'exploring', 'polluting'];

/** What the decision is about comes first, so that it is open. */
export function phoneTabs(table: Table): Tab[] {
  const cities = tab('cities');
  const land = tab('land', ON_LAND.includes(table.decision?.kind ?? '') ? litFields(table).length : 0);
  const building = table.view.phase === 'building';
  const tray = building
    ? tab('tray', table.decision?.kind === 'planning' ? pieces(table).filter(({ can }) => can).length : 0)
    : tab('tray');
  return ON_LAND.includes(table.decision?.kind ?? '') || ['land', 'setup'].includes(table.view.phase)
    ? [land, cities, tray]
    : [cities, land, tray];
}
