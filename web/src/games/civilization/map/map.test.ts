import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Shapes } from '../../../lib/map/shapes';
import { keysOf } from '../../../lib/moments';
import { settings } from '../../../lib/settings.svelte';
import { texts } from '../../../lib/texts.svelte';
import { counters, crowd, settlements, stacks, targets } from '../fixtures/world';
import { PIECES, UNITS } from '../icons';
import { areasOf } from './areas';
import CivilizationMap from './CivilizationMap.svelte';
import { graphOf, shows } from './graph';
import { byStrength, eraOf, kindOf, SETTLEMENTS, silhouette, type PieceId } from './pieces';
import Piece from './Piece.svelte';
import type { CivilizationMapProps, Stack } from './props';
import { routeOf } from './route';
import { cellsOf, layoutOf, standsIn, type Box } from './stand';
import { world } from './world.gen';

vi.setConfig({ testTimeout: 60_000 }); // whole maps are drawn, also on a busy machine

const content: any = parse(readFileSync('../src/tijdperk/games/civilization/content.toml', 'utf8'));
const areas = areasOf(content, (kind, id) => content[kind].find((one: any) => one.id === id).name.en);
const changed = areas.map((area) => {
  const other = { mexica: 'mississippi', mississippi: 'mexica' }[area.id];
  return other ? { ...area, neighbours: [...area.neighbours, other] } : area;
});

beforeAll(() => {
  const read = (language: string) => readFileSync(`src/games/civilization/text/${language}.ftl`, 'utf8');
  settings.language = 'en';
  settings.motion = 'off';
  texts.add('civilization', { en: read('en'), nl: read('nl') });
  const words = ['piece', 'unit', 'settlement', 'resource', 'counter'].flatMap((kind) =>
    content[kind].map(({ id, name }: any) => [`${kind}-${id}`, name.en]),
  );
  texts.fill('civilization', 'en', { ftl: '', words: Object.fromEntries(words) });
  texts.game = 'civilization';
});

describe('the pieces', () => {
  it('are those of the content, each with a kind, an era and a silhouette', () => {
    expect(content.piece.map(({ id }: any) => id).sort()).toEqual(Object.keys(PIECES).sort());
    expect(content.unit.map(({ id }: any) => id).sort()).toEqual(Object.keys(UNITS).sort());
    expect([kindOf('gunpowder-cavalry'), eraOf('gunpowder-cavalry')]).toEqual(['cavalry', 3]);
    expect([kindOf('carrier'), eraOf('carrier')]).toEqual(['fleet', 4]);
    expect([kindOf('aircraft'), eraOf('aircraft')]).toEqual(['aircraft', 4]);
    expect([kindOf('settler'), eraOf('settler')]).toEqual(['settler', 0]);
    expect(silhouette('gunpowder-infantry', 'rifleman')).not.toBe(silhouette('gunpowder-infantry'));
    expect(SETTLEMENTS).toHaveLength(4);
  });

  it('stand with the newest first and settlers last', () => {
    const mixed: PieceId[] = [
      'settler',
      'ancient-infantry',
      'aircraft',
      'modern-cavalry',
      'medieval-artillery',
    ];
    expect(mixed.toSorted(byStrength)).toEqual([
      'modern-cavalry',
      'aircraft',
      'medieval-artillery',
      'ancient-infantry',
      'settler',
    ]);
  });
});

describe('a stack', () => {
  const units = (...of: [PieceId, number][]): Stack => ({
    seat: 0,
    units: of.map(([piece, count]) => ({ piece, count })),
    fleets: [],
  });

  it('has a cell for each kind, wider with a number, and a second row when it gets too wide', () => {
    const { cells, w, h } = cellsOf(
      units(['settler', 1], ['gunpowder-infantry', 3], ['gunpowder-cavalry', 1]),
      72,
    );
    expect(cells.map(({ piece, count, w, y }) => [piece, count, w, y])).toEqual([
      ['gunpowder-infantry', 3, 33, 0],
      ['gunpowder-cavalry', 1, 23, 0],
      ['settler', 1, 23, 24],
    ]);
    expect([w, h]).toEqual([57, 47]);
    expect(cells[2]!.x).toBe(17); // in the middle of its row
  });

  it('puts pieces that look alike together, and those that have moved apart', () => {
    const stack: Stack = {
      seat: 0,
      units: [
        { piece: 'ancient-infantry', count: 2 },
        { piece: 'ancient-infantry', count: 1 },
        { piece: 'ancient-infantry', count: 1, spent: true },
      ],
      fleets: [],
    };
    expect(cellsOf(stack, 200).cells.map(({ count, spent }) => [count, spent])).toEqual([
      [3, false],
      [1, true],
    ]);
  });

  it('has a cell for each fleet that carries something; empty ones are one', () => {
    const { cells } = cellsOf(
      {
        seat: 0,
        units: [],
        fleets: [
          { piece: 'ancient-fleet', cargo: [] },
          { piece: 'ancient-fleet', cargo: [{ piece: 'settler', count: 2 }] },
          { piece: 'ancient-fleet', cargo: [] },
        ],
      },
      96,
    );
    expect(cells.map(({ count, hold }) => [count, hold!.map(({ piece }) => piece)])).toEqual([
      [2, []],
      [1, ['settler', 'settler']],
    ]);
  });
});

