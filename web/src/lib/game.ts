/** What the shell and a game's components agree on. Nothing outside a game's folder knows that game. */

import type { Component } from 'svelte';
import type { IconName } from './icons.svelte';
import type { ChoiceInfo, DecisionInfo, Names, Reason, StepInfo, TableInfo, UndoState } from './messages';

/** What is known of a game before it is opened: its folder's `index.ts`, part of the first load. */
export interface GameEntry {
  id: string;
  order: number;
  cover: Component;
  minutes: number;
  /** How many usually play; the fewest, unless it is said. */
  seats?: number;
  /** What is said of it before it is opened. */
  texts: Names;
  /** How it can end, in few words each: GAME-ending-ENDING. */
  endings: Names;
  /** What it is called where there is little room, if not by its whole name. */
  short?: string;
  /** Key of the sentence under the name. */
  tagline: string;
  /** Name and seats, for a game whose rules are not here yet. */
  planned?: { name: string; seats: [number, number] };
  load?: () => Promise<{ default: GameTable }>;
  /** Its rules on one page. */
  summary?: () => Promise<{ default: SummarySheet }>;
  /** Pages of its own beside the table, each with the key of its name: /games/GAME/ID. They are given the content. */
  extras?: {
    id: string;
    label: string;
    load: () => Promise<{ default: Component<{ content: Anything }> }>;
  }[];
}

/** A game's rules on one page: it draws its pieces from the content. */
export type SummarySheet = Component<{ content: Anything; name: string }>;

/** A thing on the table, by the game's own name for it: `card:baths`. */
export type Thing = string;

/** The shell does not look into a game's view, details and content: to it they may be anything. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only `any` lets every game's table be a table
export type Anything = any;

/** A move that may be made, with what the game says about it. */
export type Choice<D = Anything> = Omit<ChoiceInfo, 'detail'> & { detail: D };

/** Something that somebody did, in a few words: one of a list that is shown on the board, each by its number. */
export interface Deed {
  seat: number;
  text: string;
  icon?: IconName;
  /** Where it is seen: what is ringed there. */
  thing?: Thing;
}

/** The number of a deed on the board; `now`: the one that is being shown. */
export interface Pin {
  number: number;
  seat: number;
  thing: Thing;
  now: boolean;
}

export interface Table<V = Anything, D = Anything, C = Anything> {
  readonly info: TableInfo;
  readonly view: V;
  readonly content: C;
  readonly decision: (Omit<DecisionInfo, 'choices'> & { choices: Choice<D>[] }) | null;
  readonly seat: number;
  readonly seats: number[];
  readonly log: StepInfo[];
  readonly last: StepInfo | null;
  readonly thinking: number[];
  readonly undo: UndoState;
  /** The moves that the seat one looks from may make though nobody waits for them. */
  readonly offhand: string[];
  readonly over: boolean;
  readonly replay: boolean;
  readonly busy: boolean;
  selected: Thing | null;
  hovered: Thing | null;
  ringed: Set<Thing>;
  /** What others did, by their numbers, while that is being shown. */
  readonly pins?: Pin[];
  stash: Record<string, string | null>;
  choice(move: string): Choice<D> | undefined;
  refusal(move: string): Reason | undefined;
  send(move: string): void;
  /** Makes a move that nobody waits for. */
  sendOffhand(move: string): void;
  /** Takes back the last moves of one's own, and makes others instead. */
  replace(steps: number, move: string): void;
  /** Asks what a strong player would do to the end of this decision, as a proposal to accept. Not in a replay. */
  askSuggestion?(): void;
  primary(): void;
  name(seat: number): string;
  /** Who sits where, as everybody calls them; an open seat by its number. */
  readonly names: (string | number)[];
  isMine(seat: number): boolean;
  say(text: string): void;
}

/** A move that can be planned. */
export interface PlanOption {
  move: string;
  /** What it is made with: a card, a wonder. */
  thing: string;
  /** What is done with that: "Build it". */
  act: string;
  /** All of it, of the other and of oneself: "builds the Baths", "build the Baths". */
  theirs: string;
  mine: string;
}

/** Answers that can be decided while the other is to move. */
export interface PlanWords<V = Anything, D = Anything, C = Anything> {
  /** A move in words. */
  read(move: string): PlanOption;
  /** What one may play after a move of the other, as far as one can tell. */
  answers(table: Table<V, D, C>, on: string): string[];
  named(thing: string): string;
  /** The thing, drawn. */
  Thing: Component<{ table: Table<V, D, C>; thing: string }>;
}

export interface BarAction {
  id: string;
  label: string;
  icon?: IconName;
  key?: string;
  primary?: boolean;
  coin?: string | number;
  /** The quiet line under the label; of a refused action, the reason in a few words. */
  small?: string;
  /** What is added to it where there is room. */
  long?: string;
  /** What it does: sends a move, or something of the page's own. */
  move?: string;
  run?: () => void;
  /** Why it cannot be done. It stays in the bar, and answers with this when it is pressed. */
  why?: Reason | string;
}

