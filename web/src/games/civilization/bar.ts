// What the decision bar says and offers.
import type { Bar, BarAction } from '../../lib/game';
import { screen } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import {
  aircraftDice,
  aircraftOffered,
  chosenAir,
  chosenUnit,
  pickMove,
  sidesOf,
  strength,
} from './battle/fighting';
import { isFleet, pieceOf, split } from './content';
import { UI } from './icons';
import {
  assignMoves,
  idle,
  shownAssignment,
  tokensOf,
  townIncome,
  townsIncome,
  type Assignment,
} from './income';
import { look } from './look.svelte';
import { parse, phrase } from './moves';
import {
  bombs,
  chosen,
  chosenArea,
  fits,
  looks,
  nextStack,
  phraseTo,
  reach,
  select,
  stacks,
  takers,
} from './moving';
import { dividing } from './production/dividing.svelte';
import { placesOf, spent } from './purchase/shopping';
import { aimed } from './targets';
import { technologyBar } from './tree/buying';
import { changeOf } from './income';
import { composer } from './trade/drafting.svelte';
import {
  areaName,
  capitalised,
  goodsWords,
  improvementName,
  say,
  signed,
  sizeName,
  strengthWords,
  technologyName,
  unitName,
  unitTitle,
  wonderName,
  type Table,
} from './words';

export function bar(table: Table): Bar {
  if (look.open === 'technologies') return technologyBar(table);
  const ask = ASKS[table.decision?.kind ?? ''];
  return ask ? ask(table) : { question: '', actions: [] };
}

const ASKS: Record<string, (table: Table) => Bar> = {
  choosing,
  moving,
  declaring,
  attacking,
  ordering,
  supporting,
  picking,
  capturing,
  free_technology: freeTechnology,
  minor_army: minorArmy,
  placing,
  growing,
  trading,
  producing,
  purchasing,
};

const selectedArea = (table: Table): string | null => {
  const [kind, id] = split(table.selected ?? '');
  return kind === 'area' ? id : null;
};

/** A place that was chosen on a phone, to be confirmed by the button. */
function confirmed(table: Table, move: string, label: string): BarAction[] {
  return table.choice(move) ? [{ id: 'choose', label, icon: UI.check, move, primary: true }] : [];
}

// ---- setup and gifts

function choosing(table: Table): Bar {
  const area = selectedArea(table);
  const first = !table.view.lands.some(({ owner }) => owner === table.seat);
  return {
    question: say(first ? 'ask-choosing' : 'ask-choosing-second'),
    consequence: { text: say('ask-choosing-small'), rule: 'G-39' },
    actions: area
      ? confirmed(table, `settle ${area}`, say('act-settle', { area: areaName(table, area) }))
      : [],
  };
}

function placing(table: Table): Bar {
  const area = selectedArea(table);
  const kind = table.view.asked_kind ?? '';
  return {
    question: say('ask-placing', { unit: unitName(table, kind) }),
    consequence: { text: say('ask-placing-small'), rule: 'A-27' },
    actions: area ? confirmed(table, `place ${area}`, say('act-place', { area: areaName(table, area) })) : [],
  };
}

function growing(table: Table): Bar {
  const area = selectedArea(table);
  return {
    question: say('ask-growing'),
    consequence: { text: say('ask-growing-small'), rule: 'A-74' },
    actions: area
      ? confirmed(table, `grow ${area}`, say('act-grow-area', { area: areaName(table, area) }))
      : [],
  };
}

function freeTechnology(table: Table): Bar {
  const options = table.decision!.choices.map(({ move }) => move);
  return {
    question: say('ask-free-technology'),
    consequence: { text: say('ask-free-technology-small'), rule: 'G-22' },
    actions: [
      ...options.slice(0, 3).map((move, place) => ({
        id: move.replaceAll(' ', '-'),
        label: technologyName(table, parse(move).noun),
        icon: UI.technologies,
        move,
        primary: place === 0,
      })),
      {
        id: 'technologies',
        label: say('technologies'),
        icon: UI.technologies,
        small: say('act-choose-of', { count: options.length }),
        key: 'T',
        run: () => (look.open = 'technologies'),
      },
    ],
  };
}

