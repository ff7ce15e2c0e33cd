// What the decision bar says and offers.
import type { Bar, BarAction } from '../../lib/game';
import type { IconName } from '../../lib/icons.svelte';
import { screen } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import { landMove, litFields, offers, previewed } from './building';
import { kindOf, partsOf, priceParts, type Part } from './content';
import { KIND_ICONS, SITE_ICONS, UI } from './icons';
import { GOOD_LOOKS } from './land/icons';
import { look } from './look.svelte';
import { composer } from './market/drafting.svelte';
import { asProposed, markerPhrase, markers, markersDue, markerVerb, propose } from './markers';
import {
  cornersFor,
  freeHouses,
  ghostOf,
  ghostPlace,
  handName,
  legal,
  putDown,
  turn,
  turnsInHand,
} from './placing';
import {
  buildingAt,
  capitalised,
  goodName,
  goodsWords,
  kindName,
  placeName,
  priceWords,
  realmOf,
  saintName,
  say,
  shapeName,
  siteName,
  type Table,
} from './words';

export function bar(table: Table): Bar {
  const kind = table.decision?.kind ?? '';
  if (look.open === 'market' && kind === 'planning') return market(table);
  if (look.holding && PLANS.includes(kind)) return holding(table);
  return (ASKS[kind] ?? planning)(table);
}

const PLANS = ['planning', 'rearranging', 'free_house'];

const ASKS: Record<string, (table: Table) => Bar> = {
  choosing,
  planning,
  rearranging,
  paying,
  dedicating,
  free_house: freeHouse,
  countryside,
  storing,
  harvesting,
  exploring,
  burying,
  polluting,
};

// ---- the secret phase

function planning(table: Table): Bar {
  const realm = realmOf(table, table.seat);
  const waiting = table.view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== table.seat && !table.view.seats[seat]!.ready && !table.view.seats[seat]!.out);
  const names = texts.list(waiting.map((seat) => table.name(seat)));
  if (look.mode === 'lift') return lifting(table);
  return {
    question: say('ask-plan'),
    consequence: {
      ...(realm && realm.room >= 0 && overflow(realm.goods, realm.room)
        ? { warn: say('plan-overflow', { count: overflow(realm.goods, realm.room) }) }
        : {}),
      text: say('plan-secret'),
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
      ...powerActions(table),
    ],
  };
}

/** R130: goods that there is no room for if the storages stay as they are. */
const overflow = (goods: Record<string, number>, room: number): number =>
  Math.max(0, Object.values(goods).reduce((sum, count) => sum + count, 0) - room);

/** R051: the next free man goes to the first ring; a ring can be chosen on the plan. */
function manAction(table: Table): BarAction[] {
  const rings = legal(table).nouns.get('man') ?? [];
  const men = realmOf(table, table.seat)?.men ?? 0;
  if (!rings.length) return [];
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

/** Something in hand: here it fits, or here is why not. */
function holding(table: Table): Bar {
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
        : { text: none ? say('why-nowhere') : gain(table) },
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
      {
        id: 'back',
        label: say('act-back'),
        icon: UI.hand,
        key: 'Esc',
        small: say('act-back-small'),
        run: () => look.letGo(),
      },
    ],
  };
}

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
  if (look.use === 'house' || look.use === 'add-house') return say('gain-house');
  if (look.use === 'grave') return say('gain-grave');
  if (look.use === 'lay') return say('gain-lay', { count: table.view.lifted.length });
  const kind = kindOf(look.shape);
  if (kind === 'harbour' && look.use === 'build')
    return say('gain-harbour', { count: table.view.harbour.length });
  return screen.phone ? say(`does-${kind}`) : `${capitalised(say(`brief-${kind}`))}.`;
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

