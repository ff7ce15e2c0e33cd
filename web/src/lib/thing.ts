import type { Action } from 'svelte/action';
import type { Table, Thing } from './game';
import { tips } from './tip.svelte';

export interface ThingOptions {
  table: Table;
  thing: Thing;
  tip?: boolean;
  /** Where it lies, for flights, when that is not the thing itself. */
  at?: string;
}

const HOVER = 350;
const PRESS = 400;

/** An element that shows a thing of the table: pointing at it inspects it, a long press opens its tip as a sheet. */
export const thing: Action<HTMLElement | SVGElement, ThingOptions> = (node, options) => {
  let now = options;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const mark = () => (node.dataset['at'] = now.at ?? now.thing);
  const tip = (sheet: boolean) => ({ table: now.table, thing: now.thing, anchor: node, sheet });

  function enter(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    now.table.hovered = now.thing;
    if (now.tip) tips.after(HOVER, tip(false));
  }
  function leave() {
    // Later: an element that goes away blurs while the page is being drawn, when nothing may change.
    const { table, thing } = now;
    queueMicrotask(() => {
      if (table.hovered === thing) table.hovered = null;
      tips.hide(node);
    });
  }
  function focus() {
    now.table.hovered = now.thing;
    if (now.tip && node.matches(':focus-visible')) tips.after(0, tip(false));
  }
  function down(event: PointerEvent) {
    pressed = false;
    tips.hide(node);
    if (event.pointerType !== 'touch' || !now.tip) return;
    pressing = setTimeout(() => {
      pressed = true;
      tips.after(0, tip(true));
    }, PRESS);
  }
  const up = () => clearTimeout(pressing);
  function click(event: MouseEvent) {
    if (!pressed) return;
    pressed = false; // the press has been answered by the sheet
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const menu = (event: Event) => pressed && event.preventDefault();

  const listeners: [string, (event: never) => void, boolean?][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focus', focus],
    ['blur', leave],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['contextmenu', menu],
    ['click', click, true],
  ];
  for (const [name, run, capture] of listeners) node.addEventListener(name, run as EventListener, capture);
  mark();
  return {
    update(next) {
      now = next;
      mark();
    },
    destroy() {
      clearTimeout(pressing);
      leave();
      for (const [name, run, capture] of listeners)
        node.removeEventListener(name, run as EventListener, capture);
    },
  };
};
