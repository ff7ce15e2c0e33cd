// What the board says: names, numbers, and legal moves in words.
import type { Table as AnyTable } from '../../lib/game';
import { texts, type Figures } from '../../lib/texts.svelte';
import {
  areaOf,
  classOf,
  counterOf,
  eraOf,
  improvementOf,
  isMilestone,
  isTechnology,
  isWonder,
  milestoneOf,
  pieceOf,
  resourceOf,
  SIZES,
  technologyOf,
  unitOf,
  wonderOf,
  type CivilizationContent,
} from './content';
import type { CivilizationView, GoodView, MoveDetail, Names } from './messages';
import { parse } from './moves';

export type Table = AnyTable<CivilizationView, MoveDetail | null, CivilizationContent>;

export const say = (key: string, args: Figures = {}): string => texts.say(`civilization-${key}`, args);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const percent = (part: number): number => Math.round(part * 100);
/** "10.8"; in Dutch "10,8" */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(texts.language, {
    maximumFractionDigits: 1,
    useGrouping: false,
    signDisplay: 'negative',
  }).format(number);
/** "+3", "−2" */
export const signed = (number: number): string => (number > 0 ? '+' : '') + decimal(number).replace('-', '−');

const named = (record: { name: Names } | undefined, id: string): string =>
  record ? texts.both(record.name) : id;

export const areaName = (table: Table, id: string): string => named(areaOf(table.content, id), id);
export const technologyName = (table: Table, id: string): string =>
  named(technologyOf(table.content, id), id).replace(/\s*\/\s*/, ' / ');
export const wonderName = (table: Table, id: string): string => named(wonderOf(table.content, id), id);
export const improvementName = (table: Table, id: string): string =>
  named(improvementOf(table.content, id), id);
export const resourceName = (table: Table, id: string): string => named(resourceOf(table.content, id), id);
export const counterName = (table: Table, id: string): string => named(counterOf(table.content, id), id);
export const eraName = (table: Table, id: string): string => named(eraOf(table.content, id), id);
export const milestoneName = (table: Table, id: string): string => named(milestoneOf(table.content, id), id);
export const sizeName = (table: Table, size: number): string =>
  named(
    table.content.settlement.find(({ id }) => id === SIZES[size]),
    SIZES[size] ?? '',
  );

/** What a unit of this kind is called now: by its level, or by its piece under the standard rules. */
export const unitName = (table: Table, kind: string): string =>
  named(unitOf(table.content, table.view, kind) ?? pieceOf(table.content, kind), kind);
export const unitTitle = (table: Table, kind: string): string => capitalised(unitName(table, kind));
/** "2 riflemen" where the count matters. */
export const unitCount = (table: Table, kind: string, count: number): string =>
  say('unit-count', { count, unit: unitName(table, kind) });
export const className = (kind: string): string => say(`class-${classOf(kind)}`);

/** "3 dice +2" */
export const strengthWords = ({ dice, bonus }: { dice: number; bonus: number }): string =>
  say('strength', { dice, bonus });

/** Who a sentence speaks of: "you" only where one person looks. */
export function who(table: Table, seat: number): { you: string; name: string } {
  const mine = table.isMine(seat) && table.seats.length === 1;
  return { you: mine ? 'yes' : 'no', name: seat >= 0 ? table.name(seat) : '' };
}

/** What a good of a deal is: 'gold', 'card', 'settlement', 'technology', 'wonder', 'ship' or 'unit'; of which, and where. */
export interface Good {
  kind: string;
  id: string;
  area: string;
}

export function goodOf(table: Table, good: string): Good {
  if (good === 'gold') return { kind: 'gold', id: '', area: '' };
  if (isTechnology(table.content, good)) return { kind: 'technology', id: good, area: '' };
  if (isWonder(table.content, good) || isMilestone(table.content, good))
    return { kind: 'wonder', id: good, area: '' };
  const [first = '', ...rest] = good.split('-');
  const last = rest.join('-');
  if (first === 'card' || first === 'settlement') return { kind: first, id: '', area: last };
  if (first === 'ship') return { kind: 'ship', id: last, area: shipArea(table, Number(last)) };
  const dash = good.lastIndexOf('-');
  return { kind: 'unit', id: good.slice(0, dash), area: good.slice(dash + 1) };
}

const shipArea = (table: Table, number: number): string =>
  table.view.ships.find((ship) => ship.number === number)?.area ?? '';

