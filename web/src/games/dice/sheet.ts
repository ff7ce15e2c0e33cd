// A city's sheet as it is drawn: its fields, what can be crossed, what an attack would bring.
import { fieldsOf, lockOf, type DiceContent, type Field } from './content';
import type { SheetView } from './messages';
import { denials, offers, type Denial, type Offer } from './offers';
import { lastTurn } from './story';
import { sheetOf, type Table } from './words';

/** What a box needs to draw itself. */
export interface BoxProps {
  table: Table;
  sheet: SheetView;
  seat: number;
  field: Field;
  moves: Offer[] | undefined;
  denied: Denial[] | undefined;
  net: number | undefined;
  fresh: boolean;
  planned: boolean;
  /** Its building is closed: the die for it is not unlocked. */
  barred: boolean;
}

export interface Sheet {
  seat: number;
  view: SheetView;
  fields: Field[];
  /** The symbols that lie in the Forum now. */
  faces: Set<string>;
  box(field: Field): BoxProps;
}

const OPPOSITE: Record<string, string> = { west: 'east', east: 'west' };

/** Who lives on that side of a seat: west is left. */
export const neighbourAt = (table: Table, seat: number, side: string): number =>
  side === 'west' ? table.view.seats[seat]!.left : table.view.seats[seat]!.right;

/** Crossed defences of a seat against attacks from one side. Everybody's count as they were when the dice were thrown. */
export function defences(table: Table, seat: number, side: string): number {
  const crossed = table.view.seats[seat]?.sheet?.crossed ?? [];
  return table.content.box.filter(
    ({ id, effects }) =>
      crossed.includes(id) && effects.some((effect) => effect.type === 'defence' && effect.side === side),
  ).length;
}

/** R53: what an attack on the neighbour at that side brings. */
export const attackNet = (table: Table, seat: number, side: string, printed: number): number =>
  Math.max(0, printed - defences(table, neighbourAt(table, seat, side), OPPOSITE[side]!));

/** The attacks of a sheet on one side, in order, as far as they are written. */
export function attacks(
  table: Table,
  sheet: SheetView,
  side: string,
): { id: string; printed: number; written: number | undefined; crossed: boolean }[] {
  return table.content.box.flatMap(({ id, effects }) => {
    const attack = effects.find((effect) => effect.type === 'attack' && effect.side === side);
    return attack
      ? [{ id, printed: attack.printed, written: sheet.attacks[id], crossed: sheet.crossed.includes(id) }]
      : [];
  });
}

/** Its die is not unlocked in this city. */
export function isBarred(content: DiceContent, sheet: SheetView, building: string): boolean {
  const lock = lockOf(content, building);
  return !!lock && !sheet.unlocked.includes(lock);
}

export function makeSheet(table: Table, seat: number, view: SheetView): Sheet {
  const own = table.decision?.seat === seat;
  const moves = own ? offers(table) : new Map<string, Offer[]>();
  const denied = own ? denials(table) : new Map<string, Denial[]>();
  const before = table.view.seats[seat]?.sheet?.crossed ?? [];
  const told = lastTurn(table)?.get(seat)?.fields ?? [];
  return {
    seat,
    view,
    fields: fieldsOf(table.content, view.city),
    faces: new Set(table.view.forum.map(({ face }) => face)),
    box: (field) => {
      const attack = field.effects.find(({ type }) => type === 'attack');
      return {
        table,
        seat,
        field,
        sheet: view,
        moves: moves.get(field.id),
        denied: denied.get(field.id),
        net: attack && attackNet(table, seat, attack.side, attack.printed),
        fresh: told.includes(field.id),
        planned: view === table.view.mine && view.crossed.includes(field.id) && !before.includes(field.id),
        barred: isBarred(table.content, view, field.building),
      };
    },
  };
}

/** The seats around the table as the viewer sees them: both neighbours, then the rest in order. */
export function around(table: Table): { left: number; right: number; far: number[] } {
  const { left, right } = table.view.seats[table.seat]!;
  const count = table.view.seats.length;
  const far = Array.from({ length: count - 1 }, (_, step) => (table.seat + 1 + step) % count).filter(
    (seat) => seat !== left && seat !== right,
  );
  return { left, right, far };
}

export const coinsOf = (table: Table, seat: number): number => sheetOf(table, seat)?.coins ?? 0;
