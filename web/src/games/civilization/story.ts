// What a move did, as a line of the log: a sentence with its place marked, and what came of it; and what is worth a moment.
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { isMilestone } from './content';
import { parse } from './moves';
import { goodWords, moveWords, say, sizeName, unitName, who, type Table } from './words';

/** A piece of a sentence; a marked one names a thing. */
export interface Piece {
  text: string;
  thing?: string;
}

const HOLE = '\u0001';
/** Figures that are things one can look at, by the kind of thing. */
const THINGS: Record<string, string> = {
  area: 'area',
  technology: 'technology',
  wonder: 'wonder',
  improvement: 'improvement',
};
const SEATS = ['opponent', 'partner'];
/** What others of the same step tell, or what is seen elsewhere. */
const QUIET = ['phase', 'offered', 'starts', 'returned'];
/** What a move is about, most telling first; otherwise its first event. */
const MAIN = [
  'settled',
  'won',
  'battle-began',
  'declared',
  'attacked',
  'captured',
  'dealt-with',
  'looked',
  'moved',
  'landed',
  'boarded',
  'sailed',
  'learned',
  'bought',
  'founded',
  'grew',
  'improved',
  'sold',
  'critical',
];
/** Moves that say nothing to others, and have no line when nothing came of them. */
const SILENT = [
  'standing',
  'deal',
  'give',
  'want',
  'drop',
  'take',
  'take-ship',
  'take-cargo',
  'counter',
  'claim',
  'fight',
  'let-pass',
  'pick',
  'pick-ship',
  'cheer',
  'equip',
];

function tell(table: Table, event: EventInfo, marked = ''): string {
  const key = `event-${event.event}`;
  if (!texts.has(key)) return '';
  const args: Record<string, unknown> = { ...texts.named(event.args), ...who(table, event.seat) };
  for (const seat of SEATS) if (seat in event.args) args[seat] = whom(table, Number(event.args[seat]));
  if ('good' in event.args) {
    args['item'] = goodWords(table, {
      good: String(event.args['good']),
      count: Number(event.args['count'] ?? 1),
    });
    args['what'] = 'card-like'; // it says all of it, as cards do by their names
  }
  if (typeof event.args['size'] === 'number') args['size'] = sizeName(table, event.args['size']);
  if (marked) args[marked] = HOLE;
  // The server says which kind it is; the name of its level is known here.
  const units = `told-${event.event}`;
  if (texts.has(`civilization-${units}`)) {
    const unit = unitName(table, String(event.args['kind']));
    return say(units, { ...args, unit, count: Number(event.args['count'] ?? 1) });
  }
  return texts.say(key, args);
}

const whom = (table: Table, seat: number): string =>
  who(table, seat).you === 'yes' ? say('whom-you') : table.name(seat);

// ---- battles: a round is one line

interface Round {
  kinds: string[];
  totals: [number, number];
  outcome: string;
}

/** The rounds that were fought in a step: more than one where nobody had a choice. */
export function roundsOf(step: StepInfo): Round[] {
  const found: Round[] = [];
  let picks: EventInfo[] = [];
  for (const event of step.events) {
    if (event.event === 'picked') picks.push(event);
    if (event.event !== 'fought') continue;
    const bySide = [0, 1].map((side) => picks.find(({ args }) => Number(args['side']) === side));
    picks = [];
    found.push({
      kinds: bySide.map((pick) => String(pick?.args['kind'] ?? '')),
      totals: [Number(event.args['first']), Number(event.args['second'])],
      outcome: String(event.args['outcome']),
    });
  }
  return found;
}

function roundWords(table: Table, { kinds, totals, outcome }: Round): [head: string, rest: string] {
  const [first = '', second = ''] = kinds.map((kind) => (kind ? unitName(table, kind) : ''));
  const removed = outcome === 'first' ? second : first;
  return [
    capital(say('log-round', { first, second, one: totals[0], other: totals[1] })),
    outcome === 'tie' ? say('round-tie') : say('round-removed', { unit: removed }),
  ];
}

const FOUGHT = ['picked', 'fought', 'lost'];

// ---- lines

const mainEvent = (step: StepInfo): EventInfo | undefined => {
  const told = step.events.filter(({ event }) => !QUIET.includes(event));
  return (
    MAIN.map((name) => told.find(({ event }) => event === name)).find((event) => event !== undefined) ??
    told[0]
  );
};

