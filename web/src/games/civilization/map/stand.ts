/** What stands in an area, and where each part of it is drawn: in pixels, from the middle of all. */

import type { PlaceView } from '../../../lib/map/props';
import { byStrength, settlementSize, type PieceId } from './pieces';
import { TERRAIN } from '../icons';
import type { CivilizationMapProps, Fleet, Settlement, Stack, Units } from './props';

/** A sign beside the settlement. */
export interface Sign {
  kind: 'face_down' | 'terrain' | 'resource';
  /** Of the terrain or the resource. */
  id: string;
}

/** The sign of a counter, by its id in the content or `face_down`. */
export function signOf(id: string): Sign {
  if (id === 'face_down') return { kind: 'face_down', id };
  return { kind: id in TERRAIN ? 'terrain' : 'resource', id };
}

export interface Stand {
  settlement: Settlement | null;
  signs: Sign[];
  stacks: Stack[];
}

/** A counter stays in the land and says the same as the settlement on it: it is shown once. */
function signsOf(settlement: Settlement | undefined, counter: string | undefined): Sign[] {
  const ids = [settlement?.resource, settlement?.fertile && 'fertile', counter];
  return [...new Set(ids.filter((id) => typeof id === 'string'))].map(signOf);
}

/** What stands in each area, where anything does. */
export function standsIn(
  areas: Iterable<string>,
  {
    stacks = {},
    settlements = {},
    counters = {},
  }: Pick<CivilizationMapProps, 'stacks' | 'settlements' | 'counters'>,
): Map<string, Stand> {
  const found = new Map<string, Stand>();
  for (const id of areas) {
    const settlement = settlements[id];
    const stand: Stand = {
      settlement: settlement ?? null,
      signs: signsOf(settlement, counters[id]),
      stacks: (stacks[id] ?? []).filter(({ units, fleets }) => units.length || fleets.length),
    };
    if (stand.settlement || stand.signs.length || stand.stacks.length) found.set(id, stand);
  }
  return found;
}

/** A rectangle by its left and top. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One cell of a stack, from the stack's left and top: pieces of a kind, or a fleet over its hold. */
export interface Cell extends Box {
  piece: PieceId;
  unit: string | null;
  count: number;
  spent: boolean;
  /** What a fleet carries; null for pieces that carry nothing. */
  hold: { piece: PieceId; unit: string | null }[] | null;
}

/** The pieces of a seat: cell by cell, or from afar one disc with the strongest and how many they are. */
export interface StackBox extends Box {
  seat: number;
  cells: Cell[];
  strongest: PieceId;
  unit: string | null;
  count: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How much larger than usual it is all drawn. */
  zoom: number;
  /** From afar a seat is a mark; then a disc for each seat; near by every kind of piece has a cell. */
  form: 'mark' | 'disc' | 'cells';
  settlement: Box | null;
  signs: (Box & { sign: Sign })[];
  stacks: StackBox[];
}

const OVERVIEW = 0.5; // scales: below, an area is a mark
const NEAR = 0.95; // and from here there are cells
const GAP = 3;
const BESIDE = 12; // between stacks: the seat's shape sticks out to the left
const SIGN = 17;
const MARK = 7;
const DISC = 19;
/** A cell is this high; it is wider where it has a number. */
export const CELL = 23;
const COUNTED = 33;
/** A ship lies over its hold of three. */
export const HOLD = { wide: 15, high: 15, places: 3 };
const SHIP = HOLD.places * HOLD.wide + 1;
const ROW = { land: 72, sea: 100 }; // how wide a row of cells may become
const CROWD = 110; // pixels: three stacks or more that need more room than this, and than their land has, are discs

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

const bare = ({ piece, unit }: Omit<Units, 'count'>) => ({ piece, unit: unit ?? null });

/** Pieces that look alike are one cell. */
function unitsOf(units: Units[]): Units[] {
  const found: Units[] = [];
  for (const some of units) {
    const alike = found.find(
      (one) => one.piece === some.piece && one.unit === some.unit && !one.spent === !some.spent,
    );
    if (alike) alike.count += some.count;
    else found.push({ ...some });
  }
  return found;
}