function minorArmy(table: Table): Bar {
  const area = table.view.asked_area ?? '';
  return {
    question: say('ask-minor-army', { area: areaName(table, area) }),
    consequence: { text: say('ask-minor-army-small'), rule: 'G-24' },
    actions: table.decision!.choices.map(({ move }, place) => {
      const kind = parse(move).noun;
      return {
        id: kind,
        label: unitTitle(table, kind),
        small: strengthWords(strength(table, kind)),
        move,
        primary: place === 0,
      };
    }),
  };
}

// ---- movement

const endMoves = (table: Table, primary: boolean): BarAction => ({
  id: 'end-moves',
  label: say('act-end-moves'),
  icon: UI.fight,
  key: 'D',
  small: say('act-end-moves-small'),
  move: 'end moves',
  primary,
});

function moving(table: Table): Bar {
  if (table.view.taken.length || table.view.taken_ships.length) return goingOn(table);
  if (table.stash['mode'] === 'bomb') return bombing(table);
  const area = chosenArea(table);
  return area ? stackMoves(table, area) : anyMoves(table);
}

function anyMoves(table: Table): Bar {
  const movable = stacks(table).filter((stack) => stack.movable > 0).length;
  const next = nextStack(table);
  const here = looks(table);
  return {
    question: say(movable ? 'ask-moving' : 'ask-moving-end'),
    consequence: { text: say(movable ? 'ask-moving-small' : 'ask-moving-end-small', { stacks: movable }) },
    actions: [
      ...here.slice(0, 1).map((land) => lookAction(table, land)),
      ...(next
        ? [
            {
              id: 'next',
              label: say('act-next'),
              key: 'N',
              small: say('act-next-small', { stacks: movable }),
              run: () => select(table, next),
            },
          ]
        : []),
      ...bombAction(table),
      endMoves(table, !movable),
    ],
  };
}

const lookAction = (table: Table, land: string): BarAction => ({
  id: 'look',
  label: say('act-look', { area: areaName(table, land) }),
  icon: UI.look,
  key: 'L',
  small: say('act-look-small'),
  move: `look in ${land}`,
});

function bombAction(table: Table): BarAction[] {
  if (!bombs(table).length) return [];
  return [
    {
      id: 'bomb',
      label: say('act-bomb'),
      icon: UI.bomb,
      run: () => {
        select(table, null);
        table.stash['mode'] = 'bomb';
      },
    },
  ];
}

function bombing(table: Table): Bar {
  const area = selectedArea(table);
  return {
    question: area ? say('ask-bomb-sure', { area: areaName(table, area) }) : say('ask-bomb'),
    consequence: { warn: say('mind'), text: say('ask-bomb-small'), rule: 'A-86' },
    chips: [{ label: wonderName(table, 'manhattan_project'), remove: () => (table.stash['mode'] = null) }],
    actions: area
      ? [
          {
            id: 'bomb',
            label: say('act-bomb-area', { area: areaName(table, area) }),
            icon: UI.bomb,
            move: `bomb ${area}`,
            primary: true,
          },
        ]
      : [],
  };
}

