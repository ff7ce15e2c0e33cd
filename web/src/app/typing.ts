/** Is a key pressed there meant for a field, not for the page? */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range]), textarea, select, [contenteditable]');
