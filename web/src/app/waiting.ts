import type { OfferInfo, TableInfo } from '../lib/messages';

/** Is it my move there, or does somebody want an answer? */
export const waitsForMe = (table: TableInfo): boolean =>
  (table.state === 'playing' && table.waiting_for.some((seat) => table.seats[seat]?.mine)) ||
  offerToMe(table) !== undefined;

/** What somebody there proposes to me: to play again, a draw, or to stop. */
export function offerToMe(table: TableInfo): OfferInfo | undefined {
  if (table.next || !table.seats.some((seat) => seat.mine)) return undefined;
  return table.offers?.find(
    ({ agreed }) => agreed.length > 0 && !agreed.some((seat) => table.seats[seat]?.mine),
  );
}
