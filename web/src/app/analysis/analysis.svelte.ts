import type { AnalysisState, Chosen, Turning } from '../../lib/messages';
import { api, said } from '../api.svelte';
import { overlays } from '../overlays.svelte';

export type Form = 'looked' | 'was';

/** Milliseconds between two questions how far it is. */
const POLL = 700;
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export const SIGNS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A share of the win in points, with its sign if it is a difference. */
export const points = (share: number) => Math.round(share * 100);
export function signed(value: number): string {
  if (value < 0) return `−${-value}`;
  return value > 0 ? `+${value}` : '0';
}

/** What the server found out about a finished game, or how far it is with that. */
export class GameAnalysis {
  told = $state.raw<AnalysisState | null>(null);
  /** Which form of the curve is drawn. */
  form = $state<Form>('looked');
  /** Whose errors and luck are marked, where more than two play. */
  seat = $state(0);
  /** The one of the advised moves that is pointed at. */
  pointed = $state<number | null>(null);
  #timer = 0;
  #over = false;

  constructor(readonly table: string) {}

  get done() {
    return this.told?.analysis ?? null;
  }
  get running(): boolean {
    return this.told?.state === 'running';
  }

  async load(): Promise<void> {
    await this.#hear(api.analysis(this.table));
  }
  async start(): Promise<void> {
    await this.#hear(api.analyse(this.table));
  }
  async stop(): Promise<void> {
    await this.#hear(api.stopAnalysis(this.table));
  }
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #hear(answer: Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await answer;
    } catch (problem) {
      overlays.tell(said(problem));
      return;
    }
    if (this.running && !this.#over) this.#timer = window.setTimeout(() => void this.load(), POLL);
  }

  /** The choice that is made next after so many moves: of several parts of a move the one that cost most. */
  choiceAt(moves: number): Chosen | null {
    const here = this.done?.choices.filter(({ step }) => step === moves + 1) ?? [];
    return here.reduce<Chosen | null>(
      (worst, one) => (worst && worst.error >= one.error ? worst : one),
      null,
    );
  }

  /** Where a turning point is looked at: before an error, and after a draw. */
  momentOf(one: Turning): number {
    const chosen = this.done?.choices[one.choice];
    if (!chosen) return 0;
    return one.kind === 'error' ? chosen.step - 1 : chosen.step;
  }
}
