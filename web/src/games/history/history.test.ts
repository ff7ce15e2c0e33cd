import { beforeAll, describe as group, expect, it, vi } from 'vitest';
import { drawn, keysOf, slips } from '../../lib/moments';
import { settings } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import { beside } from './anchor';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import { coastsOf, neighboursOf } from './content';
import { MOMENTS, speak, tableAt } from './fixtures/moments';
import { eventIcon } from './icons';
import Inspector from './Inspector.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { aftermath, announce, divider, fights, headline, scenes } from './story';
import { choose, movesAt, placeMoves, targets } from './targets';
import { describe } from './text';
import Tray from './Tray.svelte';
import { moveWords, verbOf } from './words';

vi.setConfig({ testTimeout: 60_000 }); // whole boards are drawn, also on a busy machine

beforeAll(() => {
  settings.language = 'nl';
  speak();
});

/** Keys that look like they were not found: `texts.say` gives the key back. */
const unsaid = (text: string) =>
  text.match(/\b(history|ask|choice|label|sign|event|card-text|category|error)-[a-z_-]+/g) ?? [];
const MAPPED = MOMENTS.filter(
  (moment) => !['empire', 'events', 'recover', 'waiting', 'end'].includes(moment),
);

const step = (number: number, ...events: [string, Record<string, unknown>][]) =>
  ({
    number,
    seat: 1,
    move: 'attack crete',
    undone: false,
    seq: 1,
    events: events.map(([event, args]) => ({ event, seat: 1, args })),
  }) as any;
const round = (outcome: string) => ({
  land: 'crete',
  attack: '6 2',
  defence: '3',
  attack_bonus: 1,
  defence_bonus: 0,
  outcome,
});

group('texts', () => {
  it('have the same keys and variables in both languages', () => {
    expect(keysOf('history', 'nl')).toEqual(keysOf('history', 'en'));
  });
  it('name every event card, with an icon and what it does', () => {
    const { content } = tableAt('expand');
    for (const { id, kind } of content.event) {
      expect(eventIcon({ id, kind }), id).toBeDefined();
      expect(unsaid(texts.say(`card-text-${id}`))).toEqual([]);
    }
  });
});

group('moves', () => {
  it('are taken apart', () => {
    expect(verbOf('attack crete by sea')).toMatchObject({ verb: 'attack', noun: 'crete', bySea: true });
    expect(verbOf('fort crete for coin')).toMatchObject({ verb: 'fort-coin', noun: 'crete' });
    expect(verbOf('strike china and india')).toMatchObject({
      verb: 'strike',
      noun: 'china',
      second: 'india',
    });
    expect(verbOf('raid from alps')).toMatchObject({ verb: 'raid', noun: 'alps' });
    expect(verbOf('give empire to seat 3')).toMatchObject({ verb: 'give', noun: '3' });
    expect(verbOf('recover with allies').verb).toBe('recover-allies');
  });
  it.each(MAPPED)('can each be reached on the map, or in the bar: %s', (moment) => {
    const table = tableAt(moment);
    const reached = new Set([...placeMoves(table).values()].flat());
    table.stash['mode'] = 'fort';
    for (const moves of placeMoves(table).values()) for (const move of moves) reached.add(move);
    table.stash = {};
    for (const { move } of table.decision!.choices)
      if (move !== 'done') expect([...reached], move).toContain(move);
    const offered = bar(table).actions;
    if (table.choice('done')) expect(offered.some(({ id }) => id === 'done')).toBe(true);
  });
  it('are made by choosing their place', () => {
    const table = tableAt('expand');
    const [place, moves] = [...placeMoves(table)].find(([, moves]) => moves.length === 1)!;
    choose(table, place);
    expect(table.sent).toEqual(moves);
  });
  it('that strike two areas are chosen one area after the other (V08)', () => {
    const table = tableAt('black_death');
    const first = Object.keys(targets(table))[0]!;
    choose(table, first);
    expect(table.sent).toEqual([]);
    const second = Object.keys(targets(table))[0]!;
    expect(movesAt(table, second)).toHaveLength(1);
    choose(table, second);
    expect(table.sent).toHaveLength(1);
    expect(table.choice(table.sent[0]!)).toBeDefined();
  });
});

group('the decision bar', () => {
  it('asks once more before armies are thrown away', () => {
    const table = tableAt('expand');
    table.view.force!.pool = 3;
    bar(table).actions.find(({ id }) => id === 'done')!.run!();
    expect(bar(table).actions.map(({ id, move }) => [id, move])).toEqual([
      ['sure', 'done'],
      ['back', undefined],
    ]);
  });
  it('says why a card cannot be played', () => {
    const table = tableAt('events');
    const refused = table.decision!.refused[0]!;
    table.selected = refused.move.replace('event ', 'event:');
    expect(bar(table).actions.find(({ id }) => id === 'play')!.why).toBe(refused.why);
    const [playable] = table.decision!.choices;
    table.selected = playable!.move.replace('event ', 'event:');
    expect(bar(table).actions[0]).toMatchObject({ id: 'play', move: playable!.move, primary: true });
  });
  it('offers every way to save an army', () => {
    const table = tableAt('recover');
    expect(
      bar(table)
        .actions.map(({ move }) => move)
        .sort(),
    ).toEqual(table.decision!.choices.map(({ move }) => move).sort());
  });
  it('says who is asked', () => {
    expect(waiting(tableAt('waiting'))!.question).toContain('Bram');
  });
});

