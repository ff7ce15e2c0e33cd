// What a step brought: as lines of the log, and by seat when plans are revealed.
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { kindOf, ROMAN } from './content';
import { movesOf, parse } from './moves';
import {
  capitalised,
  counted,
  goodName,
  kindName,
  moveWords,
  saintName,
  say,
  shapeName,
  siteName,
  squareName,
  who,
  type Table,
} from './words';

/** A piece of a sentence; a marked one names a thing. */
export interface Piece {
  text: string;
  thing?: string;
  /** The family whose colour it has. */
  kind?: string;
}

/** What one seat did in the secret phase, as it was revealed. */
export interface Outcome {
  seat: number;
  pieces: Piece[];
  rest: string;
}

/** What a seat does in secret; told when all are ready. */
const DONE = [
  'built',
  'housed',
  'manned',
  'chose',
  'razed',
  'cleared',
  'traded',
  'rearranged',
  'grave-moved',
  'voided',
  'paid',
];
/** Seen on the board or in the headings. */
const QUIET = ['phase', 'tile-laid', 'round', 'revealed', 'order-drawn'];
/** Moves that come one after the other and are one line. */
const RUNS = ['pollute', 'bury', 'discard', 'harvest'];
/** Steps of a plan: once it is revealed they need no line of their own. */
export const PLANNED = [
  'build',
  'house',
  'man',
  'clear',
  'raze',
  'bank',
  'lift',
  'lay',
  'grave',
  'put-back',
  'pay',
  'choose',
  'add-house',
  'no-house',
];
/** Moves that get an offer ready. */
const SILENT = ['deal', 'give', 'want', 'drop', 'counter'];

const verbOf = (step: StepInfo): string => parse(movesOf(step.move)[0] ?? '').verb;
const isReveal = (step: StepInfo): boolean =>
  !step.undone && step.events.some(({ event }) => event === 'revealed');

export const lastReveal = (table: Table): StepInfo | undefined => table.log.findLast(isReveal);

export function tell(table: Table, event: EventInfo): string {
  const key = `event-${event.event}`;
  if (!texts.has(key)) return '';
  const args: Record<string, unknown> = { ...texts.named(event.args), ...who(table, event.seat) };
  if ('shape' in event.args) args['shape'] = shapeName(String(event.args['shape']));
  for (const place of ['place', 'target'])
    if (place in event.args) args[place] = placeOfSeat(table, event.seat, String(event.args[place]));
  if ('partner' in event.args) args['partner'] = whom(table, Number(event.args['partner']));
  return texts.say(key, args);
}

const whom = (table: Table, seat: number): string =>
  who(table, seat).you === 'yes' ? say('whom-you') : table.name(seat);

/** A square of a seat's plan, with the city where that seat has several. */
function placeOfSeat(table: Table, seat: number, place: string): string {
  const cities = table.view.seats[seat]?.realm.cities.length ?? 1;
  return cities > 1
    ? say('place', { city: ROMAN[Number(place[0])] ?? '', square: squareName(place) })
    : squareName(place);
}

// ---- the reveal

function brief({ event, args }: EventInfo): Piece | null {
  switch (event) {
    case 'built':
      return building(String(args['shape']));
    case 'housed':
      return { text: say('house-number', { number: Number(args['number']) }).toLowerCase(), kind: 'house' };
    case 'rearranged':
      return {
        ...building(String(args['shape'])),
        text: say('plan-rearranged', { building: shapeName(String(args['shape'])) }),
      };
    case 'chose':
      return { text: saintName(String(args['saint'])), thing: `saint:${args['saint']}`, kind: 'cathedral' };
    case 'razed':
      return { text: say('plan-razed') };
    case 'traded':
      return { text: say('plan-traded', { wanted: goodName(String(args['wanted'])) }) };
    default:
      return null;
  }
}

const building = (shape: string): Piece => ({
  text: shapeName(shape),
  thing: `kind:${kindOf(shape)}`,
  kind: kindOf(shape),
});

