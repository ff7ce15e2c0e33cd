/** What others did, at its places on a map, and where the map is to look. */

import type { Deed, Pin, Table, Thing } from '../game';
import type { StepInfo } from '../messages';

/** The place of a thing, if it is of one of these kinds: `land:crete`. */
export function placeOf(thing: Thing | undefined, kinds: string[]): string | null {
  const [kind = '', ...id] = (thing ?? '').split(':');
  return kinds.includes(kind) ? id.join(':') : null;
}

export const pinsOn = (table: Table, kinds: string[]): (Pin & { id: string })[] =>
  (table.pins ?? []).flatMap((pin) => {
    const id = placeOf(pin.thing, kinds);
    return id ? [{ ...pin, id }] : [];
  });

/** Where the thing is that is being shown; else where the last thing happened that another seat did. */
export function followed(
  table: Table,
  kinds: string[],
  deeds: (table: Table, step: StepInfo) => Deed[],
): string | null {
  const shown = table.pins?.find(({ now }) => now);
  if (shown) return placeOf(shown.thing, kinds);
  const { last } = table;
  return last && !table.isMine(last.seat) ? placeOf(deeds(table, last).at(-1)?.thing, kinds) : null;
}
