/** Which places are next to each other by the rules that a map was drawn for, and where an arrow key leads. */

import type { MapData, Point } from './data';
import { nearestCopy } from './round';

type Joined = Pick<MapData, 'borders' | 'connectors' | 'coasts' | 'links'>;

/** All pairs: lands with lands, lands with seas, seas with seas. */
export const pairsOf = ({ borders, connectors, coasts, links }: Joined): [string, string][] => [
  ...borders.filter(({ passage }) => passage).map(({ lands }) => lands),
  ...connectors.map(({ lands }) => lands),
  ...coasts,
  ...links,
];

/** The neighbours of each place. */
export function neighboursOf(pairs: [string, string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (place: string, other: string) =>
    found.set(place, (found.get(place) ?? new Set<string>()).add(other));
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return found;
}

export interface Spot {
  id: string;
  label: Point;
}

const ASIDE = 1.3; // a place lies in a direction while it is not much more beside it than along it

/** The neighbour that lies in a direction, or else whatever place is nearest that way. On a map that goes round, `width`
 * is that of the map. */
export function stepFrom(
  from: Spot,
  [dx, dy]: [number, number],
  places: Spot[],
  near: Set<string>,
  width = 0,
): string | null {
  const seen = places
    .filter(({ id }) => id !== from.id)
    .map(({ id, label }) => {
      const x = (width ? nearestCopy(label[0], from.label[0], width) : label[0]) - from.label[0];
      const y = label[1] - from.label[1];
      return { id, along: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.along + 2 * one.aside - (other.along + 2 * other.aside));
  const ahead = seen.filter(({ along, aside }) => aside <= along * ASIDE);
  const next = ahead.find(({ id }) => near.has(id)) ?? ahead[0] ?? seen[0];
  return next?.id ?? null;
}
