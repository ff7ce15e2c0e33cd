// What somebody did, in the few words of the list of what happened since one's last turn.
import type { Deed } from '../../lib/game';
import type { StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { ART, TOKENS, UI, WONDERS } from './icons';
import { mainEvent } from './story';
import { cardName, tokenName, wonderName, type Table } from './words';

export function deeds(_table: Table, step: StepInfo): Deed[] {
  const event = mainEvent(step);
  if (!event || step.seat < 0) return [];
  const { card = '', wonder = '', token = '' } = event.args as Record<string, string | undefined>;
  const { seat } = step;
  const names = [wonder && wonderName(wonder), token && tokenName(token), card && cardName(card)];
  const what = names.find(Boolean) ?? '';
  const text = texts.say(`duel-deed-${event.event}`, { what });
  if (wonder) return [{ seat, text, icon: WONDERS[wonder] ?? UI.wonder, thing: `wonder:${wonder}` }];
  if (token) return [{ seat, text, icon: TOKENS[token] ?? UI.laurels, thing: `token:${token}` }];
  if (!card) return [{ seat, text, icon: UI.begin }];
  const gone = event.event === 'discarded' || event.event === 'destroyed';
  const icon = gone ? UI.discard : (ART[card] ?? UI.build);
  return [{ seat, text, icon, thing: gone ? 'pile' : `card:${card}` }];
}
