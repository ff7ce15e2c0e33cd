/** Calls to the server. What it refuses comes back as a `Refused` with the sentence to show. */

import type {
  AccessInfo,
  AnalysisBrief,
  AnalysisState,
  CodeInfo,
  GameInfo,
  InvitationInfo,
  LessonList,
  LessonState,
  LinkInfo,
  Me,
  Names,
  NewTable,
  PasskeyInfo,
  PassSeat,
  PersonInfo,
  PlayedGames,
  Profile,
  PuzzleList,
  PuzzleState,
  Refusal,
  SetMe,
  TableInfo,
  TableView,
  TakeSeat,
} from '../lib/messages';
import { remember, settings, type Language } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';
import { noteAnswer } from './offline.svelte';
import { makePasskey, usePasskey } from './passkeys';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: Refusal | null,
  ) {
    super(why?.text.en ?? `HTTP ${status}`);
  }
}

/** What went wrong, as a sentence. */
export function said(problem: unknown): string {
  if (problem instanceof Refused && problem.why) return texts.refusal(problem.why);
  // The browser's dialogue for passkeys speaks in exceptions.
  if (problem instanceof DOMException)
    return texts.say(problem.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-stopped');
  return texts.say('error-server');
}

export interface RuleBook {
  section: { id: string; title: { en: string; nl: string } }[];
  rule: {
    id: string;
    section: string;
    title: { en: string; nl: string };
    text: { en: string; nl: string };
  }[];
}

/** A game's args; every list holds components that name their sources. */
export interface Content {
  provenance: Record<string, Names>;
  [part: string]: unknown;
}

/** Which finished games are asked for; what is left out does not matter. */
export type PlayedFilter = Partial<Record<'game' | 'opponent' | 'outcome', string>>;

/** Who we are; or why we may not be here: `closed`. */
export const session = $state<{ me: Me | null; games: GameInfo[] | null; closed: Refusal | null }>({
  me: null,
  games: null,
  closed: null,
});

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === 'string';
  const sent = body === undefined || text ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' }),
      ...(method === 'GET' || session.closed ? {} : { 'x-csrf': (await signIn()).csrf }),
    },
    body: sent,
  });
  if (method === 'GET') noteAnswer(answer);
  if (answer.ok) return answer.status === 204 ? (undefined as T) : (answer.json() as Promise<T>);
  throw await refusedBy(answer);
}

async function refusedBy(answer: Response): Promise<Refused> {
  const why = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  return new Refused(answer.status, why?.text?.en ? (why as Refusal) : null);
}

let asking: Promise<Me> | null = null;

/** Who am I? Asked once; a guest is made when there is nobody. */
export function signIn(): Promise<Me> {
  asking ??= fetch('/api/me')
    .then(async (answer) => {
      if (answer.ok) return (await answer.json()) as Me;
      const refused = await refusedBy(answer);
      if (answer.status === 403) session.closed = refused.why;
      throw refused;
    })
    .then((me) => {
      session.me = me;
      if (settings.language === null && (me.language === 'nl' || me.language === 'en'))
        remember('language', me.language);
      return me;
    });
  asking.catch(() => (asking = null));
  return asking;
}

/** From here on this browser is somebody else. */
function become(me: Me): Me {
  asking = Promise.resolve(me);
  session.closed = null;
  return (session.me = me);
}

