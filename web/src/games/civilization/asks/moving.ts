// What is asked while pieces move.
import type { Bar, BarAction } from '../../../lib/game';
import { texts } from '../../../lib/texts.svelte';
import { isFleet, pieceOf, split } from '../content';
import { UI } from '../icons';
import { parse } from '../moves';
import {
  bombs,
  chosen,
  chosenArea,
  fits,
  looks,
  nextStack,
  phraseTo,
  reach,
  select,
  stacks,
  takers,
} from '../moving';
import { aimed } from '../targets';
import { areaName, say, wonderName, type Table } from '../words';
import { confirmed, selectedArea } from './chosen';

const endMoves = (table: Table, primary: boolean): BarAction => ({
  id: 'end-moves',
  label: say('act-end-moves'),
  icon: UI.fight,
  key: 'D',
  small: say('act-end-moves-small'),
  move: 'end moves',
  primary,
});

export function moving(table: Table): Bar {
  if (table.view.taken.length || table.view.taken_ships.length) return goingOn(table);
  if (table.stash['mode'] === 'bomb') return bombing(table);
  const area = chosenArea(table);
  return area ? stackMoves(table, area) : anyMoves(table);
}

function anyMoves(table: Table): Bar {
  const movable = stacks(table).filter((stack) => stack.movable > 0).length;
  const next = nextStack(table);
  const here = looks(table);
  return {
    question: say(movable ? 'ask-moving' : 'ask-moving-end'),
    consequence: { text: say(movable ? 'ask-moving-small' : 'ask-moving-end-small', { stacks: movable }) },
    actions: [
      ...here.slice(0, 1).map((land) => lookAction(table, land)),
      ...(next
        ? [
            {
              id: 'next',
              label: say('act-next'),
              key: 'N',
              small: say('act-next-small', { stacks: movable }),
              run: () => select(table, next),
            },
          ]
        : []),
      ...bombAction(table),
      endMoves(table, !movable),
    ],
  };
}

const lookAction = (table: Table, land: string): BarAction => ({
  id: 'look',
  label: say('act-look', { area: areaName(table, land) }),
  icon: UI.look,
  key: 'L',
  small: say('act-look-small'),
  move: `look in ${land}`,
});

function bombAction(table: Table): BarAction[] {
  if (!bombs(table).length) return [];
  return [
    {
      id: 'bomb',
      label: say('act-bomb'),
      icon: UI.bomb,
      run: () => {
        select(table, null);
        table.stash['mode'] = 'bomb';
      },
    },
  ];
}

function bombing(table: Table): Bar {
  const area = selectedArea(table);
  return {
    question: area ? say('ask-bomb-sure', { area: areaName(table, area) }) : say('ask-bomb'),
    consequence: { warn: say('mind'), text: say('ask-bomb-small'), rule: 'A-86' },
    chips: [{ label: wonderName(table, 'manhattan_project'), remove: () => (table.stash['mode'] = null) }],
    actions: area
      ? [
          {
            id: 'bomb',
            label: say('act-bomb-area', { area: areaName(table, area) }),
            icon: UI.bomb,
            move: `bomb ${area}`,
            primary: true,
          },
        ]
      : [],
  };
}

function stackMoves(table: Table, area: string): Bar {
  const targets = reach(table);
  const aim = aimed(table);
  const target = aim ? targets.get(aim) : undefined;
  const others = stacks(table).filter((stack) => stack.movable > 0 && stack.area !== area).length;
  const some = [...chosen(table).values()].some((count) => count > 0);
  const actions: BarAction[] = [];
  if (target && aim) {
    const go: BarAction = {
      id: 'go',
      label: say(target.way === 'board' ? 'act-board' : 'act-go', { area: areaName(table, aim) }),
      ...(target.way === 'fight' ? { small: say('tag-fight') } : {}),
      primary: true,
    };
    actions.push(
      fits(target)
        ? { ...go, move: phraseTo(target) }
        : {
            ...go,
            primary: false,
            small: say('short-room', { room: target.room }),
            why: say('why-room', { room: target.room }),
          },
    );
  }
  if (looks(table).includes(area)) actions.push(lookAction(table, area));
  const next = nextStack(table);
  if (others && next)
    actions.push({
      id: 'next',
      label: say('act-next'),
      key: 'N',
      small: say('act-next-small', { stacks: others }),
      run: () => select(table, next),
    });
  actions.push(endMoves(table, false));
  return {
    question: say(some ? 'ask-where' : 'ask-who'),
    consequence: whereWords(table, aim),
    chips: [{ label: areaName(table, area), remove: () => select(table, null) }],
    actions,
  };
}

/** What the chosen pieces can do, or who may call a battle where they would go. */
function whereWords(table: Table, aim: string | null): NonNullable<Bar['consequence']> {
  const [kind, id] = split(table.hovered ?? '');
  const area = kind === 'area' ? id : aim;
  const target = area ? reach(table).get(area) : undefined;
  if (target?.way === 'fight') {
    const seats = [
      ...new Set(
        table.view.pieces
          .concat()
          .filter((one) => one.area === area && one.seat !== table.seat && one.kind !== 'settler')
          .map(({ seat }) => seat),
      ),
    ];
    const ships = table.view.ships
      .filter((ship) => ship.area === area && ship.seat !== table.seat)
      .map(({ seat }) => seat);
    const names = [...new Set([...seats, ...ships])].map((seat) => table.name(seat));
    return {
      text: say('where-fight', { area: areaName(table, area!), names: texts.list(names) }),
      rule: 'G-53',
    };
  }
  if (target?.way === 'board' && !fits(target))
    return { text: say('why-room', { room: target.room }), rule: 'G-48' };
  if (target?.way === 'far') return { text: say('where-far', { steps: target.path.length }) };
  return { text: farWords(table) };
}

/** How far the chosen pieces go. */
function farWords(table: Table): string {
  const area = chosenArea(table);
  const counts = chosen(table);
  const kinds = (takers(table).get(area ?? '') ?? [])
    .filter(({ move }) => counts.get(move))
    .map(({ kind }) => kind);
  if (kinds.some(isFleet))
    return say('where-fleet', { seas: stacks(table).find((stack) => stack.area === area)?.points ?? 0 });
  const flight = kinds.includes('aircraft')
    ? say('where-aircraft', { areas: pieceOf(table.content, 'aircraft').move })
    : '';
  const onFoot = !flight || kinds.some((kind) => kind !== 'aircraft') ? say('where-small') : '';
  return [onFoot, flight].filter(Boolean).join(' ');
}

/** Pieces were taken move by move, as in text mode: the steps are what the server lists. */
function goingOn(table: Table): Bar {
  const steps = table.decision!.choices.filter(({ move }) => ['go', 'board'].includes(parse(move).verb));
  const area = selectedArea(table);
  return {
    question: say('ask-where'),
    actions: [
      ...(area ? confirmed(table, `go ${area}`, say('act-go', { area: areaName(table, area) })) : []),
      ...steps.slice(0, 3).map(({ move }) => ({
        id: move.replaceAll(' ', '-'),
        label:
          parse(move).verb === 'go'
            ? say('act-go', { area: areaName(table, parse(move).noun) })
            : say('act-board-ship', { ship: parse(move).noun }),
        move,
      })),
    ],
  };
}
