import { beforeAll, describe as group, expect, it, vi } from 'vitest';
import { drawn, keysOf, slips } from '../../lib/moments';
import { settings } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import { bar, planWords, steps, waiting } from './bar';
import Board from './Board.svelte';
import { fieldsOf } from './content';
import { MOMENTS, speak, tableAt } from './fixtures/moments';
import { CORNER, diceStates, laidOut } from './forum';
import Gold from './Gold.svelte';
import { BUILDINGS, symbolIcon } from './icons';
import Inspector from './Inspector.svelte';
import {
  chooseDie,
  chooseField,
  chosenDie,
  chosenField,
  chosenOffer,
  denials,
  hinted,
  offers,
} from './offers';
import { scenes } from './scenes';
import ScoreSheet from './ScoreSheet.svelte';
import { around, attackNet, defences } from './sheet';
import Status from './Status.svelte';
import { aftermath, announce, divider, headline, lastTurn, lineOf, outcomes } from './story';
import game from './table';
import { describe } from './text';
import Tray from './Tray.svelte';
import { fieldWords, moveWords, netOf, partsOf, shortName } from './words';

vi.setConfig({ testTimeout: 60_000 }); // whole boards are drawn, also on a busy machine
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

beforeAll(() => {
  settings.language = 'nl';
  speak();
});

/** Keys that look like they were not found: `texts.say` gives the key back. */
const unsaid = (text: string) =>
  text.match(/\b(dice|ask|choice|label|sign|event|effect|short|category|error)-[a-z_-]+/g) ?? [];

group('texts', () => {
  it('have the same keys and variables in both languages', () => {
    expect(keysOf('dice', 'nl')).toEqual(keysOf('dice', 'en'));
  });
  it('and drawings are there for every symbol, building, field and city', () => {
    const table = tableAt('act');
    for (const { id } of table.content.symbol) expect(symbolIcon(id) ?? /\d/.test(id), id).toBeTruthy();
    for (const { id } of table.content.building) expect(BUILDINGS[id], id).toBeDefined();
    for (const { id: city } of table.content.city) {
      expect(scenes[city], city).toBeDefined();
      for (const { id } of fieldsOf(table.content, city))
        expect(unsaid(fieldWords(table, city, id)), id).toEqual([]);
    }
  });
});

