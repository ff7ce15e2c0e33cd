import { beforeAll, beforeEach, describe as group, expect, it, vi } from 'vitest';
import { drawn, keysOf } from '../../lib/moments';
import type { StepInfo } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import Band from './Band.svelte';
import { bar, waiting } from './bar';
import Board from './Board.svelte';
import { landMove, litFields, offers, pickField, pickSite, previewed } from './building';
import { chronicle } from './chronicle';
import { cellsOf, partsOf, placeOf, squareOf, storageShape, turnsOf } from './content';
import { MOMENTS, speak, tableAt } from './fixtures/moments';
import { motions } from './flights';
import { KIND_ICONS } from './icons';
import Inspector from './Inspector.svelte';
import { escape, key, wideNow } from './keys';
import { GOOD_LOOKS } from './land/icons';
import LandPanel from './LandPanel.svelte';
import LogLine from './LogLine.svelte';
import { look } from './look.svelte';
import { composer } from './market/drafting.svelte';
import { asProposed, markerPhrase, markers, toggleMarker } from './markers';
import { parse } from './moves';
import { canDo, ghostOf, glowing, legal, nextPlace, pick, pieces, putDown, step, turn } from './placing';
import { layoutOf, loops, outline } from './plan/outline';
import PlanBuilding from './plan/PlanBuilding.svelte';
import { planWords } from './planned';
import ScoreSheet from './ScoreSheet.svelte';
import Status from './Status.svelte';
import {
  accounts,
  aftermath,
  announce,
  divider,
  headline,
  lineOf,
  outcomes,
  paragraphs,
  runOf,
  tell,
} from './story';
import { phoneTabs } from './tabs';
import { describe } from './text';
import { moveWords, placeName, priceWords, realmOf, say, shapeName, type Table } from './words';

vi.setConfig({ testTimeout: 300_000 }); // whole boards are drawn, also on a busy machine
class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Watching);
vi.stubGlobal('IntersectionObserver', Watching);

beforeAll(() => {
  settings.language = 'nl';
  speak();
});
beforeEach(() => {
  look.clear();
  composer.clear();
  look.city = 1;
});

/** Keys that look like they were not found: `texts.say` gives the key back. */
const unsaid = (text: string) =>
  text.match(/\b(antiquity|ask|event|phase|error|label|option)-[a-z_-]+/g) ?? [];

type Asked = NonNullable<Table['decision']>;

/** A moment at which something else is asked. */
function asked(kind: string, moves: string[], more: Partial<Table['view']> = {}): Table & { sent: string[] } {
  const table = tableAt('planning');
  const choices = moves.map((move) => ({ move, detail: null, then: '' }));
  const decision: Asked = { id: 99, seat: 0, kind, choices, refused: [] };
  return {
    ...table,
    decision,
    view: { ...table.view, ...more },
    choice: (move) => choices.find((one) => one.move === move),
  };
}

const ALL_SAINTS = ['nicolo', 'barbara', 'christofori', 'giorgio', 'maria'];

group('texts', () => {
  it('have the same keys and variables in both languages', () => {
    expect(keysOf('antiquity', 'nl')).toEqual(keysOf('antiquity', 'en'));
  });
  it('and drawings are there for every good, building and saint', () => {
    const { content } = tableAt('planning');
    for (const { id } of content.good) expect(GOOD_LOOKS[id], id).toBeDefined();
    for (const { id } of content.building) {
      expect(KIND_ICONS[id], id).toBeDefined();
      for (const key of ['does', 'brief']) expect(unsaid(say(`${key}-${id}`)), id).toEqual([]);
    }
    for (const { id } of content.saint)
      for (const key of ['power', 'power-short', 'win', 'goal'])
        expect(unsaid(say(`${key}-${id}`, { done: 1, of: 2 })), id).toEqual([]);
    for (const id of [...content.site.map((site) => site.id), 'free-farm', 'clean'])
      expect(unsaid(say(`site-does-${id}`)), id).toEqual([]);
  });
});

