// Names, effects and moves in words. The catalogue has the sentences.
import type { Table as ShellTable } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { fieldOf, found, type DiceContent } from './content';
import type { DiceView, Effect, MoveDetail, SheetView } from './messages';

export type Table = ShellTable<DiceView, MoveDetail, DiceContent>;
type Figures = Record<string, string | number>;

export const say = (key: string, args: Figures = {}): string => texts.say(`dice-${key}`, args);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "University: gear 3" */
export const fieldName = (id: string): string => texts.word('field', id);
/** "Gear 3": where its building is plain to see. */
export const shortName = (id: string): string => capitalised(fieldName(id).split(': ').at(-1) ?? id);
export const buildingName = (id: string): string => texts.word('building', id);
/** "West": the heading of a building on the sheet. */
export const heading = (id: string): string =>
  id.startsWith('barracks_') ? texts.say(`short-${id}`) : buildingName(id);
export const dieName = (id: string): string => texts.word('die', id);
export const symbolName = (id: string): string => texts.word('symbol', id);
export const cityName = (id: string): string => texts.word('city', id);
export const wonderName = (city: string): string => texts.word('wonder', city);
export const bonusName = (id: string): string => texts.word('bonus', id);
export const colourName = (id: string): string => texts.say(`colour-${id}`);
export const coins = (coins: number): string => texts.say('coins', { coins });
export const points = (points: number): string => texts.say('points', { points });

/** The sheet of a seat as the viewer knows it: the own one with the plan for this turn. */
export const sheetOf = (table: Table, seat: number): SheetView | null =>
  (seat === table.view.viewer && table.view.mine) || (table.view.seats[seat]?.sheet ?? null);

/** A field as a thing: one's own by its name, another's with the seat that has it. */
export const thingOf = (table: Table, seat: number, field: string): string =>
  seat === table.seat ? `field:${field}` : `theirs:${seat}:${field}`;

export const total = (points: Record<string, number>): number =>
  Object.values(points).reduce((sum, part) => sum + part, 0);

/** What an effect does, in a sentence. What the content leaves out is none. */
export function effectWords(effect: Effect): string {
  const {
    amount = 0,
    printed = 0,
    max = 0,
    coins = 0,
    vp = 0,
    side = '',
    die = '',
    building = '',
    buildings = [],
  } = effect;
  return texts.say(`effect-${effect.type}`, {
    amount,
    printed,
    max,
    coins,
    vp,
    side,
    die,
    building: buildingName(building),
    buildings: texts.list(buildings.map(buildingName)),
  });
}

/** What crossing a field does. */
export const fieldWords = (table: Table, city: string, field: string): string =>
  fieldOf(table.content, city, field).effects.map(effectWords).join(' ');

/** Who a sentence speaks of: "you" only where one person looks. */
export function who(table: Table, seat: number): { you: string; name: string } {
  const mine = table.isMine(seat) && table.seats.length === 1;
  return { you: mine ? 'yes' : 'no', name: seat >= 0 ? table.name(seat) : '' };
}

/** A move as a verb and what it speaks of: `build agora_1_1 with blue`. */
export function partsOf(move: string): { verb: string; noun: string; die: string } {
  const [first = ''] = move.split('; '); // of a phrase the move it begins with
  const [verb = '', noun = '', , die = ''] = first.split(' ');
  return { verb, noun, die };
}

/** What a move costs all in: less than nothing where it brings more. */
/** Does a move bring coins, cost some, or neither? */
export function signOf(net: number): 'gain' | 'pay' | 'free' {
  if (net < 0) return 'gain';
  return net ? 'pay' : 'free';
}

export const netOf = ({ pays, income }: MoveDetail): number => pays - income;

/** "costs 3 (die 1, resources 4, income 2)": only what counts is named. */
function priceWords(detail: MoveDetail): string {
  const net = netOf(detail);
  const parts = (['die', 'resources', 'income'] as const)
    .filter((part) => detail[part])
    .map((part) => say(`price-${part}`, { coins: detail[part] }));
  const price = say('price', { net: Math.abs(net), sign: signOf(net) });
  return parts.length ? `${price} (${parts.join(', ')})` : price;
}

/** Which line of the University unlocks which die in a city, and which die brings it coins. */
export function unlockWords(table: Table, city: string): string {
  const { unlocks, income_die: income } = found(table.content.city, city);
  const lines = Object.entries(unlocks).map(([line, colour]) => `${symbolName(line)}: ${colourName(colour)}`);
  return say('unlocks', { lines: lines.join(', '), income: colourName(income) });
}

/** A legal move in words, with its price as a sum. */
export function moveWords(table: Table, move: string): string {
  const { verb, noun, die } = partsOf(move);
  const detail = table.choice(move)?.detail;
  switch (verb) {
    case 'build':
      return [
        say('move-build', { field: fieldName(noun), die: dieName(die) }),
        ...(detail ? [priceWords(detail)] : []),
      ].join(': ');
    case 'cross':
      return [say('move-cross', { field: fieldName(noun) }), ...(detail ? [priceWords(detail)] : [])].join(
        ': ',
      );
    case 'wonder':
      return [say('move-wonder'), ...(detail ? [priceWords(detail)] : [])].join(': ');
    case 'pass':
      return say('move-pass', { coins: table.content.rules.pass_coins });
    case 'bonus':
      return say('move-bonus', { bonus: bonusName(noun) });
    case 'remove':
      return say('move-remove', { die: dieName(noun) });
    case 'city':
      return say('move-city', { city: cityName(noun) });
    default:
      return say(`move-${verb}`);
  }
}