group('choosing', () => {
  it.each(['act', 'extra', 'free_build', 'cross'] as const)(
    'reaches every move by its field, or in the bar: %s',
    (moment) => {
      const table = tableAt(moment);
      const reached = new Set([...offers(table).values()].flat().map(({ move }) => move));
      for (const { move } of bar(table).actions) if (move) reached.add(move);
      expect([...reached].sort()).toEqual(table.decision!.choices.map(({ move }) => move).sort());
    },
  );
  it('a field takes the die that makes it cheapest, a die keeps to itself', () => {
    const table = tableAt('act');
    for (const [field, moves] of offers(table)) {
      table.selected = null;
      table.stash = {};
      chooseField(table, field);
      expect(chosenOffer(table)).toEqual(moves[0]);
      expect(netOf(moves[0]!.detail)).toBe(Math.min(...moves.map(({ detail }) => netOf(detail))));
      expect(bar(table).actions[0]).toMatchObject({ id: 'cross', primary: true, move: moves[0]!.move });
    }
    const die = partsOf(table.decision!.choices.find(({ move }) => move.startsWith('build'))!.move).die;
    table.selected = null;
    table.stash = {};
    chooseDie(table, die);
    expect(chosenDie(table)).toBe(die);
    if (chosenField(table)) expect(chosenOffer(table)!.die).toBe(die);
    chooseDie(table, die);
    expect(chosenDie(table)).toBe('');
  });
  it('says what is lacking for a field that is too dear', () => {
    const dear = MOMENTS.map(tableAt).find((table) => denials(table).size)!;
    const [field] = [...denials(dear)].find(([id]) => !offers(dear).has(id))!;
    chooseField(dear, field);
    expect(bar(dear).actions[0]).toMatchObject({
      id: 'cross',
      primary: false,
      why: denials(dear).get(field)![0]!.why,
    });
  });
  it('offers each bonus that is left, and each grey die', () => {
    const bonus = tableAt('bonus');
    expect(bar(bonus).actions.map(({ move }) => move)).toEqual(
      bonus.decision!.choices.map(({ move }) => move),
    );
    const grey = tableAt('grey');
    const dice = grey.decision!.choices.map(({ move }) => partsOf(move).noun);
    expect(
      [...diceStates(grey)]
        .filter(([, { can }]) => can)
        .map(([die]) => die)
        .sort(),
    ).toEqual(dice.sort());
    chooseDie(grey, dice[0]!);
    expect(bar(grey).actions[0]!.move).toBe(`remove ${dice[0]}`);
  });
  it('shows an effect of several steps as the step one is at, and what comes after it', () => {
    const table = tableAt('cross');
    table.view.owed = [{ kind: 'cross', buildings: ['agora'], left: 1, of: 1 }];
    expect(steps(table)).toEqual([]);
    table.view.owed = [
      { kind: 'cross', buildings: ['agora'], left: 1, of: 2 },
      { kind: 'bonus', buildings: [], left: 1, of: 1 },
      { kind: 'extra', buildings: [], left: 1, of: 1 },
      { kind: 'bonus', buildings: [], left: 1, of: 1 },
    ];
    expect(bar(table).chips).toEqual([
      { label: '2 van 2', now: true },
      { label: 'daarna 2 bonussen' },
      { label: 'daarna extra actie' },
    ]);
    expect(describe(table).join(' ')).toContain('een veld (2 van 2), bonus, extra actie, bonus');
  });
  it('rings the die and the field that a hint names', () => {
    const table = tableAt('act');
    const { move } = table.decision!.choices.find(({ move }) => move.startsWith('build'))!;
    table.ringed = new Set([game.about(table, move)!]);
    expect(hinted(table)).toEqual({ die: partsOf(move).die, field: partsOf(move).noun });
    expect(drawn(Board, { table }).querySelectorAll('.sheet .hinted, .forum .hinted')).toHaveLength(2);
    expect(game.about(table, 'pass')).toBeNull();
  });
  it('may be thought over while others think', () => {
    const table = tableAt('waiting');
    const said = waiting(table)!;
    expect(said.question).toContain(planWords(table));
    expect(said.small).toContain(table.name(Number(Object.keys(table.view.to_move)[0])));
    expect(said.undo).toBeTruthy();
    expect(offers(table).size).toBe(0);
  });
});

