// What is asked about battles.
import type { Bar, BarAction } from '../../../lib/game';
import { screen } from '../../../lib/settings.svelte';
import {
  aircraftDice,
  aircraftOffered,
  chosenAir,
  chosenUnit,
  pickMove,
  sidesOf,
  strength,
} from '../battle/fighting';
import { split } from '../content';
import { UI } from '../icons';
import { look } from '../look.svelte';
import { parse } from '../moves';
import { areaName, capitalised, say, sizeName, strengthWords, unitName, type Table } from '../words';

export function declaring(table: Table): Bar {
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

export function attacking(table: Table): Bar {
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

export function ordering(table: Table): Bar {
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

export function supporting(table: Table): Bar {
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

export function picking(table: Table): Bar {
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

export function capturing(table: Table): Bar {
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
