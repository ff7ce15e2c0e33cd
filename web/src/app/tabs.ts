/** The pages outside the table, as the phone's tab bar has them. A page that is added gets a line here. */

import { games } from '../games';
import type { IconName } from '../lib/icons.svelte';

interface Tab {
  /** The key of its name too. */
  id: string;
  href: string;
  icon: IconName;
  /** Is it the tab of a page, by the first part of its address? */
  here: (at: string) => boolean;
}

const first = games.find((game) => game.load)?.id ?? '';

export const tabs: Tab[] = [
  { id: 'play', href: '/', icon: 'meeple', here: (at) => at === '' || at === 'new' },
  { id: 'study', href: '/study', icon: 'open-book', here: (at) => at === 'study' || at === 'puzzles' },
  { id: 'learn', href: '/learn', icon: 'graduate-cap', here: (at) => at === 'learn' },
  { id: 'rules', href: `/rules/${first}`, icon: 'rule-book', here: (at) => at === 'rules' },
  { id: 'groups', href: '/groups', icon: 'three-friends', here: (at) => at === 'groups' },
];
