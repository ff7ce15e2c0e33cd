// Moving: which pieces of an area go, where they can go together, and the phrase that says so.
import { classOf, isArmy, isFleet, isSea, neighboursOf, pieceOf, shoresOf, split } from './content';
import type { ShipView } from './messages';
import { parse, phrase } from './moves';
import type { Table } from './words';

/** Alike pieces that can be taken now. Its move takes one of them. */
export interface Taker {
  move: string;
  kind: string;
  area: string;
  points: number;
  count: number;
  /** Of a fleet its own number, of cargo that of its fleet; else 0. */
  ship: number;
  aboard: boolean;
}

/** Where chosen pieces can go: all of them, or only some in more steps; or where they may meet a battle. */
export interface Target {
  way: 'go' | 'far' | 'fight' | 'board';
  /** The pieces that go, by the move that takes one, with how many of them. */
  takes: [taker: Taker, count: number][];
  /** The areas they pass, the last one included; for boarding the number of the fleet. */
  path: string[];
  ship: number;
  /** Places left aboard. */
  room: number;
}

const GROUP = 'group';

/** The own pieces that can still be taken, by area. */
export function takers(table: Table): Map<string, Taker[]> {
  const found = new Map<string, Taker[]>();
  for (const { move } of table.decision?.kind === 'moving' ? table.decision.choices : []) {
    const taker = takerOf(table, move);
    if (taker) found.set(taker.area, [...(found.get(taker.area) ?? []), taker]);
  }
  return found;
}

function takerOf(table: Table, move: string): Taker | null {
  const { verb, noun, second, third } = parse(move);
  if (verb === 'take') {
    const points = Number(third);
    const piece = table.view.pieces.find(
      (one) => one.seat === table.seat && one.area === second && one.kind === noun && one.points === points,
    );
    return { move, kind: noun, area: second, points, count: piece?.count ?? 1, ship: 0, aboard: false };
  }
  if (verb === 'take-ship') {
    const ship = shipOf(table, Number(noun));
    return (
      ship && {
        move,
        kind: ship.kind,
        area: ship.area,
        points: ship.points,
        count: 1,
        ship: ship.number,
        aboard: false,
      }
    );
  }
  if (verb !== 'take-cargo') return null;
  const ship = shipOf(table, Number(second));
  const points = Number(third);
  const count = ship?.cargo.find((one) => one.kind === noun && one.points === points)?.count ?? 1;
  return ship && { move, kind: noun, area: ship.area, points, count, ship: ship.number, aboard: true };
}

export const shipOf = (table: Table, number: number): ShipView | null =>
  table.view.ships.find((ship) => ship.number === number) ?? null;

/** The area whose pieces are being moved. */
export function chosenArea(table: Table): string | null {
  const [kind, id] = split(table.selected ?? '');
  return kind === 'area' && takers(table).has(id) ? id : null;
}

/** How many of each are chosen: all of them at first; at sea the fleets, with their cargo aboard. */
export function chosen(table: Table): Map<string, number> {
  const area = chosenArea(table);
  const all = area ? (takers(table).get(area) ?? []) : [];
  const kept = table.stash[GROUP];
  if (kept) return new Map(Object.entries(JSON.parse(kept) as Record<string, number>));
  const fleets = all.filter(({ kind }) => isFleet(kind));
  const first = fleets.length ? fleets : all;
  return new Map(all.map((taker) => [taker.move, first.includes(taker) ? taker.count : 0]));
}

/** Take so many of these with one. Fleets and what they carry go different ways: choosing one lets go of the other. */
export function choose(table: Table, taker: Taker, count: number): void {
  const counts = chosen(table);
  counts.set(taker.move, Math.max(0, Math.min(taker.count, count)));
  if (count > 0 && isSea(table.content, taker.area))
    for (const other of takers(table).get(taker.area) ?? [])
      if (other.aboard !== taker.aboard) counts.set(other.move, 0);
  table.stash[GROUP] = JSON.stringify(Object.fromEntries(counts));
}

