// What the decision bar says and offers.
import type { Bar, BarAction } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { colourOf, split } from './content';
import { UI } from './icons';
import { chosenDenial, chosenDie, chosenField, chosenOffer, letGo, shortOf } from './offers';
import {
  bonusName,
  capitalised,
  cityName,
  colourName,
  dieName,
  fieldWords,
  netOf,
  signOf,
  say,
  sheetOf,
  shortName,
  type Table,
} from './words';

export function bar(table: Table): Bar {
  switch (table.decision?.kind) {
    case 'city':
      return city(table);
    case 'bonus':
      return bonus(table);
    case 'ready':
      return ready(table);
    case 'grey':
      return grey(table);
    default:
      return crossing(table);
  }
}

function city(table: Table): Bar {
  const [kind, id] = split(table.selected ?? '');
  const chosen = kind === 'city';
  return {
    question: chosen ? say('ask-city-chosen', { city: cityName(id) }) : texts.say('ask-city'),
    consequence: { text: say('ask-city-small') },
    actions: chosen
      ? [{ id: 'city', label: say('act-city'), icon: UI.check, move: `city ${id}`, primary: true }]
      : [],
  };
}

const BONUS_ICONS: Record<string, BarAction['icon']> = { action: UI.again, cross: UI.cross, coins: UI.coins };

/** R93: a finished building brings a bonus; which one is to be said. */
function bonus(table: Table): Bar {
  const used = sheetOf(table, table.seat)?.bonuses.length ?? 0;
  return {
    question: texts.say('ask-bonus'),
    chips: steps(table),
    consequence: {
      ...(used === 2 ? { warn: say('ask-bonus-last') } : {}),
      text: say('ask-bonus-small', { used }),
    },
    actions: table.content.bonus
      .filter(({ id }) => table.choice(`bonus ${id}`))
      .map(({ id, effect }, index) => ({
        id,
        label: capitalised(bonusName(id)),
        icon: BONUS_ICONS[id]!,
        move: `bonus ${id}`,
        primary: index === 0,
        ...(effect.amount ? { coin: `+${effect.amount}` } : {}),
      })),
  };
}

/** The plan stands; it may still be taken back. */
function ready(table: Table): Bar {
  return {
    question: texts.say('ask-ready'),
    consequence: { text: planWords(table) },
    actions: [
      {
        id: 'ready',
        label: say('act-ready'),
        icon: UI.ready,
        key: 'K',
        small: say('act-ready-small'),
        move: 'ready',
        primary: true,
      },
    ],
  };
}

function grey(table: Table): Bar {
  const [kind, id] = split(table.selected ?? '');
  const entering = dieName(table.view.entering[0] ?? '');
  return {
    question: texts.say('ask-grey'),
    consequence: { text: texts.say('event-entered', { die: entering }) },
    actions:
      kind === 'die'
        ? [
            {
              id: 'remove',
              label: say('act-remove', { die: dieName(id) }),
              icon: UI.check,
              move: `remove ${id}`,
              primary: true,
            },
          ]
        : [],
  };
}

function asked(kind: string, field: string, die: string): string {
  if (field) return say('ask-field', { field: shortName(field) });
  return die ? say('ask-die') : texts.say(`ask-${kind}`);
}

/** A field to cross: with a die, by an effect, or as a stage of the Wonder. */
function crossing(table: Table): Bar {
  const kind = table.decision!.kind;
  const field = chosenField(table);
  const die = chosenDie(table);
  const city = sheetOf(table, table.seat)?.city ?? '';
  return {
    question: asked(kind, field, die),
    consequence: { text: field ? fieldWords(table, city, field) : say(`ask-${kind}-small`) },
    chips: [
      ...(die
        ? [{ label: capitalised(colourName(colourOf(table.content, die))), remove: () => letGo(table) }]
        : []),
      ...steps(table),
    ],
    actions: [...confirm(table), ...wonder(table), ...pass(table), ...skip(table)],
  };
}

