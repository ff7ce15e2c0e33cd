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

/** The colours of the resources, the same by day and by night; white on them has a contrast of 4.5 or more. */
export const COLOURS: Record<string, string> = {
  wine: '#7a2e52',
  horses: '#94602b',
  iron: '#66717b',
  gems: '#1e7f9c',
  spices: '#b24a22',
  oil: '#2b3140',
  coal: '#5a5148',
  rare_metals: '#6a5aa8',
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

const CLASSES: Record<string, IconName> = {
  infantry: 'crested-helmet',
  cavalry: 'horse-head',
  artillery: 'cannon',
  fleet: 'trireme',
  aircraft: 'airplane',
};

const TECHNOLOGIES: Record<string, IconName> = {
  masonry: 'stone-wall',
  alphabet_writing: 'wax-tablet',
  pottery: 'amphora',
  the_wheel: 'cartwheel',
  bronze_working: 'metal-bar',
  ceremonial_burial: 'tombstone',
  horseback_riding: 'horse-head',
  code_of_laws: 'stone-tablet',
  mathematics: 'abacus',
  iron_working: 'anvil',
  philosophy_literature: 'open-book',
  mysticism: 'crystal-ball',
  trade_mapmaking: 'compass',
  currency: 'two-coins',
  construction: 'crane',
  banking: 'bank',
  education: 'graduate-cap',
  engineering: 'gear-hammer',
  theology: 'church',
  feudalism: 'castle',
  astronomy: 'telescope',
  printing_press: 'newspaper',
  chivalry: 'black-knight-helm',
  navigation: 'ship-wheel',
  chemistry: 'bubbling-flask',
  nationalism: 'flying-flag',
  physics: 'gravitation',
  economics: 'profit',
  gunpowder_weapons: 'powder',
  cavalry: 'crossed-sabres',
  legislative_government: 'gavel',
  metallurgy: 'melting-metal',
  medicine: 'caduceus',
  steam_power: 'steam-locomotive',
  industrialization: 'factory',
  scientific_method: 'microscope',
  electricity: 'electric',
  combustion: 'jerrycan',
  flight: 'biplane',
  fission: 'radioactive',
  electronics: 'circuitry',
  mass_production: 'factory-arm',
  plastics: 'plastic-duck',
  robotics: 'robot-grab',
  radio_television: 'radio-tower',
  computers: 'laptop',
  advanced_flight: 'airplane',
  genetics: 'dna2',
  rocketry: 'rocket',
  space_flight: 'space-shuttle',
  miniaturization: 'processor',
  superconductor: 'power-generator',
  fusion: 'atom-core',
};

const WONDERS: Record<string, IconName> = {
  hanging_gardens: 'plants-and-animals',
  colossus: 'discobolus',
  great_lighthouse: 'lighthouse',
  great_library: 'bookshelf',
  oracle: 'sun-priest',
  great_wall: 'defensive-wall',
  pyramids: 'great-pyramid',
  sun_tsu_art_of_war: 'sword-array',
  copernicus_observatory: 'moon-orbit',
  leonardos_workshop: 'palette',
  bachs_cathedral: 'pipe-organ',
  sistine_chapel: 'angel-outfit',
  magellans_voyage: 'treasure-map',
  newtons_university: 'falling-star',
  smiths_trading_company: 'trade',
  shakespeares_theatre: 'theater-curtains',
  transcontinental_railroad: 'railway',
  edisons_lab: 'light-bulb',
  hoover_dam: 'dam',
  cure_for_cancer: 'ribbon-medal',
  universal_suffrage: 'vote',
  manhattan_project: 'mushroom-cloud',
  united_nations: 'earth-america',
  apollo_program: 'apollo-capsule',
  alpha_centauri_colony_ship: 'spaceship',
};

const IMPROVEMENTS: Record<string, IconName> = {
  granary: 'granary',
  library: 'bookshelf',
  aqueduct: 'aqueduct',
  marketplace: 'shop',
  ziggurat: 'mayan-pyramid',
  courthouse: 'scales',
  temple: 'greek-temple',
  colosseum: 'arena',
  bank: 'bank',
  university: 'graduate-cap',
  castle: 'castle',
  cathedral: 'church',
  stock_market: 'histogram',
  factory: 'factory',
  railroad: 'rail-road',
  capitol: 'capitol',
  legislature: 'gavel',
  hospital: 'hospital-cross',
  research_lab: 'microscope',
  highway_system: 'road',
  manufacturing_plant: 'factory-arm',
  airport: 'airplane-departure',
  nuclear_plant: 'radioactive',
  internet: 'wireframe-globe',
  fusion_reactor: 'atom-core',
  shopping_mall: 'shopping-bag',
  television_station: 'tv',
  healthcare_complex: 'hospital',
};

const MEASURES: Record<string, IconName> = {
  villages: 'village',
  technologies: 'tp-branch',
  armies: 'crested-helmet',
  fleets: 'trireme',
  gold: 'two-coins',
  metropolises: 'modern-city',
};

/** Icon and colour of each resource. */
export const RESOURCE: Record<string, { icon: IconName; colour: string }> = Object.fromEntries(
  Object.entries(RESOURCES).map(([id, icon]) => [id, { icon, colour: COLOURS[id] ?? '' }]),
);

const COUNTERS: Record<string, IconName> = {
  free_technology: 'tp-branch',
  treasure: 'open-treasure-chest',
  minor_civilization: 'village',
  plague: 'plague-doctor-profile',
  no_event: 'tp-close',
};

export const unitIcon = (unit: string, kind: string): IconName =>
  UNITS[unit] ?? PIECES[kind as keyof typeof PIECES];
export const classIcon = (of: string): IconName => CLASSES[of] ?? 'old-wagon';
export const technologyIcon = (id: string): IconName => TECHNOLOGIES[id] ?? 'tp-branch';
export const wonderIcon = (id: string): IconName => WONDERS[id] ?? 'great-pyramid';
export const improvementIcon = (id: string): IconName => IMPROVEMENTS[id] ?? 'greek-temple';
export const measureIcon = (measure: string): IconName => MEASURES[measure] ?? 'laurels';
export const counterIcon = (id: string): IconName =>
  RESOURCE[id]?.icon ?? TERRAIN[id] ?? COUNTERS[id] ?? 'tp-close';
export const sizeIcon = (size: number): IconName => `tp-size-${size}`;

export const UI = {
  army: 'crested-helmet',
  attack: 'crossed-swords',
  basket: 'shopping-bag',
  best: 'tp-hint',
  board: 'anchor',
  bomb: 'mushroom-cloud',
  card: 'card-pickup',
  check: 'tp-check',
  city: 'tp-size-3',
  claim: 'laurel-crown',
  close: 'tp-close',
  coins: 'two-coins',
  collect: 'receive-money',
  done: 'tp-check',
  eye: 'eyelashes',
  face: 'tp-happy',
  fight: 'crossed-swords',
  gear: 'big-gear',
  graph: 'histogram',
  help: 'shaking-hands',
  hourglass: 'sands-of-time',
  laurels: 'laurels',
  look: 'spyglass',
  map: 'treasure-map',
  less: 'tp-minus',
  more: 'tp-plus',
  orders: 'flying-flag',
  pass: 'peace-dove',
  range: 'trade',
  sad: 'tp-sad',
  send: 'tp-send',
  settler: 'old-wagon',
  swap: 'tp-swap',
  technologies: 'tp-branch',
  to: 'tp-right',
  win: 'laurel-crown',
  wonder: 'great-pyramid',
} as const satisfies Record<string, IconName>;

/** What is listed of what others did, most telling first. */
export const DEEDS: Record<string, IconName> = {
  bombed: 'crossed-swords',
  captured: 'crossed-swords',
  'battle-won': 'crossed-swords',
  attacked: 'crossed-swords',
  declared: 'crossed-swords',
  'wonder-gained': 'great-pyramid',
  settled: 'village',
  founded: 'village',
  grew: 'village',
  learned: 'open-book',
  improved: 'big-gear',
  bought: 'crested-helmet',
  'minor-won': 'village',
  looked: 'spyglass',
  landed: 'trireme',
  moved: 'old-wagon',
  sailed: 'trireme',
  'dealt-with': 'trade',
  collected: 'two-coins',
};
