// What can be chosen on the map now, how it is shown there, and what choosing it does.
import { screen } from '../../lib/settings.svelte';
import { isSea, split } from './content';
import { look } from './look.svelte';
import type { Word } from './map/props';
import { parse } from './moves';
import { bombs, chosenArea, fits, phraseTo, reach, select, stacks, takers } from './moving';
import { bestLaunch, placesOf } from './purchase/shopping';
import { say, type Table } from './words';

export interface MapTargets {
  /** How each place is shown: 'go', 'far', 'fight', 'board' or 'place'. */
  ways: Record<string, string>;
  /** Places left aboard. */
  rooms: Record<string, number>;
  /** Lands where a settler that goes there may look at the counter. */
  looks: string[];
  /** Other words about places. */
  words: Record<string, Word>;
}

const nothing = (): MapTargets => ({ ways: {}, rooms: {}, looks: [], words: {} });

/** The moves with a verb that name an area first. */
const byArea = (table: Table, verb: string): Map<string, string> =>
  new Map(
    (table.decision?.choices ?? [])
      .map(({ move }) => [parse(move), move] as const)
      .filter(([one]) => one.verb === verb)
      .map(([one, move]) => [one.noun, move]),
  );

/** Verbs whose move is chosen by a place, by the kind of decision. */
const PLACED: Record<string, string[]> = {
  choosing: ['settle'],
  placing: ['place'],
  growing: ['grow'],
  attacking: ['attack'],
  ordering: ['battle', 'capture'],
};

export function targetsOf(table: Table): MapTargets {
  const kind = table.decision?.kind ?? '';
  if (kind === 'moving') return moving(table);
  if (kind === 'purchasing') return placing(table);
  const found = nothing();
  for (const verb of PLACED[kind] ?? [])
    for (const area of byArea(table, verb).keys())
      found.ways[area] = ['attack', 'battle', 'capture'].includes(verb) ? 'fight' : 'place';
  return found;
}

const bombing = (table: Table): boolean => table.stash['mode'] === 'bomb';

function moving(table: Table): MapTargets {
  const found = nothing();
  if (bombing(table)) {
    for (const area of bombs(table)) found.ways[area] = 'fight';
    return found;
  }
  for (const [area, target] of reach(table)) {
    const settlers = target.takes.some(([{ kind }]) => kind === 'settler');
    const hidden = table.view.lands.find(({ land }) => land === area)?.counter === 'face_down';
    // Only of settlers it is said that they alone can go.
    found.ways[area] = target.way === 'far' && !settlers ? 'go' : target.way;
    if (target.way === 'board') found.rooms[area] = target.room;
    if (settlers && hidden) found.looks.push(area);
  }
  // Pieces that were taken move by move, as in text mode, go where the server says.
  for (const area of byArea(table, 'go').keys()) found.ways[area] = 'go';
  return found;
}

/** what is in hand can be put where it is lit; every settlement says how many pieces it has still room for. */
function placing(table: Table): MapTargets {
  const found = nothing();
  if (!look.unit) return found;
  for (const area of placesOf(table, look.unit).keys()) {
    found.ways[area] = 'place';
    if (isSea(table.content, area)) found.words[area] = { text: say('tag-here') };
  }
  if (table.view.advanced)
    for (const { land, owner, size, room } of table.view.lands)
      if (owner === table.seat) found.words[land] = { text: `${size - room} / ${size}`, full: room <= 0 };
  return found;
}

/** A place of the map was clicked, tapped or chosen by key: a move is made at once, unless a finger has to confirm it. */
export function chooseArea(table: Table, area: string): void {
  const kind = table.decision?.kind ?? '';
  const thing = `area:${area}`;
  if (kind === 'moving') return go(table, area);
  if (kind === 'purchasing') return put(table, area);
  for (const verb of PLACED[kind] ?? []) {
    const move = byArea(table, verb).get(area);
    if (!move) continue;
    if (kind === 'ordering' || kind === 'attacking') table.selected = `${verb}:${area}`;
    else if (!screen.phone || table.selected === thing) table.send(move);
    else table.selected = thing;
    return;
  }
  table.selected = thing;
}

function go(table: Table, area: string): void {
  const thing = `area:${area}`;
  if (bombing(table)) {
    table.selected = thing;
    return;
  }
  const step = byArea(table, 'go').get(area);
  if (step) return table.send(step);
  const target = reach(table).get(area);
  if (!target) return select(table, takers(table).has(area) ? area : null);
  if (!fits(target)) {
    table.stash['aim'] = area;
    return;
  }
  // A finger aims first: the second tap, or the button, goes.
  if (screen.phone && table.stash['aim'] !== area) table.stash['aim'] = area;
  else table.send(phraseTo(target));
}

function put(table: Table, area: string): void {
  const moves = look.unit ? placesOf(table, look.unit).get(area) : undefined;
  if (moves?.length === 1 || (moves && screen.phone)) table.send(bestLaunch(table, moves));
  else table.selected = table.selected === `area:${area}` ? null : `area:${area}`;
}

/** The area that a finger or a key aims at. */
export const aimed = (table: Table): string | null => table.stash['aim'] ?? null;

/** A place that is no target: its pieces are taken in hand if they can move, else it is looked at. */
export function inspectArea(table: Table, area: string): void {
  if (table.decision?.kind === 'moving' && !bombing(table)) {
    table.stash['aim'] = null;
    if (takers(table).has(area)) return select(table, chosenArea(table) === area ? null : area);
  }
  table.selected = table.selected === `area:${area}` ? null : `area:${area}`;
}

/** Where the map begins: what is chosen, asked about, or the own pieces. */
export function startArea(table: Table): string | null {
  const [kind, id] = split(table.selected ?? '');
  if (kind === 'area') return id;
  if (table.view.asked_area) return table.view.asked_area;
  if (table.view.battle) return table.view.battle.area;
  const movable = stacks(table).find((stack) => stack.movable > 0);
  const [largest] = table.view.lands
    .filter(({ owner }) => owner === table.seat)
    .sort((one, other) => other.size - one.size);
  return movable?.area ?? largest?.land ?? null;
}