function stackMoves(table: Table, area: string): Bar {
  const targets = reach(table);
  const aim = aimed(table);
  const target = aim ? targets.get(aim) : undefined;
  const others = stacks(table).filter((stack) => stack.movable > 0 && stack.area !== area).length;
  const some = [...chosen(table).values()].some((count) => count > 0);
  const actions: BarAction[] = [];
  if (target && aim) {
    const go: BarAction = {
      id: 'go',
      label: say(target.way === 'board' ? 'act-board' : 'act-go', { area: areaName(table, aim) }),
      ...(target.way === 'fight' ? { small: say('tag-fight') } : {}),
      primary: true,
    };
    actions.push(
      fits(target)
        ? { ...go, move: phraseTo(target) }
        : {
            ...go,
            primary: false,
            small: say('short-room', { room: target.room }),
            why: say('why-room', { room: target.room }),
          },
    );
  }
  if (looks(table).includes(area)) actions.push(lookAction(table, area));
  const next = nextStack(table);
  if (others && next)
    actions.push({
      id: 'next',
      label: say('act-next'),
      key: 'N',
      small: say('act-next-small', { stacks: others }),
      run: () => select(table, next),
    });
  actions.push(endMoves(table, false));
  return {
    question: say(some ? 'ask-where' : 'ask-who'),
    consequence: whereWords(table, aim),
    chips: [{ label: areaName(table, area), remove: () => select(table, null) }],
    actions,
  };
}

/** What the chosen pieces can do, or who may call a battle where they would go. */
function whereWords(table: Table, aim: string | null): NonNullable<Bar['consequence']> {
  const [kind, id] = split(table.hovered ?? '');
  const area = kind === 'area' ? id : aim;
  const target = area ? reach(table).get(area) : undefined;
  if (target?.way === 'fight') {
    const seats = [
      ...new Set(
        table.view.pieces
          .concat()
          .filter((one) => one.area === area && one.seat !== table.seat && one.kind !== 'settler')
          .map(({ seat }) => seat),
      ),
    ];
    const ships = table.view.ships
      .filter((ship) => ship.area === area && ship.seat !== table.seat)
      .map(({ seat }) => seat);
    const names = [...new Set([...seats, ...ships])].map((seat) => table.name(seat));
    return {
      text: say('where-fight', { area: areaName(table, area!), names: texts.list(names) }),
      rule: 'G-53',
    };
  }
  if (target?.way === 'board' && !fits(target))
    return { text: say('why-room', { room: target.room }), rule: 'G-48' };
  if (target?.way === 'far') return { text: say('where-far', { steps: target.path.length }) };
  return { text: farWords(table) };
}

/** How far the chosen pieces go. */
function farWords(table: Table): string {
  const area = chosenArea(table);
  const counts = chosen(table);
  const kinds = (takers(table).get(area ?? '') ?? [])
    .filter(({ move }) => counts.get(move))
    .map(({ kind }) => kind);
  if (kinds.some(isFleet))
    return say('where-fleet', { seas: stacks(table).find((stack) => stack.area === area)?.points ?? 0 });
  const flight = kinds.includes('aircraft')
    ? say('where-aircraft', { areas: pieceOf(table.content, 'aircraft').move })
    : '';
  const onFoot = !flight || kinds.some((kind) => kind !== 'aircraft') ? say('where-small') : '';
  return [onFoot, flight].filter(Boolean).join(' ');
}

/** Pieces were taken move by move, as in text mode: the steps are what the server lists. */
function goingOn(table: Table): Bar {
  const steps = table.decision!.choices.filter(({ move }) => ['go', 'board'].includes(parse(move).verb));
  const area = selectedArea(table);
  return {
    question: say('ask-where'),
    actions: [
      ...(area ? confirmed(table, `go ${area}`, say('act-go', { area: areaName(table, area) })) : []),
      ...steps.slice(0, 3).map(({ move }) => ({
        id: move.replaceAll(' ', '-'),
        label:
          parse(move).verb === 'go'
            ? say('act-go', { area: areaName(table, parse(move).noun) })
            : say('act-board-ship', { ship: parse(move).noun }),
        move,
      })),
    ],
  };
}

// ---- battles