/** The resource that lies face up in a land. */
export function resourceAt(table: Table, land: string): string | null {
  const counter = table.view.lands.find((one) => one.land === land)?.counter ?? '';
  return resourceOf(table.content, counter) ? counter : null;
}

/** "spices of Yangtze", "10 gold", "the village in Gobi" */
export function goodWords(table: Table, { good, count }: GoodView): string {
  const { kind, id, area } = goodOf(table, good);
  switch (kind) {
    case 'gold':
      return say('good-gold', { count });
    case 'card':
      return say('good-card', {
        resource: resourceName(table, resourceAt(table, area) ?? ''),
        area: areaName(table, area),
      });
    case 'settlement': {
      const size = table.view.lands.find(({ land }) => land === area)?.size ?? 1;
      return say('good-settlement', { size: sizeName(table, size), area: areaName(table, area) });
    }
    case 'technology':
      return technologyName(table, id);
    case 'wonder':
      return isMilestone(table.content, id)
        ? say('good-milestone', { milestone: milestoneName(table, id) })
        : wonderName(table, id);
    case 'ship': {
      const ship = table.view.ships.find(({ number }) => number === Number(id));
      return say('good-unit', {
        unit: ship ? unitName(table, ship.kind) : id,
        count: 1,
        area: areaName(table, area),
      });
    }
    default:
      return say('good-unit', { unit: unitName(table, id), count, area: areaName(table, area) });
  }
}

/** What one side of a deal gives: "spices of Yangtze and 10 gold", or "nothing". */
export const goodsWords = (table: Table, goods: GoodView[]): string =>
  goods.length ? texts.list(goods.map((good) => goodWords(table, good))) : say('good-nothing');

const shipWords = (table: Table, number: string): string => {
  const ship = table.view.ships.find((one) => one.number === Number(number));
  return ship
    ? say('ship-in', { ship: unitName(table, ship.kind), area: areaName(table, ship.area) })
    : number;
};

const subject = (table: Table, id: string): string => {
  if (id === 'any') return say('order-any');
  if (id.startsWith('seat-')) return table.name(Number(id.slice(5)) - 1);
  return areaName(table, id);
};

/** A legal move in words, for text mode and hints. A phrase is told move by move. */
export function moveWords(table: Table, move: string): string {
  if (move.includes('; '))
    return move
      .split('; ')
      .map((one) => moveWords(table, one))
      .join('; ');
  const { verb, noun, second, third } = parse(move);
  const args = moveArgs(table, verb, noun, second, third);
  return say(`move-${verb}`, args);
}

function moveArgs(table: Table, verb: string, noun: string, second: string, third: string): Figures {
  const area = (id: string) => areaName(table, id);
  const seat = (id: string) => table.name(Number(id) - 1);
  switch (verb) {
    case 'take':
      return { unit: unitName(table, noun), area: area(second), points: Number(third) };
    case 'take-cargo':
      return { unit: unitName(table, noun), ship: shipWords(table, second), points: Number(third) };
    case 'take-ship':
    case 'board':
    case 'sell-ship':
    case 'convert':
      return { ship: shipWords(table, noun) };
    case 'attack':
    case 'battle':
      return { area: area(noun), name: seat(second) };
    case 'support':
    case 'deal':
      return { name: seat(noun) };
    case 'pick':
      return { unit: unitName(table, noun), name: seat(second), air: third === 'none' ? 'no' : 'yes' };
    case 'pick-ship':
      return { ship: shipWords(table, noun), air: second === 'none' ? 'no' : 'yes' };
    case 'learn':
      return { technology: technologyName(table, noun) };
    case 'improve':
      return { improvement: improvementName(table, noun) };
    case 'build':
    case 'announce':
      return { wonder: wonderName(table, noun) };
    case 'claim':
      return { milestone: milestoneName(table, noun) };
    case 'raise':
      return { unit: unitName(table, noun) };
    case 'buy':
    case 'sell':
      return { unit: unitName(table, noun), area: area(second) };
    case 'launch':
      return { unit: unitName(table, noun), area: area(second), from: area(third) };
    case 'exchange':
      return { given: area(noun), taken: area(second) };
    case 'give':
    case 'want':
      return { good: goodWords(table, { good: second, count: Number(noun) }) };
    case 'accept':
    case 'decline':
    case 'counter':
    case 'withdraw':
      return { offer: noun };
    case 'standing':
      return { window: noun, subject: subject(table, second), order: third };
    default:
      return { area: noun ? area(noun) : '' };
  }
}