describe('what stands in an area', () => {
  const stands = standsIn(
    areas.map(({ id }) => id),
    { stacks: { ...stacks, balkans: crowd }, settlements, counters },
  );
  const overlap = (a: Box, b: Box) =>
    a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

  it('says once what both the counter and the settlement on it say', () => {
    expect(stands.get('gaul')!.signs).toEqual([{ kind: 'resource', id: 'wine' }]);
    expect(stands.get('albion')!.signs).toEqual([{ kind: 'terrain', id: 'fertile' }]);
    expect(stands.get('sarmatia')!.signs).toEqual([{ kind: 'face_down', id: 'face_down' }]);
    expect(stands.has('cape_sea')).toBe(false);
  });

  it('never lies on itself and stays inside its own size, at every scale', () => {
    for (const scale of [0.24, 0.6, 0.95, 1.45, 3, 6])
      for (const [id, stand] of stands) {
        const layout = layoutOf({ radius: 20 * scale, scale }, stand);
        const boxes = [...(layout.settlement ? [layout.settlement] : []), ...layout.signs, ...layout.stacks];
        for (const [i, box] of boxes.entries()) {
          expect(Math.abs(box.x) <= layout.width / 2 + 0.01, `${id} at ${scale}`).toBe(true);
          expect(box.x + box.w <= layout.width / 2 + 0.01, `${id} at ${scale}`).toBe(true);
          expect(box.y >= -layout.height / 2 - 0.01 && box.y + box.h <= layout.height / 2 + 0.01).toBe(true);
          expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false);
        }
      }
  });

  it('is a mark from afar, then a disc for each seat, then cells', () => {
    const form = (id: string, scale: number, radius = 12 * scale) =>
      layoutOf({ radius, scale }, stands.get(id)!).form;
    expect([0.3, 0.7, 1.45].map((scale) => form('germania', scale))).toEqual(['mark', 'disc', 'cells']);
  });

  it('stays readable with six seats in one land: discs until there is room for all cells', () => {
    const six = stands.get('balkans')!;
    const small = layoutOf({ radius: 30, scale: 1.45 }, six);
    expect(small.form).toBe('disc');
    expect(small.stacks.map(({ seat, count }) => [seat, count])).toEqual([
      [0, 6],
      [1, 3],
      [2, 3],
      [3, 13],
      [4, 1],
      [5, 3],
    ]);
    expect(Math.max(small.width, small.height)).toBeLessThan(110);
    const large = layoutOf({ radius: 160, scale: 6 }, six);
    expect(large.form).toBe('cells');
    expect(large.stacks).toHaveLength(6);
  });
});

describe('the drawn world', () => {
  it('is the one of the content, and goes round', () => {
    expect(shows(world, areas)).toBe(true);
    expect(world.wrap).toBe(true);
    expect(world.width).toBe(1000);
  });

  it('has no edge where it is cut: the sea goes on beyond it', () => {
    const shapes = new Shapes(world);
    const polynesian = world.seas.find(({ id }) => id === 'polynesian_sea')!;
    const onCut = (arc: number) =>
      shapes.points(arc < 0 ? ~arc : arc).some(([x], i, all) => x <= 0.1 && (all[i - 1]?.[0] ?? 9) <= 0.1);
    expect(polynesian.rings.flat().some(onCut)).toBe(true);
    expect(polynesian.edge!.some(onCut)).toBe(false);
  });

  it('is not taken where areas or borders are others', () => {
    expect(shows(world, changed)).toBe(false);
    expect(shows(world, areas.slice(1))).toBe(false);
    expect(shows(world, [...areas, { ...areas[0]!, id: 'atlantis', neighbours: [] }])).toBe(false);
    expect(
      shows(
        world,
        areas.map((area) => (area.id === 'java_sea' ? { ...area, sea: false } : area)),
      ),
    ).toBe(false);
  });
});

describe('the graph', () => {
  const graph = graphOf(changed, [1000, 600]);
  const shapes = new Shapes(graph);

  it('shows all areas and neighbours of its content', () => {
    expect(shows(graph, changed)).toBe(true);
    expect([graph.lands.length, graph.seas.length]).toEqual([64, 25]);
  });

  it('goes round: a line leaves at the edge, and no line crosses the whole map', () => {
    const lines = [...graph.seaBorders, ...graph.borders.flatMap(({ arcs }) => arcs)].map((arc) =>
      shapes.points(arc),
    );
    for (const [[ax], [bx]] of lines as [[number, number], [number, number]][])
      expect(Math.abs(ax - bx)).toBeLessThan(500);
    expect(lines.some((line) => line.some(([x]) => x < 0 || x > 1000))).toBe(true);
  });

  it('has discs that do not touch', () => {
    const discs = [...graph.lands, ...graph.seas.map((sea) => ({ ...sea, radius: 0 }))];
    for (const [i, { label: a, radius }] of graph.lands.entries())
      for (const other of discs.slice(i + 1))
        if (other.label && radius > 4 && other.radius > 4)
          expect(Math.hypot(a[0] - other.label[0], a[1] - other.label[1])).toBeGreaterThan(
            radius + other.radius,
          );
  });
});

