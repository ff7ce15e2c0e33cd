/** Where the page goes when somebody is asked something. */

import { motion } from '../../lib/settings.svelte';

/** The height of the bar at the top, in pixels. */
const HEADING = 64;

/** Whoever plays by keyboard goes on where the next thing is asked, not at the top of the page. */
export function focusAsked(main: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  main.querySelector<HTMLElement>('[data-asked] [data-rove][tabindex="0"]')?.focus();
}

/** What is asked comes into sight when most of it is not. */
export function showAsked(main: HTMLElement): void {
  const asked = main.querySelector('[data-asked]');
  if (!asked) return;
  const { top, bottom, height } = asked.getBoundingClientRect();
  const floor = main.querySelector('.decide')?.getBoundingClientRect().top ?? innerHeight;
  const seen = Math.min(bottom, floor) - Math.max(top, HEADING);
  if (seen < Math.min(height, floor - HEADING) / 2)
    asked.scrollIntoView({ block: 'start', behavior: motion.reduced ? 'auto' : 'smooth' });
}