/** Empty fleets that look alike are one cell. */
function shipsOf(fleets: Fleet[]): (Fleet & { count: number })[] {
  const ships: (Fleet & { count: number })[] = [];
  for (const fleet of fleets) {
    const alike = ships.find(
      (ship) =>
        !ship.cargo.length &&
        !fleet.cargo.length &&
        ship.piece === fleet.piece &&
        ship.unit === fleet.unit &&
        !ship.spent === !fleet.spent,
    );
    if (alike) alike.count++;
    else ships.push({ ...fleet, count: 1 });
  }
  return ships;
}

/** Holds that lie side by side have to be told apart. */
const gapBeside = ({ hold }: Pick<Cell, 'hold'>): number => (hold ? 4 : 1);

/** The cells of a stack in rows, from its left and top. */
export function cellsOf({ units, fleets }: Stack, widest: number): { cells: Cell[]; w: number; h: number } {
  const wanted: Cell[] = [
    ...unitsOf(units)
      .toSorted((one, other) => byStrength(one.piece, other.piece))
      .map((some) => ({
        ...bare(some),
        count: some.count,
        spent: some.spent ?? false,
        hold: null,
        x: 0,
        y: 0,
        w: some.count > 1 ? COUNTED : CELL,
        h: CELL,
      })),
    ...shipsOf(fleets)
      .toSorted((one, other) => byStrength(one.piece, other.piece))
      .map((ship) => ({
        ...bare(ship),
        count: ship.count,
        spent: ship.spent ?? false,
        hold: ship.cargo.flatMap((some) => Array.from({ length: some.count }, () => bare(some))),
        x: 0,
        y: 0,
        w: SHIP,
        h: CELL + HOLD.high,
      })),
  ];
  const rows: Cell[][] = [];
  for (const cell of wanted) {
    const row = rows.at(-1);
    const same = row && Boolean(row[0]!.hold) === Boolean(cell.hold);
    if (same && total(row.map(({ w }) => w + gapBeside(cell))) + cell.w <= widest) row.push(cell);
    else rows.push([cell]);
  }
  const widths = rows.map((row) => total(row.map((cell) => cell.w + gapBeside(cell))) - gapBeside(row[0]!));
  const w = Math.max(...widths);
  let y = 0;
  const cells = rows.flatMap((row, i) => {
    let x = (w - widths[i]!) / 2;
    const placed = row.map((cell) => {
      const at = { ...cell, x, y };
      x += cell.w + gapBeside(cell);
      return at;
    });
    y += row[0]!.h + 1;
    return placed;
  });
  return { cells, w, h: y - 1 };
}

/** How many discs lie side by side. */
const columns = (stacks: number): number => (stacks === 4 ? 2 : Math.min(stacks, 3));

/** Boxes in rows of so many, each row in the middle under the one before. */
function inRows<T extends Box>(
  boxes: T[],
  across: number,
  gap: number,
): { boxes: T[]; w: number; h: number } {
  const rows = Array.from({ length: Math.ceil(boxes.length / across) }, (_, i) =>
    boxes.slice(i * across, (i + 1) * across),
  );
  const widths = rows.map((row) => total(row.map(({ w }) => w + gap)) - gap);
  const w = Math.max(0, ...widths);
  let y = 0;
  const placed = rows.flatMap((row, i) => {
    let x = (w - widths[i]!) / 2;
    const top = y;
    y += Math.max(...row.map(({ h }) => h)) + gap;
    return row.map((box) => {
      const at = { ...box, x, y: top };
      x += box.w + gap;
      return at;
    });
  });
  return { boxes: placed, w, h: Math.max(0, y - gap) };
}

/** All of a seat's pieces in an area: what is said of them on a disc. */
function summed({ seat, units, fleets }: Stack): Omit<StackBox, keyof Box | 'cells'> {
  const all = [...fleets, ...units].toSorted((one, other) => byStrength(one.piece, other.piece));
  const { piece, unit } = bare(all[0]!);
  return {
    seat,
    strongest: piece,
    unit,
    count: total(units.map(({ count }) => count)) + fleets.length,
  };
}

const NOTHING: Box = { x: 0, y: 0, w: 0, h: 0 };