export const api = {
  async games(): Promise<GameInfo[]> {
    session.games ??= await call<GameInfo[]>('GET', '/games');
    return session.games;
  },
  lessons: (game: string) => call<LessonList>('GET', `/games/${game}/lessons`),
  takeLesson: (game: string, lesson: string, actions: string[]) =>
    call<LessonState>('POST', `/games/${game}/lessons/${encodeURIComponent(lesson)}`, { actions }),
  puzzles: () => call<PuzzleList>('GET', '/puzzles'),
  solvePuzzle: (game: string, puzzle: string, actions: string[]) =>
    call<PuzzleState>('POST', `/puzzles/${game}/${encodeURIComponent(puzzle)}`, { actions }),
  rules: (game: string) => call<RuleBook>('GET', `/games/${game}/rules`),
  content: (game: string) => call<Content>('GET', `/games/${game}/content`),
  async setMe(change: SetMe): Promise<Me> {
    return (session.me = await call<Me>('PATCH', '/me', change));
  },
  async makeLink(): Promise<Me> {
    return (session.me = await call<Me>('POST', '/me/link'));
  },
  passkeys: () => call<PasskeyInfo[]>('GET', '/me/passkeys'),
  async addPasskey(): Promise<PasskeyInfo[]> {
    const credential = await makePasskey(await call('POST', '/me/passkeys/options'));
    return call('POST', '/me/passkeys', { credential });
  },
  dropPasskey: (id: string) => call<void>('DELETE', `/me/passkeys/${id}`),
  /** Be again who made a passkey; the guest of this browser is left behind. */
  async comeBack(): Promise<Me> {
    const credential = await usePasskey(await call('POST', '/back/options'));
    const me = become(await call<Me>('POST', '/back', { credential }));
    remember('language', me.language as Language);
    return me;
  },
  linkOwner: (code: string) => call<LinkInfo>('GET', `/back/link/${encodeURIComponent(code)}`),
  async useLink(code: string): Promise<Me> {
    const me = become(await call<Me>('POST', '/back/link', { code }));
    remember('language', me.language as Language);
    return me;
  },
  /** Come in by an invitation. */
  enter: async (code: string) => become(await call<Me>('POST', '/me', { code })),
  access: () => call<AccessInfo[]>('GET', '/me/access'),
  endAccess: (id: string) => call<void>('DELETE', `/me/access/${id}`),
  logOut: () => call<void>('DELETE', '/me/session'),
  deleteMe: () => call<void>('DELETE', '/me'),
  makeToken: () => call<{ token: string }>('POST', '/me/token'),
  makeCalendar: () => call<{ address: string }>('POST', '/me/calendar'),
  /** A new table; for a group only its members can sit down. */
  newTable: (wish: NewTable, group = '') =>
    call<TableInfo>('POST', group ? `/groups/${encodeURIComponent(group)}/tables` : '/tables', wish),
  profile: () => call<Profile>('GET', '/me/profile'),
  /** Finished games that fit, page by page. */
  played: (filter: PlayedFilter, page = 0) =>
    call<PlayedGames>(
      'GET',
      `/me/games?${new URLSearchParams({ ...filter, page: String(page) }).toString()}`,
    ),
  tables: (scope: 'mine' | 'current' | 'open', page = 0) =>
    call<TableInfo[]>('GET', `/tables?scope=${scope}&page=${page}`),
  deleteTable: (table: string) => call<void>('DELETE', `/tables/${encodeURIComponent(table)}`),
  endTable: (table: string) => call<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/end`),
  table: (table: string) => call<TableView>('GET', `/tables/${encodeURIComponent(table)}`),
  tableAt: (table: string, moves: number) =>
    call<TableView>('GET', `/tables/${encodeURIComponent(table)}/at/${moves}`),
  takeSeat: (table: string, wish: TakeSeat) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/seat`, wish),
  people: (table: string) => call<PersonInfo[]>('GET', `/tables/${encodeURIComponent(table)}/people`),
  passSeat: (table: string, wish: PassSeat) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/pass`, wish),
  fork: (table: string, moves: number) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/fork`, { moves }),
  analysis: (table: string) => call<AnalysisState>('GET', `/tables/${encodeURIComponent(table)}/analysis`),
  course: (table: string) => call<number[][]>('GET', `/tables/${encodeURIComponent(table)}/course`),
  analyse: (table: string) => call<AnalysisState>('POST', `/tables/${encodeURIComponent(table)}/analysis`),
  stopAnalysis: (table: string) =>
    call<AnalysisState>('DELETE', `/tables/${encodeURIComponent(table)}/analysis`),
  analyses: (tables: string[]) =>
    call<AnalysisBrief[]>(
      'GET',
      `/me/analyses?${tables.map((table) => `table=${encodeURIComponent(table)}`).join('&')}`,
    ),
  nameSeats: (table: string, names: Record<number, string>) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/names`, { names }),
  invitation: (table: string) =>
    call<InvitationInfo>('POST', `/tables/${encodeURIComponent(table)}/invitation`),
  tableByCode: (code: string) => call<CodeInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  setNetwork: (on: boolean) => call<void>('POST', '/network', { on }),
  upload: async (file: File) =>
    call<TableInfo>('POST', `/records?file=${encodeURIComponent(file.name)}`, await file.text()),
};

/** Dutch or English, here at once and for this person everywhere. */
export function switchLanguage(language: Language = texts.language === 'nl' ? 'en' : 'nl'): void {
  remember('language', language);
  if (session.me) api.setMe({ language }).catch(() => {});
}
