/** What the people at a table propose to each other, as one of them sees it. */

import type { OfferInfo } from '../../lib/messages';
import type { ShownTable } from './shown.svelte';

type Agreement = OfferInfo['what'];

const find = (table: ShownTable, what: Agreement): OfferInfo | undefined =>
  table.info.offers?.find((offer) => offer.what === what);

/** The seats of people, the same person's only once. */
export function peopleAt(table: ShownTable): number[] {
  const seen = new Set<string>();
  return table.info.seats
    .filter(({ kind, user }) => kind === 'person' && user && !seen.has(user) && seen.add(user))
    .map(({ seat }) => seat);
}

const sameUser = (table: ShownTable, one: number, other: number) =>
  table.info.seats[one]?.user === table.info.seats[other]?.user;

/** Has whoever sits there agreed? */
export const agrees = (table: ShownTable, what: Agreement, seat: number): boolean =>
  find(table, what)?.agreed.some((one) => sameUser(table, one, seat)) ?? false;

export const iAgree = (table: ShownTable, what: Agreement): boolean =>
  table.seats.some((seat) => agrees(table, what, seat));

/** Those whose answer is still awaited. */
export const undecided = (table: ShownTable, what: Agreement): number[] =>
  peopleAt(table).filter((seat) => !agrees(table, what, seat));

/** Who declined it last, if anybody did. */
export const decliner = (table: ShownTable, what: Agreement): number | null =>
  find(table, what)?.declined ?? null;

/** What others propose, and we have not answered. */
export function askedOfMe(table: ShownTable, whats: Agreement[] = ['draw', 'stop']): OfferInfo | undefined {
  if (!table.seats.length) return undefined;
  return table.info.offers?.find(
    ({ what, agreed }) => whats.includes(what) && agreed.length > 0 && !iAgree(table, what),
  );
}

/** What we proposed, and wait for. */
export const proposedByMe = (table: ShownTable): OfferInfo | undefined =>
  table.info.offers?.find(({ what, agreed }) => what !== 'again' && agreed.length > 0 && iAgree(table, what));