function rearranging(table: Table): Bar {
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
function paying(table: Table): Bar {
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

function dedicating(table: Table): Bar {
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

function freeHouse(table: Table): Bar {
  const [...houses] = freeHouses(table);
  return {
    question: texts.say('ask-free_house'),
    consequence: { text: say('free-houses', { numbers: texts.list(houses.map(String)) }), rule: 'R069' },
    actions: [
      {
        id: 'no-house',
        label: say('act-no-house'),
        icon: UI.next,
        move: 'no free house',
        small: say('act-no-house-small'),
      },
    ],
  };
}

// ---- the market

function market(table: Table): Bar {
  const ready = composer.ready(table);
  const chips = [{ label: say('act-market'), icon: UI.trade, remove: () => (look.open = '') }];
  return {
    question: say('ask-market'),
    chips,
    consequence: {
      text: ready
        ? say('market-offer', {
            name: table.name(composer.partner),
            gives: goodsWords(composer.gives),
            wants: goodsWords(composer.wants),
          })
        : say('market-small'),
      rule: 'R074',
    },
    actions: [
      ...(composer.bankMove(table)
        ? [
            {
              id: 'bank',
              label: say('act-bank'),
              icon: UI.trade,
              primary: !ready,
              move: composer.bankMove(table),
              small: say('bank-trade', {
                good: goodName(composer.bank[0] ?? ''),
                other: goodName(composer.bank[1] ?? ''),
                wanted: goodName(composer.wanted),
              }),
            },
          ]
        : []),
      ...(ready
        ? [
            {
              id: 'propose',
              label: say('act-propose', { name: table.name(composer.partner) }),
              icon: UI.right,
              key: 'P',
              primary: true,
              run: () => composer.propose(table),
            },
          ]
        : []),
      { id: 'close', label: say('act-close'), icon: UI.undo, key: 'Esc', run: () => (look.open = '') },
    ],
  };
}

// ---- the land

/** A field that was pointed out, to be confirmed. */
function confirmed(table: Table, label: string, small: string): BarAction[] {
  const move = landMove(table);
  return move && table.choice(move)
    ? [
        {
          id: 'here',
          label,
          icon: UI.check,
          key: 'Enter',
          primary: true,
          small,
          run: () => {
            table.send(move);
            look.leaveLand();
          },
        },
      ]
    : [];
}

const letGoField = (): void => {
  if (look.field) look.field = '';
  else look.first = '';
};

function fieldChips(): NonNullable<Bar['chips']> {
  const { first, field } = look;
  const label = [first, field].filter(Boolean).join(' + ');
  return label ? [{ label, now: true, remove: letGoField }] : [];
}

function choosing(table: Table): Bar {
  return {
    question: look.field ? say('ask-found', { field: look.field }) : texts.say('ask-choosing'),
    chips: fieldChips(),
    consequence: { text: say('choosing-small'), rule: 'R007' },
    actions: confirmed(table, say('act-found'), say('act-found-small')),
  };
}

const SITE_PRICES = (table: Table, site: string): Part[] => {
  if (site === 'farm') return [];
  return partsOf(table.content.site.find(({ id }) => id === site)?.cost);
};

function countryside(table: Table): Bar {
  const realm = realmOf(table, table.seat);
  const carts = table.decision ? cartsLeft(table) : 0;
  const done: BarAction = {
    id: 'done',
    label: say('act-done'),
    icon: UI.check,
    key: 'K',
    move: 'done',
    small: say('act-done-small', { carts }),
  };
  const [site = '', good = ''] = look.site.split(' ');
  if (!site) {
    const any = offers(table).some(({ fields }) => fields.length);
    return {
      question: texts.say('ask-countryside'),
      consequence: {
        text: any ? say('land-small', { carts, food: realm?.food ?? 0 }) : say('land-nothing'),
        rule: 'R101',
      },
      actions: [{ ...done, primary: !any }],
    };
  }
  const name = capitalised(
    good ? say('site-of', { site: siteName(site), good: goodName(good) }) : siteName(site),
  );
  const fields = previewed(table);
  const fishing = site === 'fishery' && !look.first;
  return {
    question: landQuestion(name, fishing),
    chips: [
      { label: name, icon: SITE_ICONS[site] ?? UI.land, remove: () => look.leaveLand() },
      ...fieldChips(),
    ],
    consequence: {
      text: look.field
        ? say(`land-${site}`, { count: fields.length })
        : say('land-lit', { count: litFields(table).length }),
    },
    actions: [
      ...confirmed(table, say(site === 'clean' ? 'act-clean' : 'act-build'), landPrice(table, site, good)),
      done,
    ],
  };
}

function landQuestion(name: string, fishing: boolean): string {
  if (look.field) return say('ask-here', { name, field: look.field });
  if (look.first) return say('ask-second', { field: look.first });
  return fishing ? say('ask-fishery', { name }) : say('ask-field', { name });
}

function landPrice(table: Table, site: string, good: string): string {
  if (site === 'farm') return say('count-of', { count: 1, good: goodName(good) });
  const parts = SITE_PRICES(table, site);
  return site === 'clean' || site === 'free-farm' || !parts.length ? say('free') : priceWords(parts);
}

/** Cart shops with a man on them, that a building on the land uses up (R101). */
export const cartsLeft = (table: Table): number =>
  (realmOf(table, table.seat)?.cities ?? [])
    .flatMap(({ buildings }) => buildings)
    .filter(({ kind, manned }) => kind === 'cart_shop' && manned).length;

// ---- what is due as a whole

function storing(table: Table): Bar {
  const { goods } = table.view.due;
  return {
    question: say('ask-storing', { count: goods }),
    consequence: {
      text: `${say('storing-small', { room: realmOf(table, table.seat)?.room ?? 0 })} ${proposed(table, say('why-discard'))}`,
      rule: 'R130',
    },
    actions: markerActions(table, UI.discard),
  };
}

function harvesting(table: Table): Bar {
  const work = table.view.land.works.find(({ field }) => field === table.view.work);
  return {
    question: work
      ? say('ask-harvest', {
          site: capitalised(siteName(work.kind)),
          good: goodName(work.good),
          field: work.field,
        })
      : texts.say('ask-harvesting'),
    consequence: {
      text: `${say('harvest-small', { count: table.view.due.goods || 1 })} ${proposed(table, say('why-harvest'))}`,
      rule: 'R141',
    },
    actions: markerActions(table, UI.goods),
  };
}

function exploring(table: Table): Bar {
  return {
    question: look.field ? say('ask-explore', { field: look.field }) : texts.say('ask-exploring'),
    chips: fieldChips(),
    consequence: { text: say('explore-small', { level: table.view.famine }), rule: 'R152' },
    actions: [
      ...confirmed(table, say('act-explore'), say('act-explore-small')),
      { id: 'pass', label: say('act-pass'), icon: UI.next, key: 'S', move: 'pass' },
    ],
  };
}

function burying(table: Table): Bar {
  const { graves } = table.view.due;
  const spoiled = [...new Set(markers(table).map((place) => buildingAt(table, place)))];
  return {
    question: say('ask-bury', { count: graves }),
    consequence: graveless(table)
      ? {
          warn: say('bury-on-buildings'),
          text: proposed(table, say('why-spoil', { buildings: texts.list(spoiled) })),
          rule: 'R162',
        }
      : { text: proposed(table, say('why-bury', { count: graves })), rule: 'R162' },
    actions: markerActions(table, UI.grave),
  };
}

const graveless = (table: Table): boolean =>
  !(realmOf(table, table.seat)?.cities ?? []).some(({ empty }) => empty.length);

function polluting(table: Table): Bar {
  const hit = table.view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== table.seat)
    .filter((seat) => markers(table).some((field) => table.view.seats[seat]!.realm.zone.includes(field)));
  const names = texts.list(hit.map((seat) => table.name(seat)));
  return {
    question: say('ask-pollute', { count: table.view.due.pollution }),
    consequence: {
      text: proposed(table, hit.length ? say('why-pollute-others', { names }) : say('why-pollute')),
      rule: 'R171',
    },
    actions: markerActions(table, UI.pollution),
  };
}

/** Why it is proposed so; once it was changed, how it is changed further. */
const proposed = (table: Table, why: string): string => (asProposed(table) ? why : say('markers-changed'));

/** All of it by one press; or how many are missing, and the way back to the proposal. */
function markerActions(table: Table, icon: IconName): BarAction[] {
  const verb = markerVerb(table);
  const due = markersDue(table);
  const missing = due - markers(table).length;
  const press = { id: 'place', label: say(`act-${verb}`, { count: due }), icon, key: 'Enter' };
  return [
    missing > 0
      ? {
          ...press,
          why: say('markers-missing', { count: missing }),
          small: say('markers-missing', { count: missing }),
        }
      : { ...press, primary: true, small: markerPlaces(table), run: () => table.send(markerPhrase(table)) },
    ...(asProposed(table)
      ? []
      : [
          {
            id: 'proposed',
            label: say('act-proposed'),
            icon: UI.hint,
            small: say('act-proposed-small'),
            run: propose,
          },
        ]),
  ];
}

/** "c3, d4 and e5"; goods with how many of each. */
function markerPlaces(table: Table): string {
  const at = [...markers(table)].reverse();
  switch (table.decision?.kind) {
    case 'storing':
      return goodsWords(
        at.reduce<Record<string, number>>((sum, good) => ({ ...sum, [good]: (sum[good] ?? 0) + 1 }), {}),
      );
    case 'burying':
      return texts.list(at.map((place) => placeName(table, place)));
    default:
      return texts.list(at);
  }
}

// ---- while others decide

export function waiting(table: Table): { question: string; small?: string; undo?: string } | null {
  const asked = Object.entries(table.view.to_move);
  const [seat, kind] = asked[0] ?? [];
  if (seat === undefined) return null;
  const names = texts.list(asked.map(([one]) => table.name(Number(one))));
  if (kind !== 'planning') return { question: say(`waiting-${kind}`, { name: table.name(Number(seat)) }) };
  if (table.view.viewer < 0 || !table.view.seats[table.view.viewer]?.ready) return null;
  return {
    question: say('waiting-plan'),
    small: say('waiting-plan-small', { names, count: asked.length }),
    undo: say('act-again'),
  };
}

/** "harbour, 2 houses, 3 men": what one planned so far. */
export function planWords(table: Table, plan = table.view.plan): string[] {
  const told: string[] = [];
  const count = (event: string): number => plan.filter((one) => one.event === event).length;
  for (const { event, args } of plan) {
    if (event === 'built' || event === 'rearranged')
      told.push(say(`plan-${event}`, { building: shapeName(String(args['shape'])) }));
    else if (event === 'housed') told.push(say('house-number', { number: Number(args['number']) }));
    else if (event === 'chose') told.push(saintName(String(args['saint'])));
    else if (event === 'traded') told.push(say('plan-traded', { wanted: goodName(String(args['wanted'])) }));
    else if (event === 'razed') told.push(say('plan-razed'));
  }
  const manned = plan
    .filter(({ event }) => event === 'manned')
    .map(({ args }) => kindName(String(args['kind'])));
  if (manned.length) told.push(say('plan-manned', { count: manned.length, buildings: texts.list(manned) }));
  if (count('cleared')) told.push(say('plan-cleared', { count: count('cleared') }));
  if (count('grave-moved')) told.push(say('plan-graves', { count: count('grave-moved') }));
  return told;
}
