/** The curve of a game: where its values lie, and the paths that are drawn of them. */

import type { Analysis, AnalysisState, Chosen } from '../../lib/messages';
import type { Form } from './analysis.svelte';

/** What each seat may expect after so many moves. */
export interface CurvePoint {
  at: number;
  values: number[];
}

/** How far into its move a choice stands, where one move has several. */
function placeOf(choices: Chosen[], index: number): number {
  const { step, part } = choices[index]!;
  const parts = choices.filter((one) => one.step === step).length;
  return step - 1 + (parts > 1 ? part / (part + parts) : 0);
}

export function curveOf(found: Analysis, form: Form, most: number): CurvePoint[] {
  const points = found.choices.map((one, index) => ({
    at: placeOf(found.choices, index),
    values: form === 'was' ? one.was : one.looked,
  }));
  return [...points, { at: most, values: found.end }];
}

/** As far as it is known while it is being found out: it grows from the left. */
export function growing(told: AnalysisState, most: number): CurvePoint[] {
  return told.curve.map((values, index) => ({ at: (most * index) / Math.max(1, told.choices), values }));
}

/** What each seat may expect at a moment: as at the last choice up to it. */
export function valuesAt(points: CurvePoint[], at: number): number[] {
  return (points.findLast((point) => point.at <= at) ?? points[0])?.values ?? [];
}

export type Place = [x: number, y: number];

export const pathOf = (places: Place[]): string =>
  places.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The order in which shares are stacked: one's own lies lowest, so that its edge is a curve of its own. */
export const stackOrder = (seats: number, own: number): number[] => [
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own),
  own,
];

/** Labels beside a stack: pushed apart where shares are small, never dropped. */
export function spread(wanted: number[], gap: number, lowest: number): number[] {
  const found = [...wanted];
  for (let index = 1; index < found.length; index++)
    found[index] = Math.max(found[index]!, found[index - 1]! + gap);
  for (let index = found.length - 1; index >= 0; index--) {
    const limit = index === found.length - 1 ? lowest : found[index + 1]! - gap;
    found[index] = Math.min(found[index]!, limit);
  }
  return found;
}
