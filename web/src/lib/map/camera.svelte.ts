/** What of a map is seen, and how large: screen = units * k + (x, y). */

import { motion } from '../settings.svelte';
import type { Point } from './data';
import { nearestCopy } from './round';

/** MAPS: at scale 1 a map is this many pixels wide. */
const FULL = 1600;
const CLOSEST = 6;
const MARGIN = 14;
const GLIDE = 260;
const SETTLE = 140;
/** For so many milliseconds after somebody moved the map themselves it does not follow the game. */
const OWN_WAY = 8_000;
/** How much nearer than the whole map something is looked at that happens, and how much of each side of the window counts as
 *  its edge. */
const NEARER = 1.7;
const RIM = 0.16;

export interface Plane {
  width: number;
  height: number;
  wrap: boolean;
  /** The largest k; unless told, where the map is six times as wide as at scale 1. */
  most?: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** Of the window on the map, in pixels; 0 until it was measured. */
  width = $state(0);
  height = $state(0);
  /** Under way: a drag, a pinch, a glide. */
  moving = $state(false);
  /** The k that names and pieces were laid out for: it follows when the map comes to rest, so that moving costs nothing. */
  laid = $state(1);
  /** So many pixels at the top and at the bottom of the window are covered by something. */
  covered = { top: 0, bottom: 0 };
  #gliding = 0;
  #touched = -Infinity;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly plane: Plane) {}

  /** 1 where the whole map would be 1600 pixels wide; as it is laid out. */
  get scale(): number {
    return (this.laid * this.plane.width) / FULL;
  }
  /** The whole map in the window; one that goes round fills its width, so that nothing is seen twice. */
  get least(): number {
    const { width, height, wrap } = this.plane;
    const whole = wrap
      ? this.width / width
      : Math.min((this.width - 2 * MARGIN) / width, (this.height - 2 * MARGIN) / height);
    return Math.max(0.05, whole);
  }
  /** A window that is higher than wide is filled to begin with: the whole map would be a strip in it. */
  get #opening(): number {
    return Math.max(this.least, this.width < this.height ? this.height / this.plane.height : 0);
  }
  get most(): number {
    return Math.max(this.least, this.plane.most ?? (CLOSEST * FULL) / this.plane.width);
  }
  get fitted(): boolean {
    return this.k <= this.least * 1.01;
  }
  get middle(): Point {
    return [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k];
  }

  /** The window got another size: what was in its middle stays there. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    const first = !this.width;
    const [begun, whole, middle] = [this.k === this.#opening, this.fitted, this.middle];
    [this.width, this.height] = [width, height];
    const centre: Point = [this.plane.width / 2, this.plane.height / 2];
    if (first || begun) this.#set(this.#opening, first ? centre : middle);
    else if (whole) this.#set(this.least, centre);
    else this.#set(this.k, middle);
    this.#rest();
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#touched = performance.now();
    this.#place(this.x + dx, this.y + dy, this.k);
  }

  /** Zoom so that what is under (px, py) stays there. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#stop();
    this.#touched = performance.now();
    const k = this.#within(this.k * factor);
    this.#place(px - ((px - this.x) * k) / this.k, py - ((py - this.y) * k) / this.k, k);
  }

  fit(): void {
    this.glide([this.plane.width / 2, this.plane.height / 2], this.least);
  }

  /** Bring a point into the middle, at least at a scale; at once where motion is not wanted. */
  glide(point: Point, k = this.k): void {
    this.#stop();
    const to = this.#near(point);
    const target = this.#within(k);
    if (motion.reduced || typeof requestAnimationFrame !== 'function') {
      this.#set(target, to);
      return this.#rest();
    }
    const from = { at: this.middle, k: this.k };
    const began = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - began) / GLIDE);
      const ease = 1 - (1 - t) ** 3;
      this.#set(from.k * (target / from.k) ** ease, [
        from.at[0] + (to[0] - from.at[0]) * ease,
        from.at[1] + (to[1] - from.at[1]) * ease,
      ]);
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Bring a point into view if it is not, or hardly. */
  show(point: Point, margin = 60): void {
    const [px, py] = this.onScreen(point);
    const inside = px > margin && py > margin && px < this.width - margin && py < this.height - margin;
    if (!inside) this.glide(point);
  }

  /** Something happens at a point: look there, if it is not well in sight and nobody has just moved the map. */
  follow(point: Point): void {
    if (performance.now() - this.#touched < OWN_WAY) return;
    const [px, py] = this.onScreen(point);
    const { top, bottom } = this.covered;
    const [dx, dy] = [this.width * RIM, (this.height - top - bottom) * RIM];
    const inside =
      px > dx && px < this.width - dx && py > top + dy && py < this.height - bottom - dy && !this.fitted;
    if (inside) return;
    const k = this.#within(this.fitted ? this.least * NEARER : this.k);
    this.glide([point[0], point[1] - (top - bottom) / 2 / k], k);
  }

  onScreen(point: Point): Point {
    const [x, y] = this.#near(point);
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** On a map that goes round: the copy of a point that is nearest to what is seen. */
  #near([x, y]: Point): Point {
    return [this.plane.wrap ? nearestCopy(x, this.middle[0], this.plane.width) : x, y];
  }

  #within(k: number): number {
    return Math.max(this.least, Math.min(this.most, k));
  }

  #set(k: number, [x, y]: Point): void {
    this.#place(this.width / 2 - x * k, this.height / 2 - y * k, k);
  }

  /** A map that is smaller than its window is centred, a larger one leaves no gap; one that wraps goes round. */
  #place(x: number, y: number, k: number): void {
    const bounded = (at: number, size: number, room: number) =>
      size + 2 * MARGIN <= room ? (room - size) / 2 : Math.max(room - size - MARGIN, Math.min(MARGIN, at));
    const [wide, high] = [this.plane.width * k, this.plane.height * k];
    this.k = k;
    this.y = bounded(y, high, this.height);
    this.x = this.plane.wrap
      ? x - wide * Math.round((x + wide / 2 - this.width / 2) / wide)
      : bounded(x, wide, this.width);
    this.moving = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#rest(), SETTLE);
  }

  #rest(): void {
    clearTimeout(this.#settling);
    this.moving = false;
    this.laid = this.k;
  }

  #stop(): void {
    if (this.#gliding) cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }

  destroy(): void {
    this.#stop();
    clearTimeout(this.#settling);
  }
}
