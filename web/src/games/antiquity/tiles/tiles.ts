/** Tiles of the land as they are made: 61 fields with a letter each, two of them marked, and a name. */

import type { Content, Names, Tile } from '../messages';
import type { Place } from '../land/hexes';

const RADIUS = 4; // of a tile, in fields round its middle
export const MARKED = 2; // fields of a tile
export const MOST_TILES = 99;
export const TERRAINS = ['F', 'G', 'M', 'S'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The fields of a tile by their coordinates, column by column, as content files list them. */
export const FIELDS: [q: number, r: number][] = range(-RADIUS, RADIUS).flatMap((q) =>
  range(Math.max(-RADIUS, -q - RADIUS), Math.min(RADIUS, RADIUS - q)).map((r): [number, number] => [q, r]),
);
export const PLACES: Place[] = FIELDS.map(([q, r]) => [q, 2 * r + q]);
/** Columns have letters, fields in them numbers from the top. */
export const FIELD_NAMES = FIELDS.map(
  ([q, r]) => 'abcdefghi'[q + RADIUS]! + (r - Math.max(-RADIUS, -q - RADIUS) + 1),
);
const LENGTHS = range(-RADIUS, RADIUS).map((column) => FIELDS.filter(([q]) => q === column).length);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** A tile that is being made. */
export interface Draft {
  /** '' until it is saved, if it is a new one. */
  id: string;
  name: Names;
  /** A letter for each field. */
  terrain: string;
  /** Marked fields by number, in the order in which they were marked. */
  marked: number[];
  provenance: string[];
}

export function draftOf({ id, name, columns, marked, provenance }: Tile): Draft {
  const numbers = marked.map(([q, r]) => FIELDS.findIndex((field) => field[0] === q && field[1] === r));
  return { id, name: { ...name }, terrain: columns.join(''), marked: numbers, provenance };
}

export const blank = (): Draft => ({
  id: '',
  name: { en: '', nl: '' },
  terrain: 'G'.repeat(FIELDS.length),
  marked: [],
  provenance: [OWN],
});

/** The same tile once more, under a name that none has yet. */
export function copyOf(draft: Draft, all: Draft[]): Draft {
  let number = 2;
  const taken = (name: string, language: 'en' | 'nl') => all.some((one) => one.name[language] === name);
  const numbered = (name: string) => `${name.replace(/ \d+$/, '')} ${number}`;
  while (taken(numbered(draft.name.en), 'en') || taken(numbered(draft.name.nl), 'nl')) number++;
  const name = { en: numbered(draft.name.en), nl: numbered(draft.name.nl) };
  return { ...draft, id: '', name, provenance: [OWN] };
}

/** The tile with another letter on a field. Markers do not lie on sea. */
export function painted(draft: Draft, field: number, terrain: Terrain): Draft {
  if (draft.terrain[field] === terrain) return draft;
  const letters = [...draft.terrain];
  letters[field] = terrain;
  const marked = terrain === 'S' ? draft.marked.filter((one) => one !== field) : draft.marked;
  return { ...draft, terrain: letters.join(''), marked, provenance: [OWN] };
}

/** The tile with a field marked, or no longer; the older mark goes when there would be three. */
export function remarked(draft: Draft, field: number): Draft {
  const rest = draft.marked.filter((one) => one !== field);
  if (rest.length < draft.marked.length) return { ...draft, marked: rest, provenance: [OWN] };
  if (draft.terrain[field] === 'S') return draft;
  return { ...draft, marked: [...rest, field].slice(-MARKED), provenance: [OWN] };
}

/** The tile turned by a sixth, clockwise. */
export function turned(draft: Draft): Draft {
  const from = FIELDS.map(([q, r]) => FIELDS.findIndex(([a, b]) => a === q + r && b === -q));
  return {
    ...draft,
    terrain: from.map((field) => draft.terrain[field]).join(''),
    marked: draft.marked.map((field) => from.indexOf(field)),
    provenance: [OWN],
  };
}

// ---- what can be wrong: what the server would refuse

export interface Problem {
  /** Key of the sentence, after `antiquity-tiles-problem-`. */
  key: 'marks' | 'name' | 'same' | 'few' | 'many';
  /** The tile by number; none if it is about all. */
  tile: number | null;
  args: Record<string, string | number>;
}

/** Tiles that a game of the most players takes. */
export const tilesNeeded = (content: Content): number =>
  Math.max(...content.layout.map(({ places }) => places.length));

export function problemsOf(drafts: Draft[], content: Content): Problem[] {
  const found: Problem[] = [];
  const [fewest, tiles] = [tilesNeeded(content), drafts.length];
  if (tiles < fewest) found.push({ key: 'few', tile: null, args: { tiles, fewest } });
  if (tiles > MOST_TILES) found.push({ key: 'many', tile: null, args: { tiles, most: MOST_TILES } });
  drafts.forEach((draft, tile) => {
    if (!draft.name.en.trim() || !draft.name.nl.trim()) found.push({ key: 'name', tile, args: {} });
    const same = drafts.findIndex(
      (other) =>
        other.name.en.trim() === draft.name.en.trim() || other.name.nl.trim() === draft.name.nl.trim(),
    );
    if (same < tile && draft.name.en.trim() && draft.name.nl.trim())
      found.push({ key: 'same', tile, args: { other: same + 1 } });
    if (draft.marked.length !== MARKED)
      found.push({ key: 'marks', tile, args: { marks: draft.marked.length, wanted: MARKED } });
  });
  return found;
}

// ---- files

/** The source of what was made here. */
const OWN = 'tile_maker';
const SOURCE: Names = { en: 'made with the tile maker', nl: 'gemaakt met de tegelmaker' };

/** An id for a new tile, as moves are written: small letters, figures and underscores. */
function idFor(name: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .trim()
    .replace(/[ _-]+/g, '_')
    .replace(/_$/, '');
  const id = /^[a-z]/.test(plain) ? plain : `tile_${plain}`.replace(/_$/, '');
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}_${number}`)) number++;
  return `${id}_${number}`;
}

function columnsOf(terrain: string): string[] {
  let at = 0;
  return LENGTHS.map((length) => terrain.slice(at, (at += length)));
}

/** The content with these tiles, and with an id for each. */
export function withTiles(content: Content, drafts: Draft[]): Content {
  const taken = new Set(drafts.map(({ id }) => id));
  const tile = drafts.map(({ id: known, name, terrain, marked, provenance }) => {
    const id = known || idFor(name.en, taken);
    taken.add(id);
    return {
      id,
      name: { en: name.en.trim(), nl: name.nl.trim() },
      columns: columnsOf(terrain),
      marked: marked.map((field) => FIELDS[field]!),
      provenance,
    } as Tile;
  });
  const own = drafts.some(({ provenance }) => provenance.includes(OWN));
  return {
    ...content,
    provenance: own ? { ...content.provenance, [OWN]: SOURCE } : content.provenance,
    tile,
  };
}

/** Why a file is no content file of this game, or its content. */
export function contentIn(read: unknown): Content | 'game' | 'tiles' {
  const content = read as Partial<Content> | null;
  if (content?.game?.id !== 'antiquity' || !Array.isArray(content.layout) || !content.provenance)
    return 'game';
  return Array.isArray(content.tile) && content.tile.every(isTile) ? (content as Content) : 'tiles';
}

function isTile({ id, name, columns, marked, provenance }: Partial<Tile>): boolean {
  const letters = (column: string, i: number) =>
    column.length === LENGTHS[i] && [...column].every((letter) => TERRAINS.includes(letter as Terrain));
  const known = ([q, r]: [number, number]) => FIELDS.some((field) => field[0] === q && field[1] === r);
  return (
    typeof id === 'string' &&
    typeof name?.en === 'string' &&
    typeof name.nl === 'string' &&
    Array.isArray(provenance) &&
    Array.isArray(columns) &&
    columns.length === LENGTHS.length &&
    columns.every(letters) &&
    Array.isArray(marked) &&
    marked.every(known)
  );
}

/** A content file: sections, then the records of each kind. */
export function written(content: Content): string {
  const parts = Object.entries(content).map(([name, part]: [string, unknown]) =>
    Array.isArray(part)
      ? part.map((record: object) => `[[${name}]]\n${lines(record)}`).join('\n')
      : `[${name}]\n${lines(part as object)}`,
  );
  return parts.join('\n');
}

const lines = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `${keyText(key)} = ${valueText(value)}\n`)
    .join('');

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

/** A value in TOML; its texts and numbers are written as in JSON. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${keyText(key)} = ${valueText(member)}`);
  return members.length ? `{ ${members.join(', ')} }` : '{}';
}
