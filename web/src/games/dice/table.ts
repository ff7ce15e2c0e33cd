// Dice's table: everything the shell draws it with. Loaded when a table of it is opened.
import type { GameTable } from '../../lib/game';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import type { DiceContent } from './content';
import Inspector from './Inspector.svelte';
import LogLine from './LogLine.svelte';
import type { DiceView, MoveDetail } from './messages';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { announce, divider } from './story';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';
import { describe } from './text';
import Tray from './Tray.svelte';
import { moveWords } from './words';

export default {
  texts: { en, nl },
  secrets: true,
  Status,
  Board,
  Tray,
  Inspector,
  LogLine,
  ScoreSheet,
  bar,
  waiting,
  divider,
  phoneTabs: () => [],
  describe,
  sentence: moveWords,
  announce,
  inspect: () => 'score:now',
} satisfies GameTable<DiceView, MoveDetail, DiceContent>;
