// What a click on something in one's own plan does now: lift it, man it, take it back, clear it.
import { squareOf } from '../content';
import { houseNumbers } from '../houses';
import { look } from '../look.svelte';
import type { BuildingView } from '../messages';
import { legal } from '../placing';
import { isPlanned, isPlannedHouse, takeBackBuilding, takeBackHouse } from '../planned';
import { buildingText } from '../text';
import { kindName, say, shapeName, squareName, type Table } from '../words';

export interface Act {
  label: string;
  run: (event?: Event) => void;
}

/** What can be lifted by the power of Santa Barbara (R080, R202). */
export const liftable = (table: Table): string[] =>
  look.mode === 'lift' || table.decision?.kind === 'rearranging'
    ? (legal(table).nouns.get('lift') ?? [])
    : [];

export const manable = (table: Table): string[] => legal(table).nouns.get('man') ?? [];

const lifting = (table: Table, place: string, shape: string, building = shapeName(shape)): Act => ({
  label: say('move-lift', { building, place: squareName(place) }),
  run() {
    table.send(`lift ${place}`);
    look.take('lay', shape);
    look.at = squareOf(place);
  },
});

export function buildingAct(table: Table, building: BuildingView): Act | null {
  const { place, shape } = building;
  if (liftable(table).includes(place)) return lifting(table, place, shape);
  const back = isPlanned(table, building) ? () => takeBackBuilding(table, building) : null;
  if (manable(table).includes(place))
    return {
      label: say('move-man', { building: shapeName(shape), place: squareName(place) }),
      run(event) {
        // Of what was built just now only the ring is for the man.
        const ring = !(event instanceof MouseEvent) || (event.target as Element).classList.contains('ring');
        if (back && !ring) back();
        else table.send(`man ${place}`);
      },
    };
  return back ? { label: say('move-take-back', { what: buildingText(building) }), run: back } : null;
}

function numbered(table: Table, seat: number, place: string): string {
  const number = houseNumbers(table, seat).get(place);
  return number ? say('house-number', { number }) : kindName('house');
}

export const houseName = (table: Table, seat: number, place: string): string =>
  `${numbered(table, seat, place)}, ${squareName(place)}`;

/** A house is lifted by the power of a saint, or taken back while it is planned. */
export function houseAct(table: Table, place: string): Act | null {
  if (liftable(table).includes(place))
    return lifting(table, place, 'house', numbered(table, table.seat, place));
  if (table.decision?.kind !== 'planning' || !isPlannedHouse(table, place)) return null;
  return {
    label: say('move-take-back', { what: houseName(table, table.seat, place) }),
    run: () => takeBackHouse(table, place),
  };
}

/** A grave is moved by the power of a saint, or taken away by the hospital. */
export function graveAct(table: Table, place: string): Act | null {
  const { nouns } = legal(table);
  if (look.mode === 'lift' && (nouns.get('grave') ?? []).includes(place))
    return { label: say('act-move-grave', { place: squareName(place) }), run: () => look.takeGrave(place) };
  if (!(nouns.get('clear') ?? []).includes(place)) return null;
  return {
    label: say('move-clear', { place: squareName(place) }),
    run: () => table.send(`clear ${place}`),
  };
}