group('the table', () => {
  it('has everybody once around it', () => {
    for (const moment of MOMENTS) {
      const table = tableAt(moment);
      const { left, right, far } = around(table);
      expect(new Set([table.seat, left, right, ...far]).size, moment).toBe(table.view.seats.length);
    }
  });
  it('shows everybody the same throw, turned by at most 15 degrees', () => {
    const thrown = (turn: number) => laidOut(1, ['red', 'blue'], turn, 290, 98, 54).lies;
    expect(thrown(4)).toEqual(thrown(4));
    for (let turn = 0; turn < 60; turn += 1)
      for (const { angle } of thrown(turn)) expect(Math.abs(angle)).toBeLessThanOrEqual(15);
    expect(new Set(Array.from({ length: 20 }, (_, turn) => thrown(turn)[0]!.angle)).size).toBeGreaterThan(5);
  });
  it.each([
    [290, 98, 54],
    [220, 98, 54],
    [179, 94, 46],
    [179, 78, 46],
    [152, 78, 46],
  ] as const)(
    'keeps the dice of a quarter of %i by %i apart, inside it and off its coin',
    (width, height, most) => {
      const dice = ['grey_1', 'grey_2', 'grey_3', 'red', 'blue', 'yellow', 'green'];
      for (const quarter of [0, 1, 2, 3])
        for (let count = 1; count <= dice.length; count += 1)
          for (let turn = 0; turn < 40; turn += 1) {
            const {
              size,
              room,
              height: tall,
              lies,
              word,
            } = laidOut(quarter, dice.slice(0, count), turn, width, height, most);
            const half = room / 2 - 0.01;
            const cornerX = quarter === 0 || quarter === 3 ? CORNER.width : width - CORNER.width;
            const cornerY = quarter < 2 ? CORNER.height : tall - CORNER.height;
            expect(room).toBeGreaterThanOrEqual(44);
            expect(size).toBeLessThanOrEqual(most);
            expect(lies).toHaveLength(count);
            if (word) expect(size).toBe(most);
            lies.forEach(({ x, y }, place) => {
              expect(Math.min(x, y) - half).toBeGreaterThanOrEqual(0);
              expect(x + half).toBeLessThanOrEqual(width);
              expect(y + half).toBeLessThanOrEqual(tall);
              const beside = quarter === 0 || quarter === 3 ? x - half >= cornerX : x + half <= cornerX;
              const away = quarter < 2 ? y - half >= cornerY : y + half <= cornerY;
              expect(beside || away).toBe(true);
              for (const other of lies.slice(0, place))
                expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(
                  room - 0.01,
                );
            });
          }
    },
  );
  it('shows of the gold what is at hand, what was spent and what was never earned (R42)', () => {
    const table = tableAt('act');
    const sheet = { ...table.view.mine!, coins: 5, circled: 12 };
    const gold = drawn(Gold, { content: table.content, sheet });
    expect([gold.querySelectorAll('.spent').length, gold.querySelectorAll('.at-hand').length]).toEqual([
      7, 5,
    ]);
    expect(gold.querySelector('[role=img]')!.getAttribute('aria-label')).toBe(
      'Goudvoorraad: 5 over, 7 uitgegeven, 23 nooit verdiend',
    );
  });
  it('closes a building whose die is not unlocked, and says what unlocks it', () => {
    const table = tableAt('act');
    const mine = table.view.mine!;
    mine.crossed = [];
    mine.unlocked = [];
    const court = fieldsOf(table.content, mine.city).find(({ building }) => building === 'courthouse')!;
    const key = Object.entries(mine.unlocks).find(([, colour]) => colour === 'purple')![0];
    expect(
      drawn(Board, { table }).querySelector(`.sheet [data-at="field:${court.id}"]`)!.className,
    ).toContain('barred');
    expect(drawn(Inspector, { table, thing: `field:${court.id}` }).textContent).toContain(shortName(key));
    mine.unlocked = ['purple'];
    expect(
      drawn(Board, { table }).querySelector(`.sheet [data-at="field:${court.id}"]`)!.className,
    ).not.toContain('barred');
  });
  it('says of what it shows which args were reconstructed, and of whose board it speaks', () => {
    const table = tableAt('act');
    const box = table.content.box.find(({ reconstructed }) => reconstructed?.length)!;
    const shown = drawn(Inspector, { table, thing: `field:${box.id}` });
    expect(shown.querySelector('details')!.textContent).toContain('tijdperk content dice > my-dice.toml');
    expect(shown.querySelector('details a')!.getAttribute('href')).toBe('/rules/dice#sources');
    const other = around(table).left;
    expect(drawn(Inspector, { table, thing: `theirs:${other}:${box.id}` }).textContent).toContain(
      table.name(other),
    );
  });
  it('counts an attack against the defences of today (R53)', () => {
    const table = tableAt('act');
    const left = table.view.seats[around(table).left]!.sheet!;
    left.crossed = ['east_defence_1'];
    expect(defences(table, around(table).left, 'east')).toBe(1);
    expect(attackNet(table, table.seat, 'west', 3)).toBe(2);
    left.crossed = ['east_defence_1', 'east_defence_2'];
    expect(attackNet(table, table.seat, 'west', 1)).toBe(0);
  });
});

