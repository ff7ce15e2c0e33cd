// The tabs of a phone. The log comes last, from the shell.
import type { Tab } from '../../lib/game';
import { litFields } from './building';
import { look } from './look.svelte';
import { legal, pieces } from './placing';
import { say, type Table } from './words';

const tab = (id: string, count?: number): Tab => ({
  id,
  label: say(`tab-${id}`),
  ...(count ? { count } : {}),
});

const ON_LAND = ['choosing', 'countryside', 'harvesting', 'exploring', 'polluting'];

/** The one that is not asked about: whoever went to it is back at the other once that is asked about. */
const aside = (other: Tab): Tab => ({ ...other, id: `${other.id}-aside` });

/** What the decision is about comes first, so that it is open. */
export function phoneTabs(table: Table): Tab[] {
  const cities = tab('cities');
  const land = tab('land', ON_LAND.includes(table.decision?.kind ?? '') ? litFields(table).length : 0);
  const building = table.view.phase === 'building';
  const can =
    building && table.decision?.kind === 'planning' ? pieces(table).filter(({ can }) => can).length : 0;
  // With something in hand the tray is another tab: the shell then opens the first one, where it is put down.
  const held = { ...tab('tray', can), id: look.holding || look.site ? 'tray-held' : 'tray' };
  const graves = legal(table).nouns.get('bury')?.length ?? 0;
  const tray = graves || (land.count && table.decision?.kind !== 'countryside') ? aside(held) : held;
  return ON_LAND.includes(table.decision?.kind ?? '') || ['land', 'setup'].includes(table.view.phase)
    ? [land, aside(cities), tray]
    : [cities, aside(land), tray];
}
