import { tick } from 'svelte';
import { land, takeOff } from '../../lib/flights';
import type { TableView } from '../../lib/messages';
import { motion } from '../../lib/settings.svelte';
import { api } from '../api.svelte';
import type { LiveTable } from './live.svelte';
import { ShownTable } from './shown.svelte';

/** Earlier moments of a game, one of which is shown. */
export class Moments {
  readonly shown: ShownTable;
  #known = new Map<number, TableView>();
  #wanted = 0;

  constructor(readonly live: LiveTable) {
    this.shown = new ShownTable(live.game, live.whole, true);
  }

  /** The table after so many moves; after the next one what moved is seen moving. False if it could not be shown, or
   *  another moment was asked for meanwhile. */
  async show(moves: number, next?: number): Promise<boolean> {
    const turn = ++this.#wanted;
    const view = await this.fetch(moves).catch(() => null);
    if (!view || turn !== this.#wanted) return false;
    const forward = moves === (this.shown.log.at(-1)?.number ?? 0) + 1;
    const starts = forward && !motion.reduced ? takeOff(this.#motions(view)) : [];
    this.shown.show(view);
    await tick();
    await land(starts);
    if (next !== undefined) void this.fetch(next).catch(() => {});
    return turn === this.#wanted;
  }

  async fetch(moves: number): Promise<TableView> {
    const found = this.#known.get(moves) ?? (await api.tableAt(this.live.info.table, moves));
    this.#known.set(moves, found);
    return found;
  }

  #motions(view: TableView) {
    return this.live.game.table.motions?.(this.shown.view, view.view, view.log.slice(-1)) ?? [];
  }
}
