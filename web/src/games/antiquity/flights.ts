// What is seen going where: men who go to work.
import type { Motion } from '../../lib/game';
import type { StepInfo } from '../../lib/messages';
import type { AntiquityView } from './messages';
import { movesOf, parse } from './moves';

const PAUSE = 90;

/** Free men go to buildings of the own plan, and men of cart shops to what their seat builds on the land. */
export function motions(_before: AntiquityView, after: AntiquityView, steps: StepInfo[]): Motion[] {
  const found: Motion[] = [];
  const walk = (from: string, to: string) => found.push({ from, to, delay: found.length * PAUSE });
  for (const step of steps) {
    if (step.undone || step.seat !== after.viewer) continue;
    for (const { verb, noun } of movesOf(step.move).map(parse))
      if (verb === 'man') walk('men:free', `man:${step.seat}:${noun}`);
    for (const { event, args } of step.events)
      if (event === 'works') walk('men:city', `worker:${String(args['field'])}`);
  }
  return found;
}
