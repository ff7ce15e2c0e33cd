/** The name that somebody gets who has not said theirs: "Guest 4021". */

import { api, session } from './api.svelte';

export const isGuestName = (name: string): boolean => /^(Guest|Gast) \d{4}$/.test(name);

/** Take another name, if it is one. */
export async function callMe(name: string): Promise<void> {
  const given = name.trim();
  if (given && given !== session.me?.name) session.me = await api.setMe({ name: given });
}
