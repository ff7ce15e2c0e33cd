// What a move did, as a line of the log: a sentence with its card marked, and what came of it.
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { cardOf, tokenOf } from './content';
import {
  capital,
  cardEffects,
  cardName,
  tokenEffects,
  tokenName,
  who,
  wonderName,
  type Table,
} from './words';

/** A piece of a sentence; a marked one names a thing in its colour. */
export interface Piece {
  text: string;
  thing?: string;
  colour?: string;
}

const say = (key: string, args: Record<string, string | number> = {}): string => texts.say(key, args);
const HOLE = '\u0001';

const MAIN = [
  'built',
  'discarded',
  'raised',
  'revived',
  'destroyed',
  'picked',
  'took',
  'kept',
  'chose-starter',
  'sealed',
];

export const mainEvent = (step: StepInfo): EventInfo | undefined =>
  step.events.find((event) => MAIN.includes(event.event));

function subject(
  table: Table,
  event: EventInfo,
): { kind: string; id: string; name: string; colour: string } | null {
  const { card, wonder, token } = event.args as Record<string, string | undefined>;
  if (wonder) return { kind: 'wonder', id: wonder, name: wonderName(wonder), colour: 'gold' };
  if (token) return { kind: 'token', id: token, name: tokenName(token), colour: 'green' };
  if (card)
    return { kind: 'card', id: card, name: cardName(card), colour: cardOf(table.content, card).colour };
  return null;
}

/** What the server's catalogue says of an event. A line of the log has no full stop. */
const told = (table: Table, event: EventInfo): string => texts.event(table, event).replace(/\.$/, '');

/** A step that is about nothing in particular. */
function plainLine(table: Table, step: StepInfo): string {
  if (step.number === 0) return say('duel-log-opening');
  return step.events[0] ? told(table, step.events[0]) : step.move;
}

export function headline(table: Table, step: StepInfo): Piece[] {
  const event = mainEvent(step);
  if (!event) return [{ text: plainLine(table, step) }];
  const what = subject(table, event);
  const args: Record<string, string | number> = {
    ...(event.args as Record<string, string | number>),
    ...who(table, step.seat),
  };
  if (what) args[what.kind] = HOLE;
  if (event.event === 'chose-starter') {
    const starter = Number(event.args['starter']);
    args['starter'] =
      table.isMine(starter) && table.seats.length === 1 ? say('duel-log-jij') : table.name(starter);
  }
  const text = say(`duel-log-${event.event}`, args);
  if (!what) return [{ text }];
  const [before = '', after = ''] = text.split(HOLE);
  return [
    { text: before },
    { text: what.name, thing: `${what.kind}:${what.id}`, colour: what.colour },
    { text: after },
  ].filter((piece) => piece.text);
}

/** The quiet second line. */
export function aftermath(table: Table, step: StepInfo): string {
  const main = mainEvent(step);
  const parts: string[] = [];
  const card =
    main?.event === 'built' || main?.event === 'revived'
      ? cardOf(table.content, String(main.args['card']))
      : null;
  if (card?.trade.length) {
    const args = {
      resources: texts.list(card.trade.map((id) => texts.word('resource', id))),
      coins: table.content.trade.fixed_price,
    };
    parts.push(say('duel-sub-trade-cheap', { ...args, ...who(table, step.seat) }));
  } else if (card && !card.gain && !card.gain_per && !card.shields && !card.guild)
    parts.push(...cardEffects(table.content, card));
  if (main?.event === 'raised')
    parts.push(say('duel-sub-with', { card: cardName(String(main.args['card'])) }));
  if (main?.event === 'discarded')
    parts.push(say('duel-sub-gets', { coins: Number(main.args['coins']), ...who(table, step.seat) }));
  if (main?.event === 'took' || main?.event === 'kept')
    parts.push(...tokenEffects(tokenOf(table.content, String(main.args['token']))));
  const turned = step.events
    .filter((event) => event.event === 'turned')
    .map((event) => cardName(String(event.args['card'])));
  for (const event of step.events) {
    const said = after(table, step, event);
    if (said) parts.push(said);
  }
  if (turned.length) parts.push(say('duel-sub-turned', { cards: texts.list(turned) }));
  return [parts.join(', '), ...step.events.map((event) => sentence(table, step, event))]
    .filter(Boolean)
    .join('. ');
}

function after(table: Table, step: StepInfo, event: EventInfo): string {
  const args = { ...(event.args as Record<string, string | number>), ...who(table, event.seat) };
  switch (event.event) {
    case 'gained':
      return say('duel-sub-gets', args);
    case 'lost':
    case 'looted':
      return say('duel-sub-loses', args);
    case 'trade-taken':
      return say('duel-sub-trade', args);
    case 'pawn':
      return say('duel-sub-pawn', {
        steps: Number(event.args['steps']),
        pawn: Math.abs(Number(event.args['pawn'])),
      });
    case 'extra-turn':
      return say('duel-sub-extra');
    case 'extra-lost':
      return say('duel-sub-extra-lost');
    case 'pair':
      return say('duel-sub-pair', { science: texts.word('science', String(event.args['science'])) });
    case 'wonder-gone':
      return say('duel-sub-gone', { wonder: wonderName(String(event.args['wonder'])) });
    case 'got-last':
      return say('duel-sub-last', { ...args, wonder: wonderName(String(event.args['wonder'])) });
    case 'first-player':
      return say('duel-sub-first', args);
    case 'bids':
      return say('duel-sub-bids', { ...args, name1: table.name(0), name2: table.name(1) });
    default:
      return '';
  }
}

/** Who starts an age and who wins stand on their own. */
function sentence(table: Table, step: StepInfo, event: EventInfo): string {
  if (event.event === 'ended') return told(table, event);
  return event.event === 'begins' && step.number > 0 && mainEvent(step)?.event !== 'chose-starter'
    ? told(table, event)
    : '';
}

/** Ages are headings in the log. The last move of an age lays the next one: its heading comes after that move. */
export function divider(step: StepInfo): string | null {
  const laid = step.events.find((event) => event.event === 'laid');
  return laid ? say('label-age', { age: Number(laid.args['age']) }) : null;
}

export function announce(table: Table, step: StepInfo): string {
  const head = headline(table, step)
    .map((piece) => piece.text)
    .join('');
  const rest = aftermath(table, step);
  return rest ? `${head}. ${capital(rest)}.` : `${head}.`;
}
