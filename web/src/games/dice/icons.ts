// Which icon stands for what. The build reads the quoted names in this file and bundles only those.
import type { IconName } from '../../lib/icons.svelte';

/** What the faces of the dice show; a Spy, a leader and a comparison by their first word. */
const SYMBOLS: Record<string, IconName> = {
  stone: 'stone-block',
  wood: 'log',
  brick: 'clay-brick',
  textile: 'rolled-cloth',
  glass: 'square-bottle',
  papyrus: 'scroll-unfurled',
  mask: 'duality-mask',
  scales: 'scales',
  fountain: 'tp-fountain',
  temple: 'greek-temple',
  owl: 'owl',
  caduceus: 'caduceus',
  shield: 'shield',
  axe: 'battle-axe',
  sword: 'broadsword',
  camel: 'camel',
  chest: 'chest',
  compass: 'tp-compasses',
  tablet: 'wax-tablet',
  gear: 'big-gear',
  spy: 'spy',
  leader: 'caesar',
  compare: 'crown',
};

export const symbolIcon = (symbol: string): IconName | undefined =>
  SYMBOLS[symbol] ?? SYMBOLS[symbol.split('_')[0] ?? ''];

export const BUILDINGS: Record<string, IconName> = {
  warehouse: 'wooden-crate',
  wonder: 'great-pyramid',
  barracks_west: 'shield',
  barracks_east: 'shield',
  agora: 'greek-temple',
  market: 'shop',
  university: 'graduate-cap',
  courthouse: 'crown',
  gallery: 'caesar',
};

export const UI = {
  check: 'tp-check',
  cross: 'tp-cross',
  arrow: 'tp-arrow',
  again: 'tp-again',
  shield: 'shield',
  wonder: 'great-pyramid',
  coins: 'two-coins',
  ready: 'eyelashes',
  locked: 'padlock',
  unlocked: 'padlock-open',
  resources: 'wooden-crate',
  leader: 'caesar',
  skip: 'tp-next',
  win: 'laurel-crown',
  dice: 'perspective-dice-six-faces-random',
} as const satisfies Record<string, IconName>;