/** What each seat had planned, in order of play. */
export function outcomes(table: Table, step: StepInfo): Outcome[] {
  if (!isReveal(step)) return [];
  const seats = table.view.order.length ? table.view.order : table.view.seats.map((_, seat) => seat);
  const told = [...new Set([...seats, ...step.events.map(({ seat }) => seat)])].filter((seat) => seat >= 0);
  return told
    .map((seat) => outcome(table, seat, step.events))
    .filter(({ pieces, rest }) => pieces.length || rest);
}

function outcome(table: Table, seat: number, all: EventInfo[]): Outcome {
  const events = all.filter((event) => event.seat === seat && DONE.includes(event.event));
  const count = (name: string): number => events.filter(({ event }) => event === name).length;
  const men = counted(
    events.filter(({ event }) => event === 'manned').map(({ args }) => kindName(String(args['kind']))),
  );
  const pieces = events.flatMap((event) => brief(event) ?? []);
  const rest = [
    men.length ? say('told-men', { buildings: texts.list(men) }) : '',
    count('cleared') ? say('plan-cleared', { count: count('cleared') }) : '',
    count('grave-moved') ? say('plan-graves', { count: count('grave-moved') }) : '',
    ...events.filter(({ event }) => event === 'voided').map((event) => tell(table, event)),
  ];
  return { seat, pieces, rest: capitalised(rest.filter(Boolean).join('; ')) };
}

// ---- lines

/** The steps that make one line with this one: the moves of the same kind before it by the same seat. */
export function runOf(table: Table, step: StepInfo): StepInfo[] {
  if (!RUNS.includes(verbOf(step)) || step.undone) return [step];
  const standing = standingOf(table);
  const end = placeAmong(standing, step);
  if (end < 0) return [step];
  let start = end;
  while (start > 0 && isSame(standing[start - 1]!, step)) start -= 1;
  return standing.slice(start, end + 1);
}

const standingOf = (table: Table): StepInfo[] => table.log.filter(({ undone }) => !undone);
/** By its number: a replay may show a copy of a step, or one that its log does not have. */
const placeAmong = (steps: StepInfo[], { number }: StepInfo): number =>
  steps.findIndex((one) => one.number === number);

const isSame = (one: StepInfo, other: StepInfo): boolean =>
  one.seat === other.seat && verbOf(one) === verbOf(other) && one.number > 0 && !startsRound(one);
const startsRound = (step: StepInfo): boolean => step.events.some(({ event }) => event === 'round');

const isFollowed = (table: Table, step: StepInfo): boolean => {
  if (!RUNS.includes(verbOf(step)) || step.undone) return false;
  const standing = standingOf(table);
  const place = placeAmong(standing, step);
  const next = place < 0 ? undefined : standing[place + 1];
  return !!next && isSame(step, next);
};

export function headline(table: Table, step: StepInfo): Piece[] {
  if (step.number === 0) return [{ text: say('log-opening') }];
  const verb = verbOf(step);
  const run = runOf(table, step);
  if (RUNS.includes(verb)) return [{ text: runWords(table, step, run) }];
  const main = step.events.find(({ event, seat }) => seat === step.seat && !QUIET.includes(event));
  const told = main && !isReveal(step) ? tell(table, main) : '';
  if (told) return [{ text: told }];
  const key = `log-${verb}`;
  return [
    {
      text: texts.has(`antiquity-${key}`)
        ? say(key, who(table, step.seat))
        : capitalised(moveWords(table, step.move)),
    },
  ];
}

/** What a seat harvested, as goods: "2 wood and fish". */
function harvestWords(table: Table, seat: number, events: EventInfo[]): string {
  const goods = new Map<string, number>();
  for (const { event, seat: whose, args } of events)
    if (event === 'harvested' && whose === seat && Number(args['count']))
      goods.set(String(args['good']), (goods.get(String(args['good'])) ?? 0) + Number(args['count']));
  const names = [...goods].map(([good, count]) =>
    count > 1 ? say('count-of', { count, good: goodName(good) }) : goodName(good),
  );
  return say('log-harvest', { ...who(table, seat), count: names.length, what: texts.list(names) });
}

