// The args of the components as the server sends them (content.toml), found by id.

import type { Area, Content, Empire, Event, Land, Water } from './messages';

export type HistoryContent = Content;

/** A neighbour of a land, and what an attack into it from there meets: '' for nothing. */
export interface Neighbour {
  land: string;
  terrain: string;
}

interface Index {
  lands: Map<string, Land>;
  waters: Map<string, Water>;
  areas: Map<string, Area>;
  empires: Map<string, Empire>;
  events: Map<string, Event>;
  neighbours: Map<string, Neighbour[]>;
}

// A key that a record of the content file leaves out means none, 0 or false.
const LAND = { area: '', barren: false, resource: false };
const EMPIRE = { capital: false, capital_name: null, leader: null, navigation: [], parts: [] };
const EVENT = { strength: 0, start: '', land: '', area: '', navigation: [], capital_name: null };

const indexes = new WeakMap<HistoryContent, Index>();

function byId<T extends { id: string }>(records: T[], left = {}): Map<string, T> {
  return new Map(records.map((record) => [record.id, { ...left, ...record }]));
}

function neighbours(content: HistoryContent): Map<string, Neighbour[]> {
  const found = new Map<string, Neighbour[]>(content.land.map(({ id }) => [id, []]));
  for (const { lands, kind, into_first, into_second } of content.border) {
    const strait = kind === 'strait' ? 'strait' : '';
    // A land is entered from its neighbour: the terrain that counts lies in the land itself.
    found.get(lands[0])?.push({ land: lands[1], terrain: strait || into_first || '' });
    found.get(lands[1])?.push({ land: lands[0], terrain: strait || into_second || '' });
  }
  return found;
}

function index(content: HistoryContent): Index {
  let found = indexes.get(content);
  if (!found) {
    found = {
      lands: byId(content.land, LAND),
      waters: byId(content.water),
      areas: byId(content.area),
      empires: byId(content.empire, EMPIRE),
      events: byId(content.event, EVENT),
      neighbours: neighbours(content),
    };
    indexes.set(content, found);
  }
  return found;
}

export const landOf = (content: HistoryContent, id: string): Land => index(content).lands.get(id)!;
export const isWater = (content: HistoryContent, id: string): boolean => index(content).waters.has(id);
export const waterOf = (content: HistoryContent, id: string): Water => index(content).waters.get(id)!;

/** The lands on a water, with those that an option of the table adds. Own content may have no optional coasts. */
export function coastsOf(content: HistoryContent, id: string, options: Record<string, string>): string[] {
  const added = (content.coast ?? []).filter(
    ({ water, option }) => water === id && options[option] === 'all',
  );
  return [...waterOf(content, id).coasts, ...added.map(({ land }) => land)];
}
export const areaOf = (content: HistoryContent, id: string): Area => index(content).areas.get(id)!;
export const empireOf = (content: HistoryContent, id: string): Empire => index(content).empires.get(id)!;
export const eventOf = (content: HistoryContent, id: string): Event => index(content).events.get(id)!;
export const neighboursOf = (content: HistoryContent, id: string): Neighbour[] =>
  index(content).neighbours.get(id) ?? [];
export const landsIn = (content: HistoryContent, area: string): string[] =>
  content.land.filter((land) => land.area === area).map(({ id }) => id);
/** Oceans cannot be stayed in. */
export const oceans = (content: HistoryContent): Set<string> =>
  new Set(content.water.filter(({ kind }) => kind === 'ocean').map(({ id }) => id));

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
export const roman = (epoch: number): string => ROMAN[epoch] ?? '';

/** A "thing" of the shell: 'land:crete' is the land crete. */
export function split(thing: string): [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}
