// Income: what cards, settlements and wonders bring, and what would change with others.
import { cityValue, monopolyOf, resourceOf, wonderOf, improvementOf, eraNumber } from './content';
import type { GoodView, LandView } from './messages';
import { goodOf, resourceAt, type Table } from './words';

export type Cards = Record<string, number>;

/** What the cards a seat holds bring: their kinds, and what it has three or more of. */
export interface CardIncome {
  kinds: number;
  /** A-52, or S-17 with so many technologies. */
  perKind: number;
  types: number;
  monopolies: { resource: string; cards: number; gold: number }[];
  monopoly: number;
  /** G-66: what the roll for the critical resource brings on average. */
  critical: number;
}

export function cardIncome(
  table: Table,
  cards: Cards,
  technologies: number,
  settlements: number,
): CardIncome {
  const { content, view } = table;
  const held = Object.entries(cards).filter(([, count]) => count > 0);
  const perKind = view.advanced ? content.advanced.production.per_resource : technologies;
  const monopolies = held
    .map(([resource, count]) => ({ resource, cards: count, gold: monopolyOf(content, count) }))
    .filter(({ gold }) => gold > 0);
  const worth = view.advanced ? content.advanced.production.critical : settlements;
  return {
    kinds: held.length,
    perKind,
    types: held.length * perKind,
    monopolies,
    monopoly: monopolies.reduce((sum, { gold }) => sum + gold, 0),
    critical: held.reduce((sum, [resource]) => sum + (view.chances[resource] ?? 0) * worth, 0),
  };
}

/** What the settlements of a seat bring as they are. */
export const settlementIncome = (table: Table, seat: number): number =>
  table.view.lands.reduce((sum, { owner, income }) => sum + (owner === seat ? income : 0), 0);

/** What a deal would change for one of its sides: cards, gold, and the income of the next production. */
export interface Change {
  before: Cards;
  after: Cards;
  gold: number;
  from: CardIncome;
  to: CardIncome;
  /** Income of settlements that change hands. */
  settlements: number;
  /** All but the critical resource. */
  income: number;
}

function moved(table: Table, goods: GoodView[], sign: 1 | -1, into: Totals): void {
  for (const { good, count } of goods) {
    const { kind, area } = goodOf(table, good);
    const resource = resourceAt(table, area);
    if (kind === 'gold') into.gold += sign * count;
    if (kind === 'technology') into.technologies += sign;
    if ((kind === 'card' || kind === 'settlement') && resource)
      into.cards[resource] = (into.cards[resource] ?? 0) + sign;
    if (kind === 'settlement')
      into.settlements += sign * (table.view.lands.find(({ land }) => land === area)?.income ?? 0);
  }
}

interface Totals {
  cards: Cards;
  gold: number;
  technologies: number;
  settlements: number;
}

export function changeOf(table: Table, seat: number, gets: GoodView[], gives: GoodView[]): Change {
  const state = table.view.seats[seat]!;
  const totals: Totals = {
    cards: { ...state.resources },
    gold: 0,
    technologies: state.technologies.length,
    settlements: 0,
  };
  moved(table, gets, 1, totals);
  moved(table, gives, -1, totals);
  const towns = settlementIncome(table, seat);
  const from = cardIncome(table, state.resources, state.technologies.length, towns);
  const to = cardIncome(table, totals.cards, totals.technologies, towns + totals.settlements);
  return {
    before: state.resources,
    after: totals.cards,
    gold: totals.gold,
    from,
    to,
    settlements: totals.settlements,
    income: to.types + to.monopoly - from.types - from.monopoly + totals.settlements,
  };
}

// ---- faces and gears

/** Something that makes settlements happy or productive; it serves as many as it has faces or gears. */
export interface Token {
  id: string;
  /** The improvement or wonder; '' for the face that everybody has for nothing. */
  from: string;
  source: 'free' | 'improvement' | 'wonder';
  kind: 'face' | 'gear';
}

