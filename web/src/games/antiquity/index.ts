import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';

export default {
  id: 'antiquity',
  order: 5,
  cover: Cover,
  minutes: 180,
  seats: 3,
  tagline: 'antiquity-tagline',
  texts: {
    en: 'antiquity-tagline = Build, harvest, survive',
    nl: 'antiquity-tagline = Bouw, oogst, overleef',
  },
  load: () => import('./table'),
} satisfies GameEntry;
