// What the bar says while one plans in secret: build, man, pay, dedicate, rearrange.
import type { Bar, BarAction } from '../../../lib/game';
import { texts } from '../../../lib/texts.svelte';
import { type Part } from '../content';
import { UI } from '../icons';
import { GOOD_LOOKS } from '../land/icons';
import { look } from '../look.svelte';
import { freeHouses, legal } from '../placing';
import { phrase } from '../moves';
import { planWords } from '../planned';
import { capitalised, goodName, priceWords, realmOf, saintName, say, shapeName, type Table } from '../words';

export function planning(table: Table): Bar {
  const realm = realmOf(table, table.seat);
  const waiting = table.view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== table.seat && !table.view.seats[seat]!.ready && !table.view.seats[seat]!.out);
  const names = texts.list(waiting.map((seat) => table.name(seat)));
  if (look.mode === 'lift') return lifting(table);
  const powers = powerActions(table);
  return {
    // With more to press there is less room for words.
    question: say(powers.length ? 'ask-plan-short' : 'ask-plan'),
    consequence: {
      ...warning(realm),
      text: say(powers.length ? 'plan-secret-short' : 'plan-secret'),
    },
    actions: [
      {
        id: 'ready',
        label: say('act-ready'),
        icon: UI.check,
        key: 'K',
        primary: true,
        move: 'ready',
        small: waiting.length ? say('act-ready-wait', { names }) : say('act-ready-last'),
      },
      ...manAction(table),
      marketAction(table),
      ...powers,
    ],
  };
}

/** What a plan leads to that one may not have thought of. */
function warning(realm: ReturnType<typeof realmOf>): { warn?: string } {
  if (!realm) return {};
  if (isBare(realm)) return { warn: say('plan-bare') };
  const count = realm.room >= 0 ? overflow(realm.goods, realm.room) : 0;
  return count ? { warn: say('plan-overflow', { count }) } : {};
}

/** R106 to R112: men stand ready for the land, and there is neither wood nor seed for any building there. */
function isBare({ goods, cities }: NonNullable<ReturnType<typeof realmOf>>): boolean {
  const works = (wanted: string): boolean =>
    cities.some(({ buildings }) => buildings.some(({ kind, works: now }) => kind === wanted && now));
  return (
    works('cart_shop') && !works('biology') && !['wood', ...CROPS].some((good) => (goods[good] ?? 0) > 0)
  );
}
const CROPS = ['olives', 'sheep', 'grain', 'wine'];

/** R130: goods that there is no room for if the storages stay as they are. */
const overflow = (goods: Record<string, number>, room: number): number =>
  Math.max(0, Object.values(goods).reduce((sum, count) => sum + count, 0) - room);

/** R051: all free men go to work where there are enough of them; else the rings to choose from are shown. */
function manAction(table: Table): BarAction[] {
  const rings = legal(table).nouns.get('man') ?? [];
  const men = realmOf(table, table.seat)?.men ?? 0;
  if (!rings.length) return [];
  if (rings.length > 1 && rings.length <= men && !rings.some((place) => isFaculty(table, place)))
    return [
      {
        id: 'man',
        label: say('act-man-all', { count: rings.length }),
        icon: UI.man,
        key: 'M',
        small: say('act-man-small', { men }),
        move: phrase(rings.map((place) => `man ${place}`)),
      },
    ];
  return [
    {
      id: 'man',
      label: say('act-man'),
      icon: UI.man,
      key: 'M',
      small: say('act-man-small', { men }),
      run: () => focusRing(table, rings[0]!),
    },
  ];
}

/** One man on the university may do for its faculties: which of them get their own is chosen one by one. */
function isFaculty(table: Table, place: string): boolean {
  const buildings = realmOf(table, table.seat)?.cities.flatMap((city) => city.buildings) ?? [];
  const kind = buildings.find((building) => building.place === place)?.kind ?? '';
  return kind === 'university' || !!table.content.building.find(({ id }) => id === kind)?.faculty;
}

