// What the decision bar says and offers.
import type { Bar, BarAction } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { cardOf, giverOf, split, tokenOf, wonderOf } from './content';
import { UI, TOKENS, WONDERS } from './icons';
import type { PriceView } from './messages';
import { opened } from './slots';
import { cardStanding, moveFor, wonderStanding, type Standing } from './standing';
import {
  capital,
  cardName,
  eventOf,
  lastReason,
  shortName,
  slotWords,
  tokenName,
  wonderName,
  type Table,
} from './words';

const say = (key: string, args: Record<string, string | number> = {}): string => texts.say(key, args);

/** The card by name, with what Dutch needs before it: "het Aquaduct". */
const named = (card: string) => ({ card: cardName(card), the: say('duel-the', { card }) });

export function bar(table: Table): Bar {
  return table.decision?.kind === 'turn' ? turn(table) : oneThing(table);
}

// ---- a turn: a card, and what to do with it

function turn(table: Table): Bar {
  const card = table.selected?.startsWith('card:') ? table.selected.slice(5) : null;
  const wonder = table.stash['wonder'] ?? null;
  const letGo = { card: () => (table.selected = null), wonder: () => (table.stash['wonder'] = null) };
  if (!card) {
    if (!wonder || wonder === 'which') {
      return {
        question: say('duel-ask-turn', { last: lastReason(table) }),
        consequence: { text: say('duel-ask-turn-small') },
        actions: [],
      };
    }
    return {
      question: say('duel-ask-with', { wonder: wonderName(wonder) }),
      consequence: { text: say('duel-small-wonder-card') },
      chips: [{ label: wonderName(wonder), remove: letGo.wonder }],
      actions: [],
    };
  }
  const chip = { label: cardName(card), remove: letGo.card };
  if (wonder === 'which') {
    const chips = [{ label: cardName(card), remove: letGo.wonder }];
    return {
      question: say('duel-ask-wonder', named(card)),
      consequence: consequence(table, card),
      chips,
      actions: ownWonders(table).map((one) => raise(table, one, card)),
    };
  }
  if (wonder) {
    const chips = [chip, { label: wonderName(wonder), remove: letGo.wonder }];
    return {
      question: say('duel-ask-sure', { ...named(card), wonder: wonderName(wonder) }),
      consequence: consequence(table, card, wonder),
      chips,
      actions: [{ ...raise(table, wonder, card), primary: true, key: 'W' }],
    };
  }
  const actions = [build(table, card), wonders(table, card), discard(table, card)].filter(
    (action) => action !== null,
  );
  return {
    question: say('duel-ask-card', { last: lastReason(table), ...named(card) }),
    consequence: consequence(table, card),
    actions,
  };
}

/** What cannot be paid stays in the bar, and says what is missing. */
const tooDear = (standing: Extract<Standing, { is: 'poor' }>) => ({
  why: standing.why,
  small: say('duel-short-of', { short: standing.short }),
});

function build(table: Table, card: string): BarAction | null {
  const action = { id: 'build', label: say('duel-act-build'), icon: UI.build, key: 'B' };
  const standing = cardStanding(table, card);
  if (!standing) return null;
  if (standing.is === 'poor') return { ...action, ...tooDear(standing) };
  return { ...action, primary: true, move: `build ${card}`, ...paying(table, card, standing.price) };
}

/** The small line of a price: "gratis · schakel Baden", "2 munten · koop papyrus". */
function paying(table: Table, card: string, price: PriceView): Pick<BarAction, 'coin' | 'small' | 'long'> {
  if (price.chain) {
    const giver = giverOf(table.content, cardOf(table.content, card).chain_in);
    return {
      small: say('duel-act-free-chain'),
      long: giver ? say('duel-act-chain-of', { card: cardName(giver.id) }) : '',
    };
  }
  if (!price.total)
    return {
      small:
        Object.keys(price.produced).length || price.chosen || price.saved
          ? say('duel-act-own')
          : say('duel-pill-free'),
    };
  const bought = price.bought.map((line) => texts.word('resource', line.resource));
  return {
    coin: price.total,
    small: say('duel-coins', { coins: price.total }),
    long: bought.length ? say('duel-act-buy', { resources: texts.list(bought) }) : '',
  };
}

const ownWonders = (table: Table): string[] =>
  table.view.cities[table.decision!.seat]!.wonders.filter((one) => !one.built)
    .map((one) => one.wonder)
    .filter((one) => wonderStanding(table, one));

function raise(table: Table, wonder: string, card: string): BarAction {
  const standing = wonderStanding(table, wonder)!;
  const action = { id: wonder, label: shortName('wonder', wonder), icon: WONDERS[wonder]! };
  if (standing.is === 'poor') return { ...action, ...tooDear(standing) };
  return {
    ...action,
    move: `wonder ${wonder} with ${card}`,
    coin: standing.price.total,
    small: say('duel-coins', { coins: standing.price.total }),
  };
}

