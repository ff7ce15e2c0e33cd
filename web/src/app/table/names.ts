import type { SeatInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';

/** Who sits there, by name; with the number of the seat where two would be called the same. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const plain = (who: SeatInfo) => (who.kind === 'bot' ? texts.say('bot-name') : who.kind === 'open' ? texts.say('new-seat', { seat: who.seat + 1 }) : who.name);
  const name = plain(seats[seat]);
  return seats.some((other) => other.seat !== seat && plain(other) === name) ? `${name} ${seat + 1}` : name;
}