export function select(table: Table, area: string | null): void {
  table.stash[GROUP] = null;
  table.selected = area && `area:${area}`;
}

/** Others who have units there that could fight. */
export function defenders(table: Table, area: string): number[] {
  const sea = isSea(table.content, area);
  const seats = sea
    ? table.view.ships.filter((ship) => ship.area === area).map(({ seat }) => seat)
    : table.view.pieces.filter((one) => one.area === area && isArmy(one.kind)).map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => seat !== table.seat);
}

/** G-48: places left aboard a fleet. */
export const roomAboard = (table: Table, ship: ShipView): number =>
  table.content.transport.cargo - ship.cargo.reduce((sum, { count }) => sum + count, 0);

/** The areas a piece can step to from an area; boarding is seen to apart. */
function steps(table: Table, { kind, aboard }: Taker, area: string, first: boolean): string[] {
  const { content } = table;
  if (kind === 'aircraft') return [...neighboursOf(content, area), ...shoresOf(content, area)];
  return aboard && first ? shoresOf(content, area) : neighboursOf(content, area);
}

/** The shortest ways of one piece: area and the areas passed. Nobody but aircraft passes others' units (G-78). */
function ways(table: Table, taker: Taker): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let edge: [string, string[]][] = [[taker.area, []]];
  for (let step = 0; step < taker.points; step++) {
    const next: [string, string[]][] = [];
    for (const [area, path] of edge)
      for (const other of steps(table, taker, area, step === 0)) {
        if (other === taker.area || found.has(other)) continue;
        found.set(other, [...path, other]);
        if (taker.kind === 'aircraft' || !defenders(table, other).length)
          next.push([other, [...path, other]]);
      }
    edge = next;
  }
  return found;
}

/** Everywhere the chosen pieces can go. */
export function reach(table: Table): Map<string, Target> {
  const found = new Map<string, Target>();
  const area = chosenArea(table);
  if (!area) return found;
  const counts = chosen(table);
  const takes = (takers(table).get(area) ?? [])
    .map((taker): [Taker, number] => [taker, counts.get(taker.move) ?? 0])
    .filter(([, count]) => count > 0);
  const routes = takes.map(([taker]) => ways(table, taker));
  for (const target of new Set(routes.flatMap((route) => [...route.keys()]))) {
    const going = takes.filter((_, place) => routes[place]!.has(target));
    const [route] = routes.filter((one) => one.has(target)).map((one) => one.get(target)!);
    const together = going.length === takes.length;
    let way: Target['way'] = together ? 'go' : 'far';
    if (together && defenders(table, target).length) way = 'fight';
    found.set(target, { way, takes: going, path: route!, ship: 0, room: 0 });
  }
  for (const [sea, target] of boarding(table, area, takes)) if (!found.has(sea)) found.set(sea, target);
  return found;
}

/** G-46: own fleets at the coast that pieces can go aboard. */
function boarding(table: Table, area: string, takes: [Taker, number][]): [string, Target][] {
  if (isSea(table.content, area) || !takes.length || takes.some(([{ kind }]) => kind === 'aircraft'))
    return [];
  const found = new Map<string, Target>();
  for (const ship of table.view.ships) {
    const room = roomAboard(table, ship);
    if (ship.seat !== table.seat || !room || !shoresOf(table.content, area).includes(ship.area)) continue;
    if (room > (found.get(ship.area)?.room ?? 0))
      found.set(ship.area, { way: 'board', takes, path: [ship.area], ship: ship.number, room });
  }
  return [...found];
}

const size = (target: Target): number => target.takes.reduce((sum, [, count]) => sum + count, 0);

/** Does everything that was chosen fit aboard? */
export const fits = (target: Target): boolean => target.way !== 'board' || size(target) <= target.room;

