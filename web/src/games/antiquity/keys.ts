// The keys of Antiquity's table, beside the letters in the decision bar.
import { landMove } from './building';
import { look } from './look.svelte';
import { markerVerb, toggleMarker } from './markers';
import { hangAt, nextPlace, putDown, step, turn } from './placing';
import { realmOf, type Table } from './words';

const ARROWS: Record<string, [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Is a key pressed on something of the page that answers it itself? */
const onControl = (event: KeyboardEvent): boolean => {
  const control =
    event.target instanceof Element ? event.target.closest('button, a, summary, [data-rove]') : null;
  // A field that cannot be picked has nothing to answer.
  return control !== null && !control.matches('[data-field]:not(.can)');
};

/** True if the key meant something here. */
export function key(table: Table, event: KeyboardEvent): boolean {
  const square = namesSquare(table) ? typed(event) : null;
  if (square !== null) {
    if (square) goTo(table, square);
    return true;
  }
  if (event.key.toLowerCase() === 'g') {
    look.wide = !wideNow(table);
    return true;
  }
  if (look.holding) return holding(table, event);
  if (event.key === 'Enter' && !onControl(event) && (markerVerb(table) || table.choice(landMove(table)))) {
    table.primary();
    return true;
  }
  const city = Number(event.key);
  if (city >= 1 && city <= (realmOf(table, table.seat)?.cities.length ?? 0) && city !== look.city) {
    look.city = city;
    return true;
  }
  return false;
}

const namesSquare = (table: Table): boolean => look.holding || table.decision?.kind === 'burying';

/** The letter of a square that was typed; its number follows. */
let column = '';

/** A square by its name: '' after its letter, null if the key is no part of one. */
function typed(event: KeyboardEvent): string | null {
  const pressed = event.key.toLowerCase();
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && /^[a-g]$/.test(pressed)) {
    column = pressed;
    return '';
  }
  const name = plain && column && /^[1-7]$/.test(pressed) ? column + pressed : null;
  column = '';
  return name;
}

/** The piece in hand goes to a square of the city that is shown; or a grave does. */
function goTo(table: Table, square: string): void {
  const place = `${look.city}${square}`;
  if (look.holding) hangAt(table, place);
  else toggleMarker(table, place);
}

/** Arrows move the piece, N and Shift N go to the next and previous place, R and Shift R turn, Enter puts it down. */
function holding(table: Table, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  const by = event.shiftKey ? -1 : 1;
  if (arrow) step(table, ...arrow);
  else if (event.key.toLowerCase() === 'n') nextPlace(table, by);
  else if (event.key.toLowerCase() === 'r') turn(table, by);
  else if (event.key === 'Enter' && !(onControl(event) && event.target instanceof HTMLAnchorElement)) {
    // A piece that was just taken from the tray by Enter is put down by the next one.
    putDown(table);
  } else return false;
  return true;
}

const LAND_PHASES = ['setup', 'land', 'harvest', 'exploration', 'pollution', 'over'];

/** Does the land lead now? In the phases that are about it, unless one says otherwise. */
export const wideNow = (table: Table): boolean => look.wide ?? LAND_PHASES.includes(table.view.phase);

/** Closes what is open, or lets go of what is in hand. */
export function escape(): boolean {
  if (look.holding) look.letGo();
  else if (look.open) look.open = '';
  else if (look.mode) look.mode = '';
  else if (look.shelf) look.shelf = '';
  else if (look.field) look.field = '';
  else if (look.site) look.leaveLand();
  else if (look.seat >= 0) look.seat = -1;
  else return false;
  return true;
}

export const keyNames: [keys: string[], text: string][] = [
  [['←', '↑', '→', '↓'], 'antiquity-keys-move'],
  [['A1', '…', 'G7'], 'antiquity-keys-square'],
  [['N', 'Shift N'], 'antiquity-keys-next'],
  [['R', 'Shift R'], 'antiquity-keys-turn'],
  [['Enter'], 'antiquity-keys-build'],
  [['1', '…', '4'], 'antiquity-keys-city'],
  [['G'], 'antiquity-keys-land'],
];
