import type { AnalysisBrief, PlayedGame } from '../../lib/messages';
import { api, said } from '../api.svelte';
import { overlays } from '../overlays.svelte';

/** Milliseconds between two questions how far they are. */
const POLL = 1_500;

/** The analyses of the games in a list. */
export class Briefs {
  known = $state.raw<Map<string, AnalysisBrief>>(new Map());
  #tables: string[] = [];
  #timer = 0;
  #closed = false;

  of(table: string): AnalysisBrief | undefined {
    return this.known.get(table);
  }

  /** What was given away for each choice in those that are known, in points. */
  given(games: PlayedGame[]): number | null {
    let given = 0;
    let choices = 0;
    for (const game of games) {
      const brief = this.of(game.table);
      const seat = ownSeat(game);
      if (seat < 0 || brief?.state !== 'done') continue;
      given += brief.given[seat] ?? 0;
      choices += brief.choices[seat] ?? 0;
    }
    return choices ? (100 * given) / choices : null;
  }

  async look(tables: string[]): Promise<void> {
    this.#tables = tables;
    clearTimeout(this.#timer);
    if (this.#closed || !tables.length) return;
    const found = await api.analyses(tables.slice(0, 50)).catch(() => null);
    if (!found || this.#closed) return;
    this.known = new Map(found.map((brief) => [brief.table, brief]));
    if (found.some(({ state }) => state === 'running'))
      this.#timer = window.setTimeout(() => void this.look(this.#tables), POLL);
  }

  async start(table: string): Promise<void> {
    await this.#done(api.analyse(table));
  }
  async stop(table: string): Promise<void> {
    await this.#done(api.stopAnalysis(table));
  }
  async #done(answer: Promise<unknown>): Promise<void> {
    await answer.catch((problem: unknown) => overlays.tell(said(problem)));
    await this.look(this.#tables);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** One's own seat in a game, or -1. */
export const ownSeat = (game: PlayedGame): number => game.seats.find(({ mine }) => mine)?.seat ?? -1;
