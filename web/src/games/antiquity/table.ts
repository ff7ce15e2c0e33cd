// Antiquity's table: everything the shell draws it with. Loaded when a table of it is opened.
import type { Final, GameTable, Tool } from '../../lib/game';
import { screen } from '../../lib/settings.svelte';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import { kindOf, type AntiquityContent } from './content';
import { deeds } from './deeds';
import { motions } from './flights';
import { UI } from './icons';
import Inspector from './Inspector.svelte';
import { escape, key, keyNames, wideNow } from './keys';
import LogLine from './LogLine.svelte';
import { look } from './look.svelte';
import type { AntiquityView, SiteDetail } from './messages';
import { movesOf, parse } from './moves';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { announce, divider, lineOf } from './story';
import { phoneTabs } from './tabs';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { describe } from './text';
import Tray from './Tray.svelte';
import { moveWords, say, type Table } from './words';

/** With nothing pointed at, the inspector shows what is in hand, or how the saints stand. */
function inspect(table: Table): string | null {
  if (look.holding && look.use !== 'grave') return `kind:${kindOf(look.shape)}`;
  const chosen = table.stash['saint'];
  if (chosen) return `saint:${chosen}`;
  return look.site ? `site:${look.site.split(' ')[0]}` : 'saints:now';
}

/** What a move is about: a square of a plan, a field, a good. */
function about(_table: Table, move: string): string | null {
  const { verb, noun, second } = parse(movesOf(move)[0] ?? '');
  switch (verb) {
    case 'build':
      return `kind:${kindOf(noun)}`;
    case 'house':
      return 'kind:house';
    case 'man':
    case 'lift':
    case 'clear':
    case 'bury':
    case 'grave':
      return `square:${noun}`;
    case 'choose':
      return `saint:${noun}`;
    case 'pay':
    case 'trade':
    case 'discard':
      return `good:${noun}`;
    case 'farm':
    case 'free-farm':
    case 'mine':
    case 'fishery':
      return `field:${second}`;
    case 'ready':
    case 'done':
    case 'pass':
      return null;
    default:
      return noun && !/^\d/.test(noun) ? `field:${noun}` : null;
  }
}

function tools(table: Table): Tool[] {
  if (screen.phone) return [];
  return [
    {
      id: 'summary',
      label: say('summary'),
      icon: UI.round,
      brief: true,
      open: look.open === 'summary',
      run: () => look.toggle('summary'),
    },
    {
      id: 'land',
      label: say('land-wide'),
      icon: UI.land,
      key: 'G',
      brief: true,
      open: wideNow(table),
      run: () => (look.wide = !wideNow(table)),
    },
  ];
}

/** Saints are fulfilled or not: there are no points. */
function final({ view }: Table): Final | null {
  return view.result ? { points: view.seats.map(() => null), winners: view.result.winners } : null;
}

export default {
  texts: { en, nl },
  // Only what is planned in the phase of city building is secret.
  secrets: (table) => table.view.phase === 'building',
  tabbed: true,
  Status,
  Band,
  Board,
  Tray,
  Inspector,
  LogLine,
  ScoreSheet,
  tools,
  key,
  keyNames,
  escape: () => escape(),
  final,
  bar,
  waiting,
  lineOf,
  divider,
  deeds,
  motions,
  phoneTabs,
  describe,
  sentence: moveWords,
  about,
  announce,
  inspect,
} satisfies GameTable<AntiquityView, SiteDetail | null, AntiquityContent>;
