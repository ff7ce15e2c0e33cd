/** What the shell and a game's components agree on. Nothing outside a game's folder knows that game. */

import type { Component } from 'svelte';
import type { IconName } from './icons.svelte';
import type { ChoiceInfo, DecisionInfo, Refusal, StepInfo, TableInfo, UndoState } from './messages';

/** What is known of a game before it is opened: its folder's `index.ts`, part of the first load. */
export interface GameEntry {
  id: string;
  order: number;
  cover: Component;
  minutes: number;
  texts: { en: string; nl: string };
  /** Key of the sentence under the name. */
  tagline: string;
  /** Name and seats, for a game whose rules are not here yet. */
  planned?: { name: string; seats: [number, number] };
  load?: () => Promise<{ default: GameTable }>;
}

/** A thing on the table, by the game's own name for it: `card:baths`. */
export type Thing = string;

export interface Table<V = any, D = any, C = any> {
  readonly info: TableInfo;
  readonly view: V;
  readonly content: C;
  readonly decision: (DecisionInfo & { choices: (ChoiceInfo & { detail: D })[] }) | null;
  readonly seat: number;
  readonly seats: number[];
  readonly log: StepInfo[];
  readonly last: StepInfo | null;
  readonly thinking: number[];
  readonly undo: UndoState;
  readonly over: boolean;
  readonly replay: boolean;
  readonly busy: boolean;
  selected: Thing | null;
  hovered: Thing | null;
  ringed: Set<Thing>;
  stash: Record<string, string | null>;
  choice(move: string): (ChoiceInfo & { detail: D }) | undefined;
  refusal(move: string): Refusal | undefined;
  send(move: string): void;
  primary(): void;
  name(seat: number): string;
  isMine(seat: number): boolean;
  say(text: string): void;
}

export interface BarAction {
  id: string;
  label: string;
  icon?: IconName;
  key?: string;
  primary?: boolean;
  coin?: string | number;
  small?: string;
  long?: string;
  move?: string;
  run?(): void;
  why?: Refusal | string;
}

export interface Bar {
  question: string;
  consequence?: { warn?: string; text: string };
  chips?: { label: string; remove(): void }[];
  actions: BarAction[];
}

/** Something that goes from one place (`data-at`) to another. */
export interface Motion {
  from: string;
  to: string;
  seat?: number;
  delay?: number;
  turn?: boolean;
}

export interface GameTable<V = any, D = any, C = any> {
  Status: Component<{ table: Table<V, D, C> }>;
  Band: Component<{ table: Table<V, D, C>; seat: number; own: boolean; tab: string | null }>;
  Board: Component<{ table: Table<V, D, C> }>;
  Inspector: Component<{ table: Table<V, D, C>; thing: Thing; compact?: boolean }>;
  LogLine: Component<{ table: Table<V, D, C>; step: StepInfo }>;
  ScoreSheet: Component<{ table: Table<V, D, C>; done: boolean }>;
  bar(table: Table<V, D, C>): Bar;
  waiting?(table: Table<V, D, C>): { question: string; small?: string } | null;
  divider?(step: StepInfo, before?: StepInfo): string | null;
  phoneTabs(table: Table<V, D, C>): { id: string; label: string }[];
  describe(table: Table<V, D, C>): string[];
  sentence(table: Table<V, D, C>, move: string): string;
  announce?(table: Table<V, D, C>, step: StepInfo): string;
  motions?(before: V, after: V, steps: StepInfo[]): Motion[];
  inspect?(table: Table<V, D, C>): Thing | null;
}
