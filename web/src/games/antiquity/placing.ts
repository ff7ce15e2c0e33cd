// Where the piece in hand can lie, and why not elsewhere.
import {
  cellsOf,
  handle,
  kindOf,
  placeOf,
  priceParts,
  squareOf,
  turnsOf,
  type Cell,
  type Part,
  type Square,
} from './content';
import { look } from './look.svelte';
import type { CityView } from './messages';
import { parse } from './moves';
import { buildingAt, capitalised, cityName, kindName, realmOf, say, squareName, type Table } from './words';

/** The legal moves of a decision, looked up by what they begin with. */
export interface Legal {
  all: Set<string>;
  /** `build market 1`, `house 7`, `lay harbour 0`, `add-house 3`, `grave 1a1`: the places where it goes. */
  places: Map<string, Set<string>>;
  /** By verb: what it can be done with. */
  nouns: Map<string, string[]>;
}

const known = new WeakMap<object, Legal>();
const NOTHING: Legal = { all: new Set(), places: new Map(), nouns: new Map() };

const keyOf = (verb: string, noun: string, third: string): string => {
  if (verb === 'build' || verb === 'lay') return `${verb} ${noun} ${third}`;
  return `${verb} ${noun}`;
};

export function legal(table: Table): Legal {
  const { decision } = table;
  if (!decision) return NOTHING;
  const found = known.get(decision);
  if (found) return found;
  const made: Legal = { all: new Set(), places: new Map(), nouns: new Map() };
  known.set(decision, made);
  for (const { move } of decision.choices) {
    made.all.add(move);
    const { verb, noun, second, third } = parse(move);
    made.nouns.set(verb, [...(made.nouns.get(verb) ?? []), noun]);
    if (!['build', 'lay', 'house', 'add-house', 'grave'].includes(verb)) continue;
    const key = keyOf(verb, noun, third);
    const places = made.places.get(key);
    if (places) places.add(second);
    else made.places.set(key, new Set([second]));
  }
  return made;
}

export const canDo = (table: Table, move: string): boolean => legal(table).all.has(move);

// ---- the piece in hand

const cellsInHand = (table: Table, turn = look.turn): Cell[] =>
  look.use === 'build' || look.use === 'lay' ? cellsOf(table.content, look.shape, turn) : [[0, 0]];

export const turnsInHand = (table: Table): number =>
  look.use === 'build' || look.use === 'lay' ? turnsOf(table.content, look.shape) : 1;

const nounInHand = (): string => {
  if (look.use === 'grave') return look.from;
  return look.use === 'house' || look.use === 'add-house' ? `${look.number}` : look.shape;
};

/** The corners where the piece in hand can lie, in a turn. */
export const cornersFor = (table: Table, turn = look.turn): Set<string> =>
  look.holding ? (legal(table).places.get(keyOf(look.use, nounInHand(), `${turn}`)) ?? new Set()) : new Set();

/** The squares that the piece in hand can cover in its turn; other cities show only how many places there are. */
export function glowing(table: Table, city: number): Set<string> {
  const cells = cellsInHand(table);
  const found = new Set<string>();
  for (const corner of cornersFor(table)) {
    const at = squareOf(corner);
    if (at.city !== city) continue;
    for (const [column, row] of cells)
      found.add(placeOf({ city, column: at.column + column, row: at.row + row }));
  }
  return found;
}

export const placesIn = (table: Table, city: number, turn = look.turn): number =>
  [...cornersFor(table, turn)].filter((corner) => squareOf(corner).city === city).length;

const moveTo = (corner: string): string => {
  switch (look.use) {
    case 'house':
      return `house ${look.number} at ${corner}`;
    case 'add-house':
      return `add house ${look.number} at ${corner}`;
    case 'grave':
      return `move grave ${look.from} to ${corner}`;
    default:
      return `${look.use} ${look.shape} at ${corner} turned ${look.turn}`;
  }
};

export interface Ghost {
  city: number;
  /** Every square it would cover, also those outside the plan. */
  squares: Square[];
  corner: Square;
  fits: boolean;
  move: string;
  /** Squares that are in the way. */
  bad: Square[];
  why: string;
  rule: string;
}