function declaring(table: Table): Bar {
  const area = areaName(table, table.view.asked_area ?? '');
  const name = table.name(table.view.active ?? 0);
  return {
    question: say('ask-declaring', { name, area }),
    consequence: { text: say('ask-declaring-small'), rule: 'G-52' },
    actions: [
      { id: 'fight', label: say('act-fight'), icon: UI.fight, key: 'F', move: 'fight' },
      { id: 'pass', label: say('act-pass'), icon: UI.pass, key: 'P', move: 'let pass', primary: true },
      // On a phone they are on a tab.
      ...(screen.phone
        ? []
        : [
            {
              id: 'orders',
              label: say('overview-orders'),
              icon: UI.orders,
              run: () => look.show('orders'),
            },
          ]),
    ],
  };
}

function attacking(table: Table): Bar {
  const [kind, area] = split(table.selected ?? '');
  const moves = table
    .decision!.choices.map(({ move }) => move)
    .filter((move) => parse(move).verb === 'attack' && (kind !== 'attack' || parse(move).noun === area));
  const chosenHere = kind === 'attack';
  return {
    question: say('ask-attacking'),
    consequence: { text: say('ask-attacking-small', { battles: table.view.battles.length }), rule: 'G-80' },
    ...(chosenHere
      ? { chips: [{ label: areaName(table, area), remove: () => (table.selected = null) }] }
      : {}),
    actions: [
      ...moves.slice(0, chosenHere ? 3 : 2).map((move) => {
        const { noun, second } = parse(move);
        return {
          id: `attack-${noun}-${second}`,
          label: say('act-attack', { name: table.name(Number(second) - 1) }),
          small: areaName(table, noun),
          icon: UI.fight,
          move,
          primary: chosenHere,
        };
      }),
      {
        id: 'end-attacks',
        label: say(table.view.battles.length ? 'act-end-attacks' : 'act-no-attacks'),
        icon: UI.check,
        key: 'D',
        move: 'end attacks',
        primary: !chosenHere,
      },
    ],
  };
}

function ordering(table: Table): Bar {
  const [kind, id] = split(table.selected ?? '');
  const area = id.split('/')[0] ?? '';
  const moves = table
    .decision!.choices.map(({ move }) => move)
    .filter((move) => parse(move).verb !== 'end-battles');
  const shown = kind ? moves.filter((move) => parse(move).noun === area) : moves;
  return {
    question: say('ask-ordering'),
    consequence: { text: say('ask-ordering-small', { battles: table.view.battles.length }), rule: 'G-80' },
    actions: [
      ...shown.slice(0, 3).map((move, place) => {
        const { verb, noun, second } = parse(move);
        return {
          id: `${verb}-${noun}-${second}`,
          label: say(verb === 'battle' ? 'act-battle' : 'act-capture', { area: areaName(table, noun) }),
          ...(second ? { small: say('act-against', { name: table.name(Number(second) - 1) }) } : {}),
          icon: verb === 'battle' ? UI.fight : UI.city,
          move,
          primary: place === 0,
        };
      }),
      ...(table.choice('end battles')
        ? [
            {
              id: 'end-battles',
              label: say('act-end-battles'),
              icon: UI.check,
              key: 'D',
              move: 'end battles',
              primary: !shown.length,
            },
          ]
        : []),
    ],
  };
}

function supporting(table: Table): Bar {
  const { battle } = table.view;
  const sides = table
    .decision!.choices.map(({ move }) => parse(move))
    .filter(({ verb }) => verb === 'support');
  return {
    question: say('ask-supporting', { area: areaName(table, battle?.area ?? table.view.asked_area ?? '') }),
    consequence: { text: say('ask-supporting-small'), rule: 'G-54' },
    actions: [
      ...sides.map(({ noun }, place) => ({
        id: `support-${noun}`,
        label: say('act-support', { name: table.name(Number(noun) - 1) }),
        icon: UI.help,
        key: 'AB'[place] ?? '',
        move: `support seat ${noun}`,
      })),
      {
        id: 'stay-out',
        label: say('act-stay-out'),
        icon: UI.pass,
        key: 'P',
        move: 'stay out',
        primary: true,
      },
    ],
  };
}