/** What a step's line begins with; nothing where the line is about a round of battle, or about the beginning. */
function headEvent(step: StepInfo): EventInfo | undefined {
  if (step.number === 0 || opensWithRound(step)) return undefined;
  return step.events.find(({ event }) => event === 'offered') ?? mainEvent(step);
}

const opensWithRound = (step: StepInfo): boolean =>
  ['pick', 'pick-ship'].includes(parse(lastMove(step.move)).verb) && roundsOf(step).length > 0;

/** The last move of a phrase that says what it was for. */
const lastMove = (move: string): string => move.split('; ').at(-1) ?? '';

function offerWords(table: Table, step: StepInfo): string {
  const moves = step.move.split('; ').map(parse);
  const goods = (verb: string) => {
    const found = new Map<string, number>();
    for (const one of moves)
      if (one.verb === verb) found.set(one.second, (found.get(one.second) ?? 0) + Number(one.noun));
    return [...found].map(([good, count]) => ({ good, count }));
  };
  const deal = moves.find(({ verb }) => verb === 'deal');
  if (!deal) return '';
  const words = (list: { good: string; count: number }[]) =>
    list.length ? texts.list(list.map((good) => goodWords(table, good))) : say('good-nothing');
  return capital(say('log-offer', { gives: words(goods('give')), wants: words(goods('want')) }));
}

export function headline(table: Table, step: StepInfo): Piece[] {
  if (step.number === 0) return [{ text: say('log-opening') }];
  if (opensWithRound(step)) return [{ text: roundWords(table, roundsOf(step)[0]!)[0] }];
  const event = headEvent(step);
  if (!event) return [{ text: quietLine(table, step) }];
  const marked = Object.keys(THINGS).find((figure) => figure in event.args);
  const text = tell(table, event, marked) || quietLine(table, step);
  if (!marked || !text.includes(HOLE)) return [{ text: text.replaceAll(HOLE, '') }];
  const id = String(event.args[marked]);
  const [before = '', after = ''] = text.split(HOLE);
  return [
    { text: before },
    { text: texts.word(marked, id), thing: `${THINGS[marked]}:${id}` },
    { text: after },
  ].filter((piece) => piece.text);
}

/** A move of which nothing else is told: that somebody is done, or what it says. */
function quietLine(table: Table, step: StepInfo): string {
  const { verb } = parse(lastMove(step.move));
  const key = `log-${verb}`;
  return texts.has(`civilization-${key}`)
    ? say(key, who(table, step.seat))
    : moveWords(table, lastMove(step.move));
}

/** What several rolled for the same thing is one sentence, in the place of the first roll. */
function tellRolls(table: Table, roll: EventInfo, all: EventInfo[]): string {
  const { purpose } = roll.args;
  const rolls = all.filter(({ event, args }) => event === 'rolled' && args['purpose'] === purpose);
  if (rolls.length < 2) return tell(table, roll);
  if (rolls[0] !== roll) return '';
  const results = rolls.map(
    ({ seat, args }) => `${table.name(seat)} (${String(args['sum']).replace('-', '−')})`,
  );
  return say('log-rolls', { purpose, rolls: texts.list(results) });
}

