import type { GameEntry } from '../../lib/game';
import Cover from './Cover.svelte';
import endings from './endings';

export default {
  id: 'antiquity',
  order: 5,
  cover: Cover,
  minutes: 180,
  seats: 3,
  endings,
  tagline: 'antiquity-tagline',
  texts: {
    en: 'antiquity-tagline = Build, harvest, survive\nantiquity-tiles = Make tiles of your own',
    nl: 'antiquity-tagline = Bouw, oogst, overleef\nantiquity-tiles = Maak je eigen tegels',
  },
  extras: [{ id: 'tiles', label: 'antiquity-tiles', load: () => import('./tiles/TileMaker.svelte') }],
  load: () => import('./table'),
  summary: () => import('./summary/Summary.svelte'),
} satisfies GameEntry;
