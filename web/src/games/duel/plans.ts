// What can be planned while the other is to move: an answer to each of their moves.
import type { PlanOption, PlanWords } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import type { DuelContent } from './content';
import type { DuelView, MoveDetail, SlotView } from './messages';
import PlanThing from './PlanThing.svelte';
import { opened } from './slots';
import { cardName, wonderName, type Table } from './words';

const faceUp = (slots: SlotView[]): string[] => slots.flatMap(({ card }) => (card ? [card] : []));

function read(move: string): PlanOption {
  const words = move.split(' ');
  const [verb, id] = [words[0]!, words.at(-1)!];
  const args =
    verb === 'pick'
      ? { wonder: wonderName(id) }
      : { card: cardName(id), wonder: verb === 'wonder' ? wonderName(words[1]!) : '' };
  return {
    move,
    thing: `${verb === 'pick' ? 'wonder' : 'card'}:${id}`,
    act: texts.say(`duel-plan-${verb}-it`, args),
    theirs: texts.say(`duel-plan-${verb}-theirs`, args),
    mine: texts.say(`duel-plan-${verb}-mine`, args),
  };
}

/** What a seat may do with these cards: whether it can pay is seen when the time comes. */
function withCards(view: DuelView, seat: number, cards: string[]): string[] {
  const wonders = view.cities[seat]!.wonders.filter(({ built }) => !built);
  return cards.flatMap((card) => [
    `build ${card}`,
    `discard ${card}`,
    ...wonders.map(({ wonder }) => `wonder ${wonder} with ${card}`),
  ]);
}

function answers(table: Table, on: string): string[] {
  const { view, seat } = table;
  const taken = on.split(' ').at(-1)!;
  if (view.offer.length) return view.offer.filter((id) => id !== taken).map((id) => `pick ${id}`);
  const open = faceUp(view.structure.filter((slot) => slot.open));
  return withCards(view, seat, [...open.filter((id) => id !== taken), ...faceUp(opened(view, taken))]);
}

export const plans: PlanWords<DuelView, MoveDetail, DuelContent> = {
  read,
  answers,
  named: (thing) => texts.word(...(thing.split(':') as [string, string])),
  Thing: PlanThing,
};