group('every moment', () => {
  for (const moment of MOMENTS)
    it(`is drawn, asked, told and described: ${moment}`, () => {
      const table = tableAt(moment);
      const board = drawn(Board, { table, tab: null });
      const bands = table.view.seats.map((_, seat) =>
        drawn(Band, { table, seat, own: seat === 0, brief: seat > 0, tab: null }),
      );
      const said = [
        board.textContent,
        ...bands.map(({ textContent }) => textContent),
        drawn(Status, { table }).textContent,
        ...(table.decision ? [JSON.stringify(bar(table))] : [waiting(table)?.question]),
        ...describe(table),
        ...table.log.flatMap((step) => [
          drawn(LogLine, { table, step }).textContent,
          announce(table, step),
          lineOf(table, step),
          divider(step),
        ]),
        ...(table.decision?.choices ?? []).slice(0, 300).map(({ move }) => moveWords(table, move)),
        ...phoneTabs(table).map(({ label }) => label),
      ];
      expect(said.flatMap((text) => unsaid(text ?? ''))).toEqual([]);
    });
});

group('squares and shapes', () => {
  const { content } = tableAt('planning');
  it('have names', () => {
    expect(squareOf('2c6')).toEqual({ city: 2, column: 2, row: 5 });
    expect(placeOf({ city: 1, column: 6, row: 0 })).toBe('1g1');
  });
  it('turn clockwise from the upper left corner', () => {
    expect(cellsOf(content, 'cart_shop', 0)).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(cellsOf(content, 'cart_shop', 1)).toEqual([
      [1, 1],
      [0, 0],
      [0, 1],
    ]);
    expect(['market', 'explorer', 'harbour'].map((shape) => turnsOf(content, shape))).toEqual([1, 2, 4]);
  });
  it('of storages are named with fewer rows than columns', () => {
    expect(storageShape(4, 2)).toEqual({ shape: 'storage-2x4', turn: 1 });
    expect(cellsOf(content, 'storage-2x3', 1)).toHaveLength(6);
  });
  it('have one outline, and two where there is a hole', () => {
    expect(loops([[0, 0]])[0]).toHaveLength(4);
    expect(loops(cellsOf(content, 'harbour', 0))[0]).toHaveLength(8);
    const ring = Array.from({ length: 9 }, (_, at): [number, number] => [at % 3, Math.floor(at / 3)]);
    expect(loops(ring.filter((_, at) => at !== 4))).toHaveLength(2);
    expect(outline([[0, 0]], 10, 1, 2)).toMatch(/^M.*Z$/);
  });
  it('have a place for the name and one for the man', () => {
    expect(layoutOf(cellsOf(content, 'market', 0), true)).toEqual({ label: [1, 0.5], run: 2, man: [1, 1.5] });
    expect(layoutOf(cellsOf(content, 'explorer', 0), true)).toMatchObject({ run: 2, man: [2.5, 0.5] });
  });
});