it('a way begins and ends beside what stands there, and is left out where it would be too short', () => {
  const at = (x: number, y: number) => ({
    at: [x, y] as [number, number],
    size: [40, 20] as [number, number],
  });
  expect(routeOf([at(0, 0), at(200, 0)])).toBe('M26 0Q100 14 174 0');
  expect(routeOf([at(0, 0), at(30, 0)])).toBe('');
  expect(routeOf([at(0, 0)])).toBe('');
  expect(routeOf([at(0, 0), at(100, 0), at(300, 0)]).split('Q')).toHaveLength(3);
});

describe('on the screen', () => {
  const SIZE = { clientWidth: 1100, clientHeight: 560 };
  beforeAll(() => {
    for (const [name, value] of Object.entries(SIZE))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  });
  afterAll(() => {
    for (const name of Object.keys(SIZE)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  let shown: Record<string, any> | undefined;
  function draw(props: Partial<CivilizationMapProps> = {}) {
    const target = document.createElement('div');
    document.body.append(target);
    shown = mount(CivilizationMap, {
      target,
      props: {
        areas,
        continents: { europe: 'Europe' },
        seatName: (seat: number) => `Player ${seat + 1}`,
        stacks,
        settlements,
        counters,
        ...props,
      },
    });
    flushSync();
    return target;
  }
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    document.body.innerHTML = '';
  });
  const labelOf = (target: HTMLElement, id: string) =>
    target.querySelector(`.targets [data-place="${id}"]`)!.getAttribute('aria-label');

  it('every area is a button that says what is there', () => {
    const target = draw({ targets: targets!, marks: { nile: 'plague' } });
    expect(target.querySelectorAll('.targets button')).toHaveLength(89);
    expect(labelOf(target, 'germania')).toBe(
      'Germania: city of Player 1 (unhappy); coal; Player 1: 3 × rifleman, dragoon, artillery, settler',
    );
    expect(labelOf(target, 'north_sea')).toBe(
      'North Sea: 1 place aboard; Player 1: ironclad with dragoon, settler aboard',
    );
    expect(labelOf(target, 'sarmatia')).toBe('Sarmatia: can go here, may look; counter, face down');
    expect(labelOf(target, 'nile')).toContain('the plague is here');
    expect(target.textContent).not.toMatch(/civilization-/);
  });

  it('areas are chosen, and stacks where they are no target', () => {
    const [onarea, onstack] = [vi.fn(), vi.fn()];
    const target = draw({ targets: { gaul: { how: 'all' } }, onarea, onstack });
    target.querySelector<HTMLElement>('.targets [data-place="siberia"]')!.click();
    expect(onarea).toHaveBeenLastCalledWith('siberia');
    const stackIn = (id: string) => target.querySelector(`[data-place="${id}"] [data-piece]`)!;
    stackIn('germania').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onstack).toHaveBeenCalledWith('germania', 0);
    stackIn('gaul').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onarea).toHaveBeenLastCalledWith('gaul');
    expect(onstack).toHaveBeenCalledTimes(1);
  });

  it('arrow keys go to the neighbours', () => {
    const target = draw({ targets: { gaul: { how: 'all' } } });
    const button = (id: string) => target.querySelector<HTMLElement>(`.targets [data-place="${id}"]`)!;
    expect(button('gaul').tabIndex).toBe(0);
    button('gaul').focus();
    button('gaul').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(button('germania'));
    button('kamchatka').focus();
    button('kamchatka').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(button('bering_sea'));
  });

  it('another map is drawn as a graph, in the same way', () => {
    const target = draw({ areas: changed, targets: targets! });
    expect(target.querySelector('.graph')).not.toBeNull();
    expect(target.querySelectorAll('.targets button')).toHaveLength(89);
    expect(target.querySelectorAll('path[data-place]')).toHaveLength(89);
  });

  it('a piece can be shown anywhere', () => {
    const target = document.createElement('div');
    shown = mount(Piece, {
      target,
      props: {
        fleet: { piece: 'ancient-fleet', cargo: [{ piece: 'settler', count: 1 }] },
        seat: 2,
        label: 'a galley',
      },
    });
    flushSync();
    expect(target.querySelector('svg')!.getAttribute('aria-label')).toBe('a galley');
    expect(target.querySelectorAll('use')).toHaveLength(2);
    expect(target.querySelectorAll('.free')).toHaveLength(2);
  });
});

it('the texts have the same keys and variables in both languages', () => {
  expect(keysOf('civilization', 'nl')).toEqual(keysOf('civilization', 'en'));
});
