// Mouse and fingers over a plan, with a piece in hand: they move it, turn it and put it down.
import type { Square } from '../content';
import { look } from '../look.svelte';
import { putDown, turn, turnsInHand } from '../placing';
import type { Table } from '../words';
import { EDGE, sideOf, SIZE } from './square';

const TURN = 50; // degrees that two fingers have to turn
/** A finger covers what it points at: the piece floats above it. */
const ABOVE = 40;

/** What a plan is, now. */
interface Plan {
  table: Table;
  city: number;
  /** Squares of a side. */
  width: number;
  /** Is there something in hand for it? */
  hold: boolean;
  svg: Element | undefined;
}

/** The wheel turns the piece instead of moving the page. */
export function wheeling(node: Element, plan: () => Plan) {
  const listen = (event: Event) => {
    const { hold, table } = plan();
    if (!hold || turnsInHand(table) < 2) return;
    event.preventDefault();
    turn(table, (event as WheelEvent).deltaY > 0 ? 1 : -1);
  };
  node.addEventListener('wheel', listen, { passive: false });
  return { destroy: () => node.removeEventListener('wheel', listen) };
}

export function pointing(plan: () => Plan) {
  /** Fingers on the plan, and the angle between two of them at the last turn. */
  const fingers: Record<number, [x: number, y: number]> = {};
  let angle: number | null = null;
  let dragging = false;
  let touched = false;

  function under(x: number, y: number): Square | null {
    const { svg, width, city } = plan();
    const box = svg?.getBoundingClientRect();
    if (!box) return null;
    const [column, row] = [x - box.left, y - box.top].map((value) =>
      Math.floor(((value / box.width) * sideOf(width) - EDGE) / SIZE),
    );
    return column! < 0 || row! < 0 || column! >= width || row! >= width
      ? null
      : { city, column: column!, row: row! };
  }

  /** Two fingers turn the piece. True while there are two. */
  function twoFingers(event: PointerEvent): boolean {
    if (event.pointerType !== 'touch' || !(event.pointerId in fingers)) return false;
    fingers[event.pointerId] = [event.clientX, event.clientY];
    const [one, other] = Object.values(fingers);
    if (!one || !other) return false;
    const now = (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
    angle ??= now;
    const by = ((now - angle + 540) % 360) - 180;
    if (Math.abs(by) >= TURN) {
      turn(plan().table, by > 0 ? 1 : -1);
      angle = now;
    }
    return true;
  }

  function lost(event: PointerEvent) {
    delete fingers[event.pointerId];
    angle = null;
  }

  return {
    lost,
    move(event: PointerEvent) {
      if (!plan().hold || twoFingers(event)) return;
      if (event.pointerType !== 'touch') look.at = under(event.clientX, event.clientY) ?? look.at;
      else if (dragging) look.at = under(event.clientX, event.clientY - ABOVE) ?? look.at;
    },
    down(event: PointerEvent) {
      dragging = plan().hold && event.pointerType === 'touch';
      if (dragging) fingers[event.pointerId] = [event.clientX, event.clientY];
    },
    up(event: PointerEvent) {
      lost(event);
      dragging = Object.keys(fingers).length > 0;
      touched = event.pointerType === 'touch';
    },
    click(event: MouseEvent) {
      const { hold, city, table } = plan();
      const at = hold ? under(event.clientX, event.clientY) : null;
      if (!at) return;
      look.at = at;
      look.city = city;
      // A finger cannot hover: it only sets the piece there.
      if (!touched) putDown(table);
    },
    menu(event: MouseEvent) {
      if (!plan().hold) return;
      event.preventDefault();
      turn(plan().table, event.shiftKey ? -1 : 1);
    },
  };
}
