import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import endings from './endings';

export default {
  id: 'dice',
  order: 3,
  cover: Cover,
  minutes: 25,
  seats: 4,
  endings,
  tagline: 'dice-tagline',
  texts: { en: 'dice-tagline = Everyone chooses at once', nl: 'dice-tagline = Iedereen kiest tegelijk' },
  load: () => import('./table'),
  summary: () => import('./summary/Summary.svelte'),
} satisfies GameEntry;
