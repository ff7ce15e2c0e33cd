// How a price comes about (R17 to R28), for explaining it. What may be bought is the server's to say.
import type { CityView, PriceView } from './messages';
import { tokenOf, type CardFace, type DuelContent, type WonderFace } from './content';

type Amounts = Record<string, number>;

/** R23: take away the dearest missing units, so many of them. */
function dropDearest(lack: Amounts, rates: Amounts, kinds: string[], units: number): number {
  let dropped = 0;
  while (dropped < units) {
    const missing = kinds.filter((kind) => (lack[kind] ?? 0) > 0);
    if (!missing.length) break;
    const dearest = missing.reduce((a, b) => (rates[b]! > rates[a]! ? b : a));
    lack[dearest]!--;
    dropped++;
  }
  return dropped;
}

/** R35: units that progress tokens take off. */
function discount(content: DuelContent, city: CityView, item: CardFace | WonderFace): number {
  const tokens = city.tokens.map((id) => tokenOf(content, id));
  if (!('colour' in item)) return tokens.reduce((sum, token) => sum + (token.fewer_resources_wonder ?? 0), 0);
  if (item.colour !== 'blue') return 0;
  return tokens.reduce((sum, token) => sum + (token.fewer_resources_blue ?? 0), 0);
}

/** R28: the city owns the chain that makes this card free. */
export function byChain(city: CityView, item: CardFace | WonderFace): boolean {
  return 'chain_in' in item && !!item.chain_in && city.chains.includes(item.chain_in);
}

export function priceOf(
  content: DuelContent,
  city: CityView,
  item: CardFace | WonderFace,
  withChain = true,
): PriceView {
  if (withChain && byChain(city, item)) {
    return { total: 0, coins: 0, bought: [], produced: {}, chosen: 0, saved: 0, chain: true };
  }
  const goods = content.game.goods;
  const raw = content.game.resources.filter((kind) => !goods.includes(kind));
  const lack: Amounts = {};
  const produced: Amounts = {};
  for (const kind of content.game.resources) {
    const need = item.cost?.[kind] ?? 0;
    if (!need) continue;
    const own = Math.min(need, city.makes[kind] ?? 0);
    lack[kind] = need - own;
    if (own) produced[kind] = own;
  }
  const chosen =
    dropDearest(lack, city.rates, raw, city.raw_choices) +
    dropDearest(lack, city.rates, goods, city.goods_choices);
  const saved = dropDearest(lack, city.rates, content.game.resources, discount(content, city, item));
  const bought = Object.entries(lack)
    .filter(([, units]) => units > 0)
    .map(([resource, units]) => ({ resource, units, each: city.rates[resource]! }))
    .sort((a, b) => b.each - a.each);
  const coins = item.cost?.['coins'] ?? 0;
  const total = bought.reduce((sum, line) => sum + line.units * line.each, coins);
  return { total, coins, bought, produced, chosen, saved, chain: false };
}
