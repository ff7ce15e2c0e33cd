// The figures of the components as the server sends them (content.toml), found by id.
import type {
  CivilizationView,
  Content,
  Counter,
  Era,
  Improvement,
  Land,
  Milestone,
  Piece,
  Resource,
  Sea,
  Technology,
  Unit,
  Wonder,
} from './messages';

export type CivilizationContent = Content;

export const ERAS = ['ancient', 'medieval', 'gunpowder', 'modern'];
export const RESOURCES = ['wine', 'horses', 'iron', 'gems', 'spices', 'oil', 'coal', 'rare_metals'];
export const SIZES = ['', 'village', 'town', 'city', 'metropolis'];
export const ROMAN = ['I', 'II', 'III', 'IV'];

/** What a technology makes possible, once anybody has it. */
export interface Enabled {
  units: Unit[];
  improvements: Improvement[];
  wonders: Wonder[];
  /** The size of settlement it allows; 0 for none. */
  size: number;
}

interface Index {
  lands: Map<string, Land>;
  seas: Map<string, Sea>;
  technologies: Map<string, Technology>;
  wonders: Map<string, Wonder>;
  improvements: Map<string, Improvement>;
  pieces: Map<string, Piece>;
  counters: Map<string, Counter>;
  resources: Map<string, Resource>;
  milestones: Map<string, Milestone>;
  eras: Map<string, Era>;
  /** By kind of piece, from the first level on. */
  levels: Map<string, Unit[]>;
  enabled: Map<string, Enabled>;
  /** What opens when a technology is there. */
  opens: Map<string, string[]>;
  /** The lands at a sea. */
  shores: Map<string, string[]>;
}

// A key that a record of the content file leaves out means none, 0 or false.
const TECHNOLOGY = { prerequisites: [], groundbreaking: false, trade: null, bonus: null };
const AREA = { neighbours: [], seas: [] };
const UNIT = { bonus: 0 };
const EFFECT = { piece: '', count: 0, gold: 0, bonus: 0, faces: 0, gears: 0 };

const indexes = new WeakMap<Content, Index>();

function byId<T extends { id: string }>(records: T[], left = {}): Map<string, T> {
  return new Map(records.map((record) => [record.id, { ...left, ...record }]));
}

/** The areas at the left and right edge are neighbours too (G-04). */
function wrapped(content: Content): Pick<Index, 'lands' | 'seas'> {
  const lands = byId(content.land, AREA);
  const seas = byId(content.sea, AREA);
  for (const {
    areas: [one, other],
  } of content.wrap)
    for (const [area, next] of [
      [one, other],
      [other, one],
    ] as const) {
      const here = seas.get(area) ?? lands.get(area);
      if (here && !here.neighbours.includes(next)) here.neighbours = [...here.neighbours, next];
    }
  return { lands, seas };
}

function levels(content: Content): Map<string, Unit[]> {
  const found = new Map<string, Unit[]>();
  for (const unit of content.unit) {
    const row = found.get(unit.piece) ?? [];
    row[unit.level - 1] = { ...UNIT, ...unit };
    found.set(unit.piece, row);
  }
  return found;
}

function enabled(content: Content): Map<string, Enabled> {
  return new Map(
    content.technology.map(({ id }) => [
      id,
      {
        units: content.unit
          .filter(({ technology }) => technology === id)
          .map((unit) => ({ ...UNIT, ...unit })),
        improvements: content.improvement.filter(({ technology }) => technology === id),
        wonders: content.wonder.filter(({ technology }) => technology === id),
        size: content.settlement.findIndex(({ technology }) => technology === id) + 1,
      },
    ]),
  );
}

function index(content: Content): Index {
  let found = indexes.get(content);
  if (!found) {
    const opens = new Map<string, string[]>(content.technology.map(({ id }) => [id, []]));
    for (const { id, prerequisites = [] } of content.technology)
      for (const needed of prerequisites) opens.get(needed)?.push(id);
    const shores = new Map<string, string[]>(content.sea.map(({ id }) => [id, []]));
    for (const { id, seas = [] } of content.land) for (const sea of seas) shores.get(sea)?.push(id);
    found = {
      ...wrapped(content),
      technologies: byId(content.technology, TECHNOLOGY),
      wonders: new Map(
        content.wonder.map((one) => [one.id, { ...one, effect: { ...EFFECT, ...one.effect } }]),
      ),
      improvements: byId(content.improvement),
      pieces: byId(content.piece),
      counters: byId(content.counter, { gold: 0, largest: 0 }),
      resources: byId(content.resource, { always_happy: false }),
      milestones: byId(content.milestone),
      eras: byId(content.era),
      levels: levels(content),
      enabled: enabled(content),
      opens,
      shores,
    };
    indexes.set(content, found);
  }
  return found;
}

