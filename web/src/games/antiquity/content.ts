// What the content file says about goods, buildings and prices, and the squares that a building covers.
import type { Building, Content, Cost, Good, Names } from './messages';

export type AntiquityContent = Content;

/** A square of a city plan: the city counts from 1, column and row from 0. */
export interface Square {
  city: number;
  column: number;
  row: number;
}

const COLUMNS = 'abcdefg';

/** `2c6` is the square in the third column and sixth row of the second city. */
export const squareOf = (place: string): Square => ({
  city: Number(place[0]),
  column: COLUMNS.indexOf(place[1] ?? ''),
  row: Number(place.slice(2)) - 1,
});
export const placeOf = ({ city, column, row }: Square): string =>
  `${city}${COLUMNS[column] ?? '?'}${row + 1}`;
export const columnName = (column: number): string => COLUMNS[column] ?? '';

/** Cities are numbered as on the land. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

// ---- shapes

/** The kind of building a shape is of: storages have a shape for each size. */
export const kindOf = (shape: string): string => shape.split('-')[0] ?? shape;
export const storageSize = (shape: string): [rows: number, columns: number] | null => {
  const found = /^storage-(\d)x(\d)$/.exec(shape);
  return found ? [Number(found[1]), Number(found[2])] : null;
};
/** A storage of these sides, as moves name it, and how far it is turned (R065). */
export const storageShape = (rows: number, columns: number): { shape: string; turn: number } =>
  rows <= columns
    ? { shape: `storage-${rows}x${columns}`, turn: 0 }
    : { shape: `storage-${columns}x${rows}`, turn: 1 };

export type Cell = [column: number, row: number];

function footprint(content: AntiquityContent, shape: string): Cell[] {
  const size = storageSize(shape);
  const rows = size
    ? Array<string>(size[0]).fill('X'.repeat(size[1]))
    : (buildingOf(content, shape)?.footprint ?? ['X']);
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): Cell[] => (letter === 'X' ? [[column, row]] : [])),
  );
}

function clockwise(cells: Cell[]): Cell[] {
  const bottom = Math.max(...cells.map(([, row]) => row));
  return cells.map(([column, row]): Cell => [bottom - row, column]);
}

/** The squares of a shape after so many quarter turns clockwise, from the upper left corner of its box. */
export function cellsOf(content: AntiquityContent, shape: string, turn: number): Cell[] {
  let cells = footprint(content, shape);
  for (let quarter = 0; quarter < turn; quarter += 1) cells = clockwise(cells);
  return cells;
}

const signature = (cells: Cell[]): string =>
  cells
    .map(([column, row]) => row * 8 + column)
    .sort((one, other) => one - other)
    .join();

/** In how many turns a shape looks different: 1, 2 or 4. */
export function turnsOf(content: AntiquityContent, shape: string): number {
  const same = signature(cellsOf(content, shape, 0));
  return [1, 2].find((turn) => signature(cellsOf(content, shape, turn)) === same) ?? 4;
}

/** The square by which a piece hangs: its first one, in the order of reading. */
export const handle = (cells: Cell[]): Cell =>
  [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0])[0] ?? [0, 0];

// ---- records

export const buildingOf = (content: AntiquityContent, kind: string): Building | undefined =>
  content.building.find(({ id }) => id === kind);
export const goodOf = (content: AntiquityContent, id: string): Good | undefined =>
  content.good.find((good) => good.id === id);
/** "food", "luxury" or "material": what the shape of its mark says. */
export const classOf = (content: AntiquityContent, good: string): string =>
  goodOf(content, good)?.kind ?? good;
export const goodsOf = (content: AntiquityContent, kind: string): string[] =>
  content.good.filter((good) => good.kind === kind).map(({ id }) => id);

export interface Part {
  /** A good, or "food" or "luxury" of any kind. */
  good: string;
  count: number;
  differs: boolean;
}

/** What is paid, part by part. A figure that the content leaves out is none. */
export function partsOf(cost: Partial<Cost> | undefined): Part[] {
  const part = (good: string, count = 0, differs = false): Part[] =>
    count ? [{ good, count, differs }] : [];
  return [
    ...part('wood', cost?.wood),
    ...part('stone', cost?.stone),
    ...part('food', cost?.food),
    ...part('food', cost?.different_food, true),
    ...part('luxury', cost?.luxury),
    ...part('luxury', cost?.different_luxury, true),
  ];
}

/** A price as the view tells it. */
export const priceParts = (price: Record<string, number>, different: string[]): Part[] =>
  Object.entries(price).map(([good, count]) => ({ good, count, differs: different.includes(good) }));

/** The families of buildings, by colour; each has its icon and name as well. */
const COLOURS: Record<string, string> = {
  cart_shop: 'brown',
  stable: 'brown',
  storage: 'yellow',
  market: 'yellow',
  granary: 'yellow',
  brewery: 'yellow',
  harbour: 'blue',
  explorer: 'blue',
  fountain: 'blue',
  university: 'green',
  theology: 'green',
  philosophy: 'green',
  biology: 'green',
  alchemy: 'green',
  cathedral: 'purple',
  hospital: 'red',
  dump: 'grey',
  forced_labour: 'grey',
};
export const colourOf = (kind: string): string => COLOURS[kind] ?? 'house';

export const named = (record: { name: Names } | undefined, id: string, language: 'en' | 'nl'): string =>
  record ? record.name[language] : id;
