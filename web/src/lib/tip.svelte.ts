/** The one tooltip there is: what it speaks of, and where it stands. */

import type { Table, Thing } from './game';

export interface Tip {
  table: Table;
  thing: Thing;
  anchor: Element;
  /** Opened by a long press: a sheet that stays until it is closed. */
  sheet: boolean;
}

class TipState {
  shown = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  after(ms: number, tip: Tip): void {
    clearTimeout(this.#timer);
    if (ms === 0) this.shown = tip;
    else this.#timer = setTimeout(() => (this.shown = tip), ms);
  }

  hide(anchor?: Element): void {
    clearTimeout(this.#timer);
    if (this.shown && (!anchor || (this.shown.anchor === anchor && !this.shown.sheet))) this.shown = null;
  }
}

export const tips = new TipState();