export interface Bar {
  question: string;
  consequence?: { warn?: string; text: string; rule?: string };
  /** What was chosen so far, to be let go of; or the steps of a chain, the present one marked. */
  chips?: { label: string; icon?: IconName; seat?: number; now?: boolean; remove?: () => void }[];
  actions: BarAction[];
}

/** Something that goes from one place (`data-at`) to another; or that turns over, when `from` is its back. */
export interface Motion {
  from: string;
  to: string;
  /** Whose ring it wears on its way. */
  seat?: number;
  /** Milliseconds. */
  delay?: number;
  turn?: boolean;
}

/** Something that can be looked at from anywhere at the table: a button above it. */
export interface Tool {
  id: string;
  label: string;
  icon: IconName;
  key?: string;
  /** Only the icon, where there is little room. */
  brief?: boolean;
  open: boolean;
  run: () => void;
}

/** A part that is shown on its own: a tab on a phone, or one beside the log. */
export interface Tab {
  id: string;
  label: string;
  count?: number;
}

/** How a game ended: points by seat where it has any, who won, and everybody's points from moment to moment. */
export interface Final {
  points: (number | null)[];
  winners: number[];
  course?: number[][];
}

/** A game's table: the default export of what its `load` fetches. */
export interface GameTable<V = Anything, D = Anything, C = Anything> {
  /** Everything that is said at it. */
  texts: Names;
  /** Players have secrets, always or at times: people at one screen then pass it on behind a curtain. */
  secrets?: boolean | ((table: Table<V, D, C>) => boolean);
  /** On a phone the tabs lie above the board, and the board shows what the open one names. */
  tabbed?: boolean;
  Status: Component<{ table: Table<V, D, C> }>;
  /** A player's side of the table; `brief`: only the plate. On a phone `tab` names the part that is shown of the own one.
   *  Without it the board shows all players. */
  Band?: Component<{ table: Table<V, D, C>; seat: number; own: boolean; brief: boolean; tab: string | null }>;
  Board: Component<{ table: Table<V, D, C>; tab: string | null }>;
  /** What the board shows now takes the room of the players' sides too. */
  whole?(table: Table<V, D, C>): boolean;
  tools?(table: Table<V, D, C>): Tool[];
  /** More that lies beside the log, and what is drawn there. */
  pages?(table: Table<V, D, C>): Tab[];
  Page?: Component<{ table: Table<V, D, C>; page: string }>;
  /** A key that the game answers itself: true if it did. */
  key?(table: Table<V, D, C>, event: KeyboardEvent): boolean;
  /** Those keys, for the list of all, with the key of the text that says what each does. */
  keyNames?: [keys: string[], text: string][];
  /** Closes something of the game's own; false when there was nothing to close. */
  escape?(table: Table<V, D, C>): boolean;
  /** What lies beside the question while a game goes on: dice, what is left to use. */
  Tray?: Component<{ table: Table<V, D, C> }>;
  Inspector: Component<{ table: Table<V, D, C>; thing: Thing; compact?: boolean }>;
  LogLine: Component<{ table: Table<V, D, C>; step: StepInfo }>;
  ScoreSheet: Component<{ table: Table<V, D, C>; done: boolean; onreveal?: () => void }>;
  bar(table: Table<V, D, C>): Bar;
  /** Of a game that is over: what a picture of it shows. */
  final?(table: Table<V, D, C>): Final | null;
  /** While others decide; `undo`: what taking one's own back is called there. */
  waiting?(table: Table<V, D, C>): { question: string; small?: string; undo?: string } | null;
  /** Whose line a step is in the log: its seat's, unless another is said; or it speaks of all seats, or needs no line. */
  lineOf?(table: Table<V, D, C>, step: StepInfo): 'seat' | 'all' | 'none' | number;
  /** The heading that follows a step in the log, where it begins another part of the game. */
  divider?(step: StepInfo): string | null;
  /** What was done in a step, as it is listed since one's last turn; unless it is said, what the log says of it. */
  deeds?(table: Table<V, D, C>, step: StepInfo): Deed[];
  /** What is said beside a seat's name there, of what it did in these steps: its empire, the points it scored. */
  deedsOf?(table: Table<V, D, C>, seat: number, steps: StepInfo[]): { small?: string; gain?: string };
  plans?: PlanWords<V, D, C>;
  /** All play at once, and the board itself tells what they did: the list opens by itself only for who was away. */
  together?: boolean;
  phoneTabs(table: Table<V, D, C>): Tab[];
  describe(table: Table<V, D, C>): string[];
  sentence(table: Table<V, D, C>, move: string): string;
  /** What a move is about: ringed while a hint names it. */
  about?(table: Table<V, D, C>, move: string): Thing | null;
  announce?(table: Table<V, D, C>, step: StepInfo): string;
  motions?(before: V, after: V, steps: StepInfo[]): Motion[];
  inspect?(table: Table<V, D, C>): Thing | null;
}
