// Which icon stands for what. The build reads the quoted names in this file and bundles only those.
import type { IconName } from '../../lib/icons.svelte';

export const KIND_ICONS: Record<string, IconName> = {
  cart_shop: 'old-wagon',
  market: 'shop',
  brewery: 'beer-stein',
  granary: 'granary',
  harbour: 'harbor-dock',
  explorer: 'spyglass',
  university: 'graduate-cap',
  theology: 'prayer',
  philosophy: 'brain',
  biology: 'sprout',
  alchemy: 'bubbling-flask',
  forced_labour: 'manacles',
  dump: 'trash-can',
  cathedral: 'church',
  hospital: 'hospital-cross',
  stable: 'horse-head',
  fountain: 'droplets',
  storage: 'barrel',
  house: 'family-house',
};

export const SITE_ICONS: Record<string, IconName> = {
  woodcutter: 'log',
  farm: 'sprout',
  'free-farm': 'sprout',
  mine: 'stone-block',
  fishery: 'fishing-boat',
  inn: 'tavern-sign',
  city: 'village',
  clean: 'bubbling-flask',
};

/** What each saint asks for: houses, kinds of buildings, goods, land, and the others. */
export const SAINT_ICONS: Record<string, IconName> = {
  nicolo: 'family-house',
  barbara: 'church',
  christofori: 'barrel',
  giorgio: 'hexes',
  maria: 'aura',
};

export const UI = {
  man: 'meeple',
  grave: 'tombstone',
  pollution: 'dust-cloud',
  halo: 'aura',
  linked: 'linked-rings',
  ready: 'eyelashes',
  check: 'tp-check',
  cross: 'tp-cross',
  turn: 'tp-again',
  hand: 'hand',
  trade: 'tp-swap',
  next: 'tp-next',
  plus: 'tp-plus',
  minus: 'tp-minus',
  right: 'tp-right',
  hint: 'tp-hint',
  undo: 'tp-undo',
  zone: 'village',
  cities: 'village',
  goods: 'barrel',
  house: 'family-house',
  win: 'laurel-crown',
  raze: 'church',
  lift: 'hand',
  land: 'hexes',
  clear: 'hospital-cross',
  round: 'scroll-unfurled',
  discard: 'trash-can',
} as const satisfies Record<string, IconName>;

/** What is listed of what others did on the land. */
export const DEEDS: Record<string, IconName> = {
  founded: 'village',
  works: 'sprout',
  'inn-built': 'tavern-sign',
  cleaned: 'bubbling-flask',
  explored: 'spyglass',
  buried: 'tombstone',
  polluted: 'dust-cloud',
  fulfilled: 'aura',
  'dealt-with': 'tp-swap',
  out: 'tombstone',
};
