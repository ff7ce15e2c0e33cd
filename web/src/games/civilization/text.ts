// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { resourceOf } from './content';
import type { LandView, OfferView } from './messages';
import { stacks, type Stack } from './moving';
import {
  areaName,
  counterName,
  eraName,
  goodsWords,
  improvementName,
  milestoneName,
  say,
  sizeName,
  technologyName,
  unitCount,
  wonderName,
  type Table,
} from './words';

export function describe(table: Table): string[] {
  const { view } = table;
  return [
    say('text-now', {
      turn: view.turn,
      era: eraName(table, view.era),
      phase: say(`phase-${view.phase === 'battles' ? 'movement' : view.phase}`),
      name: view.active === null ? '' : table.name(view.active),
      active: view.active === null ? 'no' : 'yes',
    }),
    ...(view.ending ? [say('ending-soon')] : []),
    ...(view.battle ? [battle(table)] : []),
    ...view.seats.map((_, seat) => player(table, seat)),
    ...(view.offers.length ? [offers(table)] : []),
    ...(view.draft ? [draft(table, view.draft)] : []),
    ...(view.receipts.length ? [receipts(table)] : []),
    ...(view.milestones.length ? [milestones(table)] : []),
    ...(view.advanced ? [technologies(table)] : []),
    counters(table),
  ].filter(Boolean);
}

function battle(table: Table): string {
  const { area, sides, rounds } = table.view.battle!;
  const words = sides.map(({ leader, units, aircraft }) =>
    say('text-side', {
      name: table.name(leader),
      units: texts.list([...units, ...aircraft].map(({ kind, count }) => unitCount(table, kind, count))),
    }),
  );
  return say('text-battle', {
    area: areaName(table, area),
    round: rounds.length + 1,
    sides: words.join('; '),
  });
}

function player(table: Table, seat: number): string {
  const state = table.view.seats[seat]!;
  const towns = table.view.lands.filter(({ owner }) => owner === seat).map((land) => town(table, land));
  const forces = stacks(table, seat).map((stack) => force(table, stack));
  const known = [
    ...state.technologies.map((id) => technologyName(table, id)),
    ...state.wonders.map((id) => (table.view.advanced ? wonderName(table, id) : milestoneName(table, id))),
    ...state.improvements.map((id) => improvementName(table, id)),
  ];
  return [
    say('text-player', {
      name: table.name(seat),
      gold: state.gold,
      points: state.score,
      order: state.order + 1,
    }),
    towns.length ? say('text-towns', { towns: towns.join('; ') }) : '',
    forces.length ? say('text-forces', { forces: forces.join('; ') }) : '',
    known.length ? say('text-known', { known: known.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function town(table: Table, { land, size, counter, income, holder, owner }: LandView): string {
  const resource = counter && resourceOf(table.content, counter) ? counterName(table, counter) : '';
  return say('text-town', {
    size: sizeName(table, size),
    area: areaName(table, land),
    resource: resource || '–',
    has: resource ? 'yes' : 'no',
    lent: holder !== null && holder !== owner ? 'yes' : 'no',
    name: holder === null ? '' : table.name(holder),
    gold: income,
  });
}

function force(table: Table, { area, pieces, cargo }: Stack): string {
  const units = pieces.map(({ kind, count }) => unitCount(table, kind, count));
  const aboard = cargo.map(({ kind, count }) => unitCount(table, kind, count));
  return say('text-force', {
    area: areaName(table, area),
    units: texts.list(units),
    cargo: aboard.length ? 'yes' : 'no',
    aboard: texts.list(aboard),
  });
}

const offers = (table: Table): string =>
  say('text-offers', {
    offers: table.view.offers
      .map(({ number, maker, partner, gives, wants }) =>
        say('text-offer', {
          number,
          maker: table.name(maker),
          partner: table.name(partner),
          gives: goodsWords(table, gives),
          wants: goodsWords(table, wants),
        }),
      )
      .join(' '),
  });

const draft = (table: Table, { partner, gives, wants }: OfferView): string =>
  say('text-draft', {
    partner: table.name(partner),
    gives: goodsWords(table, gives),
    wants: goodsWords(table, wants),
  });

const receipts = (table: Table): string =>
  say('text-receipts', {
    gold: table.view.receipts.reduce((sum, { price }) => sum + price, 0),
    count: table.view.receipts.length,
  });

const milestones = (table: Table): string =>
  say('text-milestones', {
    milestones: table.view.milestones
      .filter(({ lost, era }) => !lost && era === table.view.era)
      .map(({ milestone, amount, owner, counts }) =>
        owner === null
          ? say('text-milestone', {
              amount,
              milestone: milestoneName(table, milestone),
              counts: counts.map((count, seat) => `${table.name(seat)} ${count}`).join(', '),
            })
          : say('text-milestone-of', {
              amount,
              milestone: milestoneName(table, milestone),
              name: table.name(owner),
            }),
      )
      .join('; '),
  });

const technologies = (table: Table): string => {
  const open = table.view.technologies
    .filter(({ buyable }) => buyable)
    .map(({ technology, price }) => `${technologyName(table, technology)} ${price}`);
  return open.length ? say('text-technologies', { technologies: open.join(', ') }) : '';
};

const counters = (table: Table): string => {
  const open = table.view.lands
    .filter(({ owner, counter }) => owner === null && counter && counter !== 'face_down')
    .map(({ land, counter }) => `${areaName(table, land)}: ${counterName(table, counter!)}`);
  const hidden = table.view.lands.filter(({ counter }) => counter === 'face_down').length;
  return say('text-counters', { open: open.join('; ') || '–', hidden });
};
