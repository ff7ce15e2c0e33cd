import { beforeAll, describe as group, expect, it, vi } from 'vitest';
import { drawn, keysOf, slips } from '../../lib/moments';
import { settings } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import { cardOf, wonderOf } from './content';
import { MOMENTS, speak, tableAt } from './fixtures/moments';
import { motions } from './flights';
import { ART, CHAINS, RESOURCES, SCIENCE, TOKENS, WONDERS } from './icons';
import Inspector from './Inspector.svelte';
import { priceOf } from './prices';
import { SCENES } from './scenes';
import ScoreSheet from './ScoreSheet.svelte';
import { opened } from './slots';
import { choose } from './standing';
import { aftermath, announce, divider, headline } from './story';
import game from './table';
import { describe } from './text';
import { moveWords, shortName, stripName } from './words';

vi.setConfig({ testTimeout: 60_000 }); // whole boards are drawn, also on a busy machine

beforeAll(() => {
  settings.language = 'nl';
  speak();
});

/** Keys that look like they were not found: `texts.say` gives the key back. */
const unsaid = (text: string) =>
  text.match(/\b(duel|effect|ask|choice|price|label|event|kind|error)-[a-z-]+/g) ?? [];

group('texts', () => {
  it('have the same keys and variables in both languages', () => {
    expect(keysOf('duel', 'nl')).toEqual(keysOf('duel', 'en'));
  });
});

group('icons', () => {
  const { content } = tableAt('turn1');
  it('exist for every component', () => {
    expect(content.card.filter((card) => !ART[card.id])).toEqual([]);
    expect(content.wonder.filter((wonder) => !WONDERS[wonder.id] || !SCENES[wonder.id])).toEqual([]);
    expect(content.token.filter((token) => !TOKENS[token.id])).toEqual([]);
    expect(content.game.resources.filter((id) => !RESOURCES[id])).toEqual([]);
    expect(content.game.science.filter((id) => !SCIENCE[id])).toEqual([]);
    expect(
      content.card.flatMap((card) => [card.chain_in, card.chain_out]).filter((id) => id && !CHAINS[id]),
    ).toEqual([]);
  });
});

group('prices', () => {
  it.each(['turn1', 'turn2', 'turn3'] as const)('are explained as the server counts them (%s)', (moment) => {
    const table = tableAt(moment);
    const city = table.view.cities[0]!;
    for (const { move, detail } of table.decision!.choices) {
      const [verb, id] = move.split(' ');
      if (verb === 'build')
        expect(priceOf(table.content, city, cardOf(table.content, id!))).toEqual(detail.price);
      if (verb === 'wonder')
        expect(priceOf(table.content, city, wonderOf(table.content, id!))).toEqual(detail.price);
    }
    for (const { move, why } of table.decision!.refused) {
      const [verb, id] = move.split(' ');
      const item = verb === 'build' ? cardOf(table.content, id!) : wonderOf(table.content, id!);
      expect(priceOf(table.content, city, item).total).toBe(why.args['price']);
    }
  });
});

group('the structure', () => {
  it('knows what comes free (R8)', () => {
    const table = tableAt('turn2');
    for (const slot of table.view.structure.filter((one) => one.open)) {
      for (const under of opened(table.view, slot.card!)) {
        expect(under.row).toBe(slot.row - 1);
        expect(under.open).toBe(false);
      }
    }
  });
  it('keeps the place of every slot, and rings what can be used', () => {
    const table = tableAt('turn2');
    const board = drawn(Board, { table });
    expect(board.querySelectorAll('.slot').length).toBe(table.view.structure.length);
    expect(board.querySelectorAll('.slot.can').length).toBe(
      table.view.structure.filter((slot) => slot.open).length,
    );
    expect(board.querySelectorAll('.slot.down').length).toBe(
      table.view.structure.filter((slot) => slot.back).length,
    );
  });
  it('rings what a hint names', () => {
    for (const name of MOMENTS) {
      const table = tableAt(name);
      const choice = table.decision?.choices.find(({ move }) => /^(build|wonder|take) /.test(move));
      if (!choice) continue;
      const thing = game.about(table, choice.move)!;
      table.ringed = new Set([thing]);
      const rings = [Board, Band].flatMap((part) => [
        ...drawn(part, { table, seat: table.seat, own: true, brief: false, tab: null }).querySelectorAll(
          '.ringed',
        ),
      ]);
      expect(rings.length, `${name}: ${choice.move}`).toBeGreaterThan(0);
    }
    const table = tableAt('turn1');
    expect([game.about(table, 'bid 3'), game.about(table, 'begin seat 1')]).toEqual([null, null]);
  });

  it('has no ring while somebody else is asked', () => {
    expect(drawn(Board, { table: tableAt('waiting') }).querySelectorAll('.can').length).toBe(0);
  });
});

