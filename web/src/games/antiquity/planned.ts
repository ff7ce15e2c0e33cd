// The steps of one's own plan: one of them is taken out, and those after it are made again.
import type { StepInfo } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import type { BuildingView } from './messages';
import { movesOf, parse, phrase } from './moves';
import { PLANNED } from './story';
import { counted, goodName, kindName, realmOf, saintName, say, shapeName, type Table } from './words';

/** Own steps of the plan that goes on, the latest last. */
function steps(table: Table): StepInfo[] {
  const own = table.log.filter(({ undone, number }) => !undone && number > 0);
  const from = own.findLastIndex(({ events }) => events.some(({ event }) => event === 'round')) + 1;
  return own
    .slice(from)
    .filter(({ seat, move }) => seat === table.seat && PLANNED.includes(parse(movesOf(move)[0] ?? '').verb));
}

/** Take out the step that made a move, with what belongs to it: paying for it, and men on its squares. */
function takeOut(table: Table, made: (move: string) => boolean, squares: string[], man: boolean): void {
  const all = steps(table);
  const at = all.findLastIndex(({ move }) => movesOf(move).some(made));
  const count = all.length - at;
  if (at < 0 || table.undo.seat === null || count > table.undo.steps) {
    table.say(say('cannot-take-back'));
    return;
  }
  const rest = all.slice(at).flatMap(({ move }) => movesOf(move));
  const place = rest.findIndex(made);
  let end = place + 1;
  while (['pay', 'choose', 'add-house', 'no-house'].includes(parse(rest[end] ?? '').verb)) end += 1;
  const again = [...rest.slice(0, place), ...rest.slice(end)].filter((move) => {
    const { verb, noun } = parse(move);
    return !(verb === 'man' && squares.includes(noun));
  });
  // Without its house a man is missing: the last one put to work stays at home.
  const last = again.findLastIndex((move) => parse(move).verb === 'man');
  const kept = man && last >= 0 && !realmOf(table, table.seat)?.men ? again.toSpliced(last, 1) : again;
  table.replace(count, phrase(kept));
}

/** Was it built in the plan that goes on, so that it can be taken back? */
export const isPlanned = (table: Table, building: BuildingView): boolean =>
  table.decision?.kind === 'planning' &&
  table.view.plan.some(({ event, args }) => event === 'built' && args['place'] === building.corner);

export const takeBackBuilding = (table: Table, { shape, corner, turn, squares }: BuildingView): void =>
  takeOut(table, (move) => move === `build ${shape} at ${corner} turned ${turn}`, squares, false);

export const isPlannedHouse = (table: Table, place: string): boolean =>
  table.view.plan.some(({ event, args }) => event === 'housed' && args['place'] === place);

export const takeBackHouse = (table: Table, place: string): void =>
  takeOut(
    table,
    (move) => ['house', 'add-house'].includes(parse(move).verb) && parse(move).second === place,
    [],
    true,
  );

/** "harbour, 2 houses, 3 men": what one planned so far. */
export function planWords(table: Table, plan = table.view.plan): string[] {
  const told: string[] = [];
  const count = (event: string): number => plan.filter((one) => one.event === event).length;
  for (const { event, args } of plan) {
    if (event === 'built' || event === 'rearranged')
      told.push(say(`plan-${event}`, { building: shapeName(String(args['shape'])) }));
    else if (event === 'housed') told.push(say('house-number', { number: Number(args['number']) }));
    else if (event === 'chose') told.push(saintName(String(args['saint'])));
    else if (event === 'traded') told.push(say('plan-traded', { wanted: goodName(String(args['wanted'])) }));
    else if (event === 'razed') told.push(say('plan-razed'));
  }
  const manned = plan
    .filter(({ event }) => event === 'manned')
    .map(({ args }) => kindName(String(args['kind'])));
  if (manned.length)
    told.push(say('plan-manned', { count: manned.length, buildings: texts.list(counted(manned)) }));
  if (count('cleared')) told.push(say('plan-cleared', { count: count('cleared') }));
  if (count('grave-moved')) told.push(say('plan-graves', { count: count('grave-moved') }));
  return told;
}
