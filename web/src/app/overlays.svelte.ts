/** What lies over or beside the page: the list of keys, the drawer, text mode, a word that something was done. */

import { remember, settings } from '../lib/settings.svelte';

class Overlays {
  keys = $state(false);
  drawer = $state(false);
  toast = $state('');
  /** Keys of the game that is played, beside those of every table. */
  keyNames = $state.raw<[keys: string[], text: string][]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): boolean {
    return settings.text;
  }
  toggleText(): void {
    remember('text', !settings.text);
  }
  tell(text: string): void {
    this.toast = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = ''), Math.max(2_500, text.length * 70));
  }
}

export const overlays = new Overlays();

/** Put a text on the clipboard; where a browser does not allow that (plain http), the old way. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
