// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { colourOf, fieldOf, sizeOf } from './content';
import { diceStates, dieLabel } from './forum';
import { planWords } from './bar';
import { around, isBarred } from './sheet';
import { lastTurn } from './story';
import { offers } from './offers';
import {
  bonusName,
  buildingName,
  capitalised,
  cityName,
  coins,
  colourName,
  fieldName,
  fieldWords,
  netOf,
  points,
  say,
  sheetOf,
  total,
  who,
  type Table,
} from './words';

export function describe(table: Table): string[] {
  const { view } = table;
  if (view.cities_left.length)
    return [
      say('text-cities', { cities: texts.list(view.cities_left.map(cityName)) }),
      ...view.seats.map((_, seat) => player(table, seat)).filter(Boolean),
    ];
  return [
    forum(table),
    ...beside(table),
    ...(view.plan.length ? [say('text-plan', { plan: planWords(table) })] : []),
    ...chain(table),
    ...view.seats.map((_, seat) => player(table, seat)),
    ...own(table),
    ...told(table),
  ].filter(Boolean);
}

function forum(table: Table): string {
  const states = diceStates(table);
  const dice = table.view.forum.map((die) =>
    [dieLabel(table, die, states.get(die.die)), reach(table, die.die)].filter(Boolean).join(', '),
  );
  return `${texts.say('label-turn', { turn: table.view.turn })}${table.view.final ? `, ${texts.say('label-last-turn')}` : ''}. ${texts.say('label-forum')}: ${dice.join('; ')}.`;
}

/** What a die can cross now, each field at its price all in. */
function reach(table: Table, die: string): string {
  const fields = [...offers(table)].flatMap(([field, moves]) =>
    moves
      .filter((offer) => offer.die === die)
      .map(({ detail }) => say('text-at', { field: fieldName(field), price: netWords(netOf(detail)) })),
  );
  return fields.length ? say('text-reach', { fields: texts.list(fields) }) : '';
}

const netWords = (net: number): string => (net < 0 ? `+${coins(-net)}` : say('label-price', { coins: net }));

/** R87: what is still to be decided this turn, in order. */
function chain(table: Table): string[] {
  const owed = table.view.owed.map(({ kind, left, of }) =>
    of > 1
      ? `${say(`step-${kind}`, { count: left })} (${say('step-of', { step: of - left + 1, of })})`
      : say(`step-${kind}`, { count: 1 }),
  );
  return owed.length > 1 || table.view.owed.some(({ of }) => of > 1)
    ? [say('text-chain', { steps: owed.join(', ') })]
    : [];
}

function beside({ view, content }: Table): string[] {
  const colours = (dice: string[]) => texts.list(dice.map((die) => colourName(colourOf(content, die))));
  const said = [
    view.aside.length ? `${capitalised(colours(view.aside))} ${texts.say('label-aside')}.` : '',
    view.removed.length
      ? `${capitalised(texts.list(view.removed.map((die) => texts.word('die', die))))}: ${texts.say('label-removed')}.`
      : '',
  ];
  return said.filter(Boolean);
}

function player(table: Table, seat: number): string {
  const sheet = sheetOf(table, seat);
  if (!sheet) return '';
  const { left, right } = around(table);
  const place =
    seat === table.seat
      ? 'own'
      : seat === left && seat === right
        ? 'across'
        : seat === left
          ? 'left'
          : seat === right
            ? 'right'
            : 'far';
  const counts = table.content.building.map(
    ({ id }) => `${buildingName(id)} ${sheet.counts[id]}/${sizeOf(table.content, id)}`,
  );
  return say('text-player', {
    name: table.name(seat),
    place: say(`place-${place}`, who(table, table.seat)),
    city: cityName(sheet.city),
    coins: sheet.coins,
    spent: sheet.circled - sheet.coins,
    never: table.content.gold.total - sheet.circled,
    resources: sheet.resources,
    points: points(total(sheet.points)),
    counts: counts.join(', '),
    bonuses: sheet.bonuses.length ? texts.list(sheet.bonuses.map(bonusName)) : texts.say('label-no-bonuses'),
    state: table.view.acting
      ? texts.say(table.view.seats[seat]!.ready ? 'sign-ready' : 'sign-thinking')
      : '–',
  });
}

/** One's own sheet: what is crossed, and what could be next. */
function own(table: Table): string[] {
  const sheet = sheetOf(table, table.seat);
  if (!sheet) return [];
  const open = sheet.open.map((id) =>
    [
      `${fieldName(id)}.`,
      fieldWords(table, sheet.city, id),
      ...(isBarred(table.content, sheet, fieldOf(table.content, sheet.city, id).building)
        ? [say('state-barred')]
        : []),
    ].join(' '),
  );
  const crossed = sheet.crossed.map(
    (id) => fieldName(id) + (sheet.attacks[id] === undefined ? '' : ` (${points(sheet.attacks[id]!)})`),
  );
  return [
    say('text-crossed', { fields: crossed.length ? crossed.join('; ') : '–' }),
    say('text-open', { fields: open.join(' ') }),
  ];
}

function told(table: Table): string[] {
  const turn = lastTurn(table);
  return turn
    ? [
        `${say('last-turn')}: ${[...turn].map(([seat, { words }]) => `${table.name(seat)}: ${words}`).join('; ')}.`,
      ]
    : [];
}
