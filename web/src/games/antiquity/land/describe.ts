/** What is said of a field: on hover, on focus and to a screen reader. */

import { texts } from '../../../lib/texts.svelte';
import type { LandView } from '../messages';

const GAME = 'antiquity';
const TERRAINS: Record<string, string> = { F: 'forest', G: 'grass', M: 'mountain', S: 'sea', f: 'felled' };
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const say = (key: string, args: Record<string, string | number> = {}) =>
  texts.say(`antiquity-land-${key}`, args, GAME);
const good = (id: string) => texts.word('good', id, GAME);

/** Everything that is on a field, in words. */
export function describeField(land: LandView, field: string, seatName: (seat: number) => string): string[] {
  const terrain = TERRAINS[land.terrain[land.fields.indexOf(field)]!] ?? 'grass';
  const said = [say(terrain)];
  const mineral = land.minerals[field];
  if (mineral) said.push(say('range', { good: good(mineral) }));
  for (const { seat, number, fields } of land.cities)
    if (fields.includes(field))
      said.push(say('city', { number: ROMAN[number] ?? number, name: seatName(seat) }));
  for (const inn of land.inns) if (inn.field === field) said.push(say('inn', { name: seatName(inn.seat) }));
  for (const work of land.works) {
    if (![work.field, work.second, ...work.goods].includes(field)) continue;
    const site = texts.word('site', work.kind, GAME);
    said.push(say('work', { site, name: seatName(work.seat) }));
    if (work.goods.includes(field)) said.push(good(work.good));
    if (work.field === field) said.push(say('man'));
    said.push(say('left', { count: work.goods.length }));
  }
  if (land.markers.includes(field)) said.push(say('marker'));
  if (land.polluted.includes(field)) said.push(say('polluted'));
  return said;
}