/** The piece in hand where it hangs now. */
export function ghostOf(table: Table): Ghost | null {
  const { at } = look;
  const city = at ? realmOf(table, table.seat)?.cities[at.city - 1] : undefined;
  if (!look.holding || !at || !city) return null;
  const cells = cellsInHand(table);
  const [left] = handle(cells);
  const corner = { city: at.city, column: at.column - left, row: at.row };
  const squares = cells.map(([column, row]) => ({
    city: at.city,
    column: corner.column + column,
    row: corner.row + row,
  }));
  const move = moveTo(placeOf(corner));
  const fits = canDo(table, move);
  const outside = squares.filter((square) => isOutside(city, square));
  const covered = squares.filter(
    (square) => !isOutside(city, square) && !city.empty.includes(placeOf(square)),
  );
  return {
    city: at.city,
    squares,
    corner,
    fits,
    move,
    bad: fits ? [] : [...outside, ...covered],
    ...(fits ? { why: '', rule: '' } : reason(table, outside, covered)),
  };
}

const isOutside = ({ size }: CityView, { column, row }: Square): boolean =>
  column < 0 || row < 0 || column >= size || row >= size;

function reason(table: Table, outside: Square[], covered: Square[]): { why: string; rule: string } {
  if (outside.length) return { why: say('why-outside'), rule: 'R058' };
  const [first] = covered;
  if (first) {
    const place = placeOf(first);
    return {
      why: say('why-covered', { square: squareName(place), building: buildingAt(table, place) }),
      rule: 'R058',
    };
  }
  return { why: say('why-other'), rule: 'R062' };
}

// ---- moving it

/** Turn it: the square it hangs by stays where it is. */
export function turn(table: Table, by: number): void {
  const turns = turnsInHand(table);
  look.turn = (look.turn + by + turns) % turns;
  announce(table);
}

export function step(table: Table, columns: number, rows: number): void {
  const cities = realmOf(table, table.seat)?.cities ?? [];
  const at = look.at ?? { city: look.city, column: 0, row: 0 };
  const size = cities[at.city - 1]?.size ?? 7;
  const within = (value: number): number => Math.min(size - 1, Math.max(0, value));
  look.at = { city: at.city, column: within(at.column + columns), row: within(at.row + rows) };
  announce(table);
}

/** To a square by its name, if the city has it. */
export function hangAt(table: Table, place: string): void {
  const at = squareOf(place);
  const city = realmOf(table, table.seat)?.cities[at.city - 1];
  if (!city || isOutside(city, at)) return;
  look.at = at;
  announce(table);
}

/** The next or previous place where it fits, in any turn it has now, across cities. */
export function nextPlace(table: Table, by: number): void {
  const [left] = handle(cellsInHand(table));
  const hung = [...cornersFor(table)]
    .map(squareOf)
    .map((corner) => ({ ...corner, column: corner.column + left }))
    .sort((one, other) => rank(one) - rank(other));
  if (!hung.length) return;
  const now = look.at ? rank(look.at) : -1;
  const after = by > 0 ? hung.find((at) => rank(at) > now) : hung.findLast((at) => rank(at) < now);
  const next = after ?? (by > 0 ? hung[0]! : hung.at(-1)!);
  look.at = next;
  look.city = next.city;
  announce(table);
}

const rank = ({ city, column, row }: Square): number => city * 100 + row * 10 + column;

/** Each step is spoken: "f1, fits". */
function announce(table: Table): void {
  const ghost = ghostOf(table);
  if (!ghost || !look.at) return;
  const square = squareName(placeOf(look.at));
  table.say(ghost.fits ? say('spoken-fits', { square }) : say('spoken-not', { square, why: ghost.why }));
}

export function putDown(table: Table): void {
  const ghost = ghostOf(table);
  if (!ghost || table.busy) return; // what is in hand waits until the last move is kept
  if (!ghost.fits) {
    table.say(ghost.why);
    return;
  }
  table.send(ghost.move);
  look.letGo();
}