group('the decision bar', () => {
  it('asks first, then offers what the card allows', () => {
    const table = tableAt('turn2');
    expect(bar(table).actions).toEqual([]);
    const card = table.view.structure.find((slot) => slot.open)!.card!;
    choose(table, `card:${card}`);
    const offered = bar(table);
    expect(offered.question).toContain(texts.word('card', card));
    expect(offered.actions.map((action) => action.key)).toContain('A');
    for (const action of offered.actions) if (action.move) expect(table.choice(action.move)).toBeDefined();
    choose(table, `card:${card}`);
    expect(table.selected).toBeNull();
  });
  it.each(['draft', 'token', 'library', 'mausoleum', 'destroy', 'starter', 'bid'] as const)(
    'turns a thing that is chosen into a move (%s)',
    (moment) => {
      const table = tableAt(moment);
      const board = drawn(Board, { table });
      const things = [...board.querySelectorAll<HTMLElement>('.can')];
      expect(things.length).toBeGreaterThan(0);
      for (const { move } of table.decision!.choices) {
        const id = move.split(' ').at(-1)!;
        const kind = {
          draft: 'wonder',
          token: 'token',
          library: 'token',
          mausoleum: 'card',
          destroy: 'card',
          starter: 'seat',
          bid: 'coins',
        }[moment];
        table.selected = null;
        choose(table, `${kind}:${id}`);
        expect(bar(table).actions.map((action) => action.move)).toEqual([move]);
        expect(bar(table).actions[0]!.label).not.toMatch(/duel-/);
      }
    },
  );
  it('says who is asked what', () => {
    expect(waiting(tableAt('waiting'))!.question).toContain('Bram');
  });
});

group('everything', () => {
  it.each(['nl', 'en'] as const)('is said in words (%s)', (language) => {
    settings.language = language;
    for (const moment of MOMENTS) {
      const table = tableAt(moment);
      const told = [
        ...describe(table),
        ...(table.decision?.choices ?? []).map(({ move }) => moveWords(table, move)),
      ];
      for (const step of table.log)
        told.push(
          headline(table, step)
            .map((piece) => piece.text)
            .join(''),
          aftermath(table, step),
          announce(table, step),
        );
      if (table.decision) told.push(bar(table).question);
      expect(told.flatMap(unsaid), moment).toEqual([]);
      expect(told.flatMap(slips), moment).toEqual([]);
    }
    settings.language = 'nl';
  });
  it.each(['nl', 'en'] as const)('keeps a name of its own when that is shortened (%s)', (language) => {
    settings.language = language;
    const { card, wonder } = tableAt('turn1').content;
    const wonders = wonder.map(({ id }) => shortName('wonder', id));
    for (const names of [card.map(({ id }) => shortName('card', id)), card.map(({ id }) => stripName(id))]) {
      const all = [...names, ...wonders];
      expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    }
    settings.language = 'nl';
  });
  it.each(MOMENTS)('is drawn: %s', (moment) => {
    const table = tableAt(moment);
    const parts = [drawn(Board, { table })];
    for (const seat of [0, 1])
      for (const tab of [null, 'city', 'opponent', 'wonders'])
        parts.push(drawn(Band, { table, seat, own: seat === 0, tab }));
    for (const part of parts) {
      expect(unsaid(part.textContent ?? '')).toEqual([]);
      for (const button of part.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
    }
    if (table.over)
      expect(drawn(ScoreSheet, { table, done: true }).querySelector('h2')!.textContent).toMatch(
        /wint|Gelijk/,
      );
  });
  it('can be inspected', () => {
    const table = tableAt('turn3');
    const things = [
      ...table.content.card.map(({ id }) => `card:${id}`),
      ...table.content.wonder.map(({ id }) => `wonder:${id}`),
      ...table.content.token.map(({ id }) => `token:${id}`),
      'back:age',
      'back:guild',
    ];
    for (const thing of things)
      expect(unsaid(drawn(Inspector, { table, thing }).textContent ?? ''), thing).toEqual([]);
  });
});

group('flights', () => {
  it('go where the card goes, and turn over what comes open after that (R9)', () => {
    const step = (event: string, args: Record<string, string>) =>
      ({ number: 1, seat: 1, move: '', undone: false, events: [{ event, seat: 1, args }] }) as any;
    expect(motions({} as any, {} as any, [step('discarded', { card: 'baths' })])).toEqual([
      { from: 'card:baths', to: 'pile', seat: 1 },
    ]);
    expect(motions({} as any, {} as any, [step('raised', { card: 'baths', wonder: 'sphinx' })])).toEqual([
      { from: 'card:baths', to: 'wonder:sphinx', seat: 1 },
    ]);
    expect(motions({} as any, {} as any, [step('turned', { slot: '7', card: 'baths' })])[0]).toMatchObject({
      from: 'slot:7',
      to: 'card:baths',
      turn: true,
    });
    expect(motions({} as any, {} as any, [{ ...step('built', { card: 'baths' }), undone: true }])).toEqual(
      [],
    );
  });
  it('give each age its heading after the move that laid it', () => {
    const laid = {
      number: 9,
      seat: 0,
      move: '',
      undone: false,
      events: [{ event: 'laid', seat: -1, args: { age: 2 } }],
    } as any;
    expect(divider({ ...laid, events: [] })).toBeNull();
    expect(divider(laid)).toBe('Tijdperk II');
  });
});
