/** Everything that is said, in both languages at hand, so that a switch shows at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shellEn from '../app/text/en.ftl?raw';
import shellNl from '../app/text/nl.ftl?raw';
import type { Table } from './game';
import type { EventInfo, Names, Reason, Refusal, Texts as Served } from './messages';
import { settings, type Language } from './settings.svelte';

export type Figures = Record<string, unknown>;

interface Catalogue {
  bundle: FluentBundle;
  words: Record<string, string>;
}

const LANGUAGES: Language[] = ['en', 'nl'];
const SHELL: Record<Language, string> = { en: shellEn, nl: shellNl };

function catalogue(language: Language, sources: string[], words: Record<string, string>): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return { bundle, words };
}

/** Fluent takes texts and numbers; a yes or no is 1 or 0, as on the server. */
function variable(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  return String((value as string[] | null | undefined) ?? '');
}

const variables = (args: Figures): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));

const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'key' in value;

class Texts {
  /** The game whose words are spoken; '' for none. */
  game = $state('');
  #catalogues = $state.raw(new Map<string, Catalogue>());
  #own = new Map<string, Names[]>();
  #served = new Map<string, Served>();

  constructor() {
    for (const language of LANGUAGES)
      this.#catalogues.set(`${language}/`, catalogue(language, [SHELL[language]], {}));
  }

  get language(): Language {
    return (
      settings.language ??
      (typeof navigator !== 'undefined' && navigator.language?.startsWith('nl') ? 'nl' : 'en')
    );
  }

  /** Texts that lie in a game's own folder here: those of its cover at once, those of its table when it is opened. */
  add(game: string, sources: Names): void {
    this.#own.set(game, [...(this.#own.get(game) ?? []), sources]);
    for (const language of LANGUAGES) this.#put(game, language);
  }

  #put(game: string, language: Language): void {
    const key = `${language}/${game}`;
    const { ftl, words } = this.#served.get(key) ?? { ftl: '', words: {} };
    const own = (this.#own.get(game) ?? []).map((sources) => sources[language]);
    this.#catalogues = new Map(this.#catalogues).set(
      key,
      catalogue(language, [ftl, SHELL[language], ...own], words),
    );
  }

  #loaded = new Map<string, Promise<void>>();

  /** Fetch what the server says about a game, in both languages. */
  load(game: string): Promise<void> {
    const known = this.#loaded.get(game);
    if (known) return known;
    const wanted = Promise.all(
      LANGUAGES.map(async (language) => {
        const answer = await fetch(`/api/games/${game}/texts/${language}`);
        if (!answer.ok) throw new Error(`texts of ${game}: ${answer.status}`);
        this.fill(game, language, (await answer.json()) as Served);
      }),
    ).then(() => undefined);
    this.#loaded.set(game, wanted);
    wanted.catch(() => this.#loaded.delete(game));
    return wanted;
  }

  fill(game: string, language: Language, served: Served): void {
    this.#served.set(`${language}/${game}`, served);
    this.#put(game, language);
  }

  #of(game: string): Catalogue {
    const all = this.#catalogues;
    return all.get(`${this.language}/${game}`) ?? all.get(`${this.language}/`)!;
  }

  has(key: string, game = this.game): boolean {
    return this.#of(game).bundle.hasMessage(key);
  }

  say(key: string, args: Figures = {}, game = this.game): string {
    const { bundle } = this.#of(game);
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, variables(args), errors);
    if (errors.length && import.meta.env.DEV) console.warn(key, errors);
    return text;
  }

  /** The name of a component: `word('card', 'baths')`. */
  word(kind: string, name: string, game = this.game): string {
    return this.#of(game).words[`${kind}-${name}`] ?? name;
  }

  /** Figures that name a component, by its name in this language. */
  named(args: Figures): Figures {
    const { words } = this.#of(this.game);
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, words[`${name}-${String(value)}`] ?? value]),
    );
  }

  /** "Groeve, Forum en Tempel" */
  list(names: string[]): string {
    return new Intl.ListFormat(this.language === 'en' ? 'en-GB' : this.language).format(names);
  }

  both(names: Names): string {
    return names[this.language];
  }

  /** Why something is not allowed, without the number of the rule; seats of a table by who sits there. */
  refusal(why: Reason | Refusal, table?: Pick<Table, 'names'>): string {
    if (!('text' in why)) return this.#reason(why, table);
    const text = this.both(why.text);
    const rule = ` (${why.rule})`;
    return why.rule && text.endsWith(rule) ? text.slice(0, -rule.length) : text;
  }

  #reason(why: Reason, table?: Pick<Table, 'names'>): string {
    const figure = (name: string, value: unknown): unknown => {
      if (isReason(value)) return this.refusal(value, table) + (value.rule && ` (${value.rule})`);
      return (name === 'seat' && table?.names[Number(value) - 1]) || value;
    };
    const args = Object.entries(why.args as Figures).map(([name, value]) => [name, figure(name, value)]);
    return this.say(
      `error-${why.key}`,
      this.named(Object.fromEntries(args) as Figures),
      why.game || this.game,
    );
  }

  event(table: Table, event: EventInfo): string {
    const key = `event-${event.event}`;
    if (!this.has(key)) return '';
    const names = Object.fromEntries(
      table.info.seats.map(({ seat }) => [`name${seat + 1}`, table.name(seat)]),
    );
    return this.say(key, {
      ...this.named(event.args),
      ...names,
      you: table.seats.length === 1 && table.isMine(event.seat) ? 'yes' : 'no',
      name: event.seat < 0 ? '' : table.name(event.seat),
    });
  }
}

export const texts = new Texts();
