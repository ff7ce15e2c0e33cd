import type { LabelKind } from './labels';

const FACES: Record<LabelKind, string> = {
  land: "600 100px 'Source Sans 3'",
  wild: "italic 500 100px 'Source Sans 3'",
  sea: 'italic 500 100px Alegreya',
  ocean: 'italic 500 100px Alegreya',
  group: '700 100px Alegreya',
};
const SPACING: Record<LabelKind, number> = { land: 0, wild: 0, sea: 0.02, ocean: 0.12, group: 0.03 };
const GUESS = 0.52; // em per letter, where there is no canvas to ask

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a name is, in pixels. Asked of the browser once per text. */
export function measure(text: string, size: number, kind: LabelKind): number {
  const key = `${kind}${text}`;
  let em = known.get(key);
  if (em === undefined) {
    canvas ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
    if (canvas) canvas.font = FACES[kind];
    em = (canvas ? canvas.measureText(text).width / 100 : text.length * GUESS) + text.length * SPACING[kind];
    known.set(key, em);
  }
  return em * size;
}