group('what is due as a whole', () => {
  const acts = (table: Table) => bar(table).actions.map(({ id, why }) => (why ? `${id}!` : id));

  it('is proposed, and done by one press', () => {
    const table = tableAt('burying');
    expect(markers(table).toReversed()).toEqual(table.view.proposal);
    expect(acts(table)).toEqual(['place']);
    bar(table).actions[0]!.run!();
    expect(table.sent).toEqual([
      table.view.proposal
        .toReversed()
        .map((place) => `bury ${place}`)
        .join('; '),
    ]);
  });
  it('is changed one by one, and proposed again', () => {
    const table = asked('burying', ['bury 1a1', 'bury 1a2', 'bury 1a3', 'bury 1a4'], {
      proposal: ['1a1', '1a2'],
      due: { ...tableAt('burying').view.due, graves: 2 },
    });
    toggleMarker(table, '1a1');
    expect(markers(table)).toEqual(['1a2']);
    expect(acts(table)).toEqual(['place!', 'proposed']);
    toggleMarker(table, '1a3');
    expect(acts(table)).toEqual(['place', 'proposed']);
    toggleMarker(table, '1a4'); // all are laid: what was proposed makes room
    toggleMarker(table, '1g7'); // not to be had
    expect(markerPhrase(table)).toBe('bury 1a3; bury 1a4');
    bar(table).actions[1]!.run!();
    expect(asProposed(table)).toBe(true);
  });
  it('says why it is proposed so', () => {
    const why = (table: Table) => bar(table).consequence;
    const table = tableAt('burying');
    expect(why(table)?.text).toBe(say('why-bury', { count: table.view.due.graves }));
    const full = asked('burying', ['bury 1a1'], { proposal: table.view.proposal.slice(0, 1) });
    const realm = realmOf(full, 0)!;
    const [first] = realm.cities[0]!.buildings;
    full.view.proposal = [first!.place];
    full.view.mine = { ...realm, cities: realm.cities.map((city) => ({ ...city, empty: [] })) };
    expect(why(full)).toMatchObject({
      warn: say('bury-on-buildings'),
      text: say('why-spoil', { buildings: shapeName(first!.shape) }),
    });
    const land = tableAt('polluting');
    const seats = land.view.seats.map((seat) => ({
      ...seat,
      realm: { ...seat.realm, zone: [] as string[] },
    }));
    const alone = { ...land, view: { ...land.view, seats } };
    expect(why(alone)?.text).toBe(say('why-pollute'));
    seats[1]!.realm.zone = [land.view.proposal[0]!];
    expect(why(alone)?.text).toBe(say('why-pollute-others', { names: land.name(1) }));
  });
  it('of one marker is confirmed by a second click', () => {
    const table = asked('harvesting', ['harvest 7', 'harvest 8'], {
      proposal: ['7'],
      due: { ...tableAt('planning').view.due, goods: 1 },
    });
    toggleMarker(table, '8');
    expect(table.sent).toEqual([]);
    toggleMarker(table, '8');
    expect(table.sent).toEqual(['harvest 8']);
  });
  it('does not name goods of the last kind that is left', () => {
    const table = asked('storing', ['discard wood', 'discard wine'], {
      proposal: ['wine', 'wood', 'wood'],
      due: { ...tableAt('planning').view.due, goods: 3 },
    });
    const { mine } = table.view;
    table.view.mine = { ...mine!, goods: { wood: 4, wine: 1 } };
    expect(markerPhrase(table)).toBe('discard wood; discard wood; discard wine');
    look.markers = { asked: '0:99', at: ['wine', 'wood', 'wood'] };
    expect(markerPhrase(table)).toBe('discard wine');
  });
});