/** The faces and gears of a seat, one by one. */
export function tokensOf(table: Table, seat: number): Token[] {
  const { content, view } = table;
  const state = view.seats[seat]!;
  const found: Token[] = [];
  const add = (from: string, source: Token['source'], kind: Token['kind'], count: number) => {
    for (let n = 1; n <= count; n++) found.push({ id: `${kind}:${from || source}:${n}`, from, source, kind });
  };
  for (const id of state.improvements) {
    const { kind, points } = improvementOf(content, id);
    add(id, 'improvement', kind === 'happiness' ? 'face' : 'gear', points);
  }
  for (const id of view.advanced ? state.wonders : []) {
    const { era, effect } = wonderOf(content, id);
    if (eraNumber(era) < eraNumber(view.era)) continue;
    add(id, 'wonder', 'face', effect.faces);
    add(id, 'wonder', 'gear', effect.gears);
  }
  // The server knows how many there are in all: what is not explained is for nothing.
  const missing = state.faces - found.filter(({ kind }) => kind === 'face').length;
  add('', 'free', 'face', Math.max(0, missing));
  return found.sort((one, other) => Number(one.source !== 'free') - Number(other.source !== 'free'));
}

/** Which token serves which settlement: token to land. */
export type Assignment = Record<string, string>;

export const alwaysHappy = (table: Table, land: LandView): boolean =>
  !!land.counter && !!resourceOf(table.content, land.counter)?.always_happy;
export const alwaysProductive = (land: LandView): boolean => land.counter === 'fertile';

/** The assignment that the view shows: the best one, or that made by hand. */
export function shownAssignment(table: Table, seat: number): Assignment {
  const lands = table.view.lands.filter(({ owner }) => owner === seat);
  const happy = lands.filter((land) => land.happy && !alwaysHappy(table, land));
  const productive = lands.filter((land) => land.productive && !alwaysProductive(land));
  const tokens = tokensOf(table, seat);
  const pair = (kind: Token['kind'], served: LandView[]) =>
    tokens
      .filter((token) => token.kind === kind)
      .slice(0, served.length)
      .map((token, place): [string, string] => [token.id, served[place]!.land]);
  return Object.fromEntries([...pair('face', happy), ...pair('gear', productive)]);
}

const served = (assignment: Assignment, kind: Token['kind'], land: string): boolean =>
  Object.entries(assignment).some(([token, at]) => at === land && token.startsWith(`${kind}:`));

export const isHappy = (table: Table, assignment: Assignment, land: LandView): boolean =>
  alwaysHappy(table, land) || served(assignment, 'face', land.land);
export const isProductive = (assignment: Assignment, land: LandView): boolean =>
  alwaysProductive(land) || served(assignment, 'gear', land.land);

/** what a settlement brings in a state. */
export const townValue = (table: Table, land: LandView, happy: boolean, productive: boolean): number =>
  cityValue(table.content, {
    resource: !!land.counter && !!resourceOf(table.content, land.counter),
    happy,
    productive,
    size: land.size,
  });

export const townIncome = (table: Table, assignment: Assignment, land: LandView): number =>
  townValue(table, land, isHappy(table, assignment, land), isProductive(assignment, land));

export const townsIncome = (table: Table, assignment: Assignment, seat: number): number =>
  table.view.lands
    .filter(({ owner }) => owner === seat)
    .reduce((sum, land) => sum + townIncome(table, assignment, land), 0);

/** The tokens that lie idle though a settlement could use them: collecting waits for them. */
export function idle(table: Table, assignment: Assignment, seat: number): Token[] {
  const lands = table.view.lands.filter(({ owner }) => owner === seat);
  const free = {
    face: lands.filter((land) => !isHappy(table, assignment, land)).length,
    gear: lands.filter((land) => !isProductive(assignment, land)).length,
  };
  return tokensOf(table, seat).filter((token) => !assignment[token.id] && free[token.kind]-- > 0);
}

/** The moves that make an assignment: what was assigned already is left out. */
export function assignMoves(table: Table, assignment: Assignment): string[] {
  return Object.entries(assignment)
    .map(([token, land]) => `${token.startsWith('face:') ? 'cheer' : 'equip'} ${land}`)
    .filter((move) => table.choice(move) !== undefined);
}
