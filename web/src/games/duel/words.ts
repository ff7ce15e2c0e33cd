// Cards, wonders, tokens, prices and moves in words, from their args. The catalogue has the sentences.
import type { EventInfo, StepInfo } from '../../lib/messages';
import type { DuelView, MoveDetail, PriceView, SlotView } from './messages';
import type { Table as ShellTable } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import {
  cardOf,
  tokenOf,
  wonderOf,
  type CardFace,
  type DuelContent,
  type TokenFace,
  type WonderFace,
} from './content';

export type Table = ShellTable<DuelView, MoveDetail, DuelContent>;

const say = (key: string, args: Record<string, string | number> = {}): string => texts.say(key, args);
const COMMA = ', ';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const cardName = (id: string): string => texts.word('card', id);
export const wonderName = (id: string): string => texts.word('wonder', id);
export const tokenName = (id: string): string => texts.word('token', id);

/** The name as it fits on a strip in the city. */
export function stripName(id: string): string {
  const key = `duel-strip-${id}`;
  return texts.has(key) ? say(key) : shortName('card', id);
}

/** The name as it fits on a card. */
export function shortName(kind: 'card' | 'wonder', id: string): string {
  const key = `duel-short-${id}`;
  return texts.has(key) ? say(key) : texts.word(kind, id);
}

/** `2 clay, 1 glass` */
export function resources(amounts: Record<string, number>): string {
  return Object.entries(amounts)
    .filter(([id, n]) => n && id !== 'coins')
    .map(([id, n]) => `${n} ${texts.word('resource', id)}`)
    .join(COMMA);
}

/** `wood, clay or stone` */
export function oneOf(ids: string[]): string {
  const names = ids.map((id) => texts.word('resource', id));
  const last = names.pop() ?? '';
  return names.length ? say('one-of', { first: names.join(COMMA), last }) : last;
}

/** `Quarry, Forum and 1 face-down card` */
export function slotWords(slots: SlotView[]): string {
  const hidden = slots.filter((slot) => !slot.card).length;
  const names = slots.flatMap((slot) => (slot.card ? [cardName(slot.card)] : []));
  return texts.list(hidden ? [...names, say('duel-opens-hidden', { cards: hidden })] : names);
}

export function cost(amounts: Record<string, number> | undefined): string {
  const parts = amounts?.['coins'] ? [say('coins', { coins: amounts['coins'] })] : [];
  const rest = resources(amounts ?? {});
  if (rest) parts.push(rest);
  return parts.join(COMMA) || say('cost-nothing');
}

const kind = (id: string): string => say(`kind-${id.replace('+', '-')}`);

function common(item: { points?: number; shields?: number; gain?: number }): string[] {
  const found: string[] = [];
  if (item.shields) found.push(say('effect-shields', { shields: item.shields }));
  if (item.gain) found.push(say('effect-gain', { coins: item.gain }));
  if (item.points) found.push(say('effect-points', { points: item.points }));
  return found;
}

export function cardEffects(content: DuelContent, card: CardFace): string[] {
  const found: string[] = [];
  if (Object.keys(card.makes ?? {}).length)
    found.push(say('effect-makes', { resources: resources(card.makes) }));
  if (card.choice?.length) found.push(say('effect-choice', { resources: oneOf(card.choice) }));
  if (card.trade?.length) {
    found.push(say('effect-trade', { resources: oneOf(card.trade), coins: content.trade.fixed_price }));
  }
  if (card.science) found.push(say('effect-science', { science: texts.word('science', card.science) }));
  if (card.gain_per)
    found.push(say('effect-gain-per', { coins: card.gain_per.coins, kind: kind(card.gain_per.kind) }));
  if (card.guild?.coins)
    found.push(say('effect-guild-coins', { coins: card.guild.coins, kind: kind(card.guild.count) }));
  if (card.guild)
    found.push(say('effect-guild-points', { points: card.guild.points, kind: kind(card.guild.count) }));
  found.push(...common(card));
  if (card.chain_out) found.push(say('effect-chain-out', { chain: texts.word('chain', card.chain_out) }));
  return found;
}

export function wonderEffects(wonder: WonderFace): string[] {
  const found: string[] = [];
  if (wonder.choice?.length) found.push(say('effect-choice', { resources: oneOf(wonder.choice) }));
  found.push(...common(wonder));
  if (wonder.opponent_loses) found.push(say('effect-opponent-loses', { coins: wonder.opponent_loses }));
  if (wonder.destroy) found.push(say('effect-destroy', { colour: texts.word('colour', wonder.destroy) }));
  if (wonder.tokens_drawn) found.push(say('effect-tokens-drawn', { tokens: wonder.tokens_drawn }));
  if (wonder.build_from_discard) found.push(say('effect-build-from-discard'));
  if (wonder.extra_turn) found.push(say('effect-extra-turn'));
  return found;
}