group('placing', () => {
  it('takes the legal places of the server, and moves nowhere else', () => {
    const table = tableAt('first-plan');
    const { kind } = pieces(table).find(({ can }) => can)!;
    pick(table, kind);
    const ghost = ghostOf(table)!;
    expect(ghost.fits).toBe(true);
    expect(canDo(table, ghost.move)).toBe(true);
    expect(glowing(table, 1).size).toBeGreaterThan(0);
    putDown(table);
    expect(table.sent).toEqual([ghost.move]);
    expect(look.holding).toBe(false);
  });
  it('says why something does not fit', () => {
    const table = tableAt('planning');
    const city = realmOf(table, 0)!.cities[0]!;
    const covered = city.buildings[0]?.squares[0] ?? city.houses[0]!;
    look.take('build', 'fountain');
    look.at = squareOf(covered);
    const ghost = ghostOf(table)!;
    expect(ghost).toMatchObject({ fits: false, rule: 'R058' });
    expect(ghost.why).toContain(covered.slice(1));
    putDown(table);
    expect(table.sent).toEqual([]);
    look.take('build', 'dump');
    look.at = { city: 1, column: 6, row: 6 };
    expect(ghostOf(table)!.why).toBe(say('why-outside'));
    expect(bar(table).actions[0]).toMatchObject({ why: say('why-outside') });
  });
  it('goes by keys from place to place, and turns', () => {
    const table = tableAt('first-plan');
    pick(table, 'harbour');
    const first = ghostOf(table)!.move;
    nextPlace(table, 1);
    expect(ghostOf(table)!.move).not.toBe(first);
    nextPlace(table, -1);
    expect(ghostOf(table)!.move).toBe(first);
    turn(table, 1);
    expect(look.turn).toBe(1);
    step(table, 1, 0);
    expect(key(table, new KeyboardEvent('keydown', { key: 'ArrowDown' }))).toBe(true);
    expect(escape()).toBe(true);
    expect(look.holding).toBe(false);
  });
  it('puts men on rings by their building', () => {
    const table = asked('planning', ['man 1a1', 'ready']);
    expect(legal(table).nouns.get('man')).toEqual(['1a1']);
    expect(bar(table).actions.map(({ id }) => id)).toEqual(['ready', 'man', 'market']);
  });
  it('puts all men to work by one press where there are enough of them', () => {
    const moves = ['man 1a1', 'man 1c3', 'ready'];
    const realm = realmOf(tableAt('planning'), 0)!;
    const act = (men: number) => bar(asked('planning', moves, { mine: { ...realm, men } })).actions[1]!;
    expect(act(2)).toMatchObject({ id: 'man', move: 'man 1a1; man 1c3' });
    expect(act(1).move).toBeUndefined();
  });
  it('warns when men are ready for the land and nothing is left to build with there', () => {
    const realm = realmOf(tableAt('planning'), 0)!;
    const carts = realm.cities.map((city) => ({
      ...city,
      buildings: city.buildings.slice(0, 1).map((one) => ({ ...one, kind: 'cart_shop', works: true })),
    }));
    const warn = (goods: Record<string, number>) =>
      bar(asked('planning', ['ready'], { mine: { ...realm, cities: carts, goods, room: -1 } })).consequence
        ?.warn;
    expect(warn({ fish: 1 })).toBe(say('plan-bare'));
    expect(warn({ wood: 1 })).toBeUndefined();
    expect(warn({ grain: 1 })).toBeUndefined();
  });
});

group('decisions that come seldom', () => {
  it('are asked: a saint, a price, a free house, what is lifted, goods to discard', () => {
    const cases: [kind: string, moves: string[]][] = [
      ['dedicating', ALL_SAINTS.map((saint) => `choose ${saint}`)],
      ['paying', ['pay olives', 'pay wine']],
      ['free_house', ['add house 3 at 1a1', 'no free house']],
      ['rearranging', ['lay market at 1a1 turned 0', 'lift 1d3', 'put back']],
      ['storing', ['discard wood', 'discard pearls']],
      ['exploring', ['explore k7', 'pass']],
    ];
    for (const [kind, moves] of cases) {
      look.clear();
      const table = asked(kind, moves, { lifted: [{ shape: 'market', manned: false, graves: 0 }] });
      const board = drawn(Board, { table, tab: null });
      const words = [
        board.textContent ?? '',
        JSON.stringify(bar(table)),
        ...moves.map((move) => moveWords(table, move)),
      ];
      expect(words.flatMap(unsaid), kind).toEqual([]);
    }
  });
  it('show the saints with their powers; a second click takes one', () => {
    const table = asked(
      'dedicating',
      ALL_SAINTS.map((saint) => `choose ${saint}`),
    );
    const board = drawn(Board, { table, tab: null });
    expect(board.querySelectorAll('.pick button')).toHaveLength(5);
    table.stash['saint'] = 'barbara';
    expect(bar(table).actions[0]).toMatchObject({ move: 'choose barbara' });
  });
  it('explain every building, site and saint', () => {
    const table = tableAt('planning');
    const things = [
      ...table.content.building.map(({ id }) => `kind:${id}`),
      ...table.content.site.map(({ id }) => `site:${id}`),
      ...ALL_SAINTS.map((id) => `saint:${id}`),
      'saints:now',
      ...realmOf(table, 0)!.cities[0]!.buildings.map(({ place }) => `building:0:${place}`),
    ];
    for (const thing of things)
      expect(unsaid(drawn(Inspector, { table, thing }).textContent ?? ''), thing).toEqual([]);
  });
});

