// What a seat has that can change hands (G-64, G-65).
import type { IconName } from '../../../lib/icons.svelte';
import { UI } from '../icons';
import type { GoodView } from '../messages';
import { resourceAt, type Table } from '../words';

/** The groups in which goods are laid out, with the kinds of goods in each. */
export const POOLS: { id: string; icon: IconName }[] = [
  { id: 'cards', icon: UI.card },
  { id: 'gold', icon: UI.coins },
  { id: 'units', icon: UI.army },
  { id: 'towns', icon: UI.city },
  { id: 'knowledge', icon: UI.technologies },
];

const LOTS = [25, 5, 1]; // in which gold is counted out

/** A number of a good as moves name it. */
export function lots(good: string, count: number): number[] {
  if (good !== 'gold') return Array<number>(count).fill(1);
  const found: number[] = [];
  let left = count;
  for (const lot of LOTS)
    while (left >= lot) {
      found.push(lot);
      left -= lot;
    }
  return found;
}

/** Everything of one group that a seat has. */
export function poolOf(table: Table, seat: number, pool: string): GoodView[] {
  const { view } = table;
  const state = view.seats[seat];
  if (!state) return [];
  const one = (good: string): GoodView => ({ good, count: 1 });
  switch (pool) {
    case 'cards':
      return view.lands
        .filter(({ holder, land }) => holder === seat && resourceAt(table, land))
        .map(({ land }) => one(`card-${land}`));
    case 'gold':
      return state.gold ? [{ good: 'gold', count: state.gold }] : [];
    case 'towns':
      return view.lands.filter(({ owner }) => owner === seat).map(({ land }) => one(`settlement-${land}`));
    case 'knowledge':
      return [...state.technologies, ...state.wonders].map(one);
    default:
      return [...pieces(table, seat), ...ships(table, seat)];
  }
}

function pieces(table: Table, seat: number): GoodView[] {
  const found = new Map<string, number>();
  for (const { area, kind, count, seat: owner } of table.view.pieces)
    if (owner === seat) found.set(`${kind}-${area}`, (found.get(`${kind}-${area}`) ?? 0) + count);
  return [...found].map(([good, count]) => ({ good, count }));
}

const ships = (table: Table, seat: number): GoodView[] =>
  table.view.ships
    .filter(({ seat: owner }) => owner === seat)
    .map(({ number }) => ({ good: `ship-${number}`, count: 1 }));

export const ownedBy = (table: Table, seat: number): GoodView[] =>
  POOLS.flatMap(({ id }) => poolOf(table, seat, id));

/** What a seat has left of a good, besides what it offers elsewhere: that is set aside. */
export function available(table: Table, seat: number, good: string): number {
  const owned = ownedBy(table, seat).find((one) => one.good === good)?.count ?? 0;
  const offered = table.view.offers
    .filter(({ maker }) => maker === seat)
    .flatMap(({ gives }) => gives)
    .filter((one) => one.good === good)
    .reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, owned - offered);
}
