/** How a finished game went, as a curve. */

import { texts } from '../../lib/texts.svelte';
import { api } from '../api.svelte';
import type { LiveTable } from './live.svelte';

/** A value of each seat from the first moment to the last, and what these values are. */
export interface Course {
  values: number[][];
  named: string;
}

/** The points, where a game counts them on the way; else the chances of winning by its analysis, or, if it has none, as
 *  a bot takes them before it looks ahead. */
export async function courseOf(table: LiveTable): Promise<Course> {
  const counted = table.game.table.final?.(table)?.course;
  if (counted) return { values: counted, named: texts.say('picture-points') };
  const { analysis } = await api.analysis(table.info.table).catch(() => ({ analysis: null }));
  if (analysis) {
    const values = [...analysis.choices.map(({ looked }) => looked), analysis.end];
    return { values, named: texts.say('picture-analysed') };
  }
  const values = await api.course(table.info.table).catch(() => []);
  return { values, named: texts.say('picture-glance') };
}
