/** Finished games as they are listed: dates, results and seats in words. */

import { entry } from '../../games';
import type { PlayedGame, PlayedSeat } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { botName } from '../table/names';

const DAY = 86_400_000;

const locale = () => (texts.language === 'en' ? 'en-GB' : texts.language);

/** "14 November"; with the year, where it was another one. */
export function dayOf(moment: number, short = false): string {
  const date = new Date(moment * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: short ? 'short' : 'long',
    ...year,
  }).format(date);
}

/** "24 min", "2 h 40", "3 days". */
export function spanOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return texts.say('minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return texts.say('span-days', { days: Math.round(hours / 24) });
  return texts.say('span-hours', { hours, minutes: String(minutes % 60).padStart(2, '0') });
}

/** Under which heading a day is listed. */
export function periodOf(moment: number): string {
  const date = new Date(moment * 1000);
  const now = new Date();
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
  if (date.getTime() >= monday.getTime()) return texts.say('this-week');
  const sameYear = date.getFullYear() === now.getFullYear();
  const month = new Intl.DateTimeFormat(locale(), {
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
  if (sameYear && date.getMonth() === now.getMonth() && monday.getTime() - date.getTime() < 31 * DAY)
    return texts.say('earlier-in', { month });
  return month.charAt(0).toLocaleUpperCase() + month.slice(1);
}

export const gameName = (id: string, name: string | undefined): string =>
  entry(id)?.short ?? name ?? texts.word('game', id, id);

/** Somebody one met, or a bot by its level. */
export function opponentName({ bot, name }: { bot: string | null; name: string }): string {
  if (!bot) return name;
  const key = `bot-${bot}`;
  const level = texts.has(key) ? texts.say(key).toLocaleLowerCase() : bot;
  return texts.say('met-bot', { level });
}

function plain(seat: PlayedSeat): string {
  if (seat.bot) return botName(seat.number);
  return seat.name || texts.say('new-seat', { seat: seat.seat + 1 });
}

/** Who sat there; oneself as "you", and with the number of the seat where several are called the same. */
export function sitterName(game: PlayedGame, seat: PlayedSeat): string {
  const alone = game.seats.filter(({ mine }) => mine).length === 1;
  if (seat.mine && alone) return texts.say('you');
  const name = plain(seat);
  const twice = game.seats.some((other) => other.seat !== seat.seat && plain(other) === name);
  return twice ? `${name} ${seat.seat + 1}` : name;
}

/** Two of the seats, the better one first: those who won, oneself, and whoever came next. */
export function shownSeats(game: PlayedGame): PlayedSeat[] {
  const ranked = [...game.seats].sort(
    (one, other) => (one.rank || 99) - (other.rank || 99) || +other.mine - +one.mine,
  );
  const first = ranked[0];
  if (!first) return [];
  const mine = ranked.find((seat) => seat.mine);
  const second = mine && mine !== first ? mine : ranked[1];
  return second ? [first, second] : [first];
}

export interface Told {
  sign: 'won' | 'lost' | 'shared' | 'none';
  word: string;
  how: string;
}

/** What decided a game: by its own rules, or that somebody gave up. */
export function endingOf({ game, ending }: { game: string; ending: string }): string {
  if (ending === 'resigned') return texts.say('by-resigning');
  return ending ? texts.say(`${game}-ending-${ending}`, {}, game) : '';
}

/** How it ended for whoever asks: "Won, 143 points, first of 6". */
export function resultOf(game: PlayedGame): Told {
  if (game.state !== 'over')
    return {
      sign: 'none',
      word: texts.say(game.state === 'stopped' ? 'table-stopped' : 'not-finished'),
      how: texts.say('table-move', { moves: game.moves }),
    };
  const ending = endingOf(game);
  if (game.outcome === 'none') {
    const winners = game.seats.filter(({ won }) => won);
    if (winners.length > 1) return { sign: 'shared', word: texts.say('outcome-shared'), how: ending };
    const word = winners[0]
      ? texts.say('won-by', { name: sitterName(game, winners[0]) })
      : texts.say(game.ending ? 'nobody-won' : 'table-over');
    return { sign: 'none', word, how: ending };
  }
  return { sign: game.outcome, word: texts.say(`outcome-${game.outcome}`), how: placeOf(game) || ending };
}

/** Where more than two played for points: which place it was. */
function placeOf(game: PlayedGame): string {
  const mine = game.seats.find((seat) => seat.mine);
  if (!mine?.rank || game.seats.length < 3) return '';
  const place = texts.say('place-of', { place: mine.rank, seats: game.seats.length });
  if (mine.points === null) return '';
  return mine.won ? texts.say('points-place', { points: mine.points, place }) : place;
}
