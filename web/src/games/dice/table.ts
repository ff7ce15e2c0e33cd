// Dice's table: everything the shell draws it with. Loaded when a table of it is opened.
import type { Final, GameTable } from '../../lib/game';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import type { DiceContent } from './content';
import Inspector from './Inspector.svelte';
import LogLine from './LogLine.svelte';
import type { DiceView, MoveDetail } from './messages';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { announce, deeds, divider, lineOf } from './story';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { describe } from './text';
import Tray from './Tray.svelte';
import { moveWords, partsOf, sheetOf, total, type Table } from './words';

/** A hint rings the die and the field of its move; of the others the bar rings the button. */
const about = (_table: Table, move: string): string | null => {
  const { verb, noun } = partsOf(move);
  if (verb === 'city') return `city:${noun}`;
  return ['build', 'cross', 'wonder', 'remove'].includes(verb) ? `move:${move}` : null;
};

function final(table: Table): Final | null {
  const { result, seats } = table.view;
  if (!result) return null;
  return {
    points: seats.map((_, seat) => total(sheetOf(table, seat)?.points ?? {})),
    winners: result.winners,
  };
}

export default {
  texts: { en, nl },
  secrets: true,
  Status,
  Board,
  Tray,
  Inspector,
  LogLine,
  ScoreSheet,
  final,
  bar,
  waiting,
  lineOf,
  divider,
  deeds,
  together: true,
  phoneTabs: () => [],
  describe,
  sentence: moveWords,
  about,
  announce,
  inspect: () => 'score:now',
} satisfies GameTable<DiceView, MoveDetail, DiceContent>;
