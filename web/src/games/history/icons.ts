// Which icon stands for what. The build reads the quoted names in this file and bundles only those.
import type { IconName } from '../../lib/icons.svelte';

const EVENTS: Record<string, IconName> = {
  leader: 'throne-king',
  weaponry: 'broadsword',
  reallocation: 'trade',
  minor_empire: 'queen-crown',
  allies: 'shaking-hands',
  astronomy: 'astrolabe',
  barbarians: 'barbarian',
  black_death: 'plague-doctor-profile',
  civil_service: 'tied-scroll',
  civil_war: 'uprising',
  crusade: 'templar-shield',
  disaster: 'volcano',
  elite_troops: 'spartan-helmet',
  engineering: 'hill-fort',
  expert_troops_forests: 'forest',
  expert_troops_mountains: 'mountains',
  expert_troops_straits: 'at-sea',
  famine: 'dead-wood',
  jewish_revolt: 'torch',
  jihad: 'crossed-sabres',
  kingdom: 'castle',
  migrants: 'journey',
  naval_power: 'trireme',
  pestilence: 'death-skull',
  plague: 'rat',
  population_explosion: 'three-friends',
  siegecraft: 'catapult',
  treachery: 'cloak-dagger',
};

/** The drawing on an event card: its own, or that of its kind. */
export const eventIcon = ({ id, kind }: { id: string; kind: string }): IconName =>
  (EVENTS[id] ?? EVENTS[kind])!;

export const UI = {
  army: 'crested-helmet',
  fort: 'hill-fort',
  fleet: 'trireme',
  coin: 'two-coins',
  ally: 'shaking-hands',
  betrayed: 'cloak-dagger',
  capital: 'greek-temple',
  city: 'village',
  monument: 'great-pyramid',
  marker: 'medal',
  greater: 'crown',
  lesser: 'scroll-unfurled',
  win: 'laurel-crown',
  laurels: 'laurels',
  keep: 'throne-king',
  done: 'flying-flag',
  areas: 'treasure-map',
  graph: 'histogram',
  play: 'card-pickup',
} as const satisfies Record<string, IconName>;

/** What is listed of what others did, most telling first. */
export const DEEDS: Record<string, IconName> = {
  played: 'card-pickup',
  attacked: 'crossed-swords',
  conquered: 'crossed-swords',
  started: 'flying-flag',
  took: 'flying-flag',
  fortified: 'hill-fort',
  'monument-built': 'great-pyramid',
  'city-built': 'village',
  ruined: 'volcano',
  struck: 'death-skull',
  infected: 'death-skull',
  'sea-round': 'trireme',
  navy: 'trireme',
  exchanged: 'two-coins',
  scrapped: 'trireme',
  gave: 'scroll-unfurled',
};
