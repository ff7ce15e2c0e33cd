// What the content file says about fields, dice and cities.
import type { Box, City, Content, Effect } from './messages';

export type DiceContent = Content;

/** A box of the sheet, or a stage of the city's Wonder, with everything in it that depends on the city filled in. */
export interface Field {
  id: string;
  building: string;
  track: string;
  symbols: string[];
  cost: number;
  requires: string[];
  effects: Effect[];
}

export const stageField = (stage: number): string => `wonder_${stage}`;

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

export function found<T extends { id: string }>(records: T[], id: string): T {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`no ${id} in the content`);
  return record;
}

export const colourOf = (content: DiceContent, die: string): string => found(content.die, die).colour;

/** The colour of the special die without which a building cannot be built; '' where there is none. */
export function lockOf(content: DiceContent, building: string): string {
  const { colour } = found(content.building, building);
  return colour && content.die.some((die) => die.special && die.colour === colour) ? colour : '';
}

/** The colours of the fields that a symbol or an effect crosses; several buildings may share one. */
export const coloursOf = (content: DiceContent, buildings: string[]): string[] => [
  ...new Set(buildings.map((id) => found(content.building, id).colour ?? '')),
];

const inCity = (city: City, effect: Effect): Effect => {
  if (effect.die === 'city') return { ...effect, die: city.income_die };
  return effect.type === 'unlock' ? { ...effect, die: city.unlocks[effect.line] ?? '' } : effect;
};

const fieldOfBox = (city: City, box: Box): Field => ({
  id: box.id,
  building: box.building,
  track: box.track ?? '',
  symbols: box.symbols,
  cost: box.cost,
  requires: box.requires ?? [],
  effects: box.effects.map((effect) => inCity(city, effect)),
});

const known = new WeakMap<City, Field[]>();

/** All fields of a city's sheet. */
export function fieldsOf(content: DiceContent, cityId: string): Field[] {
  const city = found(content.city, cityId);
  const fields = known.get(city) ?? [
    ...content.box.map((box) => fieldOfBox(city, box)),
    ...city.stage.map(({ cost, effects }, index): Field => ({
      id: stageField(index + 1),
      building: 'wonder',
      track: '',
      symbols: [],
      cost,
      requires: index ? [stageField(index)] : [],
      effects: effects.map((effect) => inCity(city, effect)),
    })),
  ];
  known.set(city, fields);
  return fields;
}

export const fieldOf = (content: DiceContent, city: string, id: string): Field =>
  found(fieldsOf(content, city), id);

/** What of a field nobody could confirm: its own args, or those of the city's Wonder. */
export function unconfirmed(content: DiceContent, city: string, id: string): string[] {
  const box = content.box.find((one) => one.id === id);
  return (
    (box
      ? box.reconstructed
      : found(content.city, city).reconstructed.filter((figure) => figure === 'stage')) ?? []
  );
}

/** How many fields a building has. */
export const sizeOf = (content: DiceContent, building: string): number =>
  building === 'wonder' ? content.game.stages : content.box.filter((box) => box.building === building).length;

/** The fields of a building in lines: those that belong to one symbol, in order. */
export function linesOf(fields: Field[], building: string): Field[][] {
  const lines = new Map<string, Field[]>();
  for (const field of fields)
    if (field.building === building) lines.set(field.track, [...(lines.get(field.track) ?? []), field]);
  return [...lines.values()];
}
