// The battle one looks at: both sides, the own one first, what can be picked, and the chances.
import { BEATS, classOf, eraOf, isFleet, strengthOf, unitOf } from '../content';
import type { BattleView, OddsView, PieceView, RoundView, SideView } from '../messages';
import { parse, seatName } from '../moves';
import { battle as wholeBattle, round, type Chance, type Force } from '../odds';
import type { Table } from '../words';

/** The sides as one sees them: the own one first, for others that of the active seat. */
export interface Sides {
  /** Of the battle's sides, which comes first. */
  first: 0 | 1;
  mine: SideView;
  theirs: SideView;
}

export function sidesOf(table: Table, battle: BattleView): Sides {
  const first = battle.sides[1]?.seats.some((seat) => seat === table.seat && table.isMine(seat)) ? 1 : 0;
  return { first, mine: battle.sides[first]!, theirs: battle.sides[1 - first]! };
}

/** Something that can be put into a round: alike units of a seat, or one fleet. */
export interface Candidate {
  id: string;
  kind: string;
  seat: number;
  count: number;
  ship: number;
  cargo: number;
}

/** The units of a side, each kind of each seat once; fleets one by one, since they carry different things. */
export function candidates(table: Table, battle: BattleView, side: SideView): Candidate[] {
  const found: Candidate[] = [];
  for (const { kind, seat, count } of side.units) {
    if (isFleet(kind)) continue;
    const id = `${kind} of seat ${seatName(seat)}`;
    const alike = found.find((one) => one.id === id); // with other points left
    if (alike) alike.count += count;
    else found.push({ id, kind, seat, count, ship: 0, cargo: 0 });
  }
  for (const ship of table.view.ships)
    if (ship.area === battle.area && side.seats.includes(ship.seat))
      found.push({
        id: `ship ${ship.number}`,
        kind: ship.kind,
        seat: ship.seat,
        count: 1,
        ship: ship.number,
        cargo: ship.cargo.reduce((sum, { count }) => sum + count, 0),
      });
  return found;
}

/** The aircraft of a side, by seat. */
export function aircraftOf(side: SideView): { seat: number; count: number }[] {
  const found = new Map<number, number>();
  for (const { seat, count } of side.aircraft) found.set(seat, (found.get(seat) ?? 0) + count);
  return [...found].map(([seat, count]) => ({ seat, count }));
}

const PICK = 'pick';
const AIR = 'air';

export const picking = (table: Table): boolean => table.decision?.kind === 'picking';

/** The aircraft that can be sent along: the seats that have one here. */
export function aircraftOffered(table: Table): string[] {
  const found = new Set<string>();
  for (const { move } of picking(table) ? table.decision!.choices : []) {
    const { verb, second, third } = parse(move);
    const air = verb === 'pick-ship' ? second : third;
    if (air && air !== 'none') found.add(air);
  }
  return [...found];
}

export const chosenUnit = (table: Table): string => table.stash[PICK] ?? '';
export const chosenAir = (table: Table): string => table.stash[AIR] ?? 'none';

export const pickMove = (unit: string, air: string): string => `pick ${unit} with ${air}`;

export function chooseUnit(table: Table, id: string): void {
  if (!picking(table) || !table.choice(pickMove(id, 'none'))) return;
  table.stash[PICK] = chosenUnit(table) === id ? null : id;
}

/** G-85: at most one aircraft goes along. */
export function chooseAir(table: Table, air: string): void {
  if (picking(table)) table.stash[AIR] = chosenAir(table) === air ? 'none' : air;
}

/** The dice that an aircraft adds now. */
export const aircraftDice = (table: Table): number => strengthOf(table.content, table.view, 'aircraft').dice;

/** G-60: what superiority is worth in this era. */
export const superiority = (table: Table): number => eraOf(table.content, table.view.era).superiority;

/** Which of two kinds is superior: 1 the first, -1 the second, 0 neither. */
export function superior(mine: string, theirs: string): -1 | 0 | 1 {
  if (BEATS[classOf(mine)] === classOf(theirs)) return 1;
  return BEATS[classOf(theirs)] === classOf(mine) ? -1 : 0;
}

/** A pairing from the own side's view, with the dice of an aircraft where one goes along. */
export function pairing(
  odds: OddsView[],
  first: 0 | 1,
  mine: string,
  theirs: string,
  air = 0,
): Chance | null {
  const one = odds.find((row) =>
    first === 0 ? row.mine === mine && row.theirs === theirs : row.mine === theirs && row.theirs === mine,
  );
  if (!one) return null;
  const [own, other] =
    first === 0
      ? [
          { dice: one.dice, bonus: one.bonus },
          { dice: one.their_dice, bonus: one.their_bonus },
        ]
      : [
          { dice: one.their_dice, bonus: one.their_bonus },
          { dice: one.dice, bonus: one.bonus },
        ];
  return round({ ...own, dice: own.dice + air }, other);
}

/** Kinds of a side, each once, with how many there are. */
export function forceOf(side: SideView): Force {
  const found = new Map<string, number>();
  for (const { kind, count } of side.units) found.set(kind, (found.get(kind) ?? 0) + count);
  return [...found].map(([kind, count]) => ({ kind, count }));
}

const MOST_STATES = 4000;

/** The whole battle, both picking by lot; for very large ones only what the server says. */
export function outlook(battle: BattleView, first: 0 | 1): Chance {
  const [one, other] = [forceOf(battle.sides[0]!), forceOf(battle.sides[1]!)];
  const states = [...one, ...other].reduce((product, { count }) => product * (count + 1), 1);
  if (states > MOST_STATES || !battle.odds.length)
    return { win: first === 0 ? battle.win : 1 - battle.win, tie: 0 };
  const found = wholeBattle(one, other, (mine, theirs) => {
    const row = battle.odds.find((odds) => odds.mine === mine && odds.theirs === theirs)!;
    return [
      { dice: row.dice, bonus: row.bonus },
      { dice: row.their_dice, bonus: row.their_bonus },
    ];
  });
  return first === 0 ? found : { win: 1 - found.win - found.tie, tie: found.tie };
}

/** A round's total on one side. */
export const total = (fought: RoundView, side: number): number =>
  (fought.dice[side] ?? []).reduce((sum, eye) => sum + eye, 0) + (fought.bonuses[side] ?? 0);

/** The units that a side has lost in the rounds so far. */
export const lostOf = (battle: BattleView, side: number): string[] =>
  battle.rounds
    .filter(({ outcome }) => outcome === 'tie' || outcome === (side === 0 ? 'second' : 'first'))
    .flatMap(({ kinds, aircraft }) => [kinds[side]!, ...(aircraft[side] ? ['aircraft'] : [])]);

/** "swordsman" and what it fights with now. */
export const strength = (table: Table, kind: string): { dice: number; bonus: number } =>
  strengthOf(table.content, table.view, kind);

export const unitId = (table: Table, kind: string): string =>
  unitOf(table.content, table.view, kind)?.id ?? '';

export const piecesCount = (pieces: PieceView[]): number => pieces.reduce((sum, { count }) => sum + count, 0);
