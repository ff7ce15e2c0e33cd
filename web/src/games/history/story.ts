// What a move did, as a line of the log: a sentence with its place marked, and what came of it; and its battles.
import type { EventInfo, StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { roman } from './content';
import { moveWords, say, who, type Table } from './words';

/** A piece of a sentence; a marked one names a thing. */
export interface Piece {
  text: string;
  thing?: string;
}

export interface Round {
  attack: number[];
  defence: number[];
  attackBonus: number;
  defenceBonus: number;
  outcome: string;
}

export interface Fight {
  place: string;
  /** A land, or '' where it comes from none. */
  source: string;
  attacker: number;
  defender: number;
  rounds: Round[];
  won: boolean;
}

/** The dice of an army in danger of a plague or famine. */
export interface Toll {
  land: string;
  seat: number;
  dice: number[];
  died: boolean;
}

/** What of a move is shown happening: a battle, or what a sickness took. */
export type Scene = { fight: Fight } | { toll: Toll[] };

const HOLE = '\u0001';
/** Figures that are things one can look at, by the kind of thing. */
const THINGS: Record<string, string> = {
  land: 'land',
  water: 'water',
  area: 'area',
  empire: 'empire',
  card: 'event',
};
/** Figures that are seats. */
const SEATS = ['receiver', 'defender'];
/** Where an attack comes from that comes from no land. */
const NO_LAND = ['sea', 'within'];
/** What is seen elsewhere, or told by another event of the same move. */
const QUIET = ['event-over', 'scored', 'fleet', 'drew', 'dealt'];
/** What only its owner may know: not to be read by others at the same screen. */
const SECRET = ['looked', 'got'];
/** What a move is about, most telling first; otherwise its first event. */
const MAIN = ['turn-scored', 'attacked', 'took', 'played', 'fortified', 'exchanged', 'started'];
const ROUNDS = ['round', 'sea-round'];
/** What a round of battle already says. */
const FOUGHT = ['army-lost', 'fort-lost', 'conquered'];

function tell(table: Table, event: EventInfo, marked = ''): string {
  const args: Record<string, unknown> = { ...texts.named(event.args), ...who(table, event.seat) };
  for (const seat of SEATS) if (seat in args) args[seat] = whom(table, Number(event.args[seat]));
  if (marked) args[marked] = HOLE;
  return texts.has(`event-${event.event}`) ? texts.say(`event-${event.event}`, args) : '';
}

const whom = (table: Table, seat: number): string =>
  who(table, seat).you === 'yes' ? say('whom-you') : table.name(seat);

const dice = (text: unknown): number[] => String(text).split(' ').filter(Boolean).map(Number);

function round({ args }: EventInfo): Round {
  return {
    attack: dice(args['attack']),
    defence: dice(args['defence']),
    attackBonus: Number(args['attack_bonus']),
    defenceBonus: Number(args['defence_bonus']),
    outcome: String(args['outcome']),
  };
}

/** The battles of a move, with every roll. */
export function fights(step: StepInfo): Fight[] {
  const found: Fight[] = [];
  for (const event of step.events) {
    const place = String(event.args['land'] ?? event.args['water'] ?? '');
    if (event.event === 'attacked') {
      const source = String(event.args['source']);
      found.push({
        place,
        source: NO_LAND.includes(source) ? '' : source,
        attacker: event.seat,
        defender: Number(event.args['defender']),
        rounds: [],
        won: false,
      });
    }
    if (event.event === 'sea-round' && found.at(-1)?.place !== place)
      found.push({ place, source: '', attacker: event.seat, defender: -1, rounds: [], won: false });
    if (ROUNDS.includes(event.event)) found.at(-1)?.rounds.push(round(event));
    if (event.event === 'conquered' || event.event === 'navy') {
      const fight = found.findLast((one) => one.place === place);
      if (fight) fight.won = true;
    }
  }
  return found.filter((fight) => fight.rounds.length);
}

/** What is to be seen of a move. */
export function scenes(step: StepInfo): Scene[] {
  const toll = step.events
    .filter(({ event }) => event === 'sickness')
    .map(({ seat, args }): Toll => ({
      seat,
      land: String(args['land']),
      dice: dice(args['dice']),
      died: Number(args['died']) > 0,
    }));
  return [...fights(step).map((fight): Scene => ({ fight })), ...(toll.length ? [{ toll }] : [])];
}

const rolled = (values: number[], bonus: number): string => values.join(' ') + (bonus ? ` +${bonus}` : '');

function battle(fight: Fight): string {
  const rounds = fight.rounds.map(({ attack, attackBonus, defence, defenceBonus, outcome }, i) =>
    say('log-round', {
      attack: rolled(attack, attackBonus),
      defence: rolled(defence, defenceBonus),
      outcome: fight.won && i === fight.rounds.length - 1 ? 'taken' : outcome,
    }),
  );
  return rounds.join(' ');
}

const isTold = (table: Table, { event }: EventInfo): boolean =>
  !QUIET.includes(event) && !(SECRET.includes(event) && table.seats.length > 1);

const mainEvent = (table: Table, step: StepInfo): EventInfo | undefined => {
  const told = step.events.filter((event) => isTold(table, event));
  return (
    MAIN.map((name) => told.find(({ event }) => event === name)).find((event) => event !== undefined) ??
    told[0]
  );
};

export function headline(table: Table, step: StepInfo): Piece[] {
  if (step.number === 0) return [{ text: say('log-opening') }];
  const event = mainEvent(table, step);
  if (!event) return [{ text: step.move === 'done' ? say('log-done') : moveWords(table, step.move) }];
  const marked = Object.keys(THINGS).find((figure) => figure in event.args);
  const text = tell(table, event, marked) || step.move;
  if (!marked || !text.includes(HOLE)) return [{ text: text.replaceAll(HOLE, '') }];
  const id = String(event.args[marked]);
  const [before = '', after = ''] = text.split(HOLE);
  return [
    { text: before },
    { text: texts.word(marked, id), thing: `${THINGS[marked]}:${id}` },
    { text: after },
  ].filter(({ text }) => text);
}

/** The quiet lines under it. A battle is told by its dice. */
export function aftermath(table: Table, step: StepInfo): string {
  if (step.number === 0)
    return step.events
      .filter(({ event }) => event === 'draws-first')
      .map((event) => tell(table, event))
      .join(' ');
  const main = mainEvent(table, step);
  const battles = fights(step);
  const survivors = step.events.filter(lived).length;
  const told: string[] = [];
  let fought = 0;
  for (const event of step.events) {
    const place = String(event.args['land'] ?? event.args['water'] ?? '');
    const known =
      ROUNDS.includes(event.event) ||
      (FOUGHT.includes(event.event) && battles.some((one) => one.place === place));
    if (event !== main && !known && !lived(event) && isTold(table, event)) told.push(tell(table, event));
    const fight = battles[fought];
    if (fight && event.event === (fight.defender < 0 ? 'sea-round' : 'attacked') && place === fight.place) {
      told.push(battle(fight));
      fought += 1;
    }
  }
  if (survivors) told.push(say('log-lived', { armies: survivors }));
  return told.filter(Boolean).join(' ');
}

const lived = ({ event, args }: EventInfo): boolean => event === 'sickness' && !args['died'];

export function announce(table: Table, step: StepInfo): string {
  const head = headline(table, step)
    .map(({ text }) => text)
    .join('');
  return [head.endsWith('.') ? head : `${head}.`, aftermath(table, step)].filter(Boolean).join(' ');
}

/** Epochs are headings in the log. The last move of an epoch begins the next one: its heading comes after that move. */
export function divider(step: StepInfo): string | null {
  const begun = step.events.find(({ event }) => event === 'epoch');
  return begun ? say('epoch', { epoch: roman(Number(begun.args['epoch'])) }) : null;
}
