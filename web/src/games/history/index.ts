import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';

export default {
  id: 'history',
  order: 2,
  cover: Cover,
  minutes: 180,
  tagline: 'history-tagline',
  texts: { en: 'history-tagline = Seven epochs, 49 empires', nl: 'history-tagline = Zeven tijdvakken, 49 rijken' },
  planned: { name: 'History of the World', seats: [2, 6] },
} satisfies GameEntry;