function runWords(table: Table, step: StepInfo, run: StepInfo[]): string {
  if (verbOf(step) === 'harvest')
    return harvestWords(
      table,
      step.seat,
      run.flatMap(({ events }) => events),
    );
  const nouns = run.flatMap(({ move }) => movesOf(move).map((one) => parse(one).noun));
  const verb = verbOf(step);
  const names = nouns.map((noun) => {
    if (verb === 'discard') return goodName(noun);
    return verb === 'bury' ? placeOfSeat(table, step.seat, noun) : noun;
  });
  return say(`log-${verb}`, { ...who(table, step.seat), count: names.length, what: texts.list(names) });
}

/** What a line of its own says already. */
const SAID: Record<string, string[]> = {
  pollute: ['polluted'],
  bury: ['grave'],
  discard: ['discarded'],
};

/** A sentence about a seat, or about none (-1). */
export interface Told {
  seat: number;
  text: string;
}

/** What came of a step; what comes several times for a seat is one sentence. */
function tellAll(table: Table, events: EventInfo[], except: number): Told[] {
  const told = new Set([`harvested ${except}`]);
  return events.flatMap((event) => {
    const { seat } = event;
    const together = TOGETHER[event.event];
    if (!together || (event.event === 'harvested' && !Number(event.args['count'])))
      return [{ seat, text: tell(table, event) }];
    const key = `${event.event} ${seat}`;
    if (told.has(key)) return [];
    told.add(key);
    return [{ seat, text: together(table, seat, events) }];
  });
}

/** What comes several times for a seat and is one sentence. */
const TOGETHER: Record<string, (table: Table, seat: number, events: EventInfo[]) => string> = {
  harvested: harvestWords,
  spent: (table, seat, events) =>
    listed(table, 'spent', seat, events, ({ site, field }) =>
      say('thing-at', { what: siteName(String(site)), where: String(field) }),
    ),
  spoiled: (table, seat, events) =>
    listed(table, 'spoiled', seat, events, ({ kind, place }) =>
      say('thing-at', {
        what: kindName(String(kind)),
        where: placeOfSeat(table, seat, String(place)),
      }),
    ),
};

function listed(
  table: Table,
  name: string,
  seat: number,
  events: EventInfo[],
  words: (args: EventInfo['args']) => string,
): string {
  const what = texts.list(
    events
      .filter(({ event, seat: whose }) => event === name && whose === seat)
      .map(({ args }) => words(args)),
  );
  return say(`log-${name}`, { ...who(table, seat), what });
}

/** The quiet lines under it. */
export function aftermath(table: Table, step: StepInfo): Told[] {
  if (step.number === 0)
    return step.events
      .filter(({ event }) => event === 'order-drawn')
      .map((event) => ({ seat: -1, text: tell(table, event) }));
  const reveal = isReveal(step);
  const run = runOf(table, step);
  const [main] =
    run.length === 1 && !RUNS.includes(verbOf(step)) && !reveal
      ? step.events.filter(({ event, seat }) => seat === step.seat && !QUIET.includes(event))
      : [];
  const said = SAID[verbOf(step)] ?? [];
  const rest = run
    .flatMap(({ events }) => events)
    .filter(
      (event) =>
        event !== main &&
        !QUIET.includes(event.event) &&
        !said.includes(event.event) &&
        !(reveal && (DONE.includes(event.event) || event.event === 'ranked')),
    );
  return tellAll(table, rest, verbOf(step) === 'harvest' ? step.seat : -1).filter(({ text }) => text);
}

/** The same in paragraphs: each about the seat that moved or about all (-1), or about another seat. */
export function paragraphs(table: Table, step: StepInfo): Told[] {
  const found: Told[] = [];
  for (const { seat, text } of aftermath(table, step)) {
    const whose = seat === step.seat ? -1 : seat;
    const last = found.at(-1);
    if (last?.seat === whose) last.text += ` ${text}`;
    else found.push({ seat: whose, text });
  }
  return found;
}

