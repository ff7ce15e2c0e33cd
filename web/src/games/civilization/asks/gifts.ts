// What is asked at the start, and of gifts: places, a free technology.
import type { Bar } from '../../../lib/game';
import { strength } from '../battle/fighting';
import { UI } from '../icons';
import { look } from '../look.svelte';
import { parse } from '../moves';
import { areaName, say, strengthWords, technologyName, unitName, unitTitle, type Table } from '../words';
import { confirmed, selectedArea } from './chosen';

export function choosing(table: Table): Bar {
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

export function placing(table: Table): Bar {
  const area = selectedArea(table);
  const kind = table.view.asked_kind ?? '';
  return {
    question: say('ask-placing', { unit: unitName(table, kind) }),
    consequence: { text: say('ask-placing-small'), rule: 'A-27' },
    actions: area ? confirmed(table, `place ${area}`, say('act-place', { area: areaName(table, area) })) : [],
  };
}

export function growing(table: Table): Bar {
  const area = selectedArea(table);
  return {
    question: say('ask-growing'),
    consequence: { text: say('ask-growing-small'), rule: 'A-74' },
    actions: area
      ? confirmed(table, `grow ${area}`, say('act-grow-area', { area: areaName(table, area) }))
      : [],
  };
}

export function freeTechnology(table: Table): Bar {
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

export function minorArmy(table: Table): Bar {
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
