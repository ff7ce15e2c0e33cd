// What the decision bar says and offers: by what is asked, and by what is in hand.
import type { Bar } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { burying, harvesting, polluting, storing } from './asks/due';
import { holding } from './asks/hand';
import { choosing, countryside, exploring } from './asks/land';
import { market } from './asks/market';
import { dedicating, freeHouse, paying, planning, rearranging } from './asks/plan';
import { look } from './look.svelte';
import { say, type Table } from './words';

export function bar(table: Table): Bar {
  const kind = table.decision?.kind ?? '';
  if (look.open === 'market' && kind === 'planning') return market(table);
  if (look.holding && PLANS.includes(kind)) return holding(table);
  return (ASKS[kind] ?? planning)(table);
}

const PLANS = ['planning', 'rearranging', 'free_house'];

const ASKS: Record<string, (table: Table) => Bar> = {
  choosing,
  planning,
  rearranging,
  paying,
  dedicating,
  free_house: freeHouse,
  countryside,
  storing,
  harvesting,
  exploring,
  burying,
  polluting,
};

// ---- while others decide

export function waiting(table: Table): { question: string; small?: string; undo?: string } | null {
  const asked = Object.entries(table.view.to_move);
  const [seat, kind] = asked[0] ?? [];
  if (seat === undefined) return null;
  const names = texts.list(asked.map(([one]) => table.name(Number(one))));
  if (kind !== 'planning') return { question: say(`waiting-${kind}`, { name: table.name(Number(seat)) }) };
  if (table.view.viewer < 0 || !table.view.seats[table.view.viewer]?.ready) return null;
  return {
    question: say('waiting-plan'),
    small: say('waiting-plan-small', { names, count: asked.length }),
    undo: say('act-again'),
  };
}
