import { afterEach, beforeAll, describe as group, expect, it, vi } from 'vitest';
import { drawn, keysOf, slips } from '../../lib/moments';
import { settings } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import Band from './Band.svelte';
import { incomeWith } from './asks/production';
import { bar, waiting } from './bar';
import { chooseUnit, chosenUnit, outlook, pairing, superior } from './battle/fighting';
import Board from './Board.svelte';
import { cityValue, monopolyOf, neighboursOf, technologyOf, unitOf } from './content';
import { MOMENTS, speak, tableAt, type Moment } from './fixtures/moments';
import { improvementIcon, technologyIcon, wonderIcon } from './icons';
import { assignMoves, changeOf, idle, shownAssignment, tokensOf, townsIncome } from './income';
import Inspector from './Inspector.svelte';
import { escape, key } from './keys';
import { look } from './look.svelte';
import { parse } from './moves';
import { choose, chosen, nextStack, phraseTo, reach, select, stacks, takers } from './moving';
import { battle, distribution, round } from './odds';
import Overview from './Overview.svelte';
import Picker from './Picker.svelte';
import { dividing } from './production/dividing.svelte';
import { placesOf, receiptOf, without } from './purchase/shopping';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import { aftermath, announce, divider, headline, lineOf, momentsOf, roundsOf } from './story';
import { phoneTabs, sheetOf } from './tabs';
import { chooseArea, targetsOf } from './targets';
import { describe } from './text';
import { composer } from './trade/drafting.svelte';
import { lots, poolOf } from './trade/goods';
import { chainTo, geometryOf, layoutOf } from './tree/layout';
import { goodOf, goodWords, moveWords, type Table } from './words';

vi.setConfig({ testTimeout: 60_000 }); // whole boards are drawn, also on a busy machine

beforeAll(() => {
  settings.language = 'nl';
  speak();
});
afterEach(() => {
  look.clear();
  composer.clear();
  dividing.clear();
});

/** Keys that look like they were not found: `texts.say` gives the key back. */
const unsaid = (text: string) =>
  text.match(/\b(civilization|ask|choice|label|event|error)-[a-z_-]+|\{\s*\$?[a-z]+\s*\}/g) ?? [];
const asked = MOMENTS.filter((moment) => tableAt(moment).decision);

const step = (number: number, move: string, ...events: [string, Record<string, unknown>, number?][]) =>
  ({
    number,
    seat: 1,
    move,
    undone: false,
    seq: number,
    events: events.map(([event, args, seat = 1]) => ({ event, seat, args })),
  }) as any;

/** The moment of a battle as somebody sees it who could join. */
function supporting(): Table & { sent: string[] } {
  const table = tableAt('picking');
  const decision = table.decision!;
  decision.kind = 'supporting';
  decision.choices = ['support seat 2', 'support seat 3', 'stay out'].map((move) => ({
    move,
    detail: null,
    then: '',
  }));
  return table;
}

group('texts', () => {
  it('have the same keys and variables in both languages', () => {
    expect(keysOf('civilization', 'nl')).toEqual(keysOf('civilization', 'en'));
  });
  it('say what every wonder does', () => {
    const table = tableAt('moving');
    for (const { id } of table.content.wonder)
      expect(unsaid(drawn(Inspector, { table, thing: `wonder:${id}` }).textContent ?? ''), id).toEqual([]);
  });
});

group('icons', () => {
  it('are there for every component', () => {
    const { content } = tableAt('moving');
    const icons = [
      ...content.technology.map(({ id }) => technologyIcon(id)),
      ...content.wonder.map(({ id }) => wonderIcon(id)),
      ...content.improvement.map(({ id }) => improvementIcon(id)),
    ];
    expect(icons.every(Boolean)).toBe(true);
    expect(content.technology.filter(({ id }) => technologyIcon(id) === 'tp-branch')).toEqual([]);
  });
});