export const isSea = (content: Content, area: string): boolean => index(content).seas.has(area);
export const areaOf = (content: Content, area: string): Land | Sea | undefined =>
  index(content).lands.get(area) ?? index(content).seas.get(area);
/** Lands next to a land, seas next to a sea. */
export const neighboursOf = (content: Content, area: string): string[] =>
  areaOf(content, area)?.neighbours ?? [];
/** The seas at a land's coast; the lands at a sea. */
export const shoresOf = (content: Content, area: string): string[] =>
  index(content).shores.get(area) ?? index(content).lands.get(area)?.seas ?? [];

export const technologyOf = (content: Content, id: string): Technology =>
  index(content).technologies.get(id)!;
export const enabledBy = (content: Content, technology: string): Enabled =>
  index(content).enabled.get(technology)!;
export const openedBy = (content: Content, technology: string): string[] =>
  index(content).opens.get(technology) ?? [];
export const wonderOf = (content: Content, id: string): Wonder => index(content).wonders.get(id)!;
export const improvementOf = (content: Content, id: string): Improvement =>
  index(content).improvements.get(id)!;
export const pieceOf = (content: Content, kind: string): Piece => index(content).pieces.get(kind)!;
export const counterOf = (content: Content, id: string): Counter | undefined =>
  index(content).counters.get(id);
export const resourceOf = (content: Content, id: string): Resource | undefined =>
  index(content).resources.get(id);
export const milestoneOf = (content: Content, id: string): Milestone => index(content).milestones.get(id)!;
export const eraOf = (content: Content, id: string): Era => index(content).eras.get(id)!;
export const levelsOf = (content: Content, kind: string): Unit[] => index(content).levels.get(kind) ?? [];
export const isTechnology = (content: Content, id: string): boolean => index(content).technologies.has(id);
export const isWonder = (content: Content, id: string): boolean => index(content).wonders.has(id);
export const isMilestone = (content: Content, id: string): boolean => index(content).milestones.has(id);

/** The number of an era, from 0. */
export const eraNumber = (era: string): number => ERAS.indexOf(era);

/** Infantry, cavalry or artillery; fleet, carrier or aircraft; or settler. */
export function classOf(kind: string): string {
  return kind.includes('-') ? kind.slice(kind.indexOf('-') + 1) : kind;
}
export const isFleet = (kind: string): boolean => classOf(kind) === 'fleet' || kind === 'carrier';
export const isArmy = (kind: string): boolean => ['infantry', 'cavalry', 'artillery'].includes(classOf(kind));
/** The era of a military unit, from 0; of others -1. */
export function eraOfKind(kind: string): number {
  if (kind === 'carrier' || kind === 'aircraft') return 3;
  return eraNumber(kind.slice(0, Math.max(0, kind.indexOf('-'))));
}
/** G-60: which class is superior to which. */
export const BEATS: Record<string, string> = {
  cavalry: 'infantry',
  infantry: 'artillery',
  artillery: 'cavalry',
};

/** The technologies that somebody has, or that were set aside. */
export const inPlay = (view: CivilizationView): Set<string> =>
  new Set(
    view.technologies
      .filter(({ owner, set_aside }) => owner !== null || set_aside)
      .map(({ technology }) => technology),
  );

/** the level that units of a kind have now; none under the standard rules, and of settlers. */
export function unitOf(content: Content, view: CivilizationView, kind: string): Unit | null {
  const rows = levelsOf(content, kind);
  if (!view.advanced || !rows.length) return null;
  const known = inPlay(view);
  return rows.findLast(({ technology }) => known.has(technology)) ?? rows[0]!;
}

/** The dice of a unit and what its level adds to them. */
export function strengthOf(
  content: Content,
  view: CivilizationView,
  kind: string,
): { dice: number; bonus: number } {
  const unit = unitOf(content, view, kind);
  if (unit) return { dice: unit.dice, bonus: unit.bonus };
  if (kind === 'aircraft') return { dice: content.standard.battle.aircraft_dice, bonus: 0 };
  return { dice: content.era[eraOfKind(kind)]?.dice ?? 0, bonus: 0 };
}

/** what a settlement brings. */
export function cityValue(
  content: Content,
  card: { resource: boolean; happy: boolean; productive: boolean; size: number },
): number {
  const row = content.city_value.find(
    (one) =>
      one.card === (card.resource ? 'resource' : 'plain') && one.mood === (card.happy ? 'happy' : 'unhappy'),
  );
  return (card.productive ? row?.productive : row?.gold)?.[card.size - 1] ?? 0;
}

/** G-68: what so many cards of one resource bring. */
export function monopolyOf(content: Content, cards: number): number {
  const { monopoly, monopoly_from } = content.production;
  return cards < monopoly_from ? 0 : (monopoly[Math.min(cards - monopoly_from, monopoly.length - 1)] ?? 0);
}

/** A "thing" of the shell: 'area:steppe' is the area steppe. */
export function split(thing: string): [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}