function focusRing(table: Table, place: string): void {
  look.city = Number(place[0]);
  table.say(say('spoken-rings'));
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-ring="${place}"]`)?.focus({ preventScroll: false }),
  );
}

function marketAction(table: Table): BarAction {
  const open = table.view.offers.length;
  const works = !!legal(table).nouns.get('bank')?.length;
  return {
    id: 'market',
    label: say('act-market'),
    icon: UI.trade,
    key: 'X',
    small: open
      ? say('act-market-offers', { count: open })
      : say(works ? 'act-market-bank' : 'act-market-others'),
    run: () => look.toggle('market'),
  };
}

/** What a theology, a hospital and a saint allow. */
function powerActions(table: Table): BarAction[] {
  const { all, nouns } = legal(table);
  const cleared = nouns.get('clear')?.length ?? 0;
  return [
    ...(nouns.get('lift')?.length
      ? [
          {
            id: 'lift',
            label: say('act-lift'),
            icon: UI.lift,
            key: 'V',
            small: say('act-lift-small'),
            run: () => (look.mode = 'lift'),
          },
        ]
      : []),
    ...(cleared
      ? [
          {
            id: 'clear',
            label: say('act-clear'),
            icon: UI.clear,
            small: say('act-clear-small', { count: Math.min(cleared, table.view.cleared) }),
            run: () => (look.mode = look.mode === 'clear' ? '' : 'clear'),
          },
        ]
      : []),
    ...(all.has('raze cathedral')
      ? [
          {
            id: 'raze',
            label: say('act-raze'),
            icon: UI.raze,
            small: say('act-raze-small', { saint: saintName(realmOf(table, table.seat)?.saint ?? '') }),
            move: 'raze cathedral',
          },
        ]
      : []),
  ];
}

/** R080, R202: what is in hand by the power of Santa Barbara. */
function lifting(_table: Table): Bar {
  return {
    question: say('ask-lift'),
    chips: [{ label: say('act-lift'), icon: UI.lift, remove: () => (look.mode = '') }],
    consequence: { text: say('ask-lift-small'), rule: 'R080' },
    actions: [
      {
        id: 'stop',
        label: say('act-stop-lift'),
        icon: UI.check,
        key: 'Esc',
        primary: true,
        run: () => (look.mode = ''),
      },
    ],
  };
}

export function rearranging(table: Table): Bar {
  const names = [...new Set(table.view.lifted.map(({ shape }) => shapeName(shape)))];
  return {
    question: texts.say('ask-rearranging'),
    consequence: { text: say('lifted', { names: texts.list(names) }), rule: 'R202' },
    actions: [
      {
        id: 'put-back',
        label: say('act-put-back'),
        icon: UI.undo,
        move: 'put back',
        small: say('act-put-back-small'),
      },
    ],
  };
}

/** R066: the goods of a price that are of one's own choice. */
export function paying(table: Table): Bar {
  const { food, luxury, food_differs, luxury_differs } = table.view.due;
  const parts: Part[] = [
    ...(food ? [{ good: 'food', count: food, differs: food_differs }] : []),
    ...(luxury ? [{ good: 'luxury', count: luxury, differs: luxury_differs }] : []),
  ];
  const bought = planWords(table, table.view.plan.slice(-1))[0];
  return {
    question: texts.say('ask-paying'),
    ...(bought ? { chips: [{ label: capitalised(bought) }] } : {}),
    consequence: { text: say('pay-due', { price: priceWords(parts) }), rule: 'R066' },
    actions: (legal(table).nouns.get('pay') ?? []).slice(0, 4).map((good) => ({
      id: `pay-${good}`,
      ...(GOOD_LOOKS[good] ? { icon: GOOD_LOOKS[good].icon } : {}),
      label: capitalised(goodName(good)),
      small: say('have', { count: realmOf(table, table.seat)?.goods[good] ?? 0 }),
      move: `pay ${good}`,
    })),
  };
}

export function dedicating(table: Table): Bar {
  const chosen = table.stash['saint'] ?? '';
  return {
    question: chosen ? say('ask-saint', { saint: saintName(chosen) }) : texts.say('ask-dedicating'),
    consequence: { text: chosen ? say(`power-${chosen}`) : say('ask-saint-small'), rule: 'R067' },
    actions: chosen
      ? [
          {
            id: 'choose',
            label: say('act-choose', { saint: saintName(chosen) }),
            icon: UI.check,
            primary: true,
            move: `choose ${chosen}`,
          },
        ]
      : [],
  };
}

export function freeHouse(table: Table): Bar {
  const [...houses] = freeHouses(table);
  return {
    question: texts.say('ask-free_house'),
    consequence: { text: say('free-houses', { numbers: texts.list(houses.map(String)) }), rule: 'R069' },
    actions: [noFreeHouse()],
  };
}

export const noFreeHouse = (): BarAction => ({
  id: 'no-house',
  label: say('act-no-house'),
  icon: UI.next,
  move: 'no free house',
  small: say('act-no-house-small'),
});