group('men', () => {
  const { view } = tableAt('planning');
  const walks = (seat: number, move: string, events: StepInfo['events'] = []) =>
    motions(view, view, [{ number: 1, seat, move, events, undone: false, seq: 1 }]);
  it('are seen going to the buildings that they work in', () => {
    expect(walks(0, 'man 1a2; man 1c3')).toEqual([
      { from: 'men:free', to: 'man:0:1a2', delay: 0 },
      { from: 'men:free', to: 'man:0:1c3', delay: 90 },
    ]);
    const works = { event: 'works', seat: 0, args: { site: 'mine', field: 'k4', good: 'gold' } };
    expect(walks(0, 'mine gold at k4', [works])).toEqual([{ from: 'men:city', to: 'worker:k4', delay: 0 }]);
    expect(walks(1, 'mine gold at k4', [works])).toEqual([]);
  });
  it('are found where they go from and to', () => {
    const table = tableAt('planning');
    const board = drawn(Board, { table, tab: null });
    expect(board.querySelector('i[data-at="men:free"]')).not.toBeNull();
    const manned = realmOf(table, 0)!.cities[0]!.buildings.map((one) => ({ ...one, manned: true }));
    const building = manned.find(({ needs_man }) => needs_man)!;
    const drawing = drawn(PlanBuilding, { building, seat: 0, size: 56 });
    expect(drawing.querySelector(`[data-at="man:0:${building.place}"]`)).not.toBeNull();
  });
});

group('tabs', () => {
  const ids = (kind: string, phase: string) => phoneTabs(asked(kind, [], { phase })).map(({ id }) => id);
  it('open with what is asked about, whatever was open before', () => {
    const plan = ids('planning', 'building');
    expect(plan).toEqual(['cities', 'land-aside', 'tray']);
    expect(ids('countryside', 'land')).toEqual(['land', 'cities-aside', 'tray']);
    expect(ids('polluting', 'pollution')[0]).toBe('land');
    expect(ids('burying', 'hunger')).toEqual(plan);
  });
  it('leave the tray for squares to bury on', () => {
    const moves = realmOf(tableAt('planning'), 0)!.cities[0]!.empty.map((place) => `bury ${place}`);
    expect(phoneTabs(asked('burying', moves, { phase: 'hunger' })).map(({ id }) => id)).not.toContain('tray');
  });
});

group('a free house', () => {
  it('is in hand at once, the dearest of those there are, and can be declined', () => {
    const empty = realmOf(tableAt('planning'), 0)!.cities[0]!.empty[0]!;
    const moves = [5, 6].map((number) => `add house ${number} at ${empty}`);
    const table = asked('free_house', [...moves, 'no free house']);
    expect(drawn(Board, { table, tab: null }).querySelectorAll('.ghost.ok')).toHaveLength(1);
    look.take('add-house', 'house', 6);
    look.at = squareOf(empty);
    expect(bar(table).actions.map(({ id }) => id)).toEqual(['put', 'no-house', 'back']);
    putDown(table);
    expect(table.sent).toEqual([moves[1]]);
  });
});