/** R87, R93: where an effect asks for more, the step one is at and what comes after it. */
export function steps(table: Table): NonNullable<Bar['chips']> {
  const [now, ...later] = table.view.owed;
  if (!now || (now.of === 1 && !later.length)) return [];
  const counts = new Map<string, number>();
  for (const { kind, left } of later) counts.set(kind, (counts.get(kind) ?? 0) + left);
  const label =
    now.of > 1
      ? say('step-of', { step: now.of - now.left + 1, of: now.of })
      : capitalised(say(`step-${now.kind}`, { count: 1 }));
  return [
    { label, now: true },
    ...[...counts].map(([kind, count]) => ({
      label: say('step-later', { step: say(`step-${kind}`, { count }) }),
    })),
  ];
}

function confirm(table: Table): BarAction[] {
  const action: BarAction = { id: 'cross', label: say('act-cross'), icon: UI.check, primary: true };
  const offer = chosenOffer(table);
  if (offer) return [{ ...action, move: offer.move, small: payWords(table, netOf(offer.detail)) }];
  const denial = chosenDenial(table);
  return denial
    ? [{ ...action, primary: false, why: denial.why, small: say('short', { coins: shortOf(denial) }) }]
    : [];
}

function payWords(table: Table, net: number): string {
  const coins = sheetOf(table, table.seat)?.coins ?? 0;
  return say('pay', { net: Math.abs(net), left: coins - net, sign: signOf(net) });
}

/** R33: the next stage of the Wonder is always at hand. */
function wonder(table: Table): BarAction[] {
  if (chosenOffer(table)?.move === 'wonder') return [];
  const action: BarAction = { id: 'wonder', label: say('act-wonder'), icon: UI.wonder, key: 'W' };
  const choice = table.choice('wonder');
  if (choice)
    return [
      {
        ...action,
        move: 'wonder',
        coin: choice.detail.pays,
        ...(choice.detail.completes ? { long: say('act-wonder-bonus') } : {}),
      },
    ];
  const why = table.refusal('wonder');
  return why ? [{ ...action, why, small: say('short', { coins: Number(why.args['short'] ?? 0) }) }] : [];
}

function pass(table: Table): BarAction[] {
  if (!table.choice('pass')) return [];
  const coins = table.content.rules.pass_coins;
  return [
    {
      id: 'pass',
      label: say('act-pass'),
      icon: UI.coins,
      key: 'P',
      coin: `+${coins}`,
      long: say('coins'),
      move: 'pass',
    },
  ];
}

const skip = (table: Table): BarAction[] =>
  table.choice('skip') ? [{ id: 'skip', label: say('act-skip'), icon: UI.skip, key: 'S', move: 'skip' }] : [];

/** What the viewer has done this turn, in a few words: "Gear 3, bonus coins". */
export function planWords(table: Table): string {
  const told = table.view.plan.flatMap(({ event, args }) => {
    if (event === 'built' || event === 'stage' || event === 'crossed')
      return [shortName(String(args['field']))];
    if (event === 'passed') return [say('plan-passed', { coins: Number(args['coins']) })];
    return event === 'bonus' ? [say('plan-bonus', { bonus: say(`bonus-${args['bonus']}`) })] : [];
  });
  return told.length ? capitalised(texts.list(told)) : say('plan-nothing');
}

/** While others decide: who still thinks, and that one may think again. */
export function waiting(table: Table): { question: string; small?: string; undo?: string } | null {
  const to_move = Object.entries(table.view.to_move);
  const [seat, kind] = to_move[0] ?? [];
  if (seat === undefined) return null;
  const name = table.name(Number(seat));
  if (kind === 'grey')
    return {
      question: say('waiting-grey', { name }),
      small: texts.say('event-entered', { die: dieName(table.view.entering[0] ?? '') }),
    };
  if (kind === 'city') return { question: say('waiting-city', { name }) };
  const names = texts.list(to_move.map(([one]) => table.name(Number(one))));
  if (!table.view.plan.length || table.view.viewer < 0) return null;
  return {
    question: say('waiting-ready', { plan: planWords(table) }),
    small: say('waiting-ready-small', { names, count: to_move.length }),
    undo: say('act-again'),
  };
}
