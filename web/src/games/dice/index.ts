import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';

export default {
  id: 'dice',
  order: 3,
  cover: Cover,
  minutes: 25,
  seats: 4,
  tagline: 'dice-tagline',
  texts: { en: 'dice-tagline = Everyone chooses at once', nl: 'dice-tagline = Iedereen kiest tegelijk' },
  load: () => import('./table'),
} satisfies GameEntry;
