// The dice in the Forum as the viewer can have them.
import { texts } from '../../lib/texts.svelte';
import type { DieView } from './messages';
import { offers } from './offers';
import { dieName, partsOf, say, symbolName, type Table } from './words';

export interface DieState {
  can: boolean;
  special: boolean;
  locked: boolean;
  /** Coins lacking for it. */
  short: number;
  income: number;
  /** It costs less than its quarter says. */
  cheaper: boolean;
  /** R78: whether it opens the Guild Court to the viewer, where that is its face. */
  court: boolean | null;
  /** What differs for the viewer, in a word; '' where nothing does. */
  note: string;
  /** That word is a lower price. */
  priced: boolean;
  /** The same as a sign, where there is no room for a word. */
  sign: string;
  /** Used in the viewer's plan. */
  kept: boolean;
}

export function diceStates(table: Table): Map<string, DieState> {
  const usable = new Set([...offers(table).values()].flat().map(({ die }) => die));
  for (const { move } of table.decision?.choices ?? [])
    if (partsOf(move).verb === 'remove') usable.add(partsOf(move).noun);
  const building = ['act', 'extra', 'free_build'].includes(table.decision?.kind ?? '');
  const planned = table.view.plan.filter(({ event }) => event === 'built').map(({ args }) => args['die']);
  return new Map(
    table.view.forum.map((die) => {
      const price = table.view.prices.find((one) => one.die === die.die);
      const state = {
        can: usable.has(die.die),
        special: table.content.die.some(({ id, special }) => id === die.die && special),
        locked: price?.locked ?? false,
        short: building && price && !price.locked ? price.short : 0,
        income: price && !price.locked ? price.income : 0,
        cheaper: !!price && !price.locked && price.price < die.cost,
        court: price?.court ?? null,
        kept: planned.includes(die.die),
      };
      return [
        die.die,
        {
          ...state,
          note: note(state, price?.price ?? 0),
          priced: state.cheaper && state.court === null && !state.short,
          sign: sign(state, price?.price ?? 0),
        },
      ];
    }),
  );
}

type Standing = Omit<DieState, 'note' | 'priced' | 'sign'>;

function note({ locked, short, cheaper, court }: Standing, price: number): string {
  if (locked) return texts.say('label-locked');
  if (court !== null) return say(court ? 'court-open' : 'court-closed');
  if (short) return texts.say('label-short', { short });
  if (cheaper) return price ? `${price}` : say('free');
  return '';
}

function sign({ locked, short, cheaper, court }: Standing, price: number): string {
  if (locked) return '';
  if (court !== null) return court ? '✓' : '✕';
  if (short) return `−${short}`;
  return cheaper ? `${price}` : '';
}

export function dieLabel(table: Table, die: DieView, state: DieState | undefined): string {
  const price = state?.locked
    ? null
    : (table.view.prices.find((one) => one.die === die.die)?.price ?? die.cost);
  return [
    `${dieName(die.die)}: ${symbolName(die.face)}`,
    price === null ? '' : say('label-price', { coins: price }),
    state && !state.priced ? state.note : '',
    state?.income ? texts.say('label-income', { coins: state.income }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where a die lies in its quarter: its middle, and how far it is turned. */
export interface Lie {
  x: number;
  y: number;
  angle: number;
  delay: number;
}

export interface Quarter {
  /** The side of a die. */
  size: number;
  /** The room each has to itself: nobody taps on the one beside it. */
  room: number;
  height: number;
  /** There is room for a word beside the coin. */
  word: boolean;
  /** There is no room for words under the dice. */
  tight: boolean;
  lies: Lie[];
}

/** The room that a die turned by 15 degrees takes, in sides. */
const TURNED = 1.13;
/** The least side: with the room around it a finger finds it. */
const LEAST = 39;
/** Above and below the dice, for the ring around one that can be chosen. */
const EDGE = 2;
/** The corner that the coin of a quarter keeps, alone or with its word. */
export const CORNER = { width: 37, height: 37 };
const WITH_WORD = 96;
const FEW = 2;
const ROOM_FOR_NAME = 190;
/** Two words under neighbouring dice do not meet. */
const ROOM_FOR_WORDS = 58;

/** How many dice lie in each row, from the row with the coin. From four they lie in two, unless there is room for all. */
function rowsOf(count: number, rows: number): number[] {
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => least + (row >= rows - (count % rows) ? 1 : 0));
}

/** The largest side that lets all rows lie side by side; the first is shortened by the corner. */
const sideFor = (rows: number[], width: number, corner: number): number =>
  Math.min(...rows.map((dice, row) => (width - (row ? 0 : corner)) / Math.max(1, dice) / TURNED));

/** The dice of a quarter where they fell, clear of its coin and of each other. The same for everybody: it follows from the
 *  turn and the dice alone. A quarter too low for its dice grows. */
export function laidOut(
  quarter: number,
  dice: string[],
  turn: number,
  width: number,
  height: number,
  most: number,
): Quarter {
  const few = dice.length <= 3 || sideFor([dice.length], width, CORNER.width) >= most ? 1 : 2;
  const rows = rowsOf(
    dice.length,
    sideFor(rowsOf(dice.length, few), width, CORNER.width) < LEAST ? few + 1 : few,
  );
  const wide = sideFor(rows, width, CORNER.width);
  const low = (height - 2 * EDGE) / rows.length / TURNED;
  const size = Math.floor(Math.min(most, wide, low < LEAST ? most : low));
  const room = size * TURNED;
  const tall = Math.max(height, Math.ceil(rows.length * room) + 2 * EDGE);
  const word = dice.length <= FEW && width >= ROOM_FOR_NAME && sideFor(rows, width, WITH_WORD) >= most;
  const left = quarter === 0 || quarter === 3;
  const up = quarter < 2;
  const firstCorner = word ? WITH_WORD : CORNER.width;
  const cornerOf = (row: number): number => (row ? 0 : firstCorner);
  const pitches = rows.map((count, row) => Math.min((width - cornerOf(row)) / Math.max(1, count), room + 22));
  let next = 0;
  const lies = rows.flatMap((count, row) => {
    const corner = cornerOf(row);
    const pitch = pitches[row]!;
    const middle = (width - corner) / 2 + (left ? corner : 0);
    const band = (tall - 2 * EDGE) / rows.length;
    const down = EDGE + (row + 0.5) * band;
    return Array.from({ length: count }, (_, place) => {
      const fell = turned(turn, dice[next++]!);
      return {
        x: middle + (place - (count - 1) / 2) * pitch + fell.x * Math.min(9, (pitch - room) / 2),
        y: (up ? down : tall - down) + fell.y * Math.min(12, (band - room) / 2),
        angle: fell.angle,
        delay: fell.delay,
      };
    });
  });
  return {
    size,
    room,
    height: tall,
    word,
    tight: rows.length > 1 || Math.min(...pitches) < ROOM_FOR_WORDS,
    lies,
  };
}

/** How a die came to rest: aside and down as parts from -1 to 1. */
function turned(turn: number, die: string): Lie {
  let hash = 2166136261 ^ turn;
  for (const letter of die) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  const part = (shift: number): number => ((hash >>> shift) & 63) / 31.5 - 1;
  return { angle: Math.round(part(0) * 15), x: part(6), y: part(12), delay: Math.round((part(18) + 1) * 80) };
}
