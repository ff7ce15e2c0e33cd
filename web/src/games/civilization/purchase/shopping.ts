// Purchases: what is sold, where it can be put, and what was bought in this turn.
import { texts } from '../../../lib/texts.svelte';
import { isFleet } from '../content';
import { look } from '../look.svelte';
import type { ShopView } from '../messages';
import { parse, phrase } from '../moves';
import type { Table } from '../words';

/** Where a unit can be put: an area, and the moves that do it. A fleet may count against one of several settlements. */
export function placesOf(table: Table, unit: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { move } of table.decision?.kind === 'purchasing' ? table.decision.choices : []) {
    const { verb, noun, second } = parse(move);
    if ((verb === 'buy' || verb === 'launch') && noun === unit)
      found.set(second, [...(found.get(second) ?? []), move]);
  }
  return found;
}

export const purchases = (table: Table, verb: string): string[] =>
  (table.decision?.kind === 'purchasing' ? table.decision.choices : [])
    .map(({ move }) => move)
    .filter((move) => parse(move).verb === verb);

/** of the settlements a fleet can count against, the one with most room. */
export function bestLaunch(table: Table, moves: string[]): string {
  const room = (move: string) => table.view.lands.find(({ land }) => land === parse(move).third)?.room ?? 0;
  return [...moves].sort((one, other) => room(other) - room(one))[0]!;
}

/** Take a unit in hand, to be placed; where there is one place only, it is bought at once. */
export function takeInHand(table: Table, unit: string): void {
  const places = placesOf(table, unit);
  const [only] = [...places.values()];
  if (places.size === 1 && only?.length === 1) table.send(only[0]!);
  else look.unit = look.unit === unit || !places.size ? '' : unit;
}

/** What is sold of a kind now: units as one goes through the eras, newest first. */
export const onShelf = (table: Table, what: string): ShopView[] =>
  table.view.shop.filter((item) => item.what === what);

/** Why something cannot be bought, as a sentence. */
export function reasonWords(reason: string | null): string {
  if (!reason) return '';
  const short = `civilization-why-${reason}`;
  return texts.has(short) ? texts.say(short) : texts.say(`error-${reason}`);
}

/** A receipt or a purchase taken apart: both say the verb, what it was about, and the place. */
export function receiptOf(what: string): { verb: string; noun: string; place: string } {
  const words = what.split(' ').filter((word) => word !== 'in' && word !== 'from');
  const ship = words[1] === 'ship';
  return {
    verb: ship ? `${words[0]}-ship` : (words[0] ?? ''),
    noun: words[ship ? 2 : 1] ?? '',
    place: words[2] ?? '',
  };
}

/** The same purchase, however it is written. */
const alike = (one: string, other: string): boolean => {
  const [a, b] = [receiptOf(one), receiptOf(other)];
  return a.verb === b.verb && a.noun === b.noun && (a.verb.endsWith('-ship') || a.place === b.place);
};

/** How many of a unit were bought in this turn. */
export const bought = (table: Table, unit: string): number =>
  table.view.receipts.filter(({ what }) => {
    const { verb, noun } = receiptOf(what);
    return (verb === 'buy' || verb === 'launch') && noun === unit;
  }).length;

/** Alike purchases on one line. */
export interface Line {
  what: string;
  count: number;
  price: number;
  royalties: Map<number, number>;
  /** The last of them, among the receipts. */
  last: number;
}

export function basketLines(table: Table): Line[] {
  const found = new Map<string, Line>();
  table.view.receipts.forEach(({ what, price, royalty_to }, place) => {
    const line = found.get(what) ?? {
      what,
      count: 0,
      price: 0,
      royalties: new Map<number, number>(),
      last: 0,
    };
    line.count += 1;
    line.price += price;
    line.last = place;
    if (royalty_to !== null)
      line.royalties.set(royalty_to, (line.royalties.get(royalty_to) ?? 0) + royaltyOf(table, what));
    found.set(what, line);
  });
  return [...found.values()];
}

/** what of a price goes to the owner of the technology. */
function royaltyOf(table: Table, what: string): number {
  const { noun } = receiptOf(what);
  return table.view.shop.find(({ name }) => name === noun)?.royalty ?? 0;
}

export function royalties(table: Table): [seat: number, gold: number][] {
  const found = new Map<number, number>();
  for (const { royalties } of basketLines(table))
    for (const [seat, gold] of royalties) found.set(seat, (found.get(seat) ?? 0) + gold);
  return [...found];
}

export const spent = (table: Table): number => table.view.receipts.reduce((sum, { price }) => sum + price, 0);

const FREE = ['claim', 'announce', 'standing', 'exchange'];

/** How many of one's own last moves have to be taken back to be rid of a purchase, and which of them to make again. */
export function without(table: Table, receipt: number): { steps: number; again: string[] } | null {
  const { receipts } = table.view;
  const moves: string[] = [];
  let left = receipts.length - receipt;
  let steps = 0;
  for (const step of [...table.log].reverse()) {
    if (step.undone || step.seat !== table.seat || FREE.includes(parse(step.move).verb)) continue;
    steps += 1;
    if (steps > table.undo.steps) return null;
    for (const move of step.move.split('; ').reverse()) {
      moves.unshift(move);
      const due = receipts[receipt + left - 1];
      if (due && left > 0 && alike(due.what, move)) left -= 1;
    }
    if (left <= 0) {
      const at = moves.findIndex((move) => alike(receipts[receipt]!.what, move));
      return { steps, again: moves.filter((_, place) => place !== at) };
    }
  }
  return null;
}

/** Give a purchase back: later ones are made again. */
export function giveBack(table: Table, receipt: number): void {
  const found = without(table, receipt);
  if (found) table.replace(found.steps, phrase(found.again));
}

/** The last purchase of a unit, given back. */
export function giveUnitBack(table: Table, unit: string): void {
  const place = table.view.receipts.findLastIndex(({ what }) => receiptOf(what).noun === unit);
  if (place >= 0) giveBack(table, place);
}

export const isSeaUnit = (unit: string): boolean => isFleet(unit);
