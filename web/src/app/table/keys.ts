/** The keys of the table. Letters of actions come from the decision bar. */

import { typing } from '../typing';
import type { ShownTable } from './shown.svelte';

export interface Keys {
  table: () => ShownTable;
  undo?: () => void;
  hint?: () => void;
  log: () => void;
  rules: () => void;
  /** Closes one thing; false when there was nothing to close. */
  escape: () => boolean;
}

/** Is a key meant for the table: not for the browser, a dialog or a field that is typed in? */
export const free = (event: KeyboardEvent): boolean =>
  !modified(event) && !typing(event.target) && !document.querySelector('dialog[open]');

export const modified = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

export function tableKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || modified(event) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      if (keys.escape()) event.preventDefault();
      return;
    }
    if (typing(event.target)) return;
    if (pressed(event, keys)) event.preventDefault();
  };
}

function pressed(event: KeyboardEvent, keys: Keys): boolean {
  const table = keys.table();
  const actions = table.bar?.actions ?? [];
  const key = event.key.toUpperCase();
  if (event.key === 'Enter') {
    const at = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
    if (!at || at !== table.selected) return false;
    table.primary();
    return true;
  }
  const action =
    actions.find((one) => one.key?.toUpperCase() === key) ??
    (/^[1-9]$/.test(key) ? actions[Number(key) - 1] : undefined);
  const run = action
    ? () => table.act(action)
    : { U: keys.undo, H: keys.hint, L: keys.log, R: keys.rules }[key];
  run?.();
  return !!run;
}
