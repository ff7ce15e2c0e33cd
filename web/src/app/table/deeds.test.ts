import { beforeAll, describe, expect, it } from 'vitest';
import type { Opened } from '../../games';
import type { Deed, GameTable } from '../../lib/game';
import * as antiquity from '../../games/antiquity/fixtures/moments';
import { deeds as antiquityDeeds } from '../../games/antiquity/deeds';
import * as civilization from '../../games/civilization/fixtures/moments';
import { deeds as civilizationDeeds } from '../../games/civilization/deeds';
import * as dice from '../../games/dice/fixtures/moments';
import { deeds as diceDeeds } from '../../games/dice/story';
import * as duel from '../../games/duel/fixtures/moments';
import { deeds as duelDeeds } from '../../games/duel/deeds';
import * as history from '../../games/history/fixtures/moments';
import { deeds as historyDeeds } from '../../games/history/deeds';
import type { StepInfo, TableView } from '../../lib/messages';
import { slips } from '../../lib/moments';
import { settings } from '../../lib/settings.svelte';
import { doersOf, othersDeeds } from './deeds';
import { ShownTable } from './shown.svelte';
import { stopFrom, stopsOf } from './stops';

/** Every game, with a table at each kept moment and what it lists of a step. */
const GAMES: [string, { MOMENTS: string[]; tableAt: any; speak: () => void }, any][] = [
  ['antiquity', antiquity, antiquityDeeds],
  ['civilization', civilization, civilizationDeeds],
  ['dice', dice, diceDeeds],
  ['duel', duel, duelDeeds],
  ['history', history, historyDeeds],
];

describe.each(GAMES)('%s', (_name, { MOMENTS, tableAt, speak }, deedsIn) => {
  beforeAll(() => {
    settings.language = 'nl';
    speak();
  });

  it('says in a few words what was done, with nothing unsaid', () => {
    const told: Deed[] = MOMENTS.flatMap((moment) => {
      const table = tableAt(moment);
      return table.log.flatMap((step: StepInfo) => deedsIn(table, step));
    });
    expect(told.length).toBeGreaterThan(5);
    for (const { text, seat } of told) {
      expect(text, JSON.stringify(text)).toMatch(/\S/);
      expect(text).not.toMatch(/deed-|undefined|\{/);
      expect(slips(text)).toEqual([]);
      expect(text.length).toBeLessThan(48);
      expect(seat).toBeGreaterThanOrEqual(0);
    }
  });
});

const step = (number: number, seat: number, more: Partial<StepInfo> = {}): StepInfo => ({
  number,
  seat,
  move: `go ${number}`,
  events: [],
  undone: false,
  seq: number,
  ...more,
});

/** A table of three where the first seat is one's own. */
function tableOf(log: StepInfo[], game: Partial<GameTable> = {}): ShownTable {
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, mine: seat === 0 }));
  const view = { table: { seats, state: 'playing', note: null }, view: {}, decisions: [], log };
  const opened = { id: 'test', content: {}, table: { announce: (_: any, one: any) => one.move, ...game } };
  return new ShownTable(opened as unknown as Opened, view as unknown as TableView, false);
}

describe('what others did since one’s last turn', () => {
  const log = [step(1, 1), step(2, 0), step(3, 1), step(4, 1, { undone: true }), step(4, 1), step(5, 2)];

  it('begins after one’s own last move, leaves out what was taken back, and is numbered', () => {
    const table = tableOf(log);
    const { steps, deeds } = othersDeeds(table);
    expect(deeds.map(({ number, after, seat }) => [number, after, seat])).toEqual([
      [1, 3, 1],
      [2, 4, 1],
      [3, 5, 2],
    ]);
    expect(doersOf(table, steps, deeds).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is nothing before one’s first move, and to who only watches', () => {
    expect(othersDeeds(tableOf([step(1, 1), step(2, 2)])).deeds).toEqual([]);
  });

  it('has what others did at the same time, where one’s own move told it', () => {
    const told = [step(1, 1), step(2, 0)];
    const game = { deeds: () => [0, 1, 2].map((seat) => ({ seat, text: 'a field' })) };
    expect(othersDeeds(tableOf(told, game)).deeds.map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

describe('stepping through a game', () => {
  const log = [step(1, 0), step(2, 0), step(3, 1), step(4, 1), step(5, 0)];

  it('goes move by move, or to the end of each turn', () => {
    const table = tableOf(log);
    expect(stopsOf(table, log, 'move')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stopsOf(table, log, 'turn')).toEqual([0, 2, 4, 5]);
    expect(stopFrom([0, 2, 4, 5], 3, 1)).toBe(4);
    expect(stopFrom([0, 2, 4, 5], 3, -1)).toBe(2);
    expect(stopFrom([0, 2, 4, 5], 5, 1)).toBe(5);
  });

  it('passes over moves that say nothing of their own, such as that somebody is ready', () => {
    const lines = ['none', 'none', 'none', 'all', 'seat'] as const;
    const table = tableOf(log, { lineOf: (_, { number }) => lines[number - 1]! });
    expect(stopsOf(table, log, 'move')).toEqual([0, 4, 5]);
    expect(stopsOf(table, log, 'turn')).toEqual([0, 4, 5]);
  });
});
