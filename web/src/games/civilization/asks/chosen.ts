// What was chosen on the map, and is confirmed in the bar.
import type { BarAction } from '../../../lib/game';
import { split } from '../content';
import { UI } from '../icons';
import type { Table } from '../words';

export const selectedArea = (table: Table): string | null => {
  const [kind, id] = split(table.selected ?? '');
  return kind === 'area' ? id : null;
};

/** A place that was chosen on a phone, to be confirmed by the button. */
export function confirmed(table: Table, move: string, label: string): BarAction[] {
  return table.choice(move) ? [{ id: 'choose', label, icon: UI.check, move, primary: true }] : [];
}
