import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import endings from './endings';

export default {
  id: 'civilization',
  order: 4,
  cover: Cover,
  minutes: 240,
  seats: 4,
  short: 'Civilization',
  endings,
  tagline: 'civilization-tagline',
  texts: {
    en: 'civilization-tagline = From village to metropolis',
    nl: 'civilization-tagline = Van dorp tot wereldstad',
  },
  load: () => import('./table'),
  summary: () => import('./summary/Summary.svelte'),
} satisfies GameEntry;
