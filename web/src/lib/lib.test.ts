import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { tableOf } from '../app/start';
import { nearest } from './roving';
import { remember } from './settings.svelte';
import { texts } from './texts.svelte';

const box = (left: number, top: number): DOMRect => ({ left, top, width: 10, height: 10 }) as DOMRect;

describe('arrow keys', () => {
  const all = [box(0, 0), box(20, 0), box(40, 0), box(10, 20), box(30, 20)];
  it('go to the nearest one in their direction', () => {
    expect(nearest(all[0]!, all, [1, 0])).toBe(1);
    expect(nearest(all[1]!, all, [-1, 0])).toBe(0);
    expect(nearest(all[3]!, all, [1, 0])).toBe(4);
    expect([0, 1]).toContain(nearest(all[3]!, all, [0, -1]));
  });
  it('stay where nothing is', () => {
    expect(nearest(all[0]!, all, [0, -1])).toBe(-1);
  });
});

describe('texts', () => {
  it('switch language at once', () => {
    remember('language', 'nl');
    expect(texts.say('your-turn')).toBe('jouw beurt');
    remember('language', 'en');
    expect(texts.say('your-turn')).toBe('your turn');
  });

  it('put a game’s words over their own, and say names of components', () => {
    texts.add('test', { en: 'own = Mine', nl: 'own = Van mij' });
    texts.fill('test', 'en', {
      ftl: 'event-built = { $you ->\n    [yes] You build { $card }\n   *[no] { $name } builds { $card }\n }{ $chain ->\n    [1] , free.\n   *[0] .\n }',
      words: { 'card-baths': 'Baths' },
    });
    texts.game = 'test';
    remember('language', 'en');
    expect(texts.say('own')).toBe('Mine');
    expect(texts.word('card', 'baths')).toBe('Baths');
    const table = {
      info: { seats: [] },
      seats: [0],
      isMine: (seat: number) => seat === 0,
      name: () => 'Bram',
    } as never;
    expect(texts.event(table, { event: 'built', seat: 0, args: { card: 'baths', chain: true } })).toBe(
      'You build Baths, free.',
    );
    expect(texts.event(table, { event: 'built', seat: 1, args: { card: 'baths', chain: false } })).toBe(
      'Bram builds Baths.',
    );
    texts.game = '';
  });

  it('leave the number of the rule out of a refusal', () => {
    const why = {
      key: 'x',
      rule: 'R17',
      game: '',
      args: {},
      text: { en: 'Too dear. (R17)', nl: 'Te duur. (R17)' },
    };
    expect(texts.refusal(why)).toBe('Too dear.');
  });

  it('say why not from a reason, with names of components and of who sits there', () => {
    texts.fill('test', 'en', {
      ftl: `error-too-dear = { $card } costs { $price }: ask { $seat }.
error-undo = Not undone: { $why }`,
      words: { 'card-baths': 'Baths' },
    });
    const why = { key: 'too-dear', rule: 'R17', game: 'test', args: { card: 'baths', price: 3, seat: 2 } };
    texts.game = 'test';
    expect(texts.refusal(why)).toBe('Baths costs 3: ask 2.');
    expect(texts.refusal(why, { names: ['Anna', 'Bram'] })).toBe('Baths costs 3: ask Bram.');
    const whole = { key: 'undo', rule: '', game: 'test', args: { why } };
    expect(texts.refusal(whole, { names: ['Anna', 'Bram'] })).toBe(
      'Not undone: Baths costs 3: ask Bram. (R17)',
    );
    texts.game = '';
  });

  const files = import.meta.glob<string>('../**/*.ftl', { query: '?raw', import: 'default', eager: true });
  it.each(Object.keys(files).filter((path) => path.endsWith('/en.ftl')))(
    '%s has the same messages and variables in Dutch',
    (path) => {
      const told = (source: string) =>
        Object.fromEntries(
          new FluentResource(source).body.map((message) => [
            message.id,
            [...new Set(JSON.stringify(message.value).match(/"type":"var","name":"\w+"/g))].sort(),
          ]),
        );
      expect(told(files[path.replace('en.ftl', 'nl.ftl')]!)).toEqual(told(files[path]!));
    },
  );
});

it.each([
  ['https://tijdperk.example/table/7k_GRg-oiI', '7k_GRg-oiI'],
  ['http://10.0.0.2:8000/replay/abc#12', 'abc'],
  [' abc-DEF_1 ', 'abc-DEF_1'],
])('a code or a link names a table: %s', (text, table) => {
  expect(tableOf(text)).toBe(table);
});
