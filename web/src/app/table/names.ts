import type { SeatInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import type { ShownTable } from './shown.svelte';

/** A bot, with its number where there are several. */
export const botName = (number: number): string =>
  number ? `${texts.say('bot-name')} ${number}` : texts.say('bot-name');

function plain(who: SeatInfo): string {
  if (who.kind === 'bot') return botName(who.number);
  if (who.kind === 'open') return texts.say('new-seat', { seat: who.seat + 1 });
  return who.name;
}

/** Who sits there, by name; with the number of the seat where two would be called the same. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const name = plain(seats[seat]!);
  return seats.some((other) => other.seat !== seat && plain(other) === name) ? `${name} ${seat + 1}` : name;
}

/** The other seats, in the order of play after one's own. */
export function othersOf(table: ShownTable): number[] {
  const count = table.info.seats.length;
  return Array.from({ length: count - 1 }, (_, step) => (table.seat + 1 + step) % count);
}

/** The others who owe a decision; several may at once. */
export const awaited = (table: ShownTable): number[] =>
  table.info.waiting_for.filter((seat) => !table.isMine(seat));

/** Whose move it is, as a sentence. */
export function turnOf(table: ShownTable): string {
  const seats = awaited(table);
  const [first] = seats;
  if (first === undefined) return texts.say('table-waiting');
  if (seats.length > 1)
    return texts.say('turn-of-many', { names: texts.list(seats.map((seat) => table.name(seat))) });
  return texts.say(table.thinking.includes(first) ? 'turn-of-thinking' : 'turn-of', {
    name: table.name(first),
  });
}
