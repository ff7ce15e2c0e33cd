/** Moments of real games, as tables that a board can be drawn from. For tests. */

import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import type { Table } from './game';
import type { Names } from './messages';
import { texts } from './texts.svelte';

const NAMES = ['Anna', 'Bram', 'Cleo', 'Daan', 'Eva', 'Finn', 'Gijs'];

/** What is said at a game's table: the server's catalogue, as it would be fetched, and the client's own. */
export function speakOf(game: string, words: Record<keyof Names, Record<string, string>>): void {
  const read = (folder: string, language: keyof Names) =>
    readFileSync(`${folder}/text/${language}.ftl`, 'utf8');
  texts.add(game, { en: read(`src/games/${game}`, 'en'), nl: read(`src/games/${game}`, 'nl') });
  for (const language of ['en', 'nl'] as const) {
    const ftl = ['../src/tijdperk', `../src/tijdperk/games/${game}`]
      .map((folder) => read(folder, language))
      .join('\n');
    texts.fill(game, language, { ftl, words: words[language] });
  }
  texts.game = game;
}

/** A moment as the first seat's table; `sent` holds the moves that were made at it. */
export function tableOf<V, D, C>(
  game: string,
  recorded: any,
  content: unknown,
): Table<V, D, C> & { sent: string[] } {
  const moment = structuredClone(recorded);
  const seats = NAMES.slice(0, moment.seats).map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    user: `u${seat}`,
    bot: null,
    number: 0,
    present: true,
    away_since: null,
    alias: false,
    mine: seat === 0,
    free: false,
  }));
  const sent: string[] = [];
  const decision = moment.decisions[0] ?? null;
  return {
    info: {
      seats,
      game,
      options: {},
      waiting_for: moment.waiting,
      state: moment.over ? 'over' : 'playing',
    } as any,
    view: moment.view,
    content: content as C,
    decision,
    seat: 0,
    seats: [0],
    log: moment.log,
    last: moment.log.at(-1).number ? moment.log.at(-1) : null,
    thinking: [],
    offhand: moment.free ?? [],
    undo: { seat: null, steps: 0, why_not: null, can_ask: false, asked_by: null, agreed: [] },
    over: moment.over,
    replay: false,
    busy: false,
    selected: null,
    hovered: null,
    ringed: new Set(),
    stash: {},
    sent,
    choice: (move) => decision?.choices.find((choice: any) => choice.move === move),
    refusal: (move) => decision?.refused.find((one: any) => one.move === move)?.why,
    send: (move) => void sent.push(move),
    sendOffhand: (move) => void sent.push(move),
    replace: (_steps, move) => void sent.push(move),
    primary: () => undefined,
    names: NAMES,
    name: (seat) => (seat === 0 ? 'Jij' : NAMES[seat]!),
    isMine: (seat) => seat === 0,
    say: () => undefined,
  };
}

/** A component as it is drawn once. */
export function drawn(component: any, props: any): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const shown = mount(component, { target, props });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(shown);
  target.remove();
  return copy;
}

/** What a game's own texts say in a language: each key with its variables. Word order may need one in one language only: then
 *  it stands in both, as a selector. */
export const keysOf = (game: string, language: keyof Names): string[] =>
  readFileSync(`src/games/${game}/text/${language}.ftl`, 'utf8')
    .split(/^(?=[a-z])/m)
    .slice(1)
    .map(
      (message) => `${message.split(' ')[0]} ${[...new Set(message.match(/\$[a-z0-9]+/g))].sort().join(' ')}`,
    );

const SLIPS = [
  /\.\.(?!\.)|\.\)\.|[.!?][,;:]/, // a doubled full stop
  / {2}|\s[,;:?!](?!\w)|\s\.(?![\w.])|\(\s|\s\)|\s%/, // a space too many
  /(?<![\d.,-])1 (coins|points|cards|armies|forts|fleets|shields|resources|tokens|players|boxes|dice|munten|punten|kaarten|legers|forten|vloten|schilden|hulpbronnen|grondstoffen|fiches|spelers|velden|dobbelstenen)\b/,
  /\b(seat|stoel) \d/, // where names are known
];

/** The text itself if its marks, spaces or plurals are wrong. tests/test_texts.py reads the catalogues for the same. */
export const slips = (text: string): string[] => (SLIPS.some((slip) => slip.test(text)) ? [text] : []);
