// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { roman } from './content';
import { cardName, resources, tokenName, wonderName, type Table } from './words';

const say = (key: string, figures: Record<string, string | number> = {}): string => texts.say(key, figures);
const list = (names: string[]): string => names.join(', ') || say('duel-text-nothing');

export function describe(table: Table): string[] {
  return [middle(table), city(table, table.seat), city(table, 1 - table.seat)];
}

function middle(table: Table): string {
  const view = table.view;
  const parts: string[] = [];
  if (view.offer.length) parts.push(say('duel-text-offer', { wonders: list(view.offer.map(wonderName)) }));
  if (view.age) {
    const seen = view.structure.filter((slot) => slot.card);
    parts.push(
      say('duel-text-age', { age: roman(view.age), cards: view.left }),
      say('duel-text-open', { cards: list(seen.filter((slot) => slot.open).map((slot) => cardName(slot.card!))) }),
      say('duel-text-covered', {
        cards: list(seen.filter((slot) => !slot.open).map((slot) => cardName(slot.card!))),
        hidden: view.structure.filter((slot) => slot.back).length,
      }),
    );
  }
  parts.push(`${pawn(table)}.`, say('duel-text-board', { tokens: list(view.board.flatMap((token) => (token ? [tokenName(token)] : []))) }));
  if (view.discarded.length) parts.push(say('duel-text-pile', { cards: list(view.discarded.map(cardName)) }));
  return parts.join(' ');
}

/** Where the conflict pawn stands, and for whom. */
export function pawn(table: Table): string {
  const at = table.view.pawn;
  const ahead = at > 0 ? 0 : 1;
  const you = table.isMine(ahead) && table.seats.length === 1;
  return say('duel-pawn', { side: at === 0 ? 'middle' : you ? 'you' : 'other', steps: Math.abs(at), name: table.name(ahead) });
}

function city(table: Table, seat: number): string {
  const own = table.view.cities[seat]!;
  const points = Object.values(own.points).reduce((sum, part) => sum + part, 0);
  const parts = [say('duel-text-coins', { name: table.name(seat), coins: own.coins, points })];
  const made = resources(own.makes);
  if (made) parts.push(say('duel-text-makes', { resources: made }));
  if (own.built.length) parts.push(say('duel-text-built', { cards: list(own.built.map(cardName)) }));
  if (own.science.length) parts.push(say('duel-text-science', { science: list(own.science.map((id) => texts.word('science', id))) }));
  if (own.tokens.length) parts.push(say('duel-text-tokens', { tokens: list(own.tokens.map(tokenName)) }));
  const wonders = (built: boolean) => own.wonders.filter((one) => one.built === built).map((one) => wonderName(one.wonder));
  if (wonders(true).length) parts.push(say('duel-text-wonders', { wonders: list(wonders(true)) }));
  if (wonders(false).length) parts.push(say('duel-text-wonders-todo', { wonders: list(wonders(false)) }));
  return parts.join(' ');
}