group('the land', () => {
  it('asks what to build, then where, and shows what it takes', () => {
    const table = tableAt('countryside');
    const offer = offers(table).find(({ fields, site }) => fields.length && site !== 'fishery')!;
    pickSite(table, offer.id);
    expect(litFields(table)).toEqual(offer.fields);
    const field = offer.fields[0]!;
    if (look.field !== field) pickField(table, field);
    const move = landMove(table);
    expect(table.choice(move)).toBeDefined();
    expect(previewed(table).fields).toContain(field);
    pickField(table, field);
    expect(table.sent).toEqual([move]);
  });
  it('leads in the phases that are about it', () => {
    expect(wideNow(tableAt('countryside'))).toBe(true);
    expect(wideNow(tableAt('planning'))).toBe(false);
    key(tableAt('planning'), new KeyboardEvent('keydown', { key: 'g' }));
    expect(wideNow(tableAt('planning'))).toBe(true);
  });
  it('shows the zone of a city before it is founded, where one points and where one picked', () => {
    const table = tableAt('choosing');
    const [pointed, picked] = litFields(table) as [string, string];
    look.pointed = pointed;
    const there = previewed(table);
    expect(there.fields).toHaveLength(7);
    expect(there.fields).toContain(pointed);
    expect(there.zone.length).toBeGreaterThan(7);
    expect(there.zone.filter((field) => there.fields.includes(field))).toEqual([]);
    pickField(table, picked);
    look.pointed = '';
    expect(previewed(table).fields).toContain(picked);
    const land = drawn(LandPanel, { table });
    expect(land.querySelector('.gain')?.textContent).toContain(`+${previewed(table).zone.length}`);
    expect(bar(table).consequence?.text).toContain(`${previewed(table).zone.length}`);
  });
  it('lays a marker on the field that is picked', () => {
    const table = tableAt('polluting');
    const field = litFields(table)[0]!;
    pickField(table, field);
    expect(table.sent).toEqual([]);
    expect(markers(table)).toContain(field);
  });
});

group('the market', () => {
  it('makes an offer as one phrase', () => {
    const table = tableAt('planning');
    composer.partner = 1;
    composer.set('gives', 'wood', 2);
    composer.set('wants', 'fish', 1);
    composer.propose(table);
    expect(table.sent).toEqual(['deal with seat 2; give 1 wood; give 1 wood; want 1 fish; propose']);
    expect(composer.empty).toBe(true);
  });
  it('trades with the bank in the order of the content', () => {
    const table = asked('planning', ['trade fish and wood for wine', 'ready']);
    composer.toBank('wood');
    composer.toBank('fish');
    composer.wanted = 'wine';
    expect(composer.bankMove(table)).toBe('trade fish and wood for wine');
    look.open = 'market';
    bar(table).actions[0]!.run!();
    expect(table.sent).toEqual(['trade fish and wood for wine']);
  });
  it('answers an offer with the same terms from the other side', () => {
    const offer = {
      number: 12,
      maker: 1,
      partner: 0,
      gives: { wine: 1 },
      wants: { wood: 2 },
      possible: true,
    };
    composer.reverse(offer);
    expect(composer.phrase(tableAt('planning'))).toBe(
      'decline 12; deal with seat 2; give 1 wood; give 1 wood; want 1 wine; propose',
    );
    look.open = 'market';
    const board = drawn(Board, { table: asked('planning', ['ready'], { offers: [offer] }), tab: null });
    expect(board.querySelector('[data-offer="12"]')).not.toBeNull();
  });
});

