// Civilization's table: everything the shell draws it with. Loaded when a table of it is opened.
import type { Final, GameTable, Tool } from '../../lib/game';
import { screen } from '../../lib/settings.svelte';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import type { CivilizationContent } from './content';
import { deeds } from './deeds';
import { motions } from './flights';
import { UI } from './icons';
import Inspector from './Inspector.svelte';
import { escape, key, keyNames } from './keys';
import LogLine from './LogLine.svelte';
import { look } from './look.svelte';
import type { CivilizationView, MoveDetail } from './messages';
import { parse } from './moves';
import Picker from './Picker.svelte';
import RailPage from './RailPage.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { announce, divider, lineOf } from './story';
import { phoneTabs, sheetOf } from './tabs';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { describe } from './text';
import { moveWords, say, type Table } from './words';

/** With nothing pointed at, the inspector shows what is being decided about. */
function inspect(table: Table): string | null {
  const { view } = table;
  if (look.open === 'technologies')
    return view.advanced && look.technology ? `technology:${look.technology}` : null;
  if (look.unit) return `unit:${look.unit}`;
  if (table.stash['pick']) return `unit:${table.stash['pick'].split(' ')[0]}`;
  if (view.battle) return `area:${view.battle.area}`;
  if (view.asked_area) return `area:${view.asked_area}`;
  return view.phase === 'trade' ? 'range:now' : null;
}

const AREAS = [
  'settle',
  'place',
  'grow',
  'go',
  'look',
  'bomb',
  'attack',
  'battle',
  'capture',
  'found',
  'cheer',
  'equip',
];

/** What a move is about: a place, a technology or an improvement. */
function about(_table: Table, move: string): string | null {
  const { verb, noun, second } = parse(move.split('; ').at(-1) ?? '');
  if (AREAS.includes(verb)) return `area:${noun}`;
  if (verb === 'buy' || verb === 'launch' || verb === 'take') return `area:${second}`;
  if (verb === 'accept') return `offer:${noun}`;
  if (verb === 'learn') return `technology:${noun}`;
  return verb === 'improve' ? `improvement:${noun}` : null;
}

function tools(table: Table): Tool[] {
  const technologies: Tool = {
    id: 'technologies',
    label: say('technologies'),
    icon: UI.technologies,
    key: 'T',
    open: look.open === 'technologies',
    run: () => look.toggle('technologies'),
  };
  const overview: Tool = {
    id: 'overview',
    label: say('overview'),
    icon: UI.graph,
    key: 'G',
    brief: true,
    open: look.open === 'overview',
    run: () => look.toggle('overview'),
  };
  const map: Tool = {
    id: 'map',
    label: say(look.map ? 'peek-back' : 'peek'),
    icon: UI.map,
    key: 'M',
    brief: true,
    open: look.map,
    run: () => (look.map = !look.map),
  };
  if (screen.phone || !table.view.turn) return [technologies];
  const covered = sheetOf(table) !== '' || table.view.battle !== null || look.map;
  return [technologies, overview, ...(covered ? [map] : [])];
}

/** While the technologies are open the wonders lie beside the log. */
const pages = (table: Table) =>
  look.open === 'technologies'
    ? [{ id: 'wonders', label: say(table.view.advanced ? 'wonders' : 'milestones') }]
    : [];

function final({ view }: Table): Final | null {
  if (!view.result) return null;
  return {
    points: view.seats.map(({ score }) => score),
    winners: view.result.winners,
    course: view.course.map((turn) => turn.points),
  };
}

export default {
  texts: { en, nl },
  // Only what is picked for a round of battle is secret.
  secrets: (table) => table.decision?.kind === 'picking',
  tabbed: true,
  whole: () => look.open === 'technologies',
  Status,
  Band,
  Board,
  Tray: Picker,
  Inspector,
  LogLine,
  ScoreSheet,
  tools,
  pages,
  Page: RailPage,
  key,
  keyNames,
  escape: () => escape(),
  final,
  bar,
  waiting,
  lineOf,
  divider,
  deeds,
  phoneTabs,
  describe,
  sentence: moveWords,
  about,
  announce,
  motions,
  inspect,
} satisfies GameTable<CivilizationView, MoveDetail | null, CivilizationContent>;
