// What a card, wonder or token does, as marks in the order of the guide:
// production, shields, science, coins, points.
import type { CardFace, DuelContent, WonderFace } from './content';

export type Mark =
  | { mark: 'resource'; id: string }
  | { mark: 'coin'; n: number | string }
  | { mark: 'loses'; n: number }
  | { mark: 'points'; n: number }
  | { mark: 'shield' }
  | { mark: 'science'; id: string }
  | { mark: 'sign'; text: string }
  | { mark: 'kind'; id: string }
  | { mark: 'again' }
  | { mark: 'destroy'; colour: string }
  | { mark: 'draw'; n: number }
  | { mark: 'revive' };

const repeat = (times: number | undefined, mark: Mark): Mark[] =>
  Array.from({ length: times ?? 0 }, () => mark);
const sign = (text: string): Mark => ({ mark: 'sign', text });
const resource = (id: string): Mark => ({ mark: 'resource', id });
const points = (n: number | undefined): Mark[] => (n ? [{ mark: 'points', n }] : []);
const between = (ids: string[], text: string): Mark[] =>
  ids.flatMap((id, index) => (index ? [sign(text), resource(id)] : [resource(id)]));
/** "brown+grey" is two kinds. */
const kinds = (id: string): Mark[] => id.split('+').map((one) => ({ mark: 'kind', id: one }));

export function cardMarks(content: DuelContent, card: CardFace): Mark[] {
  const marks: Mark[] = [];
  for (const [id, units] of Object.entries(card.makes ?? {})) marks.push(...repeat(units, resource(id)));
  if (card.choice?.length) marks.push(...between(card.choice, '/'));
  if (card.trade?.length) {
    marks.push(...card.trade.map(resource), sign('='), { mark: 'coin', n: content.trade.fixed_price });
  }
  marks.push(...repeat(card.shields, { mark: 'shield' }));
  if (card.science) marks.push({ mark: 'science', id: card.science });
  if (card.gain) marks.push({ mark: 'coin', n: `+${card.gain}` });
  if (card.gain_per)
    marks.push({ mark: 'coin', n: card.gain_per.coins }, sign('/'), ...kinds(card.gain_per.kind));
  if (card.guild) {
    if (card.guild.coins) marks.push({ mark: 'coin', n: card.guild.coins });
    marks.push(...points(card.guild.points), sign('/'), ...kinds(card.guild.count));
  }
  return [...marks, ...points(card.points)];
}

/** On a strip in the city: what the building still does. */
export function stripMarks(content: DuelContent, card: CardFace): Mark[] {
  if (card.science) return [{ mark: 'science', id: card.science }];
  if (card.gain_per) return points(card.points);
  if (card.choice.length) return card.choice.map(resource);
  if (card.guild) return kinds(card.guild.count);
  if (card.trade.length) return [...card.trade.map(resource), { mark: 'coin', n: content.trade.fixed_price }];
  return cardMarks(content, card);
}

export function wonderMarks(wonder: WonderFace): Mark[] {
  const marks: Mark[] = (wonder.choice ?? []).map(resource);
  marks.push(...repeat(wonder.shields, { mark: 'shield' }));
  if (wonder.destroy) marks.push({ mark: 'destroy', colour: wonder.destroy });
  if (wonder.tokens_drawn) marks.push({ mark: 'draw', n: wonder.tokens_drawn });
  if (wonder.build_from_discard) marks.push({ mark: 'revive' });
  if (wonder.gain) marks.push({ mark: 'coin', n: `+${wonder.gain}` });
  if (wonder.opponent_loses) marks.push({ mark: 'loses', n: wonder.opponent_loses });
  if (wonder.extra_turn) marks.push({ mark: 'again' });
  return [...marks, ...points(wonder.points)];
}

/** One icon per unit: ['stone', 'stone', 'glass']. */
export function units(cost: Record<string, number> | undefined): string[] {
  return Object.entries(cost ?? {}).flatMap(([id, n]) => (id === 'coins' ? [] : Array<string>(n).fill(id)));
}
