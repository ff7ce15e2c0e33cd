import type { Action } from 'svelte/action';

export interface RovingOptions {
  /** Only these of the group can be reached with the arrows. */
  only?: string;
  /** Where an arrow leads from a member: the nearest in that direction, unless told. */
  step?: (from: HTMLElement, direction: [number, number]) => HTMLElement | null;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest rectangle in a direction: distance along it, plus twice the distance aside. */
export function nearest(from: DOMRect, all: DOMRect[], [dx, dy]: [number, number]): number {
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  all.forEach((box, index) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = index;
    }
  });
  return best;
}

/** A group that is one tab stop; arrows move inside it. Its members carry `data-rove`. */
export const roving: Action<HTMLElement, RovingOptions | undefined> = (group, options) => {
  let now = options ?? {};
  const members = () =>
    [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter(
      (item) => !now.only || item.matches(now.only),
    );
  function settle(chosen?: HTMLElement) {
    const all = members();
    const stop = chosen ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of group.querySelectorAll<HTMLElement>('[data-rove]')) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index || !item.hasAttribute('tabindex')) item.tabIndex = index;
    }
  }
  function go(item: HTMLElement | undefined, event: KeyboardEvent) {
    if (!item) return;
    event.preventDefault();
    settle(item);
    item.focus();
  }
  function key(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (!here) return;
    const all = members();
    if (event.key === 'Home') return go(all[0], event);
    if (event.key === 'End') return go(all.at(-1), event);
    const step = STEPS[event.key];
    if (!step) return;
    if (now.step) return go(now.step(here, step) ?? undefined, event);
    const others = all.filter((item) => item !== here);
    const found = nearest(
      here.getBoundingClientRect(),
      others.map((item) => item.getBoundingClientRect()),
      step,
    );
    go(others[found], event);
  }
  const focus = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (item) settle(item);
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', focus);
  settle();
  return {
    update(next) {
      now = next ?? {};
      settle();
    },
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', focus);
    },
  };
};
