// What can be chosen on the map now, how it is shown there, and what choosing it does.
import type { IconName } from '../../lib/icons.svelte';
import { screen } from '../../lib/settings.svelte';
import { isSea, split } from './content';
import { UI } from './icons';
import { look } from './look.svelte';
import { parse } from './moves';
import { bombs, chosenArea, fits, looks, phraseTo, reach, select, takers } from './moving';
import { bestLaunch, placesOf } from './purchase/shopping';
import { say, type Table } from './words';

/** A word about a place, on the map. */
export interface Tag {
  text: string;
  icon?: IconName;
  kind?: 'warn' | 'room' | 'full';
}

export interface MapTargets {
  /** How each place is shown: 'go', 'far', 'fight', 'board' or 'place'. */
  ways: Record<string, string>;
  tags: Record<string, Tag>;
}

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
  const ways: Record<string, string> = {};
  for (const verb of PLACED[kind] ?? [])
    for (const area of byArea(table, verb).keys())
      ways[area] = ['attack', 'battle', 'capture'].includes(verb) ? 'fight' : 'place';
  if (['declaring', 'capturing'].includes(kind) && table.view.asked_area)
    ways[table.view.asked_area] = 'fight';
  return { ways, tags: {} };
}

const bombing = (table: Table): boolean => table.stash['mode'] === 'bomb';

function moving(table: Table): MapTargets {
  const ways: Record<string, string> = {};
  const tags: Record<string, Tag> = {};
  if (bombing(table)) {
    for (const area of bombs(table)) ways[area] = 'fight';
    return { ways, tags };
  }
  for (const [area, target] of reach(table)) {
    ways[area] = target.way;
    const settlers = target.takes.some(([{ kind }]) => kind === 'settler');
    const hidden = table.view.lands.find(({ land }) => land === area)?.counter === 'face_down';
    if (target.way === 'fight') tags[area] = { text: say('tag-fight'), icon: UI.fight, kind: 'warn' };
    else if (target.way === 'board')
      tags[area] = { text: say('tag-board', { room: target.room }), icon: UI.board };
    else if (target.way === 'far' && settlers) tags[area] = { text: say('tag-settler'), icon: UI.settler };
    else if (settlers && hidden) tags[area] = { text: say('tag-look'), icon: UI.look };
  }
  return { ways, tags };
}

function placing(table: Table): MapTargets {
  const ways: Record<string, string> = {};
  const tags: Record<string, Tag> = {};
  const places = look.unit ? placesOf(table, look.unit) : new Map<string, string[]>();
  for (const area of places.keys()) {
    ways[area] = isSea(table.content, area) ? 'board' : 'place';
    if (isSea(table.content, area)) tags[area] = { text: say('tag-here'), icon: UI.board };
  }
  if (look.unit && table.view.advanced)
    for (const { land, owner, size, room } of table.view.lands)
      if (owner === table.seat)
        tags[land] = { text: `${size - room} / ${size}`, kind: room > 0 ? 'room' : 'full' };
  return { ways, tags };
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
  const { lands, pieces } = table.view;
  const largest = lands
    .filter(({ owner }) => owner === table.seat)
    .sort((one, other) => other.size - one.size)[0];
  return looks(table)[0] ?? largest?.land ?? pieces.find(({ seat }) => seat === table.seat)?.area ?? null;
}
