import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import endings from './endings';

export default {
  id: 'history',
  order: 2,
  cover: Cover,
  minutes: 180,
  seats: 4,
  endings,
  tagline: 'history-tagline',
  texts: {
    en: 'history-tagline = Seven epochs, 49 empires',
    nl: 'history-tagline = Zeven tijdperken, 49 rijken',
  },
  load: () => import('./table'),
  summary: () => import('./summary/Summary.svelte'),
} satisfies GameEntry;
