import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';

export default {
  id: 'dice',
  order: 3,
  cover: Cover,
  minutes: 25,
  tagline: 'dice-tagline',
  texts: { en: 'dice-tagline = Everyone chooses at once', nl: 'dice-tagline = Iedereen kiest tegelijk' },
  planned: { name: '7 Wonders Dice', seats: [2, 7] },
} satisfies GameEntry;