function picking(table: Table): Bar {
  const { battle } = table.view;
  const round = (battle?.rounds.length ?? 0) + 1;
  const unit = chosenUnit(table);
  const air = chosenAir(table);
  const kind = unit.startsWith('ship ')
    ? (table.view.ships.find(({ number }) => `ship ${number}` === unit)?.kind ?? '')
    : (unit.split(' ')[0] ?? '');
  const chips: Bar['chips'] = [{ label: say('battle-round', { round }), now: true }];
  if (!kind || !battle) {
    const theirs = battle ? sidesOf(table, battle).theirs : null;
    return {
      question: say('ask-picking', { round }),
      consequence: {
        text: say(theirs?.chosen ? 'ask-picking-chosen' : 'ask-picking-small', {
          name: theirs ? table.name(theirs.leader) : '',
        }),
        rule: 'G-56',
      },
      chips,
      actions: [],
    };
  }
  const power = strength(table, kind);
  const withAir = air !== 'none';
  const dice = power.dice + (withAir ? aircraftDice(table) : 0);
  const actions: BarAction[] = [
    {
      id: 'pick',
      label: say('act-pick'),
      icon: UI.check,
      key: 'Enter',
      small: strengthWords({ dice, bonus: power.bonus }),
      move: pickMove(unit, air),
      primary: true,
    },
  ];
  const [offered] = aircraftOffered(table);
  if (withAir || offered)
    actions.push({
      id: 'air',
      label: withAir
        ? say('act-without-air')
        : say('act-with-air', { aircraft: unitName(table, 'aircraft') }),
      icon: 'airplane',
      key: 'A',
      small: strengthWords({ dice: power.dice + (withAir ? 0 : aircraftDice(table)), bonus: power.bonus }),
      run: () => (table.stash['air'] = withAir ? 'none' : (offered ?? 'none')),
    });
  return {
    question: say(withAir ? 'ask-picked-air' : 'ask-picked', {
      unit: capitalised(unitName(table, kind)),
      aircraft: unitName(table, 'aircraft'),
      round,
    }),
    consequence: withAir
      ? {
          warn: say('mind'),
          text: say('ask-picked-air-small', { unit: unitName(table, kind) }),
          rule: 'G-61',
        }
      : { text: say('ask-picked-small'), rule: 'G-56' },
    chips,
    actions,
  };
}

function capturing(table: Table): Bar {
  const area = table.view.asked_area ?? '';
  const town = table.view.lands.find(({ land }) => land === area);
  return {
    question: say('ask-capturing', { size: sizeName(table, town?.size ?? 1), area: areaName(table, area) }),
    consequence: { text: say('ask-capturing-small'), rule: 'G-89' },
    actions: [
      { id: 'take', label: say('act-take'), icon: UI.city, move: 'take settlement', primary: true },
      { id: 'leave', label: say('act-leave'), move: 'leave settlement' },
    ],
  };
}

// ---- trade

function trading(table: Table): Bar {
  const forMe = table.view.offers.filter(
    ({ partner, possible }) => partner === table.seat && possible,
  ).length;
  const ready = table.view.seats.filter(({ done }) => done).length;
  const players = table.view.seats.filter(({ out }) => !out).length;
  const done: BarAction = {
    id: 'done',
    label: say('act-done-trading'),
    icon: UI.done,
    key: 'D',
    small: say('act-done-trading-small', { ready, players }),
    move: 'done',
    primary: composer.empty && !forMe,
  };
  if (composer.empty || composer.partner < 0)
    return {
      question: say(forMe ? 'ask-trading-offers' : 'ask-trading', { offers: forMe }),
      consequence: { text: say('ask-trading-small', { offers: table.view.offers.length }), rule: 'G-49' },
      actions: [done],
    };
  const change = changeOf(table, table.seat, composer.wants, composer.gives);
  const gain = change.income + change.gold;
  return {
    question: offerQuestion(table),
    consequence: { text: say('ask-send-small'), rule: 'G-49' },
    chips: [{ label: table.name(composer.partner), seat: composer.partner, remove: () => composer.clear() }],
    actions: [
      {
        id: 'send',
        label: say(composer.answers ? 'act-send-counter' : 'act-send'),
        icon: UI.send,
        key: 'Enter',
        small: say('act-send-small', { gold: gain ? signed(gain) : '±0' }),
        run: () => {
          table.sendOffhand(composer.phrase(table));
          composer.clear();
        },
        primary: true,
      },
      ...exchange(table),
      done,
    ],
  };
}