group('notation', () => {
  it('is taken apart', () => {
    expect(parse('take settler in steppe with 2')).toEqual({
      verb: 'take',
      noun: 'settler',
      second: 'steppe',
      third: '2',
    });
    expect(parse('take ship 3')).toMatchObject({ verb: 'take-ship', noun: '3' });
    expect(parse('take settler off 3 with 1')).toMatchObject({ verb: 'take-cargo', second: '3' });
    expect(parse('pick ship 3 with none')).toMatchObject({ verb: 'pick-ship', noun: '3', second: 'none' });
    expect(parse('launch medieval-fleet in north_sea from gaul')).toMatchObject({
      verb: 'launch',
      second: 'north_sea',
      third: 'gaul',
    });
    expect(parse('want 25 gold')).toMatchObject({ verb: 'want', noun: '25', second: 'gold' });
    expect(parse('end moves').verb).toBe('end-moves');
  });
  it('of receipts is the same purchase as its move', () => {
    expect(receiptOf('buy settler gaul')).toEqual(receiptOf('buy settler in gaul'));
    expect(receiptOf('sell ship 4')).toMatchObject({ verb: 'sell-ship', noun: '4' });
  });
  it('names goods', () => {
    const table = tableAt('trading');
    expect(goodOf(table, 'card-great_plains')).toMatchObject({ kind: 'card', area: 'great_plains' });
    expect(goodOf(table, 'medieval-infantry-gaul')).toEqual({
      kind: 'unit',
      id: 'medieval-infantry',
      area: 'gaul',
    });
    expect(goodOf(table, 'masonry').kind).toBe('technology');
    expect(goodWords(table, { good: 'gold', count: 15 })).toBe('15 goud');
  });
});

