// Which house stands where. The rules do not care, but people do: a house is known by its number.
import type { StepInfo } from '../../lib/messages';
import { realmOf, type Table } from './words';

interface Housed {
  seat: number;
  number: number;
  place: string;
}

const known = new WeakMap<StepInfo[], Housed[]>();

/** Every house that was told of, in order. */
function told(log: StepInfo[]): Housed[] {
  const found = known.get(log);
  if (found) return found;
  const made = log
    .filter(({ undone }) => !undone)
    .flatMap(({ events }) => events)
    .filter(({ event }) => event === 'housed')
    .map(({ seat, args }) => ({ seat, number: Number(args['number']), place: String(args['place']) }));
  known.set(log, made);
  return made;
}

/** By square: the number of the house there. Those that were moved since take what numbers are left. */
export function houseNumbers(table: Table, seat: number): Map<string, number> {
  const realm = realmOf(table, seat);
  const planned =
    seat === table.view.viewer
      ? table.view.plan
          .filter(({ event }) => event === 'housed')
          .map(({ args }) => ({ seat, number: Number(args['number']), place: String(args['place']) }))
      : [];
  const places = new Set(realm?.cities.flatMap(({ houses }) => houses));
  const left = new Set(realm?.houses);
  const numbers = new Map<string, number>();
  for (const one of [...told(table.log), ...planned].reverse()) {
    if (one.seat !== seat || !places.has(one.place) || !left.has(one.number)) continue;
    places.delete(one.place);
    left.delete(one.number);
    numbers.set(one.place, one.number);
  }
  const rest = [...left];
  for (const [index, place] of [...places].entries()) {
    const number = rest[index];
    if (number !== undefined) numbers.set(place, number);
  }
  return numbers;
}