/** with Magellan's Voyage one card for one card, which cannot be refused. */
function exchange(table: Table): BarAction[] {
  const [given, taken] = [composer.gives, composer.wants].map((goods) =>
    goods.length === 1 && goods[0]!.good.startsWith('card-') ? goods[0]!.good.slice('card-'.length) : '',
  );
  const move = `exchange ${given} for ${taken}`;
  if (!given || !taken || !table.offhand.includes(move)) return [];
  return [
    {
      id: 'exchange',
      label: say('act-exchange'),
      icon: UI.swap,
      small: say('act-exchange-small'),
      run: () => {
        table.sendOffhand(move);
        composer.clear();
      },
    },
  ];
}

/** "Horses for wine?", or what is asked or given for nothing. */
function offerQuestion(table: Table): string {
  const gives = goodsWords(table, composer.gives);
  const wants = goodsWords(table, composer.wants);
  if (!composer.gives.length) return say('ask-send-wants', { wants });
  return composer.wants.length
    ? capitalised(say('ask-send', { gives, wants }))
    : say('ask-send-gives', { gives });
}

// ---- production

function producing(table: Table): Bar {
  const now = dividing.assignment(table);
  const best = shownAssignment(table, table.seat);
  const own = dividing.own !== null;
  const income = incomeWith(table, now);
  const token = tokensOf(table, table.seat).find(({ id }) => id === dividing.token);
  const waste = idle(table, now, table.seat).length;
  const take: BarAction = {
    id: 'collect',
    label: say('act-collect', { gold: income }),
    icon: UI.collect,
    key: 'D',
    primary: true,
    small: own ? say('act-collect-own') : say('act-collect-best'),
    move: own && !same(now, best) ? phrase([...assignMoves(table, now), 'collect']) : 'collect best',
  };
  if (token) {
    const name = tokenName(table, token.from);
    return {
      question: say('ask-token', { token: name }),
      consequence: { text: say('ask-token-small'), rule: 'A-14' },
      chips: [
        {
          label: name,
          icon: token.kind === 'face' ? UI.face : UI.gear,
          remove: () => (dividing.token = ''),
        },
      ],
      actions: [take],
    };
  }
  return {
    question: say(own ? 'ask-producing-own' : 'ask-producing'),
    consequence: own
      ? {
          text: say('ask-producing-own-small', {
            gold: signed(townsIncome(table, now, table.seat) - townsIncome(table, best, table.seat)) || '0',
          }),
        }
      : { text: say('ask-producing-small'), rule: 'A-79' },
    actions: [
      own && waste
        ? {
            ...take,
            primary: false,
            why: say('why-idle', { left: waste }),
            small: say('why-idle', { left: waste }),
          }
        : take,
      ...(own ? [{ id: 'best', label: say('tokens-best'), icon: UI.best, run: () => dividing.clear() }] : []),
    ],
  };
}

const tokenName = (table: Table, from: string): string => {
  if (!from) return say('token-free');
  return table.content.wonder.some(({ id }) => id === from)
    ? wonderName(table, from)
    : capitalised(improvementName(table, from));
};

