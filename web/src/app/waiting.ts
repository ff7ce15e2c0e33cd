import type { TableInfo } from '../lib/messages';

/** Is it my move there? */
export const waitsForMe = (table: TableInfo): boolean =>
  table.state === 'playing' && table.waiting_for.some((seat) => table.seats[seat]?.mine);
