// 7 Wonders Duel, as the shell knows it before a table is opened: part of the first load, so kept light.
import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import en from './text/en.ftl?raw';
import nl from './text/nl.ftl?raw';

export default {
  id: 'duel',
  order: 1,
  cover: Cover,
  minutes: 30,
  texts: { en, nl },
  tagline: 'duel-tagline',
  load: () => import('./table'),
} satisfies GameEntry;
