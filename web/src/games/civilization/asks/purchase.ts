// What is asked in the shop.
import type { Bar, BarAction } from '../../../lib/game';
import { UI } from '../icons';
import { look } from '../look.svelte';
import { parse } from '../moves';
import { placesOf, spent } from '../purchase/shopping';
import { areaName, say, unitName, unitTitle, type Table } from '../words';
import { selectedArea } from './chosen';

export function purchasing(table: Table): Bar {
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