/** Take something, and hang it over the first place where it fits if keys or fingers will move it. */
export function hang(table: Table): void {
  for (let tries = 0; tries < turnsInHand(table) && !cornersFor(table).size; tries += 1) look.turn += 1;
  if (look.turn >= turnsInHand(table)) look.turn = 0;
  look.at = null;
  const here = [...cornersFor(table)].map(squareOf).filter(({ city }) => city === look.city);
  if (!here.length) return nextPlace(table, 1);
  look.at = { city: look.city, column: -1, row: -1 };
  nextPlace(table, 1);
}

// ---- what there is to build

export interface Piece {
  kind: string;
  price: Part[];
  /** Pieces left; -1 without limit. */
  left: number;
  built: boolean;
  affordable: boolean;
  places: number;
  can: boolean;
}

export const pieces = (table: Table): Piece[] =>
  table.view.shop.map(({ kind, price, different, left, built, affordable, places }) => ({
    kind,
    price: priceParts(price, different),
    left,
    built,
    affordable,
    places,
    can: !built && affordable && places > 0 && (left === -1 || left > 0),
  }));

/** What keeps a piece from being built: the shortest reason. */
export function lacking(table: Table, { built, left, affordable, places, price }: Piece): string {
  if (built) return say('lack-built');
  if (left === 0) return say('lack-sold');
  if (!affordable) return shortfall(table, price);
  return places ? '' : say('lack-room');
}

/** "1 stone short": the first good of a price that is missing. */
export function shortfall(table: Table, price: Part[]): string {
  const realm = realmOf(table, table.seat);
  for (const { good, count, differs } of price) {
    const have = goodsHeld(table, good, differs);
    if (realm && have < count) return say('short', { count: count - have, good: goodShort(good) });
  }
  return say('lack-pay');
}

const goodShort = (good: string): string => say(`short-of-${good}`);

/** What a seat has of a good or a class of goods; of different kinds each counts once. */
function goodsHeld(table: Table, good: string, differs: boolean): number {
  const goods = realmOf(table, table.seat)?.goods ?? {};
  if (good !== 'food' && good !== 'luxury') return goods[good] ?? 0;
  return table.content.good
    .filter(({ kind }) => kind === good)
    .reduce((sum, { id }) => sum + (differs ? Math.min(1, goods[id] ?? 0) : (goods[id] ?? 0)), 0);
}

/** Houses: the dearest that can be paid now. */
export const bestHouse = (table: Table): number =>
  table.view.houses.findLast(({ built, affordable }) => !built && affordable)?.number ?? 0;

/** The houses that can be taken in hand now: for nothing by a saint's power, or at their price. */
export const freeHouses = (table: Table): number[] =>
  [...new Set(legal(table).nouns.get('add-house') ?? [])].map(Number);

/** The sizes of storage that fit somewhere, the largest last (R065). */
export const storageShapes = (table: Table): string[] => [
  ...new Set((legal(table).nouns.get('build') ?? []).filter((shape) => kindOf(shape) === 'storage')),
];

/** Takes a kind of building in hand; a storage and a house are chosen first. */
export function pick(table: Table, kind: string): void {
  look.shelf = '';
  look.open = '';
  if (kind === 'storage') {
    const shapes = storageShapes(table);
    look.shelf = 'sizes';
    if (shapes[0]) take(table, 'build', shapes[0]);
  } else if (kind === 'house') {
    const number = bestHouse(table);
    if (number) take(table, 'house', 'house', number);
  } else take(table, 'build', kind);
}

export function take(
  table: Table,
  use: 'build' | 'house' | 'add-house' | 'lay',
  shape: string,
  number = 0,
): void {
  look.take(use, shape, number);
  hang(table);
}

/** "Market" or "House 7", for chips and questions. */
export function handName(): string {
  if (look.use === 'grave') return capitalised(say('grave'));
  if (look.number) return say('house-number', { number: look.number });
  const size = /-(\d)x(\d)$/.exec(look.shape);
  return size
    ? say('storage-of', { rows: size[1]!, columns: size[2]! })
    : capitalised(kindName(kindOf(look.shape)));
}

/** "City I, f1" */
export const ghostPlace = (ghost: Ghost): string =>
  say('at-place', {
    city: cityName(ghost.city),
    square: look.at ? squareName(placeOf(look.at)) : '',
  });
