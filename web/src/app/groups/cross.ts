/** A cup's games as a cross table: what each got against each of the others. */

import type { CupGame, CupInfo, EntrantInfo } from '../../lib/messages';
import { botName } from '../table/names';

export interface Mark {
  kind: 'won' | 'lost' | 'draw' | 'none' | 'later' | 'live' | 'turn';
  game: CupGame;
}

/** Entrants by number, the best first. */
export const order = (cup: CupInfo): number[] =>
  cup.entrants
    .map((_, number) => number)
    .sort((one, other) => place(cup, one) - place(cup, other) || one - other);

const place = (cup: CupInfo, number: number) => cup.entrants[number]!.place;

/** The games of two, as the first of them sees them. */
export function marks(cup: CupInfo, one: number, other: number, me: string): Mark[] {
  return cup.games
    .filter((game) => game.seats.includes(one) && game.seats.includes(other))
    .map((game) => ({ game, kind: kindOf(game, one, other, cup.entrants[one]!.user === me) }));
}

function kindOf(game: CupGame, one: number, other: number, mine: boolean): Mark['kind'] {
  if (game.state === 'later' || game.state === 'none') return game.state;
  if (game.state === 'playing') return mine && game.yours ? 'turn' : 'live';
  const [first, second] = [one, other].map((who) => game.ranks[game.seats.indexOf(who)]!) as [number, number];
  if (first === second) return 'draw';
  return first < second ? 'won' : 'lost';
}

/** 4½ */
export function points(value: number): string {
  const half = value % 1 ? '½' : '';
  return half && value < 1 ? half : `${Math.floor(value)}${half}`;
}

export const entrantName = ({ bot, name, number }: EntrantInfo): string => (bot ? botName(number) : name);

/** How many games a cup would have, and in how many rounds. */
export function extent(entrants: number, seats: number, rounds: number): { games: number; rounds: number } {
  if (entrants < seats) return { games: 0, rounds: 0 };
  if (seats === 2)
    return { games: ((entrants * (entrants - 1)) / 2) * rounds, rounds: entrants - ((entrants + 1) % 2) };
  return { games: Math.floor(entrants / seats) * rounds, rounds };
}

/** Marks are those of seats, of which there are seven. */
export const mark = (number: number): number => number % 7;
