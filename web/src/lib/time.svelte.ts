/** Time as people say it. */

import { texts } from './texts.svelte';

let now = $state(Date.now());
if (typeof window !== 'undefined') setInterval(() => (now = Date.now()), 1_000);

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 min": how long since a moment in seconds of the epoch. */
export function ago(moment: number): string {
  const seconds = Math.max(0, now / 1000 - moment);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  return new Intl.NumberFormat(texts.language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.floor(seconds / size)),
  );
}

/** Has a moment passed? */
export function passed(moment: number): boolean {
  return now / 1000 > moment;
}

/** Seconds from which hours are enough to say. */
const MANY = 10_800;

/** "2:05": what is left until a moment. */
export const left = (moment: number, brief = false): string => lasting(moment - now / 1000, brief);

/** "2:05": so many seconds; where there is little room, many hours as "23 h". */
export function lasting(time: number, brief = false): string {
  const seconds = Math.max(0, Math.round(time));
  if (brief && seconds >= MANY && seconds < 86_400) return ago(now / 1000 - seconds);
  if (seconds >= 86_400) return ago(now / 1000 - seconds);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function clock(moment: number): string {
  return new Intl.DateTimeFormat(texts.language, { hour: '2-digit', minute: '2-digit' }).format(
    moment * 1000,
  );
}
