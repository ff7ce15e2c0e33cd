// Who does what in this phase: what a plate says of a seat, and the order of the turn.
import type { IconName } from '../../lib/icons.svelte';
import { UI } from './icons';
import { parse } from './moves';
import { say, signed, type Table } from './words';

export interface Standing {
  label: string;
  icon?: IconName;
}

/** The phases as players count them (G-42): moving and fighting are one. */
export const PHASES: { id: string; phases: string[] }[] = [
  { id: 'movement', phases: ['movement', 'battles'] },
  { id: 'trade', phases: ['trade'] },
  { id: 'production', phases: ['production'] },
  { id: 'purchase', phases: ['purchase'] },
];
export const phaseNumber = (phase: string): number =>
  PHASES.findIndex(({ phases }) => phases.includes(phase));

/** The seats in the order of this turn. */
export const turnOrder = (table: Table): number[] =>
  table.view.seats
    .map((_, seat) => seat)
    .sort((one, other) => table.view.seats[one]!.order - table.view.seats[other]!.order);

/** The other seats that still play, in the order round the table after one's own. */
export function others(table: Table): number[] {
  const { seats } = table.view;
  return seats
    .map((_, step) => (table.seat + step) % seats.length)
    .filter((seat) => seat !== table.seat && !seats[seat]!.out);
}

/** Milestones and announcements that one may make now, at any time in the turn. */
export const claims = (table: Table): string[] =>
  table.offhand.filter((move) => ['claim', 'announce'].includes(parse(move).verb));

/** What is said of a seat that is not asked anything now. */
export function standingOf(table: Table, seat: number): Standing | null {
  const { view } = table;
  const state = view.seats[seat]!;
  if (state.out) return { label: say('standing-out') };
  if (view.result) return null;
  switch (view.phase) {
    case 'movement':
    case 'battles':
      return fighting(table, seat) ?? inTurn(table, seat, 'moved', 'moves-next');
    case 'trade':
      return trading(table, seat);
    case 'production':
      return view.critical ? { label: signed(state.income.reduce((sum, { gold }) => sum + gold, 0)) } : null;
    case 'purchase':
      return inTurn(table, seat, 'bought', 'buys-next');
    default:
      return null;
  }
}

function fighting(table: Table, seat: number): Standing | null {
  const { battle } = table.view;
  if (!battle) return null;
  const side = battle.sides.find(({ seats }) => seats.includes(seat));
  if (!side) return { label: say('standing-looks-on') };
  if (side.leader !== seat)
    return { label: say('standing-helps', { name: table.name(side.leader) }), icon: UI.help };
  return side.chosen ? { label: say('standing-chosen'), icon: UI.eye } : null;
}

function trading(table: Table, seat: number): Standing | null {
  const offers = table.view.offers.filter(({ maker }) => maker === seat).length;
  if (table.view.seats[seat]!.done) return { label: say('standing-done'), icon: UI.check };
  return offers ? { label: say('standing-offers', { offers }) } : null;
}

/** One after the other: those who were there, who comes next, and who waits. */
function inTurn(table: Table, seat: number, was: string, next: string): Standing | null {
  const { active, seats } = table.view;
  if (active === null || active === seat) return null;
  const before = seats[active]!.order;
  const own = seats[seat]!.order;
  if (own < before) return { label: say(`standing-${was}`), icon: UI.check };
  const between = seats.filter(({ order, out }) => !out && order > before && order < own).length;
  return { label: say(between ? 'standing-waits' : `standing-${next}`) };
}
