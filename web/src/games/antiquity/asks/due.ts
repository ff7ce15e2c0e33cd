// What the bar says of what is due as a whole: goods without room, a harvest, graves, pollution.
import type { Bar, BarAction } from '../../../lib/game';
import type { IconName } from '../../../lib/icons.svelte';
import { texts } from '../../../lib/texts.svelte';
import { UI } from '../icons';
import { asProposed, markerPhrase, markers, markersDue, markerVerb, propose } from '../markers';
import {
  buildingAt,
  capitalised,
  goodName,
  goodsWords,
  placeName,
  realmOf,
  say,
  siteName,
  type Table,
} from '../words';

export function storing(table: Table): Bar {
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

export function harvesting(table: Table): Bar {
  const work = table.view.land.works.find(({ field }) => field === table.view.work);
  const forced = worksFor(table, 'forced_labour');
  return {
    question: work
      ? say('ask-harvest', {
          site: capitalised(siteName(work.kind)),
          good: goodName(work.good),
          field: work.field,
        })
      : texts.say('ask-harvesting'),
    consequence: {
      text: [
        say(forced ? 'harvest-forced' : 'harvest-small', { count: table.view.due.goods || 1 }),
        ...(work?.kind === 'fishery' ? [] : [say('harvest-last')]), // A32: a fishery's goods are all free to choose
        proposed(table, say('why-harvest')),
      ].join(' '),
      rule: forced ? 'R143' : 'R141',
    },
    actions: markerActions(table, UI.goods),
  };
}

const worksFor = (table: Table, wanted: string): boolean =>
  (realmOf(table, table.seat)?.cities ?? []).some(({ buildings }) =>
    buildings.some(({ kind, works }) => kind === wanted && works),
  );

export function burying(table: Table): Bar {
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

export function polluting(table: Table): Bar {
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
