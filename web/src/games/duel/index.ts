// 7 Wonders Duel, as the shell knows it before a table is opened: part of the first load, so kept light.
import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import endings from './endings';

export default {
  id: 'duel',
  order: 1,
  cover: Cover,
  minutes: 30,
  endings,
  tagline: 'duel-tagline',
  texts: { en: 'duel-tagline = Three ways to win', nl: 'duel-tagline = Drie manieren om te winnen' },
  load: () => import('./table'),
  summary: () => import('./summary/Summary.svelte'),
} satisfies GameEntry;
