import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { texts } from '../../../lib/texts.svelte';
import type { LandView } from '../messages';
import { describeField } from './describe';
import { placesOf } from './hexes';
import recorded from '../fixtures/land.json';
import Land from './Land.svelte';

const views = recorded as unknown as Record<string, { land: LandView; zones: string[][] }>;
const { land, zones } = views['three-7']!;
const words = {
  'good-pearls': 'parels',
  'good-grain': 'graan',
  'site-fishery': 'visserij',
  'site-farm': 'boerderij',
};
settings.language = 'nl';
texts.fill('antiquity', 'nl', { ftl: '', words });
const name = (seat: number) => `speler ${seat + 1}`;

let shown: Record<string, unknown> | null = null;
function show(props: Record<string, unknown>) {
  shown = mount(Land, { target: document.body, props: { view: { viewer: 1, land }, ...props } });
  flushSync();
}
const button = (field: string) => document.querySelector<HTMLElement>(`[data-field="${field}"]`)!;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('the words about a field', () => {
  it('name its terrain, and whose things stand on it', () => {
    const city = land.cities[0]!;
    expect(describeField(land, city.centre, name)).toContain(`stad I van speler ${city.seat + 1}`);
    const fishery = land.works.find(({ kind }) => kind === 'fishery')!;
    expect(describeField(land, fishery.field, name)).toContain(`visserij van speler ${fishery.seat + 1}`);
    expect(describeField(land, fishery.goods[0]!, name)).toContain('parels');
    expect(describeField(land, land.markers[0]!, name)).toContain('nog niet verkend');
    expect(describeField(land, land.polluted[0]!, name)).toContain('vervuild');
    expect(describeField(land, land.inns[0]!.field, name)).toContain(
      `herberg van speler ${land.inns[0]!.seat + 1}`,
    );
  });
  it('tell felled forest from grass', () => {
    const felled = { ...land, terrain: `f${land.terrain.slice(1)}`, polluted: [] };
    expect(describeField(felled, land.fields[0]!, name)[0]).toBe('gekapt bos');
  });
});

describe('the land', () => {
  it('has a button for each field, and one of them in the order of Tab', () => {
    show({});
    expect(document.querySelectorAll('[data-field]')).toHaveLength(land.fields.length);
    expect(document.querySelectorAll('[data-field][tabindex="0"]')).toHaveLength(1);
  });
  it('answers with fields that can be picked, and with no others', () => {
    const picked: string[] = [];
    const [one, other] = zones[1]!;
    show({ lit: [one], onpick: (field: string) => picked.push(field) });
    button(other!).click();
    button(one!).click();
    expect(picked).toEqual([one]);
    expect(button(one!).getAttribute('aria-label')).toMatch(/te kiezen$/);
    expect(button(one!).tabIndex).toBe(0);
  });
  it('is walked through with the arrows', () => {
    show({});
    const field = land.tiles[0]!.centre;
    button(field).focus();
    button(field).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    const below = document.activeElement as HTMLElement;
    const places = placesOf(land);
    const [from, to] = [field, below.dataset['field']!].map((one) => places[land.fields.indexOf(one)]!);
    expect([to![0] - from![0], to![1] - from![1]]).toEqual([0, 2]);
  });
  it('outlines zones by colour and dash: the own one is whole', () => {
    show({ zones: zones.map((fields, seat) => ({ seat, fields })) });
    const lines = [...document.querySelectorAll('path.zone[stroke-dasharray]')];
    expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['', '', '3 3']);
  });
});