group('the story', () => {
  const fought = step(
    5,
    ['attacked', { land: 'crete', source: 'morea', defender: 0 }],
    ['round', round('tie')],
    ['round', round('win')],
    ['army-lost', { land: 'crete' }],
    ['conquered', { land: 'crete' }],
  );
  it('gathers a battle with all its rounds', () => {
    expect(fights(fought)).toEqual([
      {
        place: 'crete',
        source: 'morea',
        attacker: 1,
        defender: 0,
        won: true,
        rounds: ['tie', 'win'].map((outcome) => ({
          attack: [6, 2],
          defence: [3],
          attackBonus: 1,
          defenceBonus: 0,
          outcome,
        })),
      },
    ]);
  });
  it('tells a battle by its dice, once', () => {
    const told = aftermath(tableAt('expand'), fought);
    expect(told).toContain('6 2 +1 tegen 3: veroverd');
    expect(told).not.toContain('verliest een leger');
  });
  it('marks the land in the headline', () => {
    expect(headline(tableAt('expand'), fought).find(({ thing }) => thing)).toEqual({
      text: 'Kreta',
      thing: 'land:crete',
    });
  });
  it('shows what a sickness took', () => {
    const sick = step(
      6,
      ['sickness', { land: 'crete', dice: '2 1', died: 1 }],
      ['sickness', { land: 'morea', dice: '4 4', died: 0 }],
    );
    expect(scenes(sick)).toEqual([
      {
        toll: [
          { land: 'crete', seat: 1, dice: [2, 1], died: true },
          { land: 'morea', seat: 1, dice: [4, 4], died: false },
        ],
      },
    ]);
  });
  it('keeps a secret empire out of a log that several people read', () => {
    const looked = step(7, ['kept', {}], ['looked', { empire: 'persia' }]);
    const table = tableAt('expand');
    expect(announce(table, looked)).toContain('Perzi');
    expect(announce({ ...table, seats: [0, 1] }, looked)).not.toContain('Perzi');
  });
  it('gives each epoch its heading after the move that began it', () => {
    const begun = step(9, ['epoch', { epoch: 2 }]);
    expect(divider(step(10))).toBeNull();
    expect(divider(begun)).toBe('Tijdperk II');
  });
});

group('the map', () => {
  it('knows which side of a border is hard to enter', () => {
    const { content } = tableAt('expand');
    const border = content.border.find(({ into_first, into_second }) => into_first && !into_second)!;
    const [first, second] = border.lands;
    expect(neighboursOf(content, first).find(({ land }) => land === second)!.terrain).toBe(border.into_first);
    expect(neighboursOf(content, second).find(({ land }) => land === first)!.terrain).toBe('');
  });
  it('counts the coasts that an option of the table adds', () => {
    const { content } = tableAt('expand');
    expect(coastsOf(content, 'western_pacific', {})).toContain('chekiang');
    expect(coastsOf(content, 'atlantic', { coasts: 'usual' })).not.toContain('albion');
    expect(coastsOf(content, 'atlantic', { coasts: 'all' })).toEqual(
      expect.arrayContaining(['albion', 'shatts_plateau', 'brazil']),
    );
    expect(coastsOf({ ...content, coast: undefined! }, 'atlantic', { coasts: 'all' })).not.toContain(
      'albion',
    );
  });
  it('keeps what floats beside a place inside the board', () => {
    expect(beside({ x: 10, y: 10, width: 500, height: 300 }, 100, 80)).toEqual({ left: 40, top: 8 });
    expect(beside({ x: 480, y: 290, width: 500, height: 300 }, 100, 80)).toEqual({ left: 350, top: 212 });
  });
  it('has no target while somebody else is asked', () => {
    expect(targets(tableAt('waiting'))).toEqual({});
    expect(drawn(Board, { table: tableAt('waiting') }).querySelectorAll('.targets [data-place]').length).toBe(
      0,
    );
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
        ...table.log.map((one) => announce(table, one)),
      ];
      if (table.decision) told.push(bar(table).question, ...bar(table).actions.map(({ label }) => label));
      for (const place of Object.keys(targets(table)).slice(0, 3)) {
        table.selected = `land:${place}`;
        told.push(...bar(table).actions.map(({ label }) => label));
      }
      expect(told.flatMap(unsaid), moment).toEqual([]);
      expect(told.flatMap(slips), moment).toEqual([]);
      expect(
        told.filter((text) => text === ''),
        moment,
      ).toEqual([]);
    }
    settings.language = 'nl';
  });
  it.each(MOMENTS)('is drawn: %s', (moment) => {
    const table = tableAt(moment);
    const parts = [drawn(Board, { table }), drawn(Tray, { table }), drawn(Status, { table })];
    for (const tab of [null, 'hand', 'epoch', 'areas', 'scores'])
      parts.push(drawn(Band, { table, seat: 0, own: true, brief: false, tab }));
    parts.push(drawn(Band, { table, seat: 1, own: false, brief: true, tab: null }));
    for (const part of parts) {
      expect(unsaid(part.textContent ?? '')).toEqual([]);
      for (const button of part.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
    }
    if (table.over)
      expect(drawn(ScoreSheet, { table, done: true }).querySelector('h2')!.textContent).toMatch(/wint|delen/);
  });
  it('can be inspected', () => {
    const table = tableAt('expand');
    const { land, water, event, empire, area } = table.content;
    for (const [kind, records] of Object.entries({ land, water, event, empire, area }))
      for (const { id } of records) {
        const shown = drawn(Inspector, { table, thing: `${kind}:${id}` });
        expect(shown.querySelector('h2, h3'), id).not.toBeNull();
        expect(unsaid(shown.textContent ?? ''), id).toEqual([]);
      }
  });
});
