/** How goods and what stands on the land look: shape is the class of a good, as on every price. */

import type { IconName } from '../../../lib/icons.svelte';

export interface GoodLook {
  icon: IconName;
  colour: string;
  shape: 'material' | 'food' | 'luxury';
}

export const GOOD_LOOKS: Record<string, GoodLook> = {
  wood: { icon: 'log', colour: '#7c5a34', shape: 'material' },
  stone: { icon: 'stone-block', colour: '#70767b', shape: 'material' },
  grain: { icon: 'wheat', colour: '#9a7216', shape: 'food' },
  fish: { icon: 'double-fish', colour: '#2d7f95', shape: 'food' },
  olives: { icon: 'olive', colour: '#5f7030', shape: 'food' },
  sheep: { icon: 'sheep', colour: '#7d6f60', shape: 'food' },
  wine: { icon: 'grapes', colour: '#7b2c52', shape: 'luxury' },
  pearls: { icon: 'oyster-pearl', colour: '#5a7285', shape: 'luxury' },
  dye: { icon: 'spiral-shell', colour: '#6a4aa5', shape: 'luxury' },
  gold: { icon: 'gold-bar', colour: '#9c7408', shape: 'luxury' },
};

export const INN: IconName = 'tavern-sign';
export const MAN: IconName = 'meeple';
export const BOAT: IconName = 'fishing-boat';
