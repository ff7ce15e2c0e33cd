// What can be done with a card or wonder now, for the one who looks.
import type { Reason } from '../../lib/messages';
import type { PriceView } from './messages';
import { cardOf, split, wonderOf, type CardFace, type WonderFace } from './content';
import { priceOf } from './prices';
import type { Table } from './words';

export type Standing =
  | { is: 'chain' | 'free' | 'own' | 'trade' | 'coins'; price: PriceView }
  | { is: 'poor'; price: PriceView; short: number; why: Reason };

function affordable(price: PriceView, nothing: boolean): Standing {
  if (price.chain) return { is: 'chain', price };
  if (price.total === 0) return { is: nothing ? 'free' : 'own', price };
  return { is: price.bought.length ? 'trade' : 'coins', price };
}

function poor(table: Table, item: CardFace | WonderFace, why: Reason): Standing {
  return {
    is: 'poor',
    price: priceOf(table.content, table.view.cities[acting(table)]!, item),
    short: Number(why.args['short']),
    why,
  };
}

/** The seat whose means count: the one that is asked, else the one at the bottom. */
export const acting = (table: Table): number => table.decision?.seat ?? table.seat;

export function cardStanding(table: Table, card: string): Standing | null {
  if (table.decision?.kind !== 'turn') return null;
  const face = cardOf(table.content, card);
  const choice = table.choice(`build ${card}`);
  if (choice) return affordable(choice.detail.price!, !Object.keys(face.cost ?? {}).length);
  const refusal = table.refusal(`build ${card}`);
  return refusal ? poor(table, face, refusal) : null;
}

/** R42: which card is used makes no difference to a wonder's price. */
export function wonderStanding(table: Table, wonder: string): Standing | null {
  if (table.decision?.kind !== 'turn') return null;
  const prefix = `wonder ${wonder} with `;
  const choice = table.decision.choices.find((one) => one.move.startsWith(prefix));
  if (choice) return affordable(choice.detail.price!, false);
  const refused = table.decision.refused.find((one) => one.move.startsWith(prefix));
  return refused ? poor(table, wonderOf(table.content, wonder), refused.why) : null;
}

/** The move that choosing this thing stands for, in a decision where one thing is chosen. */
const VERBS: Record<string, [verb: string, kind: string]> = {
  draft: ['pick', 'wonder'],
  token: ['take', 'token'],
  library: ['keep', 'token'],
  mausoleum: ['revive', 'card'],
  destroy: ['destroy', 'card'],
  starter: ['begin', 'seat'],
  bid: ['bid', 'coins'],
};

export function moveFor(table: Table, thing: string | null): string | null {
  const asked = VERBS[table.decision?.kind ?? ''];
  if (!asked || !thing) return null;
  const [kind, id] = split(thing);
  if (kind !== asked[1]) return null;
  const move = kind === 'seat' ? `begin seat ${id}` : `${asked[0]} ${id}`;
  return table.choice(move) ? move : null;
}

/** May this thing be chosen now? */
export function choosable(table: Table, thing: string): boolean {
  const [kind, id] = split(thing);
  if (table.decision?.kind === 'turn') {
    if (kind === 'card') return !!table.choice(`discard ${id}`);
    return kind === 'wonder' && !!wonderStanding(table, id);
  }
  return moveFor(table, thing) !== null;
}

/** A click on a thing: it is selected, or let go. A wonder in a turn is the second step of a choice. */
export function choose(table: Table, thing: string): void {
  const [kind, id] = split(thing);
  if (!choosable(table, thing)) return;
  if (table.decision?.kind === 'turn' && kind === 'wonder') {
    table.stash['wonder'] = table.stash['wonder'] === id ? null : id;
    return;
  }
  table.selected = table.selected === thing ? null : thing;
}

/** Things that the last move touched: they keep the ring of its seat until the next one. */
export function justMoved(table: Table): Map<string, number> {
  const found = new Map<string, number>();
  const step = table.last;
  for (const event of step?.events ?? []) {
    const { card, wonder, token } = event.args as Record<string, string | undefined>;
    if (['built', 'revived'].includes(event.event)) found.set(`card:${card}`, step!.seat);
    if (event.event === 'raised') found.set(`wonder:${wonder}`, step!.seat);
    if (['took', 'kept'].includes(event.event)) found.set(`token:${token}`, step!.seat);
    if (event.event === 'discarded') found.set('pile', step!.seat);
  }
  return found;
}
