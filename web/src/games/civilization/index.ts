import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';

export default {
  id: 'civilization',
  order: 4,
  cover: Cover,
  minutes: 240,
  seats: 4,
  short: 'Civilization',
  tagline: 'civilization-tagline',
  texts: {
    en: 'civilization-tagline = From village to metropolis',
    nl: 'civilization-tagline = Van dorp tot wereldstad',
  },
  load: () => import('./table'),
} satisfies GameEntry;
