// What the bar says with something in hand: that it fits here, or why not.
import type { Bar, BarAction } from '../../../lib/game';
import { screen } from '../../../lib/settings.svelte';
import { kindOf, type Part, priceParts } from '../content';
import { KIND_ICONS, UI } from '../icons';
import { look } from '../look.svelte';
import { cornersFor, ghostOf, ghostPlace, handName, putDown, turn, turnsInHand } from '../placing';
import { capitalised, priceWords, say, type Table } from '../words';
import { noFreeHouse } from './plan';

/** Something in hand: here it fits, or here is why not. */
export function holding(table: Table): Bar {
  const ghost = ghostOf(table);
  const price = handPrice(table);
  const turns = turnsInHand(table);
  const chips = [
    { label: handName(), icon: handIcon(), remove: () => look.letGo() },
    ...(ghost ? [{ label: ghostPlace(ghost), now: true }] : []),
  ];
  const none = !cornersFor(table).size && turns === 1;
  const build: BarAction = {
    id: 'put',
    label: say(look.use === 'lay' || look.use === 'grave' ? 'act-lay' : 'act-build'),
    icon: handIcon(),
    key: 'Enter',
    primary: true,
    ...(price.length ? { small: priceWords(price) } : {}),
    run: () => putDown(table),
  };
  return {
    question: question(table),
    chips,
    consequence:
      ghost && !ghost.fits
        ? { warn: `${capitalised(ghost.why)}.`, text: '', rule: ghost.rule }
        : {
            text: none ? say('why-nowhere') : gain(table),
            ...(look.use === 'add-house' ? { rule: 'R069' } : {}),
          },
    actions: [
      ...(ghost?.fits
        ? [build]
        : [
            {
              ...build,
              primary: false,
              why: ghost ? ghost.why : say('why-point'),
              small: say(ghost ? 'act-not-here' : 'act-point'),
            },
          ]),
      ...(turns > 1
        ? [
            {
              id: 'turn',
              label: say('act-turn'),
              icon: UI.turn,
              key: 'R',
              small: say('act-turn-small', { turn: look.turn + 1, turns }),
              run: () => turn(table, 1),
            },
          ]
        : []),
      ...declined(table),
      ...(screen.phone && look.use === 'add-house' ? [] : [back()]), // its chip has a cross
    ],
  };
}

const back = (): BarAction => ({
  id: 'back',
  label: say('act-back'),
  icon: UI.hand,
  key: 'Esc',
  small: say('act-back-small'),
  run: () => look.letGo(),
});

/** R069: a house for nothing need not be built. */
const declined = (table: Table): BarAction[] =>
  table.decision?.kind === 'free_house' ? [noFreeHouse()] : [];

function question(table: Table): string {
  const ghost = ghostOf(table);
  const piece = handName();
  if (!ghost) return say('ask-where', { piece });
  return say(ghost.fits ? 'ask-fits' : 'ask-not');
}

function handIcon() {
  if (look.use === 'grave') return UI.grave;
  return KIND_ICONS[kindOf(look.shape)] ?? UI.hand;
}

function handPrice(table: Table): Part[] {
  if (look.use === 'house') {
    const house = table.view.houses.find(({ number }) => number === look.number);
    return house ? priceParts(house.price, house.different) : [];
  }
  if (look.use !== 'build') return [];
  const found = table.view.shop.find(({ kind }) => kind === kindOf(look.shape));
  return found ? priceParts(found.price, found.different) : [];
}

/** What it will do, in one line. */
function gain(table: Table): string {
  if (look.use === 'add-house') return say('gain-free-house');
  if (look.use === 'house') return say('gain-house');
  if (look.use === 'grave') return say('gain-grave');
  if (look.use === 'lay') return say('gain-lay', { count: table.view.lifted.length });
  const kind = kindOf(look.shape);
  if (kind === 'harbour' && look.use === 'build')
    return say('gain-harbour', { count: table.view.harbour.length });
  return screen.phone ? say(`does-${kind}`) : `${capitalised(say(`brief-${kind}`))}.`;
}