group('the story', () => {
  it('tells what everybody did when the turn is revealed', () => {
    const table = tableAt('act');
    const told = lastTurn(table)!;
    expect(told.size).toBe(table.view.seats.length);
    for (const { words } of told.values()) expect(words).not.toBe('');
  });
  it('marks the field in the headline', () => {
    const step = {
      number: 3,
      seat: 1,
      move: 'build university_gear_3 with green',
      events: [],
      undone: false,
      seq: 1,
    };
    expect(headline(tableAt('act'), step).find(({ thing }) => thing)).toEqual({
      text: 'Tandwiel 3',
      thing: 'theirs:1:university_gear_3',
    });
  });
  it('gives each seat its own line of a revealed turn, in seat order', () => {
    const event = (name: string, seat: number, args: Record<string, unknown> = {}) => ({
      event: name,
      seat,
      args,
    });
    const step: any = {
      number: 9,
      seat: 1,
      move: 'ready',
      undone: false,
      seq: 9,
      events: [
        event('built', 0, { field: 'agora_1_1', die: 'blue', coins: 2 }),
        event('completed', 0, { building: 'market' }),
        event('gained', 0, { coins: 7 }),
        event('bonus', 0, { bonus: 'coins' }),
        event('passed', 1, { coins: 3 }),
        event('attacked', 1, { neighbour: 0, points: 3 }),
        event('ended', -1, { turn: 4 }),
      ],
    };
    const table = tableAt('act');
    const told = outcomes(table, step);
    expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told[0]!.pieces.map(({ thing }) => thing)).toEqual(['field:agora_1_1', undefined]);
    expect(told[0]!.rest).toMatch(/punten.*Markt.*2 munten betaald, 7 munten gekregen/);
    expect(told[1]!.rest).toBe('Aanval op jou: 3 punten');
    expect(aftermath(table, step)).toHaveLength(1);
  });
  it('says each thing once: the steps of a plan go when it is revealed, and being ready is no line', () => {
    const table: any = tableAt('act');
    const step = (number: number, move: string, events: unknown[] = []) => ({
      number,
      seat: number % 2,
      move,
      events,
      undone: false,
      seq: number + 3,
    });
    const passed = { event: 'passed', seat: 0, args: { coins: 3 } };
    table.log = [
      step(1, 'city giza'),
      step(2, 'pass'),
      step(3, 'ready', [passed]),
      step(4, 'build agora_1_1 with blue'),
      step(5, 'ready'),
    ];
    expect(table.log.map((one: any) => lineOf(table, one))).toEqual(['seat', 'none', 'all', 'seat', 'none']);
  });
  it('gives each turn its heading after the move that ended the one before', () => {
    const thrown: any = {
      number: 4,
      seat: 0,
      move: 'ready',
      undone: false,
      events: [{ event: 'thrown', seat: -1, args: { turn: 3 } }],
    };
    expect(divider({ ...thrown, events: [] })).toBeNull();
    expect(divider(thrown)).toBe('Beurt 3');
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
        ...table.log.filter((step) => step.events.length || step.move).map((step) => announce(table, step)),
      ];
      if (table.decision)
        told.push(
          bar(table).question,
          bar(table).consequence!.text,
          ...bar(table).actions.map(({ label }) => label),
        );
      for (const field of offers(table).keys()) {
        chooseField(table, field);
        told.push(
          bar(table).question,
          bar(table).consequence!.text,
          ...bar(table).actions.flatMap(({ label, small = 'x' }) => [label, small]),
        );
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
    const board = drawn(Board, { table });
    const parts = [board, drawn(Tray, { table }), drawn(Status, { table })];
    for (const part of parts) {
      expect(unsaid(part.textContent ?? '')).toEqual([]);
      for (const button of part.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
    }
    for (const field of offers(table).keys())
      expect(
        board.querySelector(`.sheet [data-at="field:${field}"]`)!.getAttribute('aria-pressed'),
        field,
      ).toBe('false');
    if (!table.decision) expect(board.querySelectorAll('.middle [aria-pressed]')).toHaveLength(0);
    if (table.over)
      expect(drawn(ScoreSheet, { table, done: true }).querySelector('h2')!.textContent).toMatch(/wint|delen/);
  });
  it('can be inspected', () => {
    const table = tableAt('act');
    const things = [
      ...fieldsOf(table.content, table.view.mine!.city).map(({ id }) => `field:${id}`),
      ...table.content.die.map(({ id }) => `die:${id}`),
      ...table.content.city.map(({ id }) => `city:${id}`),
    ];
    for (const thing of things) {
      const shown = drawn(Inspector, { table, thing });
      expect(shown.querySelector('h2')!.textContent, thing).toBeTruthy();
      expect(unsaid(shown.textContent ?? ''), thing).toEqual([]);
    }
    expect(drawn(Inspector, { table, thing: 'score:now' }).querySelectorAll('tbody tr')).toHaveLength(
      table.content.building.filter(({ scores }) => scores).length,
    );
    expect(texts.word('field', 'wonder_1')).not.toBe('wonder_1');
  });
});