/** The settlement and the signs side by side. */
function topRow(
  { settlement, signs }: Stand,
  form: Layout['form'],
): { settlement: Box | null; signs: Layout['signs']; w: number; h: number } {
  if (form === 'disc' && settlement)
    return { settlement: { x: 0, y: 0, w: 19, h: 15 }, signs: [], w: 19, h: 15 };
  const size = form === 'disc' ? 10 : SIGN;
  const [wide, high] = settlement ? settlementSize(settlement.size) : [0, 0];
  const h = Math.max(settlement ? Math.max(25, high) : 0, signs.length || form === 'disc' ? size + 1 : 0);
  let x = wide ? wide + 2 : 0;
  const placed = (form === 'disc' ? signs.slice(0, 1) : signs).map((sign) => {
    const box = { sign, x, y: h - size - 1, w: size, h: size };
    x += size + 2;
    return box;
  });
  return {
    settlement: settlement && { x: 0, y: h - high, w: wide, h: high },
    signs: placed,
    w: Math.max(0, x - 2),
    h: (settlement ?? placed.length) ? h : 0,
  };
}

/** Top row and stacks, one under the other and all round the middle. */
function arranged(
  stand: Stand,
  form: 'disc' | 'cells',
  stacks: { boxes: StackBox[]; w: number; h: number },
  zoom: number,
): Layout {
  const top = topRow(stand, form);
  const gap = top.h && stacks.h && (form === 'cells' || stacks.boxes.length > 1) ? GAP : 0;
  const [w, h] = [Math.max(top.w, stacks.w), top.h + gap + stacks.h];
  const sized = <T extends Box>(box: T, right = 0, down = 0): T => ({
    ...box,
    x: (box.x + right) * zoom,
    y: (box.y + down) * zoom,
    w: box.w * zoom,
    h: box.h * zoom,
  });
  return {
    width: w * zoom,
    height: h * zoom,
    zoom,
    form,
    settlement: top.settlement && sized(top.settlement, -top.w / 2, -h / 2),
    signs: top.signs.map((sign) => sized(sign, -top.w / 2, -h / 2)),
    stacks: stacks.boxes.map((box) => ({
      ...sized(box, -stacks.w / 2, top.h + gap - h / 2),
      cells: box.cells.map((cell) => sized(cell)),
    })),
  };
}

const asDiscs = (stand: Stand) =>
  inRows(
    stand.stacks.map((stack) => ({ ...summed(stack), ...NOTHING, cells: [], w: DISC, h: DISC })),
    columns(stand.stacks.length),
    stand.stacks.length > 1 ? 8 : 0,
  );

function asCells(stand: Stand, widest: number, across: number) {
  const stacks = stand.stacks.map((stack) => {
    const { cells, w, h } = cellsOf(stack, widest);
    return { ...summed(stack), cells, x: 0, y: 0, w: w + 2, h: h + 2 };
  });
  return inRows(stacks, across, stacks.length > 1 ? BESIDE : GAP);
}

/** Where everything in an area is drawn at a scale. */
export function layoutOf({ radius, scale }: Pick<PlaceView, 'radius' | 'scale'>, stand: Stand): Layout {
  if (scale < OVERVIEW) {
    const seats = [
      ...new Set([
        ...(stand.settlement ? [stand.settlement.seat] : []),
        ...stand.stacks.map(({ seat }) => seat),
      ]),
    ];
    const nothing: Omit<StackBox, 'seat'> = {
      ...NOTHING,
      cells: [],
      strongest: 'settler',
      unit: null,
      count: 0,
    };
    const { boxes, w, h } = inRows(
      seats.map((seat) => ({ ...nothing, seat, w: MARK, h: MARK })),
      3,
      1,
    );
    const stacks = boxes.map((box) => ({ ...box, x: box.x - w / 2, y: box.y - h / 2 }));
    return { width: w, height: h, zoom: 1, form: 'mark', settlement: null, signs: [], stacks };
  }
  const near = between(1, 0.45 + 0.38 * scale, 1.5);
  if (scale >= NEAR) {
    const widest = stand.stacks.some(({ fleets }) => fleets.length) ? ROW.sea : ROW.land;
    const cells = (across: number, zoom: number) =>
      arranged(stand, 'cells', asCells(stand, widest, across), zoom);
    if (stand.stacks.length < 3) return cells(1, near);
    const room = Math.max(CROWD, Math.min(radius, 110 * scale) * 2.2);
    const [best] = [2, 3]
      .map((across) => {
        const { width, height } = cells(across, 1);
        return { across, zoom: Math.min(near, room / Math.max(width, height)) };
      })
      .toSorted((one, other) => other.zoom - one.zoom);
    if (best!.zoom >= 1) return cells(best!.across, best!.zoom);
  }
  return arranged(
    stand,
    'disc',
    asDiscs(stand),
    scale < NEAR ? between(0.8, 0.45 + 0.75 * scale, 1) : near * 1.15,
  );
}
