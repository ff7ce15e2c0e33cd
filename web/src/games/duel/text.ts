// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { cardOf, roman, wonderOf } from './content';
import type { SlotView } from './messages';
import { covering, opened } from './slots';
import {
  cardName,
  cost,
  effects,
  pawnWords,
  resources,
  slotWords,
  tokenName,
  wonderName,
  type Table,
} from './words';

const say = (key: string, args: Record<string, string | number> = {}): string => texts.say(key, args);
const list = (names: string[]): string => names.join('; ') || say('duel-text-nothing');

export function describe(table: Table): string[] {
  return [...middle(table), city(table, table.seat), city(table, 1 - table.seat)];
}

function middle(table: Table): string[] {
  const { view, content } = table;
  const told: string[] = [];
  if (view.offer.length)
    told.push(
      say('duel-text-offer', {
        wonders: list(
          view.offer.map((id) => (table.decision?.kind === 'draft' ? wonderName(id) : wonder(table, id))),
        ),
      }),
    );
  if (view.age) {
    const seen = view.structure.filter((slot) => slot.card);
    told.push(
      say('duel-text-age', { age: roman(view.age), cards: view.left }),
      say('duel-text-open', {
        cards: list(seen.filter((slot) => slot.open).map((slot) => openCard(table, slot.card!))),
      }),
      say('duel-text-covered', {
        cards: list(seen.filter((slot) => !slot.open).map((slot) => coveredCard(table, slot))),
        hidden: view.structure.filter((slot) => slot.back).length,
      }),
    );
  }
  const tokens = view.board.flatMap((token) =>
    token
      ? [say('duel-text-thing', { name: tokenName(token), effects: effects(content, 'token', token) })]
      : [],
  );
  told.push(`${pawn(table)}. ${say('duel-text-board', { tokens: list(tokens) })}`);
  if (view.discarded.length)
    told.push(say('duel-text-pile', { cards: list(view.discarded.map((id) => card(table, id))) }));
  return told;
}

const card = (table: Table, id: string): string =>
  say('duel-text-thing', { name: cardName(id), effects: effects(table.content, 'card', id) });

/** What it is, and what taking it lays open. */
function openCard(table: Table, id: string): string {
  const slots = opened(table.view, id);
  return slots.length
    ? `${card(table, id)}, ${say('duel-text-opens', { cards: slotWords(slots) })}`
    : card(table, id);
}

function coveredCard(table: Table, slot: SlotView): string {
  const price = say('duel-text-costs', { cost: cost(cardOf(table.content, slot.card!).cost) });
  const above = covering(table.view, slot); // none while a choice comes before cards are turned (R9)
  return [
    card(table, slot.card!),
    price,
    ...(above.length ? [say('duel-text-under', { cards: slotWords(above) })] : []),
  ].join(', ');
}

function wonder(table: Table, id: string): string {
  const price = say('duel-text-costs', { cost: cost(wonderOf(table.content, id).cost) });
  return `${say('duel-text-thing', { name: wonderName(id), effects: effects(table.content, 'wonder', id) })}, ${price}`;
}

/** Where the conflict pawn stands, and for whom. */
export const pawn = (table: Table): string => {
  const at = table.view.pawn;
  return pawnWords(table, at > 0 ? 0 : 1, Math.abs(at));
};

function city(table: Table, seat: number): string {
  const own = table.view.cities[seat]!;
  const points = Object.values(own.points).reduce((sum, part) => sum + part, 0);
  const parts = [say('duel-text-coins', { name: table.name(seat), coins: own.coins, points })];
  const made = resources(own.makes);
  if (made) parts.push(say('duel-text-makes', { resources: made }));
  parts.push(
    say('duel-text-buys', {
      prices: texts.list(
        table.content.game.resources.map((id) => `${texts.word('resource', id)} ${own.rates[id] ?? 0}`),
      ),
    }),
  );
  if (own.built.length) parts.push(say('duel-text-built', { cards: list(own.built.map(cardName)) }));
  if (own.science.length)
    parts.push(
      say('duel-text-science', { science: list(own.science.map((id) => texts.word('science', id))) }),
    );
  if (own.tokens.length) parts.push(say('duel-text-tokens', { tokens: list(own.tokens.map(tokenName)) }));
  const wonders = (built: boolean) =>
    own.wonders.filter((one) => one.built === built).map((one) => one.wonder);
  if (wonders(true).length)
    parts.push(say('duel-text-wonders', { wonders: list(wonders(true).map(wonderName)) }));
  if (wonders(false).length)
    parts.push(
      say('duel-text-wonders-todo', { wonders: list(wonders(false).map((id) => wonder(table, id))) }),
    );
  return parts.join(' ');
}
