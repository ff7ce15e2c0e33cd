// What a turn brought: as lines of the log, and at a glance when it is revealed.
import type { Deed } from '../../lib/game';
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { fieldOf } from './content';
import { BUILDINGS, UI } from './icons';
import {
  bonusName,
  buildingName,
  capitalised,
  cityName,
  dieName,
  partsOf,
  say,
  sheetOf,
  shortName,
  thingOf,
  who,
  type Table,
} from './words';

/** What a seat did in the turn that was revealed last. */
export interface Told {
  fields: string[];
  events: EventInfo[];
  words: string;
}

/** A piece of a sentence; a marked one names a thing. */
export interface Piece {
  text: string;
  thing?: string;
}

/** What a revealed turn was for one seat: what it did, and what came of it. */
export interface Outcome {
  seat: number;
  pieces: Piece[];
  rest: string;
}

/** Milliseconds between what one seat and what the next did. */
export const EACH = 320;

const HOLE = '\u0001';
/** What each seat did; told when all are ready. */
const DONE = ['built', 'stage', 'crossed', 'passed', 'bonus'];
/** What came of it, told whole. */
const OUTCOME = ['entered', 'last-turn', 'ended', 'won'];
/** Steps of a plan: once it is revealed they need no line of their own. */
const PLANNED = ['build', 'cross', 'wonder', 'pass', 'bonus', 'skip', 'ready'];

const isReveal = (step: StepInfo): boolean =>
  !step.undone && step.events.some(({ event }) => DONE.includes(event));

function briefly({ event, args }: EventInfo): string {
  if (event === 'passed') return say('plan-passed', { coins: Number(args['coins']) });
  if (event === 'bonus') return say('plan-bonus', { bonus: say(`bonus-${args['bonus']}`) });
  return shortName(String(args['field']));
}

/** The step that told the last turn. */
export const lastReveal = (table: Table): StepInfo | undefined => table.log.findLast(isReveal);

const known = new WeakMap<StepInfo, Map<number, { fields: string[]; events: EventInfo[] }>>();

/** R25: what everybody did in the last turn, by seat. Words are made anew, so that the language can change. */
export function lastTurn(table: Table): Map<number, Told> | null {
  const step = lastReveal(table);
  if (!step) return null;
  const seats = known.get(step) ?? new Map<number, { fields: string[]; events: EventInfo[] }>();
  if (!known.has(step)) {
    known.set(step, seats);
    for (const event of step.events.filter(({ event }) => DONE.includes(event))) {
      const told = seats.get(event.seat) ?? { fields: [], events: [] };
      seats.set(event.seat, told);
      told.events.push(event);
      if (event.args['field']) told.fields.push(String(event.args['field']));
    }
  }
  return new Map(
    [...seats].map(([seat, { fields, events }]) => [
      seat,
      { fields, events, words: capitalised(events.map(briefly).join(', ')) },
    ]),
  );
}

function tell(table: Table, event: EventInfo): string {
  const neighbour = event.args['neighbour'] as number | undefined;
  const args = {
    ...texts.named(event.args),
    ...who(table, event.seat),
    ...(neighbour === undefined ? {} : { neighbour: whom(table, Number(neighbour)) }),
  };
  return texts.has(`event-${event.event}`) ? texts.say(`event-${event.event}`, args) : '';
}

const whom = (table: Table, seat: number): string =>
  who(table, seat).you === 'yes' ? say('whom-you') : table.name(seat);

/** The move itself: a field is marked. */
export function headline(table: Table, step: StepInfo): Piece[] {
  if (step.number === 0) return [{ text: say('log-opening') }];
  const { verb, noun, die } = partsOf(step.move);
  const text =
    verb === 'ready'
      ? tell(table, { event: 'ready', seat: step.seat, args: {} })
      : say(`log-${verb}`, {
          ...who(table, step.seat),
          field: HOLE,
          die: dieName(die || noun),
          bonus: bonusName(noun),
          city: cityName(noun),
        });
  if (!text.includes(HOLE)) return [{ text }];
  const [before = '', after = ''] = text.split(HOLE);
  return [
    { text: before },
    { text: shortName(noun), thing: thingOf(table, step.seat, noun) },
    { text: after },
  ].filter(({ text }) => text);
}

/** The quiet lines under it, for all. */
export function aftermath(table: Table, step: StepInfo): string[] {
  const wanted = step.number === 0 ? ['city'] : OUTCOME;
  return step.events.filter(({ event }) => wanted.includes(event)).map((event) => tell(table, event));
}

/** R25: what a step revealed, by seat; nothing where it revealed nothing. */
export function outcomes(table: Table, step: StepInfo): Outcome[] {
  if (!step.events.some(({ event }) => DONE.includes(event))) return [];
  const seats = [...new Set(step.events.map(({ seat }) => seat))]
    .filter((seat) => seat >= 0)
    .sort((one, other) => one - other);
  return seats
    .map((seat) =>
      outcome(
        table,
        seat,
        step.events.filter((event) => event.seat === seat),
      ),
    )
    .filter(({ pieces }) => pieces.length);
}