/** The quiet lines under it. */
export function aftermath(table: Table, step: StepInfo): string {
  const rounds = roundsOf(step);
  const head = headEvent(step);
  const told = step.events
    .filter((event) => event !== head && !QUIET.includes(event.event))
    .filter(({ event }) => !rounds.length || !FOUGHT.includes(event))
    .map((event, _, all) => (event.event === 'rolled' ? tellRolls(table, event, all) : tell(table, event)));
  const fought = rounds.map((round, place) => {
    const [words, rest] = roundWords(table, round);
    return place === 0 && opensWithRound(step) ? `${capital(rest)}.` : `${words}: ${rest}.`;
  });
  told.unshift(...fought);
  if (head?.event === 'offered') told.unshift(offerWords(table, step));
  return told.filter(Boolean).join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function announce(table: Table, step: StepInfo): string {
  const head = headline(table, step)
    .map(({ text }) => text)
    .join('');
  return [/[.!?]$/.test(head) ? head : `${head}.`, aftermath(table, step)].filter(Boolean).join(' ');
}

/** Whom a step's line is about: by the last answer to a question battle may be declared for another seat. */
export function lineSeat(step: StepInfo): number {
  const seat = headEvent(step)?.seat ?? -1;
  return seat < 0 ? step.seat : seat;
}

/** Steps in which a seat only gets something ready have no line of their own. */
export function lineOf(_table: Table, step: StepInfo): 'none' | number {
  if (step.number === 0 || step.events.some(({ event }) => !QUIET.includes(event) || event === 'offered'))
    return lineSeat(step);
  return SILENT.includes(parse(lastMove(step.move)).verb) ? 'none' : step.seat;
}

/** Turns and phases are headings in the log. The last move before one begins it: its heading comes after that move. */
export function divider(step: StepInfo): string | null {
  const turn = step.events.find(({ event }) => event === 'starts');
  if (turn) return say('log-turn', { turn: Number(turn.args['turn']) });
  const phase = step.events.findLast(({ event }) => event === 'phase');
  const name = String(phase?.args['phase'] ?? '');
  return ['trade', 'production', 'purchase'].includes(name) ? say(`phase-${name}`) : null;
}

// ---- moments: what everybody should see happen

export interface Moment {
  kind: string;
  /** The seat it is about; -1 for all. */
  seat: number;
  area: string;
  /** A counter, technology, wonder or milestone. */
  what: string;
  lines: string[];
}

const MOMENTS: Record<string, string> = {
  plague: 'plague',
  'minor-won': 'minor',
  looked: 'looked',
  'battle-won': 'battle',
  'battle-drawn': 'battle',
  captured: 'captured',
  bombed: 'bombed',
  'era-began': 'era',
  'wonder-gained': 'wonder',
  'milestone-won': 'milestone',
  'end-announced': 'end',
  'end-rolled': 'end',
  out: 'out',
  critical: 'critical',
};
/** Counters whose own event says more. */
const TOLD_APART = ['plague', 'minor_civilization'];
/** What others find is news when something comes of it; what one finds oneself always is. */
const isNews = (table: Table, seat: number, counter: string): boolean =>
  !TOLD_APART.includes(counter) && (table.isMine(seat) || ['treasure', 'free_technology'].includes(counter));
const FIGHTS = ['battle-won', 'battle-drawn', 'captured'];
/** A battle in which one won, lost something, or a settlement changed hands. */
const concerns = (table: Table, step: StepInfo, event: EventInfo): boolean =>
  table.isMine(event.seat) ||
  table.isMine(Number(event.args['opponent'] ?? -1)) ||
  step.events.some(
    ({ event: kind, seat, args }) =>
      kind === 'lost' && args['area'] === event.args['area'] && table.isMine(seat),
  );
const AFTER: Record<string, string[]> = {
  plague: ['lost', 'shrunk', 'destroyed'],
  'minor-won': [],
  looked: ['treasure', 'destroyed', 'shrunk', 'not-found'],
  'battle-won': ['captured'],
  'era-began': ['obsolete', 'rose'],
  critical: [],
};

/** What of a step is shown happening. */
export function momentsOf(table: Table, step: StepInfo): Moment[] {
  const found: Moment[] = [];
  step.events.forEach((event, place) => {
    const kind = MOMENTS[event.event];
    if (!kind) return;
    const what = String(
      event.args['counter'] ??
        event.args['wonder'] ??
        event.args['milestone'] ??
        event.args['era'] ??
        event.args['resource'] ??
        '',
    );
    if (event.event === 'looked' && !isNews(table, event.seat, what)) return;
    if (FIGHTS.includes(event.event) && !concerns(table, step, event)) return;
    const more = AFTER[event.event] ?? [];
    const rolls =
      event.event === 'minor-won' ? step.events.slice(0, place).filter((one) => one.event === 'rolled') : [];
    const after = step.events.slice(place + 1).filter((one) => more.includes(one.event));
    found.push({
      kind,
      seat: event.seat,
      area: String(event.args['area'] ?? ''),
      what,
      lines: [event, ...rolls, ...after].map((one) => tell(table, one)).filter(Boolean),
    });
  });
  return found;
}

export const isStandardWonder = (table: Table, id: string): boolean => isMilestone(table.content, id);
