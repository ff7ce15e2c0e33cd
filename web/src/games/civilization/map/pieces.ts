/** What the pieces are, and how those look that are not among the icons. */

import type { IconName } from '../../../lib/icons.svelte';
import { PIECES, UNITS } from '../icons';

/** A piece of the game, by its id in the content. */
export type PieceId = keyof typeof PIECES;

export type Kind = 'settler' | 'infantry' | 'cavalry' | 'artillery' | 'fleet' | 'aircraft';

const ERAS = ['ancient', 'medieval', 'gunpowder', 'modern'];
const KINDS: Kind[] = ['infantry', 'cavalry', 'artillery', 'fleet', 'aircraft', 'settler'];

export function kindOf(piece: PieceId): Kind {
  if (piece === 'carrier') return 'fleet';
  return (piece.split('-').at(-1) ?? piece) as Kind;
}

/** 1 to 4; settlers are of no era. */
export function eraOf(piece: PieceId): number {
  if (piece === 'settler') return 0;
  return ERAS.indexOf(piece.split('-')[0]!) + 1 || ERAS.length;
}

/** The newest first, settlers last. */
export const byStrength = (one: PieceId, other: PieceId): number =>
  eraOf(other) - eraOf(one) || KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other));

export const silhouette = (piece: PieceId, unit?: string | null): IconName =>
  (unit && UNITS[unit]) || PIECES[piece];

/** Village, town, city and metropolis, on a field of 32 by 26. */
export const SETTLEMENTS = [
  'M5.5 25V14.2L16 5.4l10.5 8.8V25h-7.3v-6.4h-6.4V25z',
  'M1 25V14.8L8 8.6l6.2 5.4v11zM15.4 25V11L23.2 3.8l7.8 7.2v14h-5.2v-6h-5v6z',
  'M.8 25V15.2L6 10.4l5.2 4.8V25zM12.2 25V5.2h1.9v2.2h2V5.2h2v2.2h2V5.2H22V25h-3v-4.2a1.9 1.9 0 0 0-3.8 0V25zM23 25V12.4h8.2V25z',
  'M.6 25V12.4h5.6V25zM7 25V7l2.8-3.4L12.6 7v18zM13.4 25V11.6c0-2.5 1.2-4.2 2.9-4.7V3.2h1.2v3.7c1.7.5 2.9 2.2 2.9 4.7V25h-2.2v-4.4h-2.6V25zM21.2 25V1.6h4.6V25zM26.6 25V9.2h4.9V25z',
];
const WIDTHS = [24, 30, 33, 33];
/** How wide a settlement is drawn, in pixels, and how high. */
export const settlementSize = (size: number): [number, number] => {
  const wide = WIDTHS[size - 1]!;
  return [wide, (wide * 26) / 32];
};