export function tokenEffects(token: TokenFace): string[] {
  const found = common({ points: token.points, gain: token.gain });
  if (token.science) found.push(say('effect-science-token'));
  if (token.fewer_resources_wonder)
    found.push(say('effect-fewer-resources-wonder', { units: token.fewer_resources_wonder }));
  if (token.fewer_resources_blue)
    found.push(say('effect-fewer-resources-blue', { units: token.fewer_resources_blue }));
  if (token.takes_trade_coins) found.push(say('effect-takes-trade-coins'));
  if (token.points_per_token) found.push(say('effect-points-per-token', { points: token.points_per_token }));
  if (token.extra_shields_red)
    found.push(say('effect-extra-shields-red', { shields: token.extra_shields_red }));
  if (token.extra_turn_wonders) found.push(say('effect-extra-turn-wonders'));
  if (token.gain_per_chain) found.push(say('effect-gain-per-chain', { coins: token.gain_per_chain }));
  return found;
}

/** What a component does, each effect by itself. */
export function effectsOf(content: DuelContent, thing: string, id: string): string[] {
  if (thing === 'card') return cardEffects(content, cardOf(content, id));
  if (thing === 'wonder') return wonderEffects(wonderOf(content, id));
  return tokenEffects(tokenOf(content, id));
}

/** Everything a component does, as one sentence. */
export const effects = (content: DuelContent, thing: string, id: string): string =>
  capital(effectsOf(content, thing, id).join(COMMA));

/** Where the conflict pawn stands: so many steps ahead for a seat. */
export function pawnWords(table: Table, ahead: number, steps: number): string {
  const you = table.isMine(ahead) && table.seats.length === 1;
  const leader = you ? 'you' : 'other';
  return say('duel-pawn', { side: steps ? leader : 'middle', steps, name: table.name(ahead) });
}

/** R17-R28: the price, and in brackets how it comes about. */
export function priceWords(price: PriceView): string {
  if (price.chain) return say('price-chain');
  const total = price.total ? say('price-coins', { coins: price.total }) : say('price-free');
  const parts = price.coins && price.bought.length ? [say('price-part-coins', { coins: price.coins })] : [];
  for (const line of price.bought) {
    parts.push(
      say('price-part-bought', {
        units: line.units,
        resource: texts.word('resource', line.resource),
        each: line.each,
      }),
    );
  }
  if (Object.keys(price.produced).length)
    parts.push(say('price-part-own', { resources: resources(price.produced) }));
  if (price.chosen) parts.push(say('price-part-chosen', { units: price.chosen }));
  if (price.saved) parts.push(say('price-part-saved', { units: price.saved }));
  return parts.length ? `${total} (${parts.join(COMMA)})` : total;
}

/** A legal move in words, with its price or gain: "Bouwen: Aquaduct, gratis". */
export function moveWords(table: Table, move: string): string {
  const [verb = '', name = '', ...rest] = move.split(' ');
  const content = table.content;
  const detail = table.choice(move)?.detail;
  const price = detail?.price ? priceWords(detail.price) : say('price-free');
  switch (verb) {
    case 'bid':
      return say('choice-bid', { coins: Number(name) });
    case 'begin': {
      const seat = Number(rest[0]) - 1;
      return table.isMine(seat) && table.seats.length === 1
        ? say('choice-begin-you')
        : say('choice-begin', { name: table.name(seat) });
    }
    case 'pick': {
      const wonder = wonderOf(content, name);
      const args = {
        wonder: wonderName(name),
        effects: wonderEffects(wonder).join(COMMA),
        cost: cost(wonder.cost),
      };
      return say('choice-pick', args);
    }
    case 'build':
      return say('duel-move-build', { card: cardName(name), price });
    case 'discard':
      return say('duel-move-discard', { card: cardName(name), coins: detail?.gain ?? 0 });
    case 'wonder':
      return say('duel-move-wonder', { wonder: wonderName(name), card: cardName(rest.at(-1) ?? ''), price });
    case 'take':
    case 'keep':
      return say(`choice-${verb}`, {
        token: tokenName(name),
        effects: tokenEffects(tokenOf(content, name)).join(COMMA),
      });
    case 'revive':
    case 'destroy':
      return say(`choice-${verb}`, {
        card: cardName(name),
        effects: cardEffects(content, cardOf(content, name)).join(COMMA),
      });
    default:
      return move;
  }
}

/** The name of the event that says why something is asked now. */
export function lastReason(table: Table): string {
  const events = table.last?.events ?? [];
  const telling = events.filter((event) => ['extra-turn', 'begins'].includes(event.event));
  return telling.at(-1)?.event ?? 'other';
}

/** Who an event speaks of, for sentences: "you" only where one person looks. */
export function who(table: Table, seat: number): { you: string; name: string } {
  const mine = table.isMine(seat) && table.seats.length === 1;
  return { you: mine ? 'yes' : 'no', name: seat >= 0 ? table.name(seat) : '' };
}

export const eventOf = (step: StepInfo, ...names: string[]): EventInfo | undefined =>
  step.events.find((event) => names.includes(event.event));
