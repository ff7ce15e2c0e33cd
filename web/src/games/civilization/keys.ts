// The keys of Civilization's table, beside the letters in the decision bar.
import { chosenUnit } from './battle/fighting';
import { look } from './look.svelte';
import { choose, chosen, chosenArea, nextStack, select, takers } from './moving';
import { dividing } from './production/dividing.svelte';
import { composer } from './trade/drafting.svelte';
import type { Table } from './words';

/** True if the key meant something here. */
export function key(table: Table, event: KeyboardEvent): boolean {
  if (event.key === 't') {
    look.toggle('technologies');
    return true;
  }
  if (event.key === 'g') {
    look.toggle('overview');
    return true;
  }
  if (event.key === 'm' && table.view.turn) {
    look.map = !look.map;
    return true;
  }
  if (look.open === 'technologies') return false;
  switch (table.decision?.kind) {
    case 'moving':
      return moving(table, event);
    case 'picking':
      return picking(table, event);
    case 'trading':
      return trading(table, event);
    default:
      return false;
  }
}

/** Is a key pressed on something that answers it itself? */
const onControl = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;

/** N goes on to the next stack; 1 to 6 take one more of a kind along, with Shift one less. */
function moving(table: Table, event: KeyboardEvent): boolean {
  if (event.key === 'n') {
    select(table, nextStack(table));
    return true;
  }
  const place = /^Digit([1-6])$/.exec(event.code)?.[1];
  const area = chosenArea(table);
  if (!place || !area) return false;
  const taker = takers(table).get(area)?.[Number(place) - 1];
  if (!taker) return false;
  const now = chosen(table).get(taker.move) ?? 0;
  const next = now + (event.shiftKey ? -1 : 1);
  choose(table, taker, next > taker.count ? 0 : next);
  return true;
}

function picking(table: Table, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !chosenUnit(table)) return false;
  if (onControl(event) && !(event.target as HTMLElement).closest('[aria-pressed=true]')) return false;
  table.primary();
  return true;
}

/** Y, C and R answer the first offer to oneself. */
function trading(table: Table, event: KeyboardEvent): boolean {
  if (event.key === 'Enter' && !onControl(event) && !composer.empty) {
    table.primary();
    return true;
  }
  const offer = table.view.offers.find(({ partner, possible }) => partner === table.seat && possible);
  if (!offer) return false;
  switch (event.key) {
    case 'y':
      if (table.offhand.includes(`accept ${offer.number}`)) table.sendOffhand(`accept ${offer.number}`);
      return true;
    case 'c':
      composer.reverse(offer);
      return true;
    case 'r':
      table.sendOffhand(`decline ${offer.number}`);
      return true;
    default:
      return false;
  }
}

/** Closes what is open over the board, or lets go of what is in hand. */
export function escape(): boolean {
  if (look.open) look.open = '';
  else if (look.unit) look.unit = '';
  else if (dividing.token) dividing.token = '';
  else if (look.map) look.map = false;
  else return false;
  return true;
}

export const keyNames: [keys: string[], text: string][] = [
  [['T'], 'civilization-keys-technologies'],
  [['G'], 'civilization-keys-overview'],
  [['M'], 'civilization-keys-map'],
  [['N'], 'civilization-keys-next'],
  [['1', '…', '6'], 'civilization-keys-kinds'],
  [['Y', 'C', 'R'], 'civilization-keys-answer'],
  [['Shift', 'T'], 'keys-text'],
];
