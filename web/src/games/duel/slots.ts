// The geometry of the structure: which card lies on which.
import type { DuelView, SlotView } from './messages';
import { freedBy, type DuelContent } from './content';

export const present = (slot: SlotView): boolean => slot.card !== null || slot.back !== null;

const beside = (a: SlotView, b: SlotView): boolean => Math.abs(a.column - b.column) === 1;

/** R8: the cards that lie on this one. */
export function covering(view: DuelView, slot: SlotView): SlotView[] {
  return view.structure.filter(
    (other) => present(other) && other.row === slot.row + 1 && beside(other, slot),
  );
}

/** What lies open once this card is gone: no other card covers it. */
export function opened(view: DuelView, card: string): SlotView[] {
  const slot = view.structure.find((other) => other.card === card && other.open);
  if (!slot) return [];
  return view.structure.filter(
    (under) =>
      present(under) &&
      under.row === slot.row - 1 &&
      beside(under, slot) &&
      covering(view, under).every((cover) => cover === slot),
  );
}

export const slotOf = (view: DuelView, card: string): SlotView | undefined =>
  view.structure.find((slot) => slot.card === card);

/** R28: can this chain symbol still make a card free? Not when that card was played, or its age is over. */
export function chainLives(view: DuelView, content: DuelContent, chain: string): boolean {
  const card = freedBy(content, chain);
  if (!card || view.result) return false;
  if (card.age !== view.age) return card.age > view.age;
  return view.structure.some((slot) => slot.card === card.id || slot.back === 'age');
}
