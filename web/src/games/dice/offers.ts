// What can be chosen now: which moves cross a field, and which of them the choice on the table stands for.
import type { Reason } from '../../lib/messages';
import { split, stageField } from './content';
import type { MoveDetail } from './messages';
import { netOf, partsOf, sheetOf, type Table } from './words';

export interface Offer {
  move: string;
  /** '' where no die is needed. */
  die: string;
  detail: MoveDetail;
}

export interface Denial {
  move: string;
  die: string;
  why: Reason;
}

/** What a field's state is for whoever owns it. */
export type State = 'crossed' | 'can' | 'dear' | 'open' | 'locked' | 'barred';

const TOO_DEAR = ['field-too-dear', 'die-too-dear'];

/** The field a move crosses: a stage of the Wonder is not named by its move. */
function fieldOfMove(table: Table, move: string): string {
  const { verb, noun } = partsOf(move);
  if (verb === 'build' || verb === 'cross') return noun;
  return verb === 'wonder' ? stageField((sheetOf(table, table.seat)?.counts['wonder'] ?? 0) + 1) : '';
}

/** The moves that cross each field, cheapest first. */
export function offers(table: Table): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const { move, detail } of table.decision?.choices ?? []) {
    const field = fieldOfMove(table, move);
    if (field && detail)
      found.set(field, [...(found.get(field) ?? []), { move, detail, die: partsOf(move).die }]);
  }
  for (const moves of found.values()) moves.sort((one, other) => netOf(one.detail) - netOf(other.detail));
  return found;
}

/** Fields that only money keeps from being crossed. */
export function denials(table: Table): Map<string, Denial[]> {
  const found = new Map<string, Denial[]>();
  for (const { move, why } of table.decision?.refused ?? []) {
    const field = fieldOfMove(table, move);
    if (field && TOO_DEAR.includes(why.key))
      found.set(field, [...(found.get(field) ?? []), { move, why, die: partsOf(move).die }]);
  }
  for (const moves of found.values()) moves.sort((one, other) => shortOf(one) - shortOf(other));
  return found;
}

export const shortOf = ({ why }: Denial): number => Number(why.args['short'] ?? 0);

/** The die that was chosen, if any. */
export const chosenDie = (table: Table): string => {
  const [kind, id] = split(table.selected ?? '');
  return kind === 'die' ? id : (table.stash['die'] ?? '');
};

export const chosenField = (table: Table): string => {
  const [kind, id] = split(table.selected ?? '');
  return kind === 'field' ? id : '';
};

/** Of several ways to cross a field the one with the chosen die, else the cheapest. */
export function offerFor<T extends { die: string }>(table: Table, moves: T[] | undefined): T | undefined {
  return moves?.find(({ die }) => die === chosenDie(table)) ?? moves?.[0];
}

/** The move that the choice on the table stands for. */
export const chosenOffer = (table: Table): Offer | undefined =>
  offerFor(table, offers(table).get(chosenField(table)));
export const chosenDenial = (table: Table): Denial | undefined =>
  offerFor(table, denials(table).get(chosenField(table)));

/** The fields that the chosen die could cross; all that can be crossed while none is chosen. */
export function lit(table: Table, moves: Offer[] | undefined): boolean {
  const die = chosenDie(table);
  return !!moves?.some((offer) => !die || offer.die === die);
}

/** R30: a die is chosen; if it can cross only one field, that one too. */
export function chooseDie(table: Table, die: string): void {
  if (partsOf(table.decision?.choices[0]?.move ?? '').verb === 'remove') {
    table.selected = `die:${die}`;
    return;
  }
  if (chosenDie(table) === die) {
    letGo(table);
    return;
  }
  const fields = [...offers(table)]
    .filter(([, moves]) => moves.some((offer) => offer.die === die))
    .map(([field]) => field);
  table.stash['die'] = die;
  table.selected = fields.length === 1 ? `field:${fields[0]}` : `die:${die}`;
}

/** A field is chosen, and with it the die that crosses it. */
export function chooseField(table: Table, field: string): void {
  const offer = offerFor(table, offers(table).get(field)) ?? offerFor(table, denials(table).get(field));
  if (!offer) return;
  table.stash['die'] = offer.die || null;
  table.selected = `field:${field}`;
}

export function letGo(table: Table): void {
  table.stash['die'] = null;
  table.selected = null;
}

/** The die and the field of the move that a hint names. */
export function hinted(table: Table): { die: string; field: string } {
  const [, move] = [...table.ringed].map(split).find(([kind]) => kind === 'move') ?? [];
  if (!move) return { die: '', field: '' };
  const { verb, noun, die } = partsOf(move);
  return { die: verb === 'remove' ? noun : die, field: fieldOfMove(table, move) };
}
