// Names, prices and moves in words. The catalogue has the sentences.
import type { Table as ShellTable } from '../../lib/game';
import { texts, type Figures } from '../../lib/texts.svelte';
import { kindOf, ROMAN, squareOf, storageSize, type AntiquityContent, type Part } from './content';
import type { AntiquityView, RealmView, SiteDetail } from './messages';
import { movesOf, parse } from './moves';

export type Table = ShellTable<AntiquityView, SiteDetail | null, AntiquityContent>;

export const say = (key: string, args: Figures = {}): string => texts.say(`antiquity-${key}`, args);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const kindName = (kind: string): string => texts.word('kind', kind);
/** Where there is little room: "fac. theology". */
export const shortKind = (kind: string): string =>
  texts.has(`antiquity-short-${kind}`) ? say(`short-${kind}`) : kindName(kind);
/** "storage 2×3" */
export function shapeName(shape: string): string {
  const size = storageSize(shape);
  return size ? say('storage-of', { rows: size[0], columns: size[1] }) : kindName(kindOf(shape));
}
export const goodName = (good: string): string =>
  good === 'food' || good === 'luxury' ? say(`class-${good}`) : texts.word('good', good);
export const siteName = (site: string): string =>
  texts.has(`antiquity-site-${site}`) ? say(`site-${site}`) : texts.word('site', site);
/** Where there is little room. */
export const shortSite = (site: string): string =>
  texts.has(`antiquity-short-site-${site}`) ? say(`short-site-${site}`) : siteName(site);
export const saintName = (saint: string): string => texts.word('saint', saint);
export const cityName = (city: number): string => say('city', { city: ROMAN[city] ?? `${city}` });

/** "d4", with its city where there are several. */
export function squareName(place: string): string {
  return place.slice(1);
}
export const placeName = (table: Table, place: string): string =>
  (realmOf(table, table.seat)?.cities.length ?? 1) > 1
    ? say('place', { city: ROMAN[squareOf(place).city] ?? '', square: squareName(place) })
    : squareName(place);

/** What a seat has as the viewer knows it: the own one with the plan that is being made. */
export const realmOf = (table: Table, seat: number): RealmView | undefined =>
  (seat === table.view.viewer && table.view.mine) || table.view.seats[seat]?.realm;

/** Who a sentence speaks of: "you" only where one person looks. */
export function who(table: Table, seat: number): { you: string; name: string } {
  const mine = table.isMine(seat) && table.seats.length === 1;
  return { you: mine ? 'yes' : 'no', name: seat >= 0 ? table.name(seat) : '' };
}

/** "1 wood", "2 different luxuries" */
export const partWords = ({ good, count, differs }: Part): string => {
  if (good === 'food' || good === 'luxury')
    return say(`price-${good}`, { count, differs: differs ? 'yes' : 'no' });
  return say('count-of', { count, good: goodName(good) });
};
export const priceWords = (parts: Part[]): string =>
  parts.length ? texts.list(parts.map(partWords)) : say('free');

/** Goods of a deal: "2 wine and 1 fish". */
export function goodsWords(goods: Record<string, number>): string {
  const parts = Object.entries(goods)
    .filter(([, count]) => count)
    .map(([good, count]) => say('count-of', { count, good: goodName(good) }));
  return parts.length ? texts.list(parts) : say('nothing');
}

/** A move in words. Of a phrase all of them. */
export const moveWords = (table: Table, move: string): string =>
  movesOf(move)
    .map((one) => oneMove(table, one))
    .join('; ');

function oneMove(table: Table, move: string): string {
  const { verb, noun, second, third } = parse(move);
  switch (verb) {
    case 'build':
    case 'lay':
      return say(`move-${verb}`, {
        building: shapeName(noun),
        place: placeName(table, second),
        turn: Number(third),
      });
    case 'house':
    case 'add-house':
      return say(`move-${verb}`, { number: noun, place: placeName(table, second) });
    case 'man':
    case 'lift':
      return atPlace(table, verb, noun);
    case 'clear':
    case 'bury':
      return say(`move-${verb}`, { place: placeName(table, noun) });
    case 'grave':
      return say('move-grave', { place: placeName(table, noun), target: placeName(table, second) });
    case 'bank':
      return say('move-bank', { good: goodName(noun), other: goodName(second), wanted: goodName(third) });
    case 'pay':
    case 'discard':
      return say(`move-${verb}`, { good: goodName(noun) });
    case 'choose':
      return say('move-choose', { saint: saintName(noun) });
    case 'farm':
    case 'free-farm':
    case 'mine':
      return say(`move-${verb}`, { good: goodName(noun), field: second });
    case 'fishery':
      return say('move-fishery', { good: goodName(noun), field: second, other: third });
    case 'deal':
      return say('move-deal', { name: table.name(Number(noun) - 1) });
    case 'give':
    case 'want':
      return say(`move-${verb}`, { count: Number(noun), good: goodName(second) });
    case 'accept':
    case 'decline':
    case 'counter':
    case 'withdraw':
      return say(`move-${verb}`, { offer: noun });
    default:
      return say(`move-${verb}`, { field: noun });
  }
}

/** By the building that stands there; one that was lifted since is known by its square alone. */
function atPlace(table: Table, verb: string, place: string): string {
  const building = buildingAt(table, place);
  return building
    ? say(`move-${verb}`, { building, place: placeName(table, place) })
    : say(`move-${verb}-there`, { place: placeName(table, place) });
}

/** What stands on a square of one's own: a building, a house or a grave; '' for nothing. */
export function buildingAt(table: Table, place: string): string {
  const city = realmOf(table, table.seat)?.cities[squareOf(place).city - 1];
  const building = city?.buildings.find(({ squares }) => squares.includes(place));
  if (building) return shapeName(building.shape);
  if (city?.houses.includes(place)) return kindName('house');
  return city?.empty.includes(place) ? '' : say('grave');
}

/** Names, each once, with how often it is there. */
export const counted = (names: string[]): string[] =>
  [...new Set(names)].map((what) => {
    const count = names.filter((name) => name === what).length;
    return count > 1 ? say('times', { what, count }) : what;
  });