/** What each seat did in a turn, for the list of what happened; and the cities that were chosen before the first. */
export function deeds(table: Table, step: StepInfo): Deed[] {
  const { verb, noun, die } = partsOf(step.move);
  if (verb === 'city') return [{ seat: step.seat, text: cityName(noun), icon: UI.wonder }];
  if (verb === 'remove')
    return [{ seat: step.seat, text: say('deed-remove', { die: dieName(die || noun) }), icon: UI.dice }];
  return step.events
    .filter(({ event }) => DONE.includes(event))
    .map((event): Deed => {
      const field = event.args['field'] as string | undefined;
      const building = field && city(table, event.seat, field);
      return {
        seat: event.seat,
        text: building ? `${buildingName(building)}: ${shortName(field)}` : capitalised(briefly(event)),
        icon: (building && BUILDINGS[building]) || UI.coins,
        ...(field ? { thing: thingOf(table, event.seat, field) } : {}),
      };
    });
}

/** The building that a field belongs to. */
const city = (table: Table, seat: number, field: string): string | undefined => {
  const name = sheetOf(table, seat)?.city;
  return name && fieldOf(table.content, name, field).building;
};

function outcome(table: Table, seat: number, events: EventInfo[]): Outcome {
  const pieces = events
    .filter(({ event }) => DONE.includes(event))
    .map((event): Piece => {
      const field = event.args['field'] as string | undefined;
      if (field) return { text: briefly(event), thing: thingOf(table, seat, String(field)) };
      return {
        text:
          event.event === 'passed'
            ? say('told-passed', { coins: Number(event.args['coins']) })
            : briefly(event),
      };
    });
  const sum = (names: string[], figure: string): number =>
    events
      .filter(({ event }) => names.includes(event))
      .reduce((all, { args }) => all + Number(args[figure] ?? 0), 0);
  const points = printed(table, seat, events);
  const paid = sum(['built', 'stage', 'crossed'], 'coins');
  const gained = sum(['gained'], 'coins');
  const rest = [
    ...(points ? [say('told-points', { points })] : []),
    ...events.map((event) => brieflyTold(table, event)),
    ...(paid ? [say('told-paid', { coins: paid })] : []),
    ...(gained ? [say('told-gained', { coins: gained })] : []),
  ];
  return { seat, pieces, rest: capitalised(rest.filter(Boolean).join(', ')) };
}

/** The points that stand in the fields a seat crossed. */
function printed(table: Table, seat: number, events: EventInfo[]): number {
  const city = sheetOf(table, seat)?.city;
  const effects = city
    ? events.flatMap(({ args }) =>
        args['field'] ? fieldOf(table.content, city, String(args['field'])).effects : [],
      )
    : [];
  return effects.filter(({ type }) => type === 'vp').reduce((all, { amount }) => all + amount, 0);
}

function brieflyTold(table: Table, { event, args }: EventInfo): string {
  switch (event) {
    case 'attacked':
      return say('told-attacked', {
        neighbour: whom(table, Number(args['neighbour'])),
        points: Number(args['points']),
      });
    case 'completed':
      return say('told-completed', { building: buildingName(String(args['building'])) });
    case 'unlocked':
      return say('told-unlocked', { die: dieName(String(args['die'])) });
    case 'first-agora':
      return say('told-first-agora', { points: Number(args['points']) });
    default:
      return '';
  }
}

/** A turn is one line for all. That somebody is ready needs none, nor does a step of a plan that was revealed since. */
export function lineOf(table: Table, step: StepInfo): 'seat' | 'all' | 'none' {
  if (step.events.some(({ event }) => DONE.includes(event))) return 'all';
  const { verb } = partsOf(step.move);
  const told = lastReveal(table);
  const since = told && (step.seq < told.seq || (step.seq === told.seq && step.number < told.number));
  return verb === 'ready' || (PLANNED.includes(verb) && since) ? 'none' : 'seat';
}

/** What the live region says: of a reveal everything, of one's own steps the step. */
export function announce(table: Table, step: StepInfo): string {
  if (step.events.length)
    return step.events
      .map((event) => tell(table, event))
      .filter(Boolean)
      .join(' ');
  return step.move
    ? headline(table, step)
        .map(({ text }) => text)
        .join('')
    : '';
}

/** Turns are headings in the log. The move that ends one throws for the next: the heading comes after it. */
export function divider(step: StepInfo): string | null {
  const thrown = step.events.find(({ event }) => event === 'thrown');
  return thrown ? texts.say('label-turn', { turn: Number(thrown.args['turn']) }) : null;
}