group('the log', () => {
  it('tells what each seat planned when all are ready', () => {
    const table = tableAt('polluting');
    const reveal = table.log.find((step) => outcomes(table, step).length);
    if (!reveal) return;
    expect(lineOf(table, reveal)).toBe('all');
    expect(announce(table, reveal)).toContain(table.name(outcomes(table, reveal)[0]!.seat));
  });
  it('makes one line of graves and of pollution', () => {
    const table = tableAt('end');
    const last = table.log.findLast(({ move }) => /^(bury|pollute)/.test(move))!;
    const run = runOf(table, last);
    for (const one of run.slice(0, -1)) expect(lineOf(table, one)).toBe('none');
    const text = headline(table, last)[0]!.text;
    for (const one of run) expect(text).toContain(parse(one.move).noun.slice(-2));
    expect(aftermath(table, last).flatMap(({ text }) => unsaid(text))).toEqual([]);
  });
  it('names fields, squares and goods of a step that is a copy, or that the log does not have', () => {
    const table = tableAt('end');
    const runs = table.log.filter(({ move }) => /^(bury|pollute|discard|harvest)/.test(move));
    expect(runs.length).toBeGreaterThan(3);
    for (const one of runs) {
      expect(headline(table, { ...one }), one.move).toEqual(headline(table, one));
      expect(lineOf(table, { ...one }), one.move).toBe(lineOf(table, one));
    }
    const elsewhere = { number: 9999, seq: 9999, seat: 0, undone: false };
    const harvested = { event: 'harvested', seat: 0, args: { good: 'olives', count: 2 } };
    for (const [move, events, what] of [
      ['pollute k20', [], 'k20'],
      ['bury 1c4', [], 'c4'],
      ['discard wine', [], 'wijn'],
      ['harvest k20', [harvested], '2 olijven'],
    ] as const)
      expect(announce(table, { ...elsewhere, move, events: [...events] }), move).toContain(what);
  });
  it('sets apart what came of a move for other seats', () => {
    const table = tableAt('end');
    const last = table.log.findLast(({ move, events, seat }) =>
      Boolean(move && events.some((event) => event.seat >= 0 && event.seat !== seat && tell(table, event))),
    )!;
    const told = paragraphs(table, last);
    expect(told.map(({ text }) => text).join(' ')).toBe(
      aftermath(table, last)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(told.some(({ seat }) => seat >= 0)).toBe(true);
    expect(told.every(({ seat }) => seat !== last.seat)).toBe(true);
  });
  it('sums a round up for every seat', () => {
    const table = tableAt('end');
    expect(accounts(table).seats).toHaveLength(table.view.seats.length);
    look.open = 'summary';
    expect(unsaid(drawn(Board, { table, tab: null }).textContent ?? '')).toEqual([]);
  });
});

group('the end', () => {
  it('says who won, and how far everybody was', () => {
    const table = tableAt('end');
    const sheet = drawn(ScoreSheet, { table, done: true });
    const milestones = chronicle(table);
    expect(sheet.querySelectorAll('.came li')).toHaveLength(milestones.length);
    expect(unsaid(milestones.map(({ text }) => text).join())).toEqual([]);
    expect(unsaid(sheet.textContent ?? '')).toEqual([]);
    expect(sheet.querySelectorAll('tbody tr').length).toBeGreaterThan(8);
  });
  it('says by which saint, and how a tie was decided', () => {
    const { view, ...table } = tableAt('end');
    const seats = view.seats.map((seat) => ({ ...seat, realm: { ...seat.realm, saint: 'nicolo' } }));
    const mine = { ...view.mine!, saint: 'nicolo' };
    const fulfilled = [['nicolo'], [], ['nicolo']];
    const result = { ending: 'saint', winners: [2], clean: [7, 0, 9], fulfilled };
    const sheet = drawn(ScoreSheet, {
      table: { ...table, view: { ...view, seats, mine, result } },
      done: true,
    });
    expect(sheet.textContent).toContain('Meer onvervuilde velden dan jij: 9 tegen 7.');
  });
});

group('words', () => {
  it('name squares with their city only where there are several', () => {
    expect(placeName(tableAt('planning'), '1f1')).toBe('f1');
  });
  it('name prices', () => {
    expect(priceWords(partsOf({ wood: 1, different_luxury: 2 }))).toBe(
      '1 hout en 2 verschillende luxegoederen',
    );
    expect(priceWords([])).toBe('gratis');
  });
  it('list the own plan', () => {
    const table = asked('planning', ['ready'], {
      plan: [
        { event: 'built', args: { shape: 'market', place: '1a1', turn: 0 } },
        { event: 'housed', args: { number: 5, place: '1c1', free: 0 } },
        { event: 'manned', args: { kind: 'market', place: '1a1' } },
      ],
    });
    expect(planWords(table)).toEqual(['markthal', 'Huis 5', '1 bewoner (markthal)']);
  });
});