group('chances', () => {
  it('of dice add up', () => {
    expect(distribution(2)[7]).toBeCloseTo(6 / 36);
    for (const dice of [1, 3, 5])
      expect(distribution(dice).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  });
  it('of a round are even for equals', () => {
    const { win, tie } = round({ dice: 2, bonus: 1 }, { dice: 2, bonus: 1 });
    expect(win * 2 + tie).toBeCloseTo(1);
  });
  it('of a battle between equals are even too', () => {
    const force = [{ kind: 'a', count: 2 }];
    const { win, tie } = battle(force, force, () => [
      { dice: 1, bonus: 0 },
      { dice: 1, bonus: 0 },
    ]);
    expect(win * 2 + tie).toBeCloseTo(1);
  });
  it('agree with those of the server, seen from either side', () => {
    const { view } = tableAt('picking');
    const { odds } = view.battle!;
    for (const { mine, theirs, win, tie } of odds) {
      const seen = pairing(odds, 0, mine, theirs)!;
      expect(seen.win).toBeCloseTo(win);
      const other = pairing(odds, 1, theirs, mine)!;
      expect(other.win).toBeCloseTo(1 - win - tie);
    }
    const { win, tie } = outlook(view.battle!, 0);
    expect(outlook(view.battle!, 1).win).toBeCloseTo(1 - win - tie);
  });
  it('know who is superior (G-60)', () => {
    expect(superior('ancient-cavalry', 'modern-infantry')).toBe(1);
    expect(superior('ancient-infantry', 'ancient-cavalry')).toBe(-1);
    expect(superior('ancient-fleet', 'ancient-fleet')).toBe(0);
  });
});

group('moving', () => {
  it('takes every piece that can be taken in hand', () => {
    const table = tableAt('moving');
    const moves = table.decision!.choices.map(({ move }) => move).filter((move) => move.startsWith('take '));
    const known = [...takers(table).values()].flat().map(({ move }) => move);
    expect(known.sort()).toEqual(moves.sort());
    expect(stacks(table).filter(({ movable }) => movable > 0)).toHaveLength(takers(table).size);
  });
  it('goes where the rules let a piece go', () => {
    const table = tableAt('moving');
    for (const [area, rows] of takers(table)) {
      select(table, area);
      for (const [target, { path, way }] of reach(table)) {
        if (way === 'board') continue;
        expect(path.at(-1)).toBe(target);
        const first = rows[0]!.aboard ? [] : neighboursOf(table.content, area);
        if (first.length && rows.every(({ kind }) => kind !== 'aircraft')) expect(first).toContain(path[0]);
      }
    }
  });
  it('is one phrase: pieces are taken, and go', () => {
    const table = tableAt('moving');
    const area = [...takers(table).keys()][0]!;
    select(table, area);
    const [target] = [...reach(table)].filter(([, { way }]) => way === 'go' || way === 'fight');
    chooseArea(table, target![0]);
    expect(table.sent).toHaveLength(1);
    const moves = table.sent[0]!.split('; ');
    expect(moves.at(-1)).toBe(`go ${target![0]}`);
    expect(moves.filter((move) => move.startsWith('take')).length).toBeGreaterThan(0);
  });
  it('goes on with fewer points after a step', () => {
    const taker = {
      move: 'take settler in steppe with 2',
      kind: 'settler',
      area: 'steppe',
      points: 2,
      count: 1,
      ship: 0,
      aboard: false,
    };
    expect(phraseTo({ way: 'far', takes: [[taker, 1]], path: ['gobi', 'manchuria'], ship: 0, room: 0 })).toBe(
      'take settler in steppe with 2; go gobi; take settler in gobi with 1; go manchuria',
    );
  });
  it('can leave pieces behind, by click and by key', () => {
    const table = tableAt('moving');
    const [area, rows] = [...takers(table)][0]!;
    select(table, area);
    choose(table, rows[0]!, 0);
    expect(chosen(table).get(rows[0]!.move)).toBe(0);
    key(table, new KeyboardEvent('keydown', { code: 'Digit1', key: '1' }));
    expect(chosen(table).get(rows[0]!.move)).toBe(1);
  });
  it('comes to every stack by the same key', () => {
    const table = tableAt('moving');
    const seen = new Set<string>();
    for (let press = 0; press < takers(table).size; press++) {
      const next = nextStack(table)!;
      seen.add(next);
      select(table, next);
    }
    expect(seen.size).toBe(takers(table).size);
  });
});

group('the decision bar', () => {
  it.each(asked)('asks something: %s', (moment) => {
    const table = tableAt(moment);
    const { question, actions } = bar(table);
    expect(question).toBeTruthy();
    expect(unsaid(question)).toEqual([]);
    const moves = actions.flatMap(({ move }) => (move ? [move] : []));
    for (const move of moves)
      for (const one of move.split('; ')) expect(table.choice(one), move).toBeDefined();
  });
  it('offers to fight or to let pass, and standing orders for the next time', () => {
    const { actions } = bar(tableAt('declaring'));
    expect(actions.map(({ id, key: letter, move }) => [id, letter, move])).toEqual([
      ['fight', 'F', 'fight'],
      ['pass', 'P', 'let pass'],
      ['orders', undefined, undefined],
    ]);
    actions.at(-1)?.run?.();
    expect([look.open, look.page]).toEqual(['overview', 'orders']);
    look.clear();
  });
  it('offers both sides and neither', () => {
    expect(bar(supporting()).actions.map(({ move }) => move)).toEqual([
      'support seat 2',
      'support seat 3',
      'stay out',
    ]);
  });
  it('asks for a unit, then for its confirmation', () => {
    const table = tableAt('picking');
    expect(bar(table).actions).toEqual([]);
    const { noun, second } = parse(table.decision!.choices[0]!.move);
    chooseUnit(table, `${noun} of seat ${second}`);
    expect(chosenUnit(table)).not.toBe('');
    const [pick] = bar(table).actions;
    expect(pick).toMatchObject({ id: 'pick', primary: true });
    expect(table.choice(pick!.move!)).toBeDefined();
  });
  it('says who is asked', () => {
    expect(waiting(tableAt('waiting'))!.question).toMatch(/Bram|Cleo|Daan|Eva/);
  });
});

group('targets', () => {
  it.each(['choosing', 'placing', 'growing', 'attacking', 'ordering'] as Moment[])(
    'are places of moves: %s',
    (moment) => {
      const table = tableAt(moment);
      for (const place of Object.keys(targetsOf(table).ways))
        expect(table.decision!.choices.some(({ move }) => parse(move).noun === place)).toBe(true);
    },
  );
  it('are chosen at once where one move stands for them', () => {
    const table = tableAt('choosing');
    const [place] = Object.keys(targetsOf(table).ways);
    chooseArea(table, place!);
    expect(table.sent).toEqual([`settle ${place}`]);
  });
  it('are nowhere while somebody else is asked', () => {
    expect(targetsOf(tableAt('waiting')).ways).toEqual({});
  });
});

group('trade', () => {
  it('counts gold out in lots', () => {
    expect(lots('gold', 38)).toEqual([25, 5, 5, 1, 1, 1]);
    expect(lots('card-steppe', 1)).toEqual([1]);
  });
  it('puts an offer together as one phrase', () => {
    const table = tableAt('trading');
    const [partner] = table.view.partners;
    composer.choose(partner!);
    composer.set('gives', 'gold', 6);
    const [good] = poolOf(table, partner!, 'knowledge');
    composer.set('wants', good!.good, 1);
    expect(composer.phrase(table)).toBe(
      `deal with seat ${partner! + 1}; give 5 gold; give 1 gold; want 1 ${good!.good}; propose`,
    );
    expect(bar(table).actions[0]).toMatchObject({ id: 'send', primary: true });
  });
  it('answers an offer with its terms reversed, and declines it', () => {
    const table = tableAt('trading');
    composer.reverse({
      number: 21,
      maker: 1,
      partner: 0,
      gives: [{ good: 'gold', count: 1 }],
      wants: [{ good: 'card-steppe', count: 1 }],
      possible: true,
      effects: [0, 0],
    });
    expect(composer.phrase(table)).toBe(
      'decline 21; deal with seat 2; give 1 card-steppe; want 1 gold; propose',
    );
  });
  it('knows what a card does to an income: its kind, and a set (A-52, G-68)', () => {
    const table = tableAt('trading');
    const land = table.view.lands.find(({ counter }) => counter === 'wine')!;
    table.view.seats[0]!.resources = { wine: 2 };
    const change = changeOf(table, 0, [{ good: `card-${land.land}`, count: 1 }], []);
    expect(change.income).toBe(20);
    table.view.seats[0]!.resources = {};
    expect(changeOf(table, 0, [{ good: `card-${land.land}`, count: 1 }], []).income).toBe(3);
  });
  it('pays for three, four and five of a kind', () => {
    const { content } = tableAt('trading');
    expect([2, 3, 4, 5, 6].map((cards) => monopolyOf(content, cards))).toEqual([0, 20, 40, 80, 80]);
  });
});

group('production', () => {
  it('counts as the server does', () => {
    const table = tableAt('producing');
    const best = shownAssignment(table, 0);
    const settlements = table.view.seats[0]!.income.find(({ part }) => part === 'settlements')!.gold;
    expect(townsIncome(table, best, 0)).toBe(settlements);
    const total = table.view.seats[0]!.income.reduce((sum, { gold }) => sum + gold, 0);
    expect(incomeWith(table, best)).toBe(total);
    expect(bar(table).actions[0]).toMatchObject({ id: 'collect', move: 'collect best' });
  });
  it('has as many faces and gears as the server says', () => {
    const table = tableAt('producing');
    const tokens = tokensOf(table, 0);
    expect(tokens.filter(({ kind }) => kind === 'face')).toHaveLength(table.view.seats[0]!.faces);
    expect(tokens.filter(({ kind }) => kind === 'gear')).toHaveLength(table.view.seats[0]!.gears);
  });
  it('moves a face, and collects with that division', () => {
    const table = tableAt('producing');
    const token = tokensOf(table, 0).find(({ kind }) => kind === 'face')!;
    const now = shownAssignment(table, 0);
    const free = table
      .decision!.choices.map(({ move }) => parse(move))
      .find(({ verb, noun }) => verb === 'cheer' && !Object.values(now).includes(noun))!;
    dividing.put(table, token, free.noun);
    expect(dividing.assignment(table)[token.id]).toBe(free.noun);
    expect(assignMoves(table, dividing.assignment(table))).toContain(`cheer ${free.noun}`);
    if (!idle(table, dividing.assignment(table), 0).length)
      expect(bar(table).actions[0]!.move).toMatch(/cheer .*; collect$/);
  });
  it('knows what a city brings (A-17)', () => {
    const { content } = tableAt('producing');
    const value = (resource: boolean, happy: boolean, productive: boolean, size: number) =>
      cityValue(content, { resource, happy, productive, size });
    expect(value(true, true, true, 1)).toBe(8);
    expect(value(true, true, false, 2)).toBe(6);
    expect(value(false, true, true, 2)).toBe(6);
    expect(value(false, false, false, 2)).toBe(1);
  });
});

group('purchase', () => {
  it('lights the places of what is in hand', () => {
    const table = tableAt('purchasing');
    const buy = table.decision!.choices.map(({ move }) => parse(move)).find(({ verb }) => verb === 'buy')!;
    look.unit = buy.noun;
    expect(Object.keys(targetsOf(table).ways).sort()).toEqual([...placesOf(table, buy.noun).keys()].sort());
    chooseArea(table, buy.second);
    expect(table.sent).toEqual([`buy ${buy.noun} in ${buy.second}`]);
  });
  it('gives a purchase back and makes the later ones again', () => {
    const table = tableAt('purchasing');
    table.view.receipts = ['buy settler gaul', 'learn masonry'].map((what) => ({
      what,
      price: 10,
      royalty_to: null,
    }));
    (table as any).log = [step(1, 'buy settler in gaul'), step(2, 'learn masonry')].map((one) => ({
      ...one,
      seat: 0,
    }));
    (table as any).undo = { ...table.undo, seat: 0, steps: 2 };
    expect(without(table, 0)).toEqual({ steps: 2, again: ['learn masonry'] });
    expect(without(table, 1)).toEqual({ steps: 1, again: [] });
    (table as any).undo = { ...table.undo, steps: 1 };
    expect(without(table, 0)).toBeNull();
  });
});

group('technologies', () => {
  it.each([true, false])('each have a place in the stratum of their era (phone: %s)', (phone) => {
    const { content } = tableAt('moving');
    const layout = layoutOf(content, phone);
    expect(layout.places.size).toBe(content.technology.length);
    content.technology.forEach(({ id, era }) => {
      const [first, last] = layout.strata[content.era.findIndex((one) => one.id === era)]!;
      const [, row] = layout.places.get(id)!;
      expect(row >= first && row <= last, id).toBe(true);
    });
    const taken = [...layout.places.values()].map((place) => place.join());
    expect(new Set(taken).size).toBe(taken.length);
    expect(geometryOf(layout, 390, 700, phone).bands).toHaveLength(4);
  });
  it('of other content find a place too', () => {
    const { content } = tableAt('moving');
    const more = { ...content.technology[0]!, id: 'glass_making' };
    const layout = layoutOf({ ...content, technology: [...content.technology, more] }, false);
    const [first, last] = layout.strata[0]!;
    const [, row] = layout.places.get('glass_making')!;
    expect(row >= first && row <= last).toBe(true);
  });
  it('are reached through everything that is missing', () => {
    const { content } = tableAt('moving');
    expect(chainTo(content, 'construction', new Set()).has('mathematics')).toBe(true);
    const direct = technologyOf(content, 'construction').prerequisites;
    expect([...chainTo(content, 'construction', new Set(direct))].sort()).toEqual([...direct].sort());
  });
  it('open anywhere, and close with Escape', () => {
    const table = tableAt('moving');
    expect(key(table, new KeyboardEvent('keydown', { key: 't' }))).toBe(true);
    expect(look.open).toBe('technologies');
    expect(bar(table).actions.map(({ id }) => id)).toContain('back');
    expect(escape()).toBe(true);
    expect(look.open).toBe('');
  });
  it('are bought in the tree', () => {
    const table = tableAt('purchasing');
    const move = table.decision!.choices.map((one) => one.move).find((one) => one.startsWith('learn '))!;
    look.open = 'technologies';
    look.technology = parse(move).noun;
    expect(bar(table).actions[0]).toMatchObject({ id: 'buy', move, primary: true });
  });
  it('lend units their level (A-44)', () => {
    const { content, view } = tableAt('moving');
    for (const one of view.technologies) one.owner = null;
    expect(unitOf(content, view, 'ancient-cavalry')!.id).toBe('chariot');
    view.technologies.find(({ technology }) => technology === 'horseback_riding')!.owner = 2;
    expect(unitOf(content, view, 'ancient-cavalry')!.id).toBe('horseman');
    view.advanced = false;
    expect(unitOf(content, view, 'ancient-cavalry')).toBeNull();
  });
});

group('the story', () => {
  const fought = step(
    5,
    'pick ancient-infantry of seat 2 with none',
    ['picked', { kind: 'ancient-cavalry', aircraft: 0, side: 0 }, 0],
    ['picked', { kind: 'ancient-infantry', aircraft: 0, side: 1 }],
    ['fought', { first: 6, second: 3, outcome: 'first' }, -1],
    ['lost', { area: 'gaul', kind: 'ancient-infantry', count: 1 }],
  );
  it('tells a round in one line', () => {
    expect(roundsOf(fought)).toMatchObject([{ totals: [6, 3], outcome: 'first' }]);
    const table = tableAt('moving');
    expect(headline(table, fought)[0]!.text).toContain('6 tegen');
    expect(aftermath(table, fought)).toContain('weg');
  });
  it('marks the area in the headline', () => {
    const moved = step(6, 'go gaul', ['moved', { source: 'iberia', area: 'gaul', count: 2 }]);
    expect(headline(tableAt('moving'), moved).find(({ thing }) => thing)?.thing).toBe('area:gaul');
  });
  it('leaves out what nobody needs to read', () => {
    const table = tableAt('moving');
    expect(lineOf(table, step(7, 'standing declare any never'))).toBe('none');
    expect(lineOf(table, step(7, 'end moves'))).toBe(1);
    expect(lineOf(table, fought)).toBe(1);
  });
  it('is about whom it speaks of', () => {
    const declared = step(8, 'let pass', ['declared', { area: 'gaul', opponent: 0 }, 2]);
    expect(lineOf(tableAt('moving'), declared)).toBe(2);
  });
  it('tells rounds in which nobody had a choice', () => {
    const both = step(5, 'end attacks', ['battle-began', { area: 'gaul', opponent: 0 }]);
    both.events.push(...fought.events, ...fought.events);
    const table = tableAt('moving');
    expect(headline(table, both)[0]!.text).not.toContain('6 tegen');
    expect(aftermath(table, both).split('6 tegen')).toHaveLength(3);
  });
  it('tells in one sentence what everybody rolled', () => {
    const table = tableAt('moving');
    const rolls: [string, Record<string, unknown>, number][] = [7, -2, 3].map((sum, seat) => [
      'rolled',
      { sum, purpose: 'minor' },
      seat,
    ]);
    const looked = step(
      15,
      'look in gaul',
      ['looked', { area: 'gaul', counter: 'minor_civilization' }],
      ...rolls,
    );
    const told = aftermath(table, looked);
    expect(told.split('.').filter(Boolean)).toHaveLength(1);
    expect(told).toContain(`${table.name(1)} (−2)`);
  });
  it('calls units by the name of their level', () => {
    const bought = step(5, 'buy', ['bought', { kind: 'ancient-infantry', area: 'gaul', gold: 5 }]);
    expect(announce(tableAt('standard-moving'), bought)).toContain('koopt 1 zwaardvechter in Galli');
    const lost = step(6, 'look in gaul', ['lost', { kind: 'ancient-artillery', area: 'gaul', count: 2 }]);
    expect(announce(tableAt('standard-moving'), lost)).toContain('verliest 2 × katapult in Galli');
  });
  it('gives turns and phases their headings', () => {
    const begun = step(9, 'end purchases', ['starts', { turn: 4 }], ['phase', { phase: 'movement' }]);
    expect(divider(begun)).toBe('Beurt 4');
    expect(divider(step(10, 'end moves', ['phase', { phase: 'trade' }]))).toBe('Handel');
    expect(divider(step(11, 'done'))).toBeNull();
  });
  it('shows a plague with all that it takes, and a minor civilization with its rolls', () => {
    const table = tableAt('moving');
    const plague = step(
      12,
      'look in gaul',
      ['looked', { area: 'gaul', counter: 'plague' }],
      ['plague', { area: 'gaul', radius: 1 }, -1],
      ['lost', { area: 'gaul', kind: 'settler', count: 1 }],
      ['shrunk', { area: 'gaul', size: 1 }],
    );
    const [found] = momentsOf(table, plague);
    expect(momentsOf(table, plague)).toHaveLength(1);
    expect(found).toMatchObject({ kind: 'plague', area: 'gaul' });
    expect(found!.lines).toHaveLength(3);
    const minor = step(
      13,
      'look in gaul',
      ['rolled', { sum: 7, purpose: 'minor' }],
      ['minor-won', { area: 'gaul' }],
    );
    expect(momentsOf(table, minor)[0]).toMatchObject({ kind: 'minor' });
  });
});

group('tabs of a phone', () => {
  it('follow what is at hand', () => {
    const ids = (moment: Moment) => phoneTabs(tableAt(moment)).map(({ id }) => id);
    expect(ids('moving')[0]).toBe('map');
    expect(ids('trading')[0]).toBe('offers');
    expect(ids('picking')[0]).toBe('battle');
    expect(sheetOf(tableAt('purchasing'))).toBe('purchase');
    expect(sheetOf(tableAt('placing'))).toBe('');
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
        ...table.offhand.map((move) => moveWords(table, move)),
        ...table.log.map((one) => announce(table, one)),
      ];
      if (table.decision) {
        const { question, consequence, actions } = bar(table);
        told.push(question, ...(consequence ? [consequence.text] : []));
        told.push(...actions.flatMap(({ label, small }) => [label, small ?? '–']));
      }
      expect(told.flatMap(unsaid), moment).toEqual([]);
      expect(told.flatMap(slips), moment).toEqual([]);
      expect(
        told.filter((text) => text.trim() === ''),
        moment,
      ).toEqual([]);
    }
    settings.language = 'nl';
  });
  it.each(MOMENTS)('is drawn: %s', (moment) => {
    const table = tableAt(moment);
    const parts = [drawn(Status, { table }), drawn(Picker, { table })];
    // On a phone the map is the same map, and a tab shows a part of what lies on the board.
    for (const tab of [null, ...phoneTabs(table).map(({ id }) => id)])
      if (tab !== 'map') parts.push(drawn(Board, { table, tab }));
    for (const page of ['graph', 'wonders', 'counters', 'orders']) {
      look.page = page;
      parts.push(drawn(Overview, { table }));
    }
    for (const [own, brief] of [
      [true, false],
      [false, true],
      [false, false],
    ])
      parts.push(drawn(Band, { table, seat: own ? 0 : 1, own, brief }));
    for (const part of parts) {
      expect(unsaid(part.textContent ?? '')).toEqual([]);
      for (const button of part.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') || button.textContent?.trim()).toBeTruthy();
    }
    if (table.over)
      expect(drawn(ScoreSheet, { table, done: true }).querySelector('h2')!.textContent).toMatch(/wint|delen/);
  });
  it.each(['moving', 'purchasing', 'standard-purchasing'] as Moment[])(
    'has its technologies: %s',
    (moment) => {
      look.open = 'technologies';
      for (const tab of [null, 'wonders']) {
        const tree = drawn(Board, { table: tableAt(moment), tab });
        expect(unsaid(tree.textContent ?? '')).toEqual([]);
      }
    },
  );
  it.each(['units', 'towns', 'improvements'])('is sold: %s', (shelf) => {
    look.shelf = shelf;
    for (const moment of ['purchasing', 'standard-purchasing'] as Moment[]) {
      const shop = drawn(Board, { table: tableAt(moment), tab: null });
      expect(unsaid(shop.textContent ?? '')).toEqual([]);
      expect(shop.querySelector('.shelf')).not.toBeNull();
    }
  });
  it('can be inspected', () => {
    const table = tableAt('purchasing');
    const { land, sea, technology, wonder, improvement, piece } = table.content;
    for (const [kind, records] of Object.entries({
      area: [...land, ...sea],
      technology,
      wonder,
      improvement,
      unit: piece,
    }))
      for (const { id } of records) {
        const shown = drawn(Inspector, { table, thing: `${kind}:${id}` });
        expect(shown.querySelector('h2'), id).not.toBeNull();
        expect(unsaid(shown.textContent ?? ''), id).toEqual([]);
      }
    expect(drawn(Inspector, { table, thing: 'range:now' }).querySelector('h2')).not.toBeNull();
  });
  it('has its name in the catalogue of words', () => {
    expect(texts.word('game', 'civilization')).toContain('Civilization');
  });
});
