/** A game that was kept in a file becomes a table. */

import { texts } from '../lib/texts.svelte';
import { api, said } from './api.svelte';
import { overlays } from './overlays.svelte';
import { router } from './router.svelte';

export async function openRecord(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const table = await api.upload(file);
    router.go(`/table/${table.table}`);
    if (table.note) overlays.tell(texts.refusal(table.note));
  } catch (problem) {
    overlays.tell(said(problem));
  }
}