/** A reveal is one line for all. A step of a plan needs none once it was revealed. */
export function lineOf(table: Table, step: StepInfo): 'seat' | 'all' | 'none' {
  if (isReveal(step)) return 'all';
  if (isFollowed(table, step)) return 'none';
  const verb = verbOf(step);
  const told = lastReveal(table);
  const since = told && (step.seq < told.seq || (step.seq === told.seq && step.number < told.number));
  if (verb === 'ready') return since ? 'none' : 'seat';
  if (PLANNED.includes(verb) && (since || step.undone)) return 'none';
  return SILENT.includes(verb) && !step.events.length ? 'none' : 'seat';
}

/** What the live region says. */
export function announce(table: Table, step: StepInfo): string {
  const told = outcomes(table, step).map(
    ({ seat, pieces, rest }) =>
      `${table.name(seat)}: ${[...pieces.map(({ text }) => text), rest].filter(Boolean).join(', ')}.`,
  );
  if (told.length) return [tell(table, { event: 'revealed', seat: -1, args: {} }), ...told].join(' ');
  if (!step.move) return '';
  const head = headline(table, step)
    .map(({ text }) => text)
    .join('');
  return [/[.!?]$/.test(head) ? head : `${head}.`, ...aftermath(table, step).map(({ text }) => text)].join(
    ' ',
  );
}

/** Rounds are headings in the log. The last move of one begins the next. */
export function divider(step: StepInfo): string | null {
  const round = step.events.find(({ event }) => event === 'round');
  return round ? say('round', { round: Number(round.args['round']) }) : null;
}

// ---- the round that is over

export interface Account {
  seat: number;
  lines: string[];
  /** Goods that came, and those there was no room for. */
  came: Record<string, number>;
  lost: Record<string, number>;
  graves: number;
  polluted: number;
}

const ACCOUNTED = [
  'founded',
  'works',
  'inn-built',
  'cleaned',
  'explored',
  'spent',
  'spoiled',
  'out',
  'fulfilled',
];

/** What the last whole round, or the one that goes on, brought each seat. */
export function accounts(table: Table, ago = 0): { round: number; seats: Account[] } {
  const standing = standingOf(table);
  const starts = standing.flatMap((step, place) => (startsRound(step) ? [place] : []));
  const from = starts.at(-1 - ago) ?? 0;
  const to = ago ? (starts.at(-ago) ?? standing.length - 1) : standing.length - 1;
  const steps = standing.slice(from + 1, to + 1);
  const began = standing[from]?.events.find(({ event }) => event === 'round');
  return {
    round: began ? Number(began.args['round']) : table.view.round,
    seats: table.view.seats.map((_, seat) => account(table, seat, steps)),
  };
}

function account(table: Table, seat: number, steps: StepInfo[]): Account {
  const planned = steps
    .flatMap((step) => outcomes(table, step))
    .filter((one) => one.seat === seat)
    .flatMap(({ pieces, rest }) => [
      ...(pieces.length ? [capitalised(pieces.map(({ text }) => text).join(', '))] : []),
      ...(rest ? [rest] : []),
    ]);
  const events = steps.flatMap(({ events }) => events).filter((event) => event.seat === seat);
  const told = tellAll(
    table,
    events.filter(({ event }) => ACCOUNTED.includes(event)),
    -1,
  );
  const count = (name: string): number => events.filter(({ event }) => event === name).length;
  return {
    seat,
    lines: [...planned, ...told.map(({ text }) => text)].filter(Boolean),
    came: goodsOf(events, ['harvested', 'explored', 'fish-given']),
    lost: goodsOf(events, ['discarded']),
    graves: count('grave'),
    polluted: count('polluted'),
  };
}

function goodsOf(events: EventInfo[], names: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { event, args } of events) {
    if (!names.includes(event)) continue;
    const good = String(args['good'] ?? 'fish');
    const count = Number(args['count'] ?? 1);
    if (count) found[good] = (found[good] ?? 0) + count;
  }
  return found;
}
