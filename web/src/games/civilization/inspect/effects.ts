// What wonders do, in words.
import { wonderOf } from '../content';
import { eraName, say, unitName, type Table } from '../words';

export function effectWords(table: Table, wonder: string): string {
  const { effect, era, price } = wonderOf(table.content, wonder);
  return say(`effect-${effect.kind}`, {
    count: effect.count,
    gold: effect.gold,
    bonus: effect.bonus,
    faces: effect.faces,
    gears: effect.gears,
    unit: effect.piece ? unitName(table, effect.piece) : '',
    era: eraName(table, era),
    price: price || 0,
  });
}
