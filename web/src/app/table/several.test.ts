import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Opened } from '../../games';
import type { TableView } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import Probe from './Probe.test.svelte';
import Opponents from './Opponents.svelte';
import { awaited, othersOf, seatName, turnOf } from './names';
import { ShownTable } from './shown.svelte';

const NAMES = ['Noor', 'Bram', 'Lotte', 'Sanne', 'Daan', 'Mila', 'Tess'];

/** A table of some game with so many people, where one's own seat and those who owe a decision are given. */
function tableOf(seats: number, own: number, waiting: number[]): ShownTable {
  const sitting = NAMES.slice(0, seats).map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    user: name,
    bot: null,
    number: 0,
    present: true,
    away_since: null,
    alias: false,
    mine: seat === own,
  }));
  const view = {
    table: { game: 'test', state: 'playing', seats: sitting, waiting_for: waiting },
    view: {},
    decisions: [],
    log: [],
    chat: [],
    thinking: [],
  };
  return new ShownTable(
    { id: 'test', content: {}, table: { Band: Probe } } as unknown as Opened,
    view as unknown as TableView,
    false,
  );
}

let shown: Record<string, unknown> | undefined;
function draw(table: ShownTable): HTMLElement {
  shown = mount(Opponents, { target: document.body, props: { table, tab: null } });
  flushSync();
  return document.body;
}
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  shown = undefined;
});

describe('a table of several', () => {
  it('seats the others in the order of play after oneself', () => {
    expect(othersOf(tableOf(2, 0, []))).toEqual([1]);
    expect(othersOf(tableOf(4, 2, []))).toEqual([3, 0, 1]);
    expect(othersOf(tableOf(7, 6, []))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('calls a bot of a cup as its cup does, and others by their seats', () => {
    const called = (numbers: number[]) => {
      const { seats } = tableOf(numbers.length, 0, []).info;
      const bots = seats.map((seat, at) => ({ ...seat, kind: 'bot', number: numbers[at]! }));
      return bots.map(({ seat }) => seatName(bots, seat));
    };
    expect(called([3, 1])).toEqual(['Bot 3', 'Bot 1']);
    expect(called([0, 0])).toEqual(['Bot 1', 'Bot 2']);
  });

  it('says for whom everybody waits', () => {
    settings.language = 'en';
    expect(awaited(tableOf(4, 0, [0, 2]))).toEqual([2]);
    expect(turnOf(tableOf(4, 0, [2]))).toBe('Lotte’s turn');
    expect(turnOf(tableOf(4, 0, [1, 2, 3]))).toBe('Waiting for Bram, Lotte and Sanne');
    settings.language = 'nl';
    expect(turnOf(tableOf(4, 0, [1, 2, 3]))).toBe('Wacht op Bram, Lotte en Sanne');
  });

  it('shows one opponent whole', () => {
    const page = draw(tableOf(2, 0, []));
    expect(page.textContent).toContain('1 whole');
    expect(page.querySelector('button')).toBeNull();
  });

  it('gives each of several a plate that opens their side', () => {
    const page = draw(tableOf(5, 1, []));
    expect([...page.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      '2 brief',
      '3 brief',
      '4 brief',
      '0 brief',
    ]);
    page.querySelectorAll<HTMLButtonElement>('button')[1]!.click();
    flushSync();
    expect(page.querySelector('dialog')?.getAttribute('aria-label')).toBe('Sanne');
    expect(page.querySelector('dialog')?.textContent).toContain('3 whole');
  });
});
