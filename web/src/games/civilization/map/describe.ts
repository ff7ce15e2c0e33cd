import { texts } from '../../../lib/texts.svelte';
import type { Fleet, Settlement, Stack, Target, Units } from './props';
import type { Sign, Stand } from './stand';

const SIZES = ['village', 'town', 'city', 'metropolis'];
const say = (key: string, args: Record<string, unknown> = {}) => texts.say(`civilization-map-${key}`, args);

const pieceName = ({ piece, unit }: Omit<Units, 'count'>): string =>
  unit ? texts.word('unit', unit) : texts.word('piece', piece);

const counted = (units: Units): string =>
  units.count > 1 ? `${units.count} × ${pieceName(units)}` : pieceName(units);

function shipName(fleet: Fleet): string {
  const name = pieceName(fleet);
  return fleet.cargo.length ? say('carrying', { name, cargo: fleet.cargo.map(counted).join(', ') }) : name;
}

const stackWords = ({ seat, units, fleets }: Stack, seatName: (seat: number) => string): string =>
  say('stack', { name: seatName(seat), pieces: [...fleets.map(shipName), ...units.map(counted)].join(', ') });

function settlementWords({ seat, size, happy }: Settlement, seatName: (seat: number) => string): string {
  const words = say('settlement', { name: seatName(seat), size: texts.word('settlement', SIZES[size - 1]!) });
  return happy === undefined ? words : `${words} (${say(happy ? 'happy' : 'unhappy')})`;
}

function signWords(sign: Sign): string {
  if (sign.kind === 'face_down') return say('closed');
  return texts.word(sign.kind === 'terrain' ? 'counter' : 'resource', sign.id);
}

function targetWords({ how, places = 0, look }: Target): string {
  return [say(`target-${how}`, { places }), ...(look ? [say('tag-look')] : [])].join(', ');
}

/** An area and all that is in it, as one sentence for who does not see it. */
export function describe(
  name: string,
  {
    stand,
    target,
    mark,
    seatName,
  }: {
    stand: Stand | undefined;
    target: Target | undefined;
    mark: 'plague' | 'battle' | undefined;
    seatName: (seat: number) => string;
  },
): string {
  const said = [
    ...(target ? [targetWords(target)] : []),
    ...(mark ? [say(`mark-${mark}`)] : []),
    ...(stand?.settlement ? [settlementWords(stand.settlement, seatName)] : []),
    ...(stand?.signs ?? []).map(signWords),
    ...(stand?.stacks ?? []).map((stack) => stackWords(stack, seatName)),
  ];
  return said.length ? `${name}: ${said.join('; ')}` : name;
}
