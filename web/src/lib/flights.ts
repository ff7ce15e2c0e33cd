/** Things that go somewhere are seen going there: a copy flies from the old place to the new one. */

import type { Motion } from './game';

const FLIGHT = 320;
const TURN = 240;
const MOST = 1200;

interface Start {
  motion: Motion;
  box: DOMRect;
  copy: HTMLElement;
}

function place(name: string): HTMLElement | null {
  for (const found of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`))
    if (found.offsetParent !== null || found.getClientRects().length) return found;
  return null;
}

/** Before the table changes: where everything that will move stands now, and how it looks. */
export function takeOff(motions: Motion[]): Start[] {
  const starts: Start[] = [];
  for (const motion of motions) {
    const element = place(motion.from);
    if (!element) continue;
    const copy = element.cloneNode(true) as HTMLElement;
    starts.push({ motion, box: element.getBoundingClientRect(), copy });
  }
  return starts;
}

/** After the table changed: let the copies fly to where the things are now. Resolves when all have landed. */
export async function land(starts: Start[]): Promise<void> {
  if (!starts.length) return;
  const flights = starts.map((start) => fly(start)).filter((flight) => flight !== null);
  const skip = () => flights.forEach((flight) => flight.finish());
  window.addEventListener('pointerdown', skip, { once: true });
  const timer = setTimeout(skip, MOST);
  await Promise.all(flights.map((flight) => flight.finished.catch(() => undefined)));
  clearTimeout(timer);
  window.removeEventListener('pointerdown', skip);
}

const coming = new WeakMap<HTMLElement, number>();

/** What is still on its way is not seen at its new place yet; several things may be on their way to one. */
function awaited(target: HTMLElement, change: 1 | -1): void {
  const flights = (coming.get(target) ?? 0) + change;
  coming.set(target, flights);
  target.style.visibility = flights > 0 ? 'hidden' : '';
}

function fly({ motion, box, copy }: Start): Animation | null {
  const target = place(motion.to);
  if (!target) return null;
  const end = target.getBoundingClientRect();
  const stays = Math.abs(end.left - box.left) < 2 && Math.abs(end.top - box.top) < 2;
  if (!end.width || (stays && !motion.turn)) return null;
  lay(copy, box);
  if (motion.seat !== undefined)
    Object.assign(copy.style, {
      outline: `3px solid var(--seat${motion.seat + 1})`,
      outlineOffset: '1px',
      borderRadius: '10px',
    });
  awaited(target, 1);
  const flight = motion.turn ? lift(copy, motion) : carry(copy, motion, box, end);
  const landed = () => {
    copy.remove();
    awaited(target, -1);
    if (motion.turn) target.animate([EDGE, FLAT], { duration: TURN / 2, easing: 'ease-out' });
  };
  flight.finished.then(landed, landed);
  return flight;
}

/** A copy over the table, which nobody can point at. */
function lay(copy: HTMLElement, box: DOMRect): void {
  copy.removeAttribute('data-at');
  copy.removeAttribute('aria-pressed');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    transition: 'none',
  });
  document.body.append(copy);
}

function carry(copy: HTMLElement, motion: Motion, box: DOMRect, end: DOMRect): Animation {
  // One scale for both directions, and the middle on the middle: a card stays a card, however small its new place.
  const scale = Math.max(0.2, Math.min(end.width / box.width, end.height / box.height, 1));
  const dx = end.left + (end.width - box.width * scale) / 2 - box.left;
  const dy = end.top + (end.height - box.height * scale) / 2 - box.top;
  const there = `translate(${dx}px, ${dy}px) scale(${scale})`;
  copy.style.transformOrigin = '0 0';
  return copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: there, opacity: 1, offset: 0.92 },
      { transform: there, opacity: 0 },
    ],
    { duration: FLIGHT, delay: motion.delay ?? 0, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' },
  );
}

const FLAT = { transform: 'none' };
const EDGE = { transform: 'rotateY(90deg)' };

/** The first half of turning over: the back, until it stands on its edge. */
function lift(copy: HTMLElement, motion: Motion): Animation {
  return copy.animate([FLAT, EDGE], {
    duration: TURN / 2,
    delay: motion.delay ?? 0,
    easing: 'ease-in',
    fill: 'both',
  });
}
