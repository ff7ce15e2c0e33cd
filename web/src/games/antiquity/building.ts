// What can be done on the land: which building, of which good, on which fields.
import { look } from './look.svelte';
import { markerVerb, toggleMarker } from './markers';
import { parse, type Parsed } from './moves';
import { legal } from './placing';
import { realmOf, type Table } from './words';

/** A kind of building on the land with its good: `farm grain`, `inn`. */
export interface Offer {
  id: string;
  site: string;
  good: string;
  fields: string[];
}

const SITES = ['woodcutter', 'farm', 'free-farm', 'mine', 'fishery', 'inn', 'city', 'clean'];
const WITH_GOOD = ['farm', 'free-farm', 'mine', 'fishery'];

const fieldOf = ({ verb, noun, second }: Parsed): string => (WITH_GOOD.includes(verb) ? second : noun);
const goodOf = ({ verb, noun }: Parsed): string => (WITH_GOOD.includes(verb) ? noun : '');
const idOf = (parsed: Parsed): string => `${parsed.verb} ${goodOf(parsed)}`.trim();

const known = new WeakMap<object, Map<string, Parsed[]>>();

function moves(table: Table): Map<string, Parsed[]> {
  const { decision } = table;
  if (decision?.kind !== 'countryside') return new Map();
  const found = known.get(decision) ?? new Map<string, Parsed[]>();
  if (known.has(decision)) return found;
  known.set(decision, found);
  for (const { move } of decision.choices) {
    const parsed = parse(move);
    if (!SITES.includes(parsed.verb)) continue;
    const id = idOf(parsed);
    found.set(id, [...(found.get(id) ?? []), parsed]);
  }
  return found;
}

/** Everything that could be built, in a fixed order. */
export function offers(table: Table): Offer[] {
  const found = moves(table);
  const crops = table.content.good.filter(({ site }) => site === 'farm').map(({ id }) => id);
  const minerals = table.content.good.filter(({ site }) => site === 'mine').map(({ id }) => id);
  const catches = table.content.good.filter(({ site }) => site === 'fishery').map(({ id }) => id);
  const all = [
    'woodcutter',
    ...crops.map((good) => `farm ${good}`),
    ...crops.map((good) => `free-farm ${good}`).filter((id) => found.has(id)),
    ...minerals.map((good) => `mine ${good}`),
    ...catches.map((good) => `fishery ${good}`),
    'inn',
    'city',
    ...(found.has('clean') ? ['clean'] : []),
  ];
  return all.map((id) => {
    const [site = '', good = ''] = id.split(' ');
    return { id, site, good, fields: [...new Set((found.get(id) ?? []).map(fieldOf))] };
  });
}

/** The fields that can be picked now. */
export function litFields(table: Table): string[] {
  const { nouns } = legal(table);
  switch (table.decision?.kind) {
    case 'choosing':
      return nouns.get('found') ?? [];
    case 'harvesting':
      return nouns.get('harvest') ?? [];
    case 'exploring':
      return nouns.get('explore') ?? [];
    case 'polluting':
      return nouns.get('pollute') ?? [];
    case 'countryside':
      return siteFields(table);
    default:
      return [];
  }
}

function siteFields(table: Table): string[] {
  const of = moves(table).get(look.site) ?? [];
  if (look.site.startsWith('fishery') && look.first)
    return of
      .filter(({ second, third }) => second === look.first || third === look.first)
      .map(({ second, third }) => (second === look.first ? third : second));
  const fields = of.flatMap(({ verb, noun, second, third }) => {
    if (verb === 'fishery') return [second, third];
    return WITH_GOOD.includes(verb) ? [second] : [noun];
  });
  return [...new Set(fields)];
}

/** The move that the choice on the land stands for, with the field that was picked or another one. */
export function landMove(table: Table, field = look.field): string {
  const { first, site } = look;
  if (!field) return '';
  switch (table.decision?.kind) {
    case 'choosing':
      return `found ${field}`;
    case 'exploring':
      return `explore ${field}`;
    case 'countryside':
      break;
    default:
      return '';
  }
  const [verb = '', good = ''] = site.split(' ');
  if (verb === 'fishery') return fisheryMove(table, good, first, field);
  if (verb === 'free-farm') return `free farm ${good} at ${field}`;
  return good ? `${verb} ${good} at ${field}` : `${verb} ${field}`;
}

/** Of two fields either may be named first. */
function fisheryMove(table: Table, good: string, one: string, other: string): string {
  if (!one || one === other) return '';
  const there = `fishery ${good} at ${one} and ${other}`;
  return table.choice(there) ? there : `fishery ${good} at ${other} and ${one}`;
}

/** What a choice on the land would bring: the fields it takes or cleans, and those that come to the zone. */
export interface Preview {
  fields: string[];
  zone: string[];
}

/** Of the field that is pointed at, before it is picked; else of the one that was. */
export function previewed(table: Table): Preview {
  const there = look.pointed && table.choice(landMove(table, look.pointed))?.detail;
  const detail = there || table.choice(landMove(table))?.detail;
  return { fields: detail?.fields ?? [], zone: detail?.zone ?? [] };
}

/** A field was picked on the land: chosen, or a marker laid there. A second pick confirms it. */
export function pickField(table: Table, field: string): void {
  if (!litFields(table).includes(field)) return;
  if (markerVerb(table)) return toggleMarker(table, field);
  if (look.site.startsWith('fishery') && !look.first) {
    look.first = field;
    look.field = '';
    return;
  }
  if (look.field === field) {
    const move = landMove(table);
    if (table.choice(move)) table.send(move);
    look.leaveLand();
    return;
  }
  look.field = field;
}

/** Choose what to build; where only one field will do, that one too. */
export function pickSite(table: Table, id: string): void {
  const chosen = look.site === id ? '' : id;
  look.leaveLand();
  look.site = chosen;
  const fields = chosen ? litFields(table) : [];
  if (fields.length === 1) look.field = fields[0]!;
}

/** Cart shops with a man on them, that a building on the land uses up (R101). */
export const cartsLeft = (table: Table): number =>
  (realmOf(table, table.seat)?.cities ?? [])
    .flatMap(({ buildings }) => buildings)
    .filter(({ kind, manned }) => kind === 'cart_shop' && manned).length;