const same = (one: Assignment, other: Assignment): boolean => {
  const lands = (assignment: Assignment) =>
    Object.entries(assignment)
      .map(([token, land]) => `${token.split(':')[0]}:${land}`)
      .sort()
      .join();
  return lands(one) === lands(other);
};

/** The whole income with a division of faces and gears. */
export function incomeWith(table: Table, assignment: Assignment): number {
  const parts = table.view.seats[table.seat]!.income;
  const others = parts
    .filter(({ part }) => part !== 'settlements' && part !== 'minimum')
    .reduce((sum, { gold }) => sum + gold, 0);
  const lands = table.view.lands.filter(({ owner }) => owner === table.seat);
  const towns = table.view.advanced
    ? lands.reduce((sum, land) => sum + townIncome(table, assignment, land), 0)
    : (parts.find(({ part }) => part === 'settlements')?.gold ?? 0);
  return Math.max(towns + others, table.content.production.minimum);
}

// ---- purchase

function purchasing(table: Table): Bar {
  const gold = table.view.seats[table.seat]!.gold;
  const open = table.view.technologies.filter(({ technology }) => table.choice(`learn ${technology}`)).length;
  const technologies: BarAction = {
    id: 'technologies',
    label: say('technologies'),
    icon: UI.technologies,
    key: 'T',
    small: say('act-technologies-small', { count: open }),
    run: () => (look.open = 'technologies'),
  };
  const done: BarAction = {
    id: 'end-purchases',
    label: say('act-end-purchases'),
    icon: UI.done,
    key: 'D',
    small: say('act-end-purchases-small', { spent: spent(table), gold }),
    move: 'end purchases',
    primary: !look.unit,
  };
  const area = selectedArea(table);
  if (look.unit) {
    const places = placesOf(table, look.unit);
    const moves = area ? (places.get(area) ?? []) : [];
    return {
      question: say('ask-place', { unit: unitName(table, look.unit) }),
      consequence: { text: say('ask-place-small', { places: places.size }), rule: 'A-55' },
      chips: [
        {
          label: unitTitle(table, look.unit),
          remove: () => {
            look.unit = '';
            table.selected = null;
          },
        },
      ],
      actions: [
        ...moves.slice(0, 3).map((move, place) => ({
          id: `from-${parse(move).third || parse(move).second}`,
          label: say('act-launch', { area: areaName(table, parse(move).third || parse(move).second) }),
          icon: UI.board,
          move,
          primary: place === 0,
        })),
        { ...done, primary: false },
      ],
    };
  }
  const here = area ? [`grow ${area}`, `found ${area}`].filter((move) => table.choice(move)) : [];
  return {
    question: say(table.view.receipts.length ? 'ask-purchasing-more' : 'ask-purchasing', { gold }),
    consequence: { text: say('ask-purchasing-small', { gold }) },
    ...(here.length
      ? { chips: [{ label: areaName(table, area!), remove: () => (table.selected = null) }] }
      : {}),
    actions: [
      ...here.map((move) => ({
        id: parse(move).verb,
        label: say(parse(move).verb === 'grow' ? 'act-grow' : 'act-found'),
        icon: UI.city,
        move,
      })),
      done,
      technologies,
    ],
  };
}

/** Not your turn: who is asked what. */
export function waiting(table: Table): { question: string; small?: string } | null {
  const asked = Object.entries(table.view.to_move)
    .map(([seat, kind]) => ({ seat: Number(seat), kind }))
    .filter(({ seat }) => !table.isMine(seat));
  const [first] = asked;
  if (!first) return null;
  const names = texts.list(asked.map(({ seat }) => table.name(seat)));
  const area = table.view.asked_area ?? table.view.battle?.area ?? '';
  return {
    question: say(`waiting-${first.kind}`, {
      name: names,
      several: asked.length,
      area: area ? areaName(table, area) : '',
    }),
    small: say('waiting-small'),
  };
}
