import type { Action } from 'svelte/action';
import type { Camera } from './camera.svelte';

const STILL = 5; // pixels: less is a click
const TWICE = 300; // milliseconds between the taps of a double tap
const CLOSER = 1.5;

/** Mouse, touch and keys move the camera. What was a drag is no click afterwards. */
export const gestures: Action<HTMLElement, Camera> = (node, camera) => {
  const fingers = new Map<number, [number, number]>();
  let travelled = 0;
  let tapped = { at: 0, x: 0, y: 0 };

  const here = (event: MouseEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = () => {
    const [a, b] = [...fingers.values()] as [[number, number], [number, number]];
    return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  };

  function down(event: PointerEvent) {
    if (event.button) return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, here(event));
  }
  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = here(event);
    const pinch = fingers.size === 2 ? spread() : null;
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (pinch) {
      const after = spread();
      camera.pan(after.x - pinch.x, after.y - pinch.y);
      camera.zoom(after.apart / pinch.apart, after.x, after.y);
    } else if (travelled > STILL) {
      // Captured no sooner: a captured pointer's click would not reach what lies under it.
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      camera.pan(now[0] - before[0], now[1] - before[1]);
    }
  }
  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || event.pointerType !== 'touch' || travelled > STILL) return;
    const [x, y] = here(event);
    const again = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 30;
    if (again) camera.zoom(CLOSER * CLOSER, x, y);
    tapped = again ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x, y };
  }
  function click(event: MouseEvent) {
    if (travelled <= STILL) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }
  function wheel(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0022)), ...here(event));
  }
  function key(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') camera.zoom(CLOSER);
    else if (event.key === '-') camera.zoom(1 / CLOSER);
    else if (event.key === '0') camera.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // To show a button that has the focus a browser scrolls what is around the map, with all that lies over it; the
  // camera goes there instead.
  const around = node.parentElement;
  const back = () => around?.scrollTo(0, 0);
  around?.addEventListener('scroll', back);

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
    ['keydown', key],
  ];
  for (const [name, run, options] of listeners) node.addEventListener(name, run as EventListener, options);
  return {
    destroy() {
      around?.removeEventListener('scroll', back);
      for (const [name, run, options] of listeners)
        node.removeEventListener(name, run as EventListener, options);
    },
  };
};