/** A piece that has taken a step is taken again, with a point less. */
const takeAgain = ({ kind, points, ship }: Taker, area: string, step: number): string =>
  isFleet(kind) ? `take ship ${ship}` : `take ${kind} in ${area} with ${points - step}`;

/** The moves that bring the chosen pieces to a target. */
export function phraseTo(target: Target): string {
  const repeated = (moves: (taker: Taker) => string) =>
    target.takes.flatMap(([taker, count]) => Array<string>(count).fill(moves(taker)));
  if (target.way === 'board') return phrase([...repeated(({ move }) => move), `board ${target.ship}`]);
  return phrase(
    target.path.flatMap((area, step) => [
      ...repeated((taker) => (step ? takeAgain(taker, target.path[step - 1]!, step) : taker.move)),
      `go ${area}`,
    ]),
  );
}

/** G-18: lands where a settler of one's own may look at the counter. */
export const looks = (table: Table): string[] =>
  (table.decision?.choices ?? [])
    .map(({ move }) => parse(move))
    .filter(({ verb }) => verb === 'look')
    .map(({ noun }) => noun);

/** areas that can be destroyed. */
export const bombs = (table: Table): string[] =>
  (table.decision?.choices ?? [])
    .map(({ move }) => parse(move))
    .filter(({ verb }) => verb === 'bomb')
    .map(({ noun }) => noun);

/** The own pieces of an area, whether they can still move or not. */
export interface Stack {
  area: string;
  pieces: { kind: string; count: number }[];
  /** What the fleets there carry, and how many places they have. */
  cargo: { kind: string; count: number }[];
  hold: number;
  movable: number;
  settlers: boolean;
  sea: boolean;
  /** Most points left of a piece there, and of a fresh one. */
  points: number;
  fresh: boolean;
}

/** The own pieces by area: those that can move first, then by how many they are. */
export function stacks(table: Table, seat = table.seat): Stack[] {
  const found = new Map<string, Stack>();
  const at = (area: string): Stack => {
    const here = found.get(area) ?? {
      area,
      pieces: [],
      cargo: [],
      hold: 0,
      movable: 0,
      settlers: false,
      sea: isSea(table.content, area),
      points: 0,
      fresh: true,
    };
    found.set(area, here);
    return here;
  };
  const add = (row: { kind: string; count: number }[], kind: string, count: number) => {
    const known = row.find((one) => one.kind === kind);
    if (known) known.count += count;
    else row.push({ kind, count });
  };
  const seen = (stack: Stack, kind: string, points: number) => {
    stack.points = Math.max(stack.points, points);
    stack.settlers ||= classOf(kind) === 'settler';
    if (points < pieceOf(table.content, kind).move) stack.fresh = false;
  };
  for (const { area, kind, count, points, seat: owner } of table.view.pieces) {
    if (owner !== seat) continue;
    add(at(area).pieces, kind, count);
    seen(at(area), kind, points);
  }
  for (const { area, kind, points, cargo, seat: owner } of table.view.ships) {
    if (owner !== seat) continue;
    const stack = at(area);
    add(stack.pieces, kind, 1);
    stack.hold += table.content.transport.cargo;
    seen(stack, kind, points);
    for (const one of cargo) {
      add(stack.cargo, one.kind, one.count);
      stack.settlers ||= one.kind === 'settler';
    }
  }
  for (const [area, rows] of takers(table))
    if (seat === table.seat) at(area).movable = rows.reduce((sum, { count }) => sum + count, 0);
  const units = (stack: Stack) => stack.pieces.reduce((sum, { count }) => sum + count, 0);
  return [...found.values()].sort(
    (one, other) => Number(other.movable > 0) - Number(one.movable > 0) || units(other) - units(one),
  );
}

/** The next area whose pieces can move, after the one that is chosen. */
export function nextStack(table: Table): string | null {
  const movable = stacks(table).filter(({ movable }) => movable > 0);
  const here = movable.findIndex(({ area }) => area === chosenArea(table));
  return movable[(here + 1) % movable.length]?.area ?? null;
}
