// The args of the components as the server sends them (content.toml), found by id.

import type { Card, Content, Token, Wonder } from './messages';

export type DuelContent = Content;
export type CardFace = Card;
export type WonderFace = Wonder;
export type TokenFace = Token;

interface Index {
  cards: Map<string, CardFace>;
  wonders: Map<string, WonderFace>;
  tokens: Map<string, TokenFace>;
}

// A key that a record of the content file leaves out means none, or 0.
const NOTHING = { points: 0, shields: 0, gain: 0, cost: {}, choice: [] };
const CARD = {
  ...NOTHING,
  makes: {},
  trade: [],
  science: '',
  chain_in: '',
  chain_out: '',
  gain_per: null,
  guild: null,
};
const WONDER = {
  ...NOTHING,
  destroy: '',
  tokens_drawn: 0,
  build_from_discard: false,
  extra_turn: false,
  opponent_loses: 0,
};
const TOKEN = { points: 0, gain: 0, science: '' };

const indexes = new WeakMap<DuelContent, Index>();

function index(content: DuelContent): Index {
  let found = indexes.get(content);
  if (!found) {
    found = {
      cards: new Map(content.card.map((card) => [card.id, { ...CARD, ...card }])),
      wonders: new Map(content.wonder.map((wonder) => [wonder.id, { ...WONDER, ...wonder }])),
      tokens: new Map(content.token.map((token) => [token.id, { ...TOKEN, ...token }])),
    };
    indexes.set(content, found);
  }
  return found;
}

export const cardOf = (content: DuelContent, id: string): CardFace => index(content).cards.get(id)!;
export const wonderOf = (content: DuelContent, id: string): WonderFace => index(content).wonders.get(id)!;
export const tokenOf = (content: DuelContent, id: string): TokenFace => index(content).tokens.get(id)!;
const theCard = (content: DuelContent, fits: (card: CardFace) => boolean): CardFace | undefined =>
  [...index(content).cards.values()].find(fits);
/** The card that a chain symbol makes free. */
export const freedBy = (content: DuelContent, chain: string): CardFace | undefined =>
  theCard(content, (card) => card.chain_in === chain);
/** The card that gives a chain symbol. */
export const giverOf = (content: DuelContent, chain: string): CardFace | undefined =>
  theCard(content, (card) => card.chain_out === chain);

export const ROMAN = ['', 'I', 'II', 'III'];
export const roman = (age: number): string => ROMAN[age] ?? '';

/** A "thing" of the shell: 'card:baths' is the card baths. */
export function split(thing: string): [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}
