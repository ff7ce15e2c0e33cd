// What the decision bar says and offers.
import type { Bar, BarAction } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { split } from './content';
import { UI } from './icons';
import { fortMode, fortMoves, movesAt } from './targets';
import {
  areaName,
  capitalised,
  doneOf,
  empireName,
  eventName,
  forceName,
  moveWords,
  say,
  verbOf,
  waterName,
  landName,
  type Table,
} from './words';

export function bar(table: Table): Bar {
  switch (table.decision?.kind) {
    case 'empire':
      return drawing(table);
    case 'events':
      return events(table);
    case 'expand':
      return expanding(table);
    case 'recover':
      return recovering(table);
    default:
      return onTheMap(table);
  }
}

// ---- the draw of empires: the card lies on the board, with everybody it can go to

function drawing(table: Table): Bar {
  const empire = empireName(table.view.drawn ?? '');
  const keep: BarAction = {
    id: 'keep',
    label: say('act-keep'),
    icon: UI.keep,
    key: 'K',
    move: 'keep empire',
    primary: true,
  };
  return {
    question: say('ask-empire', { empire }),
    consequence: { text: say(table.choice('keep empire') ? 'ask-empire-small' : 'ask-empire-have') },
    actions: table.choice('keep empire') ? [keep] : [],
  };
}

// ---- events: a card from the hand

function events(table: Table): Bar {
  const [kind, card] = split(table.selected ?? '');
  const empire = empireName(table.view.force?.empire ?? '');
  const skip: BarAction = {
    id: 'done',
    label: say('act-no-event', { played: table.view.force?.played.length ?? 0 }),
    icon: UI.done,
    key: 'D',
    move: 'done',
  };
  const question = say('ask-events', { empire, played: table.view.force?.played.length ?? 0 });
  if (kind !== 'event')
    return {
      question,
      consequence: { text: say('ask-events-small') },
      actions: [{ ...skip, primary: table.decision!.choices.length === 1 }],
    };
  const move = `event ${card}`;
  const play: BarAction = {
    id: 'play',
    label: say('act-play'),
    icon: UI.play,
    key: 'P',
    move,
    primary: true,
  };
  const why = table.refusal(move);
  return {
    question,
    chips: [{ label: eventName(card), remove: () => (table.selected = null) }],
    actions: [why ? { ...play, why, primary: false, small: say('not-now') } : play, skip],
  };
}

// ---- expansion: lands to enter and attack; forts are a way of looking at the same map

function expanding(table: Table): Bar {
  const { force } = table.view;
  const name = force?.event ? eventName(force.event) : empireName(force?.empire ?? '');
  const pool = (force?.pool ?? 0) + (force?.ally_pool ?? 0);
  if (table.stash['sure']) {
    return {
      question: say('ask-sure', { armies: pool }),
      consequence: { text: say('ask-sure-small') },
      actions: [
        { id: 'sure', label: say('act-sure'), icon: UI.done, move: 'done', primary: true },
        { id: 'back', label: say('act-back'), run: () => (table.stash['sure'] = null) },
      ],
    };
  }
  const done: BarAction = {
    id: 'done',
    label: say('act-done-expand'),
    icon: UI.done,
    key: 'D',
    small: pool ? texts.say('label-pool', { armies: pool }) : '',
  };
  const chosen = chosenPlace(table);
  const expand = pool ? 'ask-expand' : 'ask-expand-end';
  const key = fortMode(table) ? 'ask-fort' : expand;
  return {
    question: say(key, { name, armies: pool }),
    consequence: looked(table) ?? { text: say(fortMode(table) ? 'ask-fort-small' : 'ask-expand-small') },
    ...chosen,
    actions: [
      ...chosen.actions,
      ...modes(table),
      pool ? { ...done, run: () => (table.stash['sure'] = 'yes') } : { ...done, move: 'done', primary: true },
    ],
  };
}

function modes(table: Table): BarAction[] {
  if (fortMode(table))
    return [
      {
        id: 'lands',
        label: say('act-lands'),
        icon: UI.army,
        key: 'F',
        run: () => ((table.selected = null), (table.stash['mode'] = null)),
      },
    ];
  const forts = fortMoves(table);
  return forts.length
    ? [
        {
          id: 'forts',
          label: say('act-forts'),
          icon: UI.fort,
          key: 'F',
          run: () => ((table.selected = null), (table.stash['mode'] = 'fort')),
        },
      ]
    : [];
}

function recovering(table: Table): Bar {
  const ways: [string, string, BarAction['icon']][] = [
    ['recover', 'act-recover', UI.coin],
    ['recover with allies', 'act-recover-allies', UI.ally],
    ['abandon', 'act-abandon', undefined],
  ];
  const offered = ways.filter(([move]) => table.choice(move));
  return {
    question: say('ask-recover'),
    consequence: {
      text: say('ask-recover-small', {
        coins: table.view.force?.coins ?? 0,
        allies: table.view.force?.ally_coins ?? 0,
      }),
    },
    actions: offered.map(([move, label, icon], i) => ({
      id: move.replaceAll(' ', '-'),
      label: say(label),
      ...(icon ? { icon } : {}),
      move,
      primary: i === 0,
    })),
  };
}

// ---- everything else is a place on the map

function onTheMap(table: Table): Bar {
  const kind = table.decision!.kind;
  const first = table.stash['area'];
  const chosen = chosenPlace(table);
  const actions = [...chosen.actions];
  if (table.choice('done'))
    actions.push({
      id: 'done',
      label: say(`act-done-${doneOf(table)}`),
      icon: UI.done,
      key: 'D',
      move: 'done',
    });
  return {
    question: first
      ? say('ask-second-area')
      : texts.say(`ask-${kind}`, { last: table.last?.events.at(-1)?.event ?? '' }),
    ...(looked(table) ? { consequence: looked(table)! } : {}),
    chips: [
      ...(first ? [{ label: areaName(first), remove: () => (table.stash['area'] = null) }] : []),
      ...(chosen.chips ?? []),
    ],
    actions,
  };
}

/** A place that was selected, with the moves it stands for. */
function chosenPlace(table: Table): { chips?: Bar['chips']; actions: BarAction[] } {
  const [kind, id] = split(table.selected ?? '');
  if (kind !== 'land' && kind !== 'water') return { actions: [] };
  const moves = movesAt(table, id);
  if (!moves.length) return { actions: [] };
  return {
    chips: [{ label: kind === 'land' ? landName(id) : waterName(id), remove: () => (table.selected = null) }],
    actions: moves.map((move, i) => ({
      id: verbOf(move).verb,
      label: say(`act-${verbOf(move).verb}`),
      move,
      primary: i === 0,
    })),
  };
}

/** What is pointed at on the map, before it is chosen. */
function looked(table: Table): Bar['consequence'] {
  const [kind, id] = split(table.hovered ?? table.selected ?? '');
  const moves = kind === 'land' || kind === 'water' ? movesAt(table, id) : [];
  return moves[0] ? { text: capitalised(moveWords(table, moves[0])) } : undefined;
}

/** Not your turn: who is asked what. */
export function waiting(table: Table): { question: string; small?: string } | null {
  const [seat, kind] = Object.entries(table.view.to_move).find(([one]) => !table.isMine(Number(one))) ?? [];
  if (seat === undefined) return null;
  const { force } = table.view;
  const key = kind === 'empire' || kind === 'events' ? kind : 'other';
  const empire = forceName(force);
  return {
    question: say(`waiting-${key}`, { name: table.name(Number(seat)), empire }),
    small: say('waiting-small'),
  };
}
