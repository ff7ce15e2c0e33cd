import type { StepInfo } from '../../lib/messages';

/** Of lines that came in the place of others, those that say something new. */
export function news(before: StepInfo[], now: StepInfo[]): StepInfo[] {
  const same = (one: StepInfo, other: StepInfo) =>
    one.seat === other.seat && one.move === other.move && one.undone === other.undone;
  const left = [...before];
  return now.filter((step) => {
    const place = left.findIndex((known) => same(known, step));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
