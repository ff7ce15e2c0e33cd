import { tick, untrack } from 'svelte';
import { land, takeOff } from '../../lib/flights';
import type { StepInfo, TableView } from '../../lib/messages';
import { motion } from '../../lib/settings.svelte';
import { api } from '../api.svelte';
import type { LiveTable } from './live.svelte';
import { ShownTable } from './shown.svelte';

/** How long each move is shown while a game plays by itself, in milliseconds. */
const STEP = 1_300;

/** A game that is looked back at: which moment of it is shown, and how one gets to another. */
export class Replay {
  /** The number of moves made at the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  readonly shown: ShownTable;
  #known = new Map<number, TableView>();
  #wanted = 0;

  constructor(
    readonly live: LiveTable,
    start: number | null,
  ) {
    this.shown = new ShownTable(live.game, live.whole, true);
    this.at = start !== null && start >= 0 && start <= this.most ? start : this.most;
    $effect(() => {
      const moves = this.at;
      untrack(() => {
        history.replaceState(null, '', `#${moves}`);
        void this.#show(moves);
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#step(), STEP);
      return () => clearInterval(timer);
    });
  }

  get most(): number {
    return this.live.info.steppable ?? this.live.info.moves;
  }
  /** The moves that were not taken back. */
  get standing(): StepInfo[] {
    return this.live.log.filter((step) => !step.undone && step.number > 0 && step.number <= this.most);
  }
  /** The move that led to this moment. */
  get now(): StepInfo | undefined {
    return this.standing[this.at - 1];
  }

  go(moves: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.most, moves));
  }

  toggle(): void {
    if (!this.playing && this.at >= this.most) this.at = 0;
    this.playing = !this.playing;
  }

  #step(): void {
    if (this.at >= this.most) this.playing = false;
    else this.at += 1;
  }

  async #fetch(moves: number): Promise<TableView> {
    const found = this.#known.get(moves) ?? (await api.tableAt(this.live.info.table, moves));
    this.#known.set(moves, found);
    return found;
  }

  async #show(moves: number): Promise<void> {
    const turn = ++this.#wanted;
    const view = await this.#fetch(moves).catch(() => null);
    if (!view || turn !== this.#wanted) return;
    const forward = moves === (this.shown.log.at(-1)?.number ?? 0) + 1;
    const starts = forward && !motion.reduced ? takeOff(this.#motions(view)) : [];
    this.shown.show(view);
    await tick();
    await land(starts);
    if (moves < this.most) void this.#fetch(moves + 1).catch(() => {});
  }

  #motions(view: TableView) {
    return this.live.game.table.motions?.(this.shown.view, view.view, view.log.slice(-1)) ?? [];
  }
}
