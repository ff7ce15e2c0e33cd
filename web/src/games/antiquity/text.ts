// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { offers } from './building';
import { priceParts, ROMAN } from './content';
import type { BuildingView, CityView, RealmView } from './messages';
import { lacking, pieces } from './placing';
import { planWords } from './planned';
import {
  capitalised,
  goodName,
  goodsWords,
  kindName,
  priceWords,
  realmOf,
  saintName,
  say,
  shapeName,
  siteName,
  squareName,
  type Table,
} from './words';

export function describe(table: Table): string[] {
  const { view } = table;
  const realm = realmOf(table, table.seat);
  return [
    heading(table),
    ...view.seats.map((_, seat) => player(table, seat)),
    ...(realm ? realm.cities.map((city, index) => cityText(city, index + 1)) : []),
    ...(view.plan.length ? [say('text-plan', { plan: planWords(table).join(', ') })] : []),
    ...(realm ? [works(table), saints(realm), shop(table), houses(table)] : []),
    ...(table.decision?.kind === 'countryside' ? [sites(table)] : []),
    ...view.offers.map((offer) =>
      say('text-offer', {
        number: offer.number,
        maker: table.name(offer.maker),
        partner: table.name(offer.partner),
        gives: goodsWords(offer.gives),
        wants: goodsWords(offer.wants),
      }),
    ),
    land(table),
  ].filter(Boolean);
}

const heading = (table: Table): string =>
  say('text-heading', {
    round: table.view.round,
    phase: texts.say(`phase-${table.view.phase}`),
    famine: table.view.famine,
    order: texts.list(table.view.order.map((seat) => table.name(seat))),
  });

function player(table: Table, seat: number): string {
  const realm = realmOf(table, seat);
  const state = table.view.seats[seat];
  if (!realm || !state) return '';
  return say('text-player', {
    name: capitalised(table.name(seat)),
    cities: realm.cities.length,
    houses: realm.houses.length,
    men: realm.men,
    land: realm.on_land,
    goods: goodsWords(realm.goods),
    saint: realm.saint ? saintName(realm.saint) : say('no-saint'),
    zone: realm.zone.length,
    graves: realm.graves_due,
    pollution: realm.pollution_due,
    state: state.out ? 'out' : 'in',
  });
}

/** Every building with its squares, its man and its graves. */
export function cityText(city: CityView, number: number): string {
  const parts = [
    ...city.buildings.map(buildingText),
    ...(city.houses.length ? [say('text-houses', { squares: city.houses.map(squareName).join(' ') })] : []),
    ...(city.graves.length ? [say('text-graves', { squares: city.graves.map(squareName).join(' ') })] : []),
  ];
  return say('text-city', {
    city: ROMAN[number] ?? `${number}`,
    buildings: parts.length ? parts.join('; ') : say('nothing'),
    empty: city.empty.length,
    squares: city.empty.map(squareName).join(' ') || '–',
  });
}

export const buildingText = (building: BuildingView): string =>
  [
    say('text-building', {
      building: shapeName(building.shape),
      squares: building.squares.map(squareName).join(' '),
    }),
    stateWords(building),
  ]
    .filter(Boolean)
    .join(', ');

/** Manned, without a man, spoiled by a grave, worked by the university. */
export function stateWords({ graves, manned, needs_man, joined, works }: BuildingView): string {
  if (graves.length) return say('state-spoiled');
  if (manned) return say('state-manned');
  if (joined && works) return say('state-joined');
  return needs_man ? say('state-unmanned') : '';
}

function works(table: Table): string {
  const own = table.view.land.works.filter(({ seat }) => seat === table.seat);
  return own.length
    ? say('text-works', {
        works: own
          .map(({ kind, good, field, goods }) =>
            say('text-work', { site: siteName(kind), good: goodName(good), field, left: goods.length }),
          )
          .join('; '),
      })
    : '';
}

const saints = (realm: RealmView): string =>
  say('text-saints', {
    saints: realm.saints
      .map(({ saint, done, of }) => say('text-saint', { saint: saintName(saint), done, of }))
      .join('; '),
  });

function shop(table: Table): string {
  const parts = pieces(table)
    .filter(({ built }) => !built)
    .map((piece) => {
      const lack = lacking(table, piece);
      return `${kindName(piece.kind)} (${priceWords(piece.price)}${lack ? `, ${lack}` : ''})`;
    });
  return parts.length ? say('text-shop', { pieces: parts.join('; ') }) : '';
}

function houses(table: Table): string {
  const open = table.view.houses
    .filter(({ built, affordable }) => !built && affordable)
    .map(({ number, price, different }) => `${number} (${priceWords(priceParts(price, different))})`);
  return open.length ? say('text-house-prices', { houses: open.join('; ') }) : '';
}

const sites = (table: Table): string =>
  say('text-sites', {
    sites: offers(table)
      .filter(({ fields }) => fields.length)
      .map(({ site, good, fields }) =>
        [siteName(site), good ? goodName(good) : '', fields.join(' ')].filter(Boolean).join(' '),
      )
      .join('; '),
  });

/** Where everybody is, and what one's own zone is made of. */
function land(table: Table): string {
  const { land: field } = table.view;
  const zone = realmOf(table, table.seat)?.zone ?? [];
  const cities = field.cities.map(({ seat, number, centre }) =>
    say('text-site', {
      name: table.name(seat),
      site: `${say('city', { city: ROMAN[number] ?? number })}`,
      field: centre,
    }),
  );
  const inns = field.inns.map(({ seat, field: at }) =>
    say('text-site', { name: table.name(seat), site: siteName('inn'), field: at }),
  );
  const terrain = (letters: string): string =>
    zone
      .filter((name) => letters.includes(field.terrain[field.fields.indexOf(name)] ?? '?'))
      .filter((name) => !field.polluted.includes(name))
      .join(' ') || '–';
  return say('text-land', {
    sites: [...cities, ...inns].join('; '),
    count: zone.length,
    forest: terrain('F'),
    grass: terrain('Gf'),
    mountain: terrain('M'),
    sea: terrain('S'),
    polluted: zone.filter((name) => field.polluted.includes(name)).join(' ') || '–',
    markers: field.markers.join(' ') || '–',
  });
}
