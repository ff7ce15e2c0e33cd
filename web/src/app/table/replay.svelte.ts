import { untrack } from 'svelte';
import type { StepInfo } from '../../lib/messages';
import type { LiveTable } from './live.svelte';
import { Moments } from './moments.svelte';
import type { ShownTable } from './shown.svelte';
import { stopFrom, stopsOf, type Unit } from './stops';

/** How long each move is shown while a game plays by itself, in milliseconds. */
const STEP = 1_300;

/** A game that is looked back at: which moment of it is shown, and how one gets to another. */
export class Replay {
  /** The number of moves made at the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  /** By what the buttons and playing go on. */
  unit = $state<Unit>('move');
  readonly #moments: Moments;
  readonly #stops = $derived.by(() => ({
    move: stopsOf(this.live, this.standing, 'move'),
    turn: stopsOf(this.live, this.standing, 'turn'),
  }));

  constructor(
    readonly live: LiveTable,
    start: number | null,
  ) {
    this.#moments = new Moments(live);
    this.at = start !== null && start >= 0 && start <= this.most ? start : this.most;
    $effect(() => {
      const moves = this.at;
      untrack(() => {
        history.replaceState(null, '', `#${moves}`);
        void this.#moments.show(moves, moves < this.most ? this.from(1) : undefined);
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#goOn(), STEP);
      return () => clearInterval(timer);
    });
  }

  get shown(): ShownTable {
    return this.#moments.shown;
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
  /** Can the game be played on from this moment? Not where it was played to its end. */
  get goesOn(): boolean {
    return this.at < this.most || this.live.info.outcome?.how !== 'played';
  }
  /** Do turns have several moves here? Else one steps by moves only. */
  get hasTurns(): boolean {
    return this.#stops.turn.length < this.#stops.move.length;
  }

  /** The moment that a step in a direction leads to. */
  from(step: 1 | -1, unit = this.unit): number {
    return stopFrom(this.#stops[unit], this.at, step);
  }

  step(step: 1 | -1, unit = this.unit): void {
    this.go(this.from(step, unit));
  }

  go(moves: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.most, moves));
  }

  toggle(): void {
    if (!this.playing && this.at >= this.most) this.at = 0;
    this.playing = !this.playing;
  }

  #goOn(): void {
    if (this.at >= this.most) this.playing = false;
    else this.at = this.from(1);
  }
}
