// History's table: everything the shell draws it with. Loaded when a table of it is opened.
import type { Final, GameTable } from '../../lib/game';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import { empireOf, landOf, landsIn, type HistoryContent } from './content';
import { deeds, deedsOf } from './deeds';
import Inspector from './Inspector.svelte';
import LogLine from './LogLine.svelte';
import type { HistoryView, MoveDetail } from './messages';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { announce, divider } from './story';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { describe } from './text';
import { onMap, thingAt } from './targets';
import Tray from './Tray.svelte';
import { moveWords, say, verbOf, type Table } from './words';

/** With nothing pointed at, the inspector shows where the drawn empire begins, or the empire that plays. */
function inspect(table: Table): string | null {
  const { drawn, force } = table.view;
  if (drawn) return `area:${landOf(table.content, empireOf(table.content, drawn).start).area}`;
  if (force) return force.event ? `event:${force.event}` : `empire:${force.empire}`;
  return null;
}

/** A card or a place; of a choice between people, nothing. */
function about(table: Table, move: string): string | null {
  const { verb, noun } = verbOf(move);
  if (verb === 'event') return `event:${noun}`;
  return onMap(verb) ? thingAt(table, verb === 'strike' ? landsIn(table.content, noun)[0]! : noun) : null;
}

/** The course: everybody's points after each epoch, and with the markers at the end. */
function final({ view }: Table): Final | null {
  if (!view.result) return null;
  const epochs = view.seats[0]?.gains.length ?? 0;
  const course = Array.from({ length: epochs + 1 }, (_, epoch) =>
    view.seats.map(({ gains }) => gains.slice(0, epoch).reduce((sum, gain) => sum + gain, 0)),
  );
  const points = view.seats.map(({ score }) => score);
  return { points, winners: view.result.winners, course: [...course, points] };
}

export default {
  texts: { en, nl },
  secrets: true,
  Status,
  Band,
  Board,
  Tray,
  Inspector,
  LogLine,
  ScoreSheet,
  final,
  bar,
  waiting,
  divider,
  deeds,
  deedsOf,
  phoneTabs: () => ['hand', 'epoch', 'areas', 'scores'].map((id) => ({ id, label: say(`tab-${id}`) })),
  describe,
  sentence: moveWords,
  about,
  announce,
  inspect,
} satisfies GameTable<HistoryView, MoveDetail, HistoryContent>;
