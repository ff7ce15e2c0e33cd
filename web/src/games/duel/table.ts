// Duel's table: everything the shell draws it with. Loaded when a table of Duel is opened.
import type { Final, GameTable } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import type { DuelContent } from './content';
import { deeds } from './deeds';
import { motions } from './flights';
import Inspector from './Inspector.svelte';
import LogLine from './LogLine.svelte';
import type { DuelView, MoveDetail } from './messages';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { plans } from './plans';
import { announce, divider, mainEvent } from './story';
import { describe } from './text';
import { moveWords, type Table } from './words';

/** With nothing pointed at, the inspector shows what was chosen, or what was played last. */
function inspect(table: Table): string | null {
  if (table.selected && !/^(seat|coins):/.test(table.selected)) return table.selected;
  const wonder = table.stash['wonder'];
  if (wonder && wonder !== 'which') return `wonder:${wonder}`;
  const last = table.last ? mainEvent(table.last) : undefined;
  const args = (last?.args ?? {}) as Record<string, string | undefined>;
  if (args['wonder']) return `wonder:${args['wonder']}`;
  if (args['token']) return `token:${args['token']}`;
  return args['card'] ? `card:${args['card']}` : null;
}

const KINDS: Record<string, string> = {
  pick: 'wonder',
  wonder: 'wonder',
  build: 'card',
  discard: 'card',
  revive: 'card',
  destroy: 'card',
  take: 'token',
  keep: 'token',
};

/** A wonder, a card or a token; of a bid, or a choice between people, nothing. */
function about(_table: Table, move: string): string | null {
  const [verb = '', name] = move.split(' ');
  return KINDS[verb] ? `${KINDS[verb]}:${name}` : null;
}

/** Points count only where nobody won before the end. */
function final({ view }: Table): Final | null {
  if (!view.result) return null;
  const { ending, winner } = view.result;
  const early = ending === 'military' || ending === 'science';
  const points = view.cities.map((city) =>
    early ? null : Object.values(city.points).reduce((sum, part) => sum + part, 0),
  );
  return { points, winners: winner === null ? [0, 1] : [winner] };
}

export default {
  texts: { en, nl },
  Status,
  Band,
  Board,
  Inspector,
  LogLine,
  ScoreSheet,
  final,
  bar,
  waiting,
  divider,
  deeds,
  plans,
  phoneTabs: (table) => [
    { id: 'city', label: table.seats.length ? texts.say('duel-tab-city') : table.name(table.seat) },
    { id: 'opponent', label: table.name(1 - table.seat) },
    { id: 'wonders', label: texts.say('duel-tab-wonders') },
  ],
  describe,
  sentence: moveWords,
  about,
  announce,
  motions,
  inspect,
} satisfies GameTable<DuelView, MoveDetail, DuelContent>;
