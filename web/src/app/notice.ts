/** It is your move: a notification when the page is out of sight, and a soft tick when sounds are on. */

import { settings } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';
import type { ShownTable } from './table/store.svelte';

export function yourTurn(table: ShownTable): void {
  if (settings.sounds) tick();
  if (
    !document.hidden ||
    !settings.notices ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification(texts.word('game', table.info.game), {
    body: texts.say('table-your-move'),
    tag: table.info.table,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

let audio: AudioContext | null = null;

function tick(): void {
  audio ??= new AudioContext();
  const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
