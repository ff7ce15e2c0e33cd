// What can be chosen on the map now, and what choosing it does.
import { screen } from '../../lib/settings.svelte';
import { isWater, landOf, landsIn } from './content';
import { verbOf, type Table } from './words';

/** How a target is shown, by the verb of its move. */
const KINDS: Record<string, string> = {
  expand: 'enter',
  settle: 'enter',
  attack: 'attack',
  revolt: 'attack',
  betray: 'attack',
  raid: 'enter',
  fort: 'fort',
  'fort-coin': 'fort',
  monument: 'fort',
  fleet: 'fleet',
  embark: 'fleet',
  sail: 'attack',
  exchange: 'fleet',
  scrap: 'attack',
  ruin: 'attack',
  strike: 'attack',
  infect: 'attack',
};
const FORTS = ['fort', 'fort-coin'];

/** Is a move with this verb chosen by a place? */
export const onMap = (verb: string): boolean => verb in KINDS;

export const fortMode = (table: Table): boolean => table.stash['mode'] === 'fort';
export const fortMoves = (table: Table): string[] =>
  (table.decision?.choices ?? []).map(({ move }) => move).filter((move) => FORTS.includes(verbOf(move).verb));

/** The moves that are chosen by a place on the map: by land or water, or by any land of an area. */
export function placeMoves(table: Table): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (place: string, move: string) => {
    const moves = found.get(place) ?? [];
    if (!moves.includes(move)) found.set(place, [...moves, move]);
  };
  for (const { move } of table.decision?.choices ?? []) {
    const { verb, noun, second } = verbOf(move);
    if (!onMap(verb) || FORTS.includes(verb) !== fortMode(table)) continue;
    if (verb !== 'strike') add(noun, move);
    else
      for (const area of struck(table, noun, second))
        for (const land of landsIn(table.content, area)) add(land, move);
  }
  return found;
}

/** V08: two areas are struck, one chosen after the other. */
function struck(table: Table, one: string, other: string): string[] {
  const first = table.stash['area'];
  if (!other) return [one];
  if (!first) return [one, other];
  return first === one ? [other] : first === other ? [one] : [];
}

export function targets(table: Table): Record<string, string> {
  return Object.fromEntries(
    [...placeMoves(table)].map(([place, moves]) => [place, KINDS[verbOf(moves[0]!).verb]!]),
  );
}

export const thingAt = (table: Table, place: string): string =>
  `${isWater(table.content, place) ? 'water' : 'land'}:${place}`;

/** The moves that the selected or given place stands for now. */
export const movesAt = (table: Table, place: string): string[] => placeMoves(table).get(place) ?? [];

/** Choose a place: a single move is made at once, except by a finger that could not look at it before. */
export function choose(table: Table, place: string): void {
  const moves = movesAt(table, place);
  const thing = thingAt(table, place);
  const { verb, second } = verbOf(moves[0] ?? '');
  if (verb === 'strike' && second && !table.stash['area']) {
    table.stash['area'] = landOf(table.content, place).area;
  } else if (moves.length === 1 && (!screen.phone || table.selected === thing)) {
    table.send(moves[0]!);
  } else {
    table.selected = thing;
  }
}
