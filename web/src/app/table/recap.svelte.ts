import { untrack } from 'svelte';
import type { Pin } from '../../lib/game';
import { motion, settings, type Pace } from '../../lib/settings.svelte';
import { doersOf, othersDeeds, type Doer, type Numbered } from './deeds';
import type { LiveTable } from './live.svelte';
import { Moments } from './moments.svelte';
import type { ShownTable } from './shown.svelte';

/** How long each thing is shown at the usual speed, in milliseconds; of many things each is shown for a shorter time. */
const STEP = 1_300;
const SHORTEST = 500;
const ALL = 24_000;
const SPEED: Record<Pace, number> = { slow: 0.5, normal: 1, fast: 3 };
/** So many things are worth a list that opens by itself. */
const SEVERAL = 2;

/** What others did since one's last turn: a list, and each thing of it shown on the table as it stood then. */
export class Recap {
  open = $state(false);
  playing = $state(false);
  /** The place in the list of what is shown. */
  at = $state(0);
  readonly #moments: Moments;
  readonly #found = $derived.by(() => othersDeeds(this.live));
  readonly doers: Doer[] = $derived.by(() => doersOf(this.live, this.#found.steps, this.#found.deeds));
  /** The last move that was told in a list, so that it does not open for it again. */
  #told = 0;

  constructor(readonly live: LiveTable) {
    this.#moments = new Moments(live);
    this.#told = Number(sessionStorage.getItem(this.#key) ?? 0);
    $effect(() => {
      const asked = live.asked;
      untrack(() => asked && this.#newTurn());
    });
    // Whoever goes on with the game has seen enough.
    $effect(() => {
      if (live.busy || live.selected || !live.asked) untrack(() => this.close());
    });
    $effect(() => {
      if (!this.open) return;
      const deed = this.deeds[this.at];
      untrack(() => void this.#show(deed));
    });
  }

  get #key(): string {
    return `recap:${this.live.info.table}`;
  }
  get shown(): ShownTable {
    return this.#moments.shown;
  }
  get deeds(): Numbered[] {
    return this.#found.deeds;
  }
  /** There is a list to look at. */
  get there(): boolean {
    return this.deeds.length > 0 && !!this.live.decision;
  }
  get now(): Numbered | undefined {
    return this.deeds[this.at];
  }

  #newTurn(): void {
    const { live } = this;
    const last = this.deeds.at(-1)?.after ?? 0;
    const fresh = last > this.#told && this.deeds.length >= SEVERAL;
    this.#told = Math.max(this.#told, last);
    sessionStorage.setItem(this.#key, String(this.#told));
    if (!fresh || !settings.recap || motion.reduced || live.seats.length > 1) return;
    if (live.game.table.together && !live.missed) return;
    this.watch();
  }

  /** From the first thing on. */
  watch(): void {
    this.open = true;
    this.playing = !motion.reduced;
    this.at = 0;
  }

  close(): void {
    if (!this.open) return;
    this.open = this.playing = false;
    clearTimeout(this.#timer);
    this.shown.pins = [];
    this.live.hovered = null;
    this.live.missed = false;
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.#later();
    else clearTimeout(this.#timer);
  }

  /** To a thing of the list; playing stops. */
  go(place: number): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.at = Math.max(0, Math.min(this.deeds.length - 1, place));
  }

  #timer: ReturnType<typeof setTimeout> | undefined;
  #later(): void {
    clearTimeout(this.#timer);
    const each = Math.max(SHORTEST, Math.min(STEP, ALL / this.deeds.length));
    this.#timer = setTimeout(() => this.#next(), each / SPEED[settings.pace]);
  }
  /** After the last thing the table is shown as it is now. */
  #next(): void {
    if (!this.playing) return;
    if (this.at + 1 >= this.deeds.length) this.close();
    else this.at += 1;
  }

  async #show(deed: Numbered | undefined): Promise<void> {
    if (!deed) return this.close();
    clearTimeout(this.#timer);
    const pins = this.#pins(deed);
    const shown = await this.#moments.show(deed.after, this.deeds[this.at + 1]?.after);
    if (!shown || !this.open) return;
    this.shown.pins = pins;
    this.live.hovered = deed.thing ?? null;
    this.live.say(`${this.live.name(deed.seat)}: ${deed.text}`);
    if (this.playing) this.#later();
  }

  /** The numbers of what this seat did up to now, and of what comes next, as far as it can be pointed at; one number a place. */
  #pins(now: Numbered): Pin[] {
    const places = new Map<string, Pin>();
    const doer = this.doers.find(({ deeds }) => deeds.includes(now));
    for (const { number, seat, thing } of doer?.deeds ?? [])
      if (number === now.number) places.set(thing ?? '', { number, seat, thing: thing ?? '', now: true });
      else if (thing && number <= now.number + 1 && !places.has(thing))
        places.set(thing, { number, seat, thing, now: false });
    return [...places.values()];
  }

  /** Space, arrows and Esc while it is open: true if the key was one of them. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (!this.open) return false;
    if (event.key === 'Escape') this.close();
    else if (event.key === 'ArrowLeft') this.go(this.at - 1);
    else if (event.key === 'ArrowRight') this.go(this.at + 1);
    else if (event.key === ' ' && !target.closest('button, a, input')) this.toggle();
    else return false;
    return true;
  }
}
