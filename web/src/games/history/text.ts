// The table in words: what text mode and a screen reader get.
import { texts } from '../../lib/texts.svelte';
import { empireOf, landOf, roman } from './content';
import type { AreaView, LandView } from './messages';
import {
  areaName,
  capitalised,
  empireName,
  eventName,
  eventText,
  landName,
  origin,
  say,
  waterName,
  type Table,
} from './words';

const sum = (points: Record<string, number>): number =>
  Object.values(points).reduce((total, part) => total + part, 0);

export function describe(table: Table): string[] {
  const { view } = table;
  return [
    [say('epoch', { epoch: roman(view.epoch) }) + '.', strip(table)].join(' '),
    ...(view.drawn ? [drawn(table, view.drawn)] : []),
    ...(view.force ? [force(table)] : []),
    ...view.seats.map((_, seat) => player(table, seat)),
    ...(view.hand.length ? [hand(table)] : []),
    ...view.areas.map((area) => areaWords(table, area)),
    ...(view.seas.length ? [seas(table)] : []),
  ].filter(Boolean);
}

function strip(table: Table): string {
  const places = table.view.strip.map(({ empire, seat, state }) => {
    const who = seat === null ? say(state === 'absent' ? 'strip-absent' : 'strip-unknown') : table.name(seat);
    return say('text-place', {
      empire: empireName(empire),
      strength: empireOf(table.content, empire).strength,
      who,
      state,
    });
  });
  return say('text-strip', { empires: places.join('; ') });
}

export function drawn(table: Table, id: string): string {
  const empire = empireOf(table.content, id);
  const start = landOf(table.content, empire.start);
  const parts = [
    say('text-drawn', {
      empire: empireName(id),
      strength: empire.strength,
      start: landName(empire.start),
      area: areaName(start.area),
      order: empire.order,
    }),
    empire.capital_name ? say('text-capital', { capital: texts.both(empire.capital_name) }) : '',
    empire.navigation.length
      ? say('text-navigation', { waters: texts.list(empire.navigation.map(waterName)) })
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function force(table: Table): string {
  const { active, force } = table.view;
  if (!force) return '';
  const parts = [
    say('text-force', {
      name: table.name(active ?? 0),
      empire: force.event ? eventName(force.event) : empireName(force.empire),
      armies: force.pool,
    }),
  ];
  if (force.ally_pool) parts.push(say('text-ally-pool', { armies: force.ally_pool }));
  if (force.coins || force.ally_coins)
    parts.push(say('text-coins', { coins: force.coins, allies: force.ally_coins }));
  if (force.ready_forts) parts.push(say('text-ready-forts', { forts: force.ready_forts }));
  if (force.fleets.length)
    parts.push(say('text-fleets', { waters: texts.list(force.fleets.map(waterName)) }));
  if (force.effects.length)
    parts.push(say('text-effects', { events: texts.list(force.effects.map(eventName)) }));
  if (force.betrayed) parts.push(say('text-betrayed', { land: landName(force.betrayed) }));
  return parts.join(' ');
}

function player(table: Table, seat: number): string {
  const { score, now, empire, has_empire, greater, lesser, markers, strength_sum } = table.view.seats[seat]!;
  const holds = empire ? empireName(empire) : say(has_empire ? 'empire-secret' : 'empire-none');
  return say('text-player', {
    name: table.name(seat),
    score,
    now: sum(now),
    empire: holds,
    greater,
    lesser,
    markers,
    strength: strength_sum,
  });
}

function hand(table: Table): string {
  const cards = table.view.hand.map(({ event, playable }) =>
    say('text-card', { event: eventName(event), text: eventText(event), playable: playable ? 'yes' : 'no' }),
  );
  return say('text-hand', { cards: cards.join(' ') });
}

function areaWords(table: Table, area: AreaView): string {
  const standing = area.lands.flatMap((lands, seat) =>
    lands
      ? [
          say('text-standing', {
            name: table.name(seat),
            lands,
            level: texts.say(`sign-${area.levels[seat]}`),
            points: area.points[seat] ?? 0,
          }),
        ]
      : [],
  );
  const lands = table.view.lands
    .filter(({ land }) => landOf(table.content, land).area === area.area)
    .map((land) => landWords(table, land));
  const values = say('text-area', {
    area: areaName(area.area),
    value: area.value,
    next: area.next_value ?? '–',
  });
  return [values, standing.join('; '), lands.join('; ')].filter(Boolean).map(capitalised).join('. ') + '.';
}

export function landWords(table: Table, { land, army, town, fort, monument }: LandView): string {
  const there = [
    army ? say('text-army', { name: table.name(army.seat), armies: army.armies, empire: origin(army) }) : '',
    town ? say(`map-${town}`) : '',
    fort ? say('map-fort') : '',
    monument ? say('map-monument') : '',
  ];
  return `${landName(land)}: ${there.filter(Boolean).join(', ')}`;
}

function seas(table: Table): string {
  const told = table.view.seas.map(({ water, fleet, navy }) => {
    const name = table.name(navy?.seat ?? fleet ?? 0);
    return `${waterName(water)}: ${navy ? say('text-navy', { name }) : say('map-fleet', { name })}`;
  });
  return say('text-seas', { seas: told.join('; ') });
}

export const pointsNow = (table: Table, seat: number): number => sum(table.view.seats[seat]!.now);