/** R42: one wonder that can be built is offered by name; of several the bar asks which. */
function wonders(table: Table, card: string): BarAction | null {
  const own = ownWonders(table);
  if (!own.length) return null;
  const action = { id: 'wonder', label: say('duel-act-wonder'), icon: UI.wonder, key: 'W' };
  const able = own.filter((one) => wonderStanding(table, one)?.is !== 'poor');
  if (able.length > 1)
    return {
      ...action,
      small: say('duel-act-choose', { wonders: able.length }),
      run: () => (table.stash['wonder'] = 'which'),
    };
  if (able.length === 1) {
    const price = wonderStanding(table, able[0]!)!.price.total;
    return {
      ...action,
      move: `wonder ${able[0]} with ${card}`,
      coin: price,
      small: shortName('wonder', able[0]!),
    };
  }
  const dear = own.map((one) => wonderStanding(table, one)).filter((one) => one?.is === 'poor');
  return { ...action, ...tooDear(dear.reduce((least, one) => (one.short < least.short ? one : least))) };
}

function discard(table: Table, card: string): BarAction {
  const gain = table.choice(`discard ${card}`)?.detail?.gain ?? 0;
  const poor = table.refusal(`build ${card}`) !== undefined;
  return {
    id: 'discard',
    label: say('duel-act-discard'),
    icon: UI.discard,
    key: 'A',
    move: `discard ${card}`,
    coin: `+${gain}`,
    small: say('duel-coins', { coins: gain }),
    primary: poor,
  };
}

/** What comes free once this card is gone, and for whom: with an extra turn it is one's own. */
function consequence(table: Table, card: string, wonder: string | null = null): Bar['consequence'] {
  const slots = opened(table.view, card);
  if (!slots.length) return { text: say('duel-opens-nothing') };
  const args = { cards: slotWords(slots), many: slots.length, name: table.name(1 - table.decision!.seat) };
  if (wonder && givesTurn(table, wonder))
    return { text: `${say('effect-extra-turn')}: ${say('duel-opens-you', args)}` };
  return { warn: say('duel-opens-warn'), text: say('duel-opens', args) };
}

/** R14, R39: by itself, or by Theology. */
function givesTurn(table: Table, wonder: string): boolean {
  const tokens = table.view.cities[table.decision!.seat]!.tokens;
  return (
    wonderOf(table.content, wonder).extra_turn ||
    tokens.some((token) => tokenOf(table.content, token).extra_turn_wonders)
  );
}

// ---- every other decision: one thing is chosen

const LABELS: Record<string, (table: Table, id: string) => Partial<BarAction> & { label: string }> = {
  draft: (_, id) => ({ label: say('duel-act-pick', { wonder: wonderName(id) }), icon: WONDERS[id]! }),
  token: (_, id) => ({ label: say('duel-act-take', { token: tokenName(id) }), icon: TOKENS[id]! }),
  library: (_, id) => ({ label: say('duel-act-keep', { token: tokenName(id) }), icon: TOKENS[id]! }),
  mausoleum: (_, id) => ({ label: say('duel-act-revive', { card: cardName(id) }), icon: UI.revive }),
  destroy: (_, id) => ({ label: say('duel-act-destroy', { card: cardName(id) }), icon: UI.destroy }),
  starter: (table, id) => {
    const seat = Number(id) - 1;
    const you = table.isMine(seat) && table.seats.length === 1;
    return {
      label: you ? say('duel-act-begin-you') : say('duel-act-begin', { name: table.name(seat) }),
      icon: UI.begin,
    };
  },
  bid: (_, id) => ({
    label: id === '0' ? say('duel-act-bid-nothing') : say('duel-act-bid', { coins: Number(id) }),
    icon: UI.discard,
  }),
};

function oneThing(table: Table): Bar {
  const kind = table.decision!.kind;
  const pair = table.last ? eventOf(table.last, 'pair') : undefined;
  const question =
    kind === 'token' && pair
      ? say('duel-reason-token', { science: capital(texts.word('science', String(pair.args['science']))) })
      : say(`ask-${kind}`);
  const move = moveFor(table, table.selected);
  if (!move) return { question, actions: [] };
  const [, id] = split(table.selected!);
  return { question, actions: [{ id: kind, primary: true, key: 'B', move, ...LABELS[kind]!(table, id) }] };
}

/** Not your turn: who is asked what. */
export function waiting(table: Table): { question: string; small?: string } | null {
  const [seat, kind] = Object.entries(table.view.to_move).find(([one]) => !table.isMine(Number(one))) ?? [];
  if (seat === undefined) return null;
  return {
    question: say(`duel-waiting-${kind}`, { name: table.name(Number(seat)) }),
    small: say('duel-waiting-small'),
  };
}
