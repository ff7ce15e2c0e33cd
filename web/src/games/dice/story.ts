// What a turn brought: as lines of the log, and at a glance when it is revealed.
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { bonusName, capitalised, cityName, dieName, partsOf, say, shortName, who, type Table } from './words';

/** What a seat did in the turn that was revealed last. */
export interface Told {
  fields: string[];
  words: string;
}

/** A piece of a sentence; a marked one names a thing. */
export interface Piece {
  text: string;
  thing?: string;
}

const HOLE = '\u0001';
/** What each seat did; told when all are ready. */
const DONE = ['built', 'stage', 'crossed', 'passed', 'bonus'];
/** What came of it. */
const OUTCOME = ['attacked', 'completed', 'unlocked', 'first-agora', 'gained', 'entered', 'last-turn', 'ended', 'won'];

/** What is told in the quiet lines; to have gained nothing is not. */
const isTold = ({ event, figures }: EventInfo, wanted: string[]): boolean => wanted.includes(event) && !(event === 'gained' && !figures['coins']);

const isReveal = (step: StepInfo): boolean => !step.undone && step.events.some(({ event }) => DONE.includes(event));

function briefly({ event, figures }: EventInfo): string {
  if (event === 'passed') return say('plan-passed', { coins: Number(figures['coins']) });
  if (event === 'bonus') return say('plan-bonus', { bonus: say(`bonus-${figures['bonus']}`) });
  return shortName(String(figures['field']));
}

const known = new WeakMap<StepInfo, Map<number, { fields: string[]; events: EventInfo[] }>>();

/** R25: what everybody did in the last turn, by seat. Words are made anew, so that the language can change. */
export function lastTurn(table: Table): Map<number, Told> | null {
  const step = table.log.findLast(isReveal);
  if (!step) return null;
  const seats = known.get(step) ?? new Map<number, { fields: string[]; events: EventInfo[] }>();
  if (!known.has(step)) {
    known.set(step, seats);
    for (const event of step.events.filter(({ event }) => DONE.includes(event))) {
      const told = seats.get(event.seat) ?? { fields: [], events: [] };
      seats.set(event.seat, told);
      told.events.push(event);
      if (event.figures['field']) told.fields.push(String(event.figures['field']));
    }
  }
  return new Map([...seats].map(([seat, { fields, events }]) => [seat, { fields, words: capitalised(events.map(briefly).join(', ')) }]));
}

function tell(table: Table, event: EventInfo): string {
  const neighbour = event.figures['neighbour'];
  const figures = { ...texts.named(event.figures), ...who(table, event.seat), ...(neighbour === undefined ? {} : { neighbour: whom(table, Number(neighbour)) }) };
  return texts.has(`event-${event.event}`) ? texts.say(`event-${event.event}`, figures) : '';
}

const whom = (table: Table, seat: number): string => (who(table, seat).you === 'yes' ? say('whom-you') : table.name(seat));

/** The move itself: a field is marked. */
export function headline(table: Table, step: StepInfo): Piece[] {
  if (step.number === 0) return [{ text: say('log-opening') }];
  const { verb, noun, die } = partsOf(step.move);
  const text = verb === 'ready' ? tell(table, { event: 'ready', seat: step.seat, figures: {} }) : say(`log-${verb}`, { ...who(table, step.seat), field: HOLE, die: dieName(die || noun), bonus: bonusName(noun), city: cityName(noun) });
  if (!text.includes(HOLE)) return [{ text }];
  const [before = '', after = ''] = text.split(HOLE);
  return [{ text: before }, { text: shortName(noun), thing: `field:${noun}` }, { text: after }].filter(({ text }) => text);
}

/** The quiet lines under it: what came of it for each seat, and for all. */
export function aftermath(table: Table, step: StepInfo): string[] {
  const lines = new Map<number, string[]>();
  const wanted = step.number === 0 ? [...OUTCOME, 'city'] : OUTCOME;
  for (const event of step.events.filter((event) => isTold(event, wanted))) lines.set(event.seat, [...(lines.get(event.seat) ?? []), tell(table, event)]);
  return [...lines.values()].map((told) => told.filter(Boolean).join(' '));
}

/** What the live region says: of a reveal everything, of one's own steps the step. */
export function announce(table: Table, step: StepInfo): string {
  if (step.events.length) return step.events.map((event) => tell(table, event)).filter(Boolean).join(' ');
  return step.move ? headline(table, step).map(({ text }) => text).join('') : '';
}

/** Turns are headings in the log. The move that ends one throws for the next: the heading comes after it. */
export function divider(_step: StepInfo, before?: StepInfo): string | null {
  const thrown = before?.events.find(({ event }) => event === 'thrown');
  return thrown ? texts.say('label-turn', { turn: Number(thrown.figures['turn']) }) : null;
}
