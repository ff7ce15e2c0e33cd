// Which icon stands for what. The build reads the quoted names in this file and bundles only those.
import type { IconName } from '../../lib/icons.svelte';

/** The silhouettes of the pieces; under the advanced rules those of the units that they are just now. */
export const PIECES = {
  settler: 'old-wagon',
  'ancient-infantry': 'gladius',
  'ancient-cavalry': 'horse-head',
  'ancient-artillery': 'catapult',
  'ancient-fleet': 'trireme',
  'medieval-infantry': 'halberd',
  'medieval-cavalry': 'mounted-knight',
  'medieval-artillery': 'catapult',
  'medieval-fleet': 'caravel',
  'gunpowder-infantry': 'musket',
  'gunpowder-cavalry': 'cavalry',
  'gunpowder-artillery': 'cannon',
  'gunpowder-fleet': 'shooner-sailboat',
  'modern-infantry': 'minigun',
  'modern-cavalry': 'battle-tank',
  'modern-artillery': 'field-gun',
  'modern-fleet': 'battleship',
  carrier: 'carrier',
  aircraft: 'biplane',
} as const satisfies Record<string, IconName>;

export const UNITS: Record<string, IconName> = {
  spearman: 'spears',
  swordsman: 'gladius',
  chariot: 'chariot',
  horseman: 'horse-head',
  catapult: 'catapult',
  galley: 'trireme',
  man_at_arms: 'halberd',
  knight: 'mounted-knight',
  trebuchet: 'trebuchet',
  caravel: 'caravel',
  galleon: 'galleon',
  musketman: 'musket',
  rifleman: 'winchester-rifle',
  dragoon: 'cavalry',
  cannon: 'cannon',
  artillery: 'field-gun',
  frigate: 'shooner-sailboat',
  ironclad: 'iron-hulled-warship',
  machine_gunner: 'minigun',
  mechanized_infantry: 'apc',
  tank: 'battle-tank',
  modern_armor: 'tank',
  rocket_artillery: 'missile-launcher',
  cruise_missile: 'rocket-flight',
  battleship: 'battleship',
  carrier: 'carrier',
  biplane: 'biplane',
  monoplane: 'airplane',
  jet: 'jet-fighter',
  stealth_aircraft: 'stealth-bomber',
};

export const RESOURCES: Record<string, IconName> = {
  wine: 'grapes',
  horses: 'horseshoe',
  iron: 'anvil',
  gems: 'cut-diamond',
  spices: 'chili-pepper',
  oil: 'oil-drum',
  coal: 'coal-wagon',
  rare_metals: 'minerals',
};

export const TERRAIN: Record<string, IconName> = {
  desert: 'desert',
  mountains: 'mountains',
  jungle: 'palm-tree',
  fertile: 'wheat',
};

/** Signs on the map. */
export const SIGNS = {
  battle: 'crossed-swords',
  contested: 'crossed-swords',
  plague: 'plague-doctor-profile',
  settlers: 'old-wagon',
  boarding: 'anchor',
  look: 'spyglass',
} as const satisfies Record<string, IconName>;
