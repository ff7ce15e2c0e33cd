import { describe, expect, it } from 'vitest';
import { plain, withHits, withReferences } from './references';

const ids = new Set(['R017', 'A41', 'G-17', 'G-18', 'T35']);
const rules = (text: string) => withReferences(text, ids).flatMap(({ rule }) => rule ?? []);

describe('references in a rule', () => {
  it('are found whatever letters number the rules', () => {
    expect(rules('As usual (R017, A41), see also T35.')).toEqual(['R017', 'A41', 'T35']);
    expect(rules('Trade comes first (G-17), then G-18.')).toEqual(['G-17', 'G-18']);
    expect(rules('G-17-G-18')).toEqual(['G-17', 'G-18']);
  });
  it('are none when the rulebook has no such rule', () => {
    expect(rules('On an A4 sheet, R17 and G17 and X-99')).toEqual([]);
  });
  it('leave the text whole', () => {
    const text = 'Epoch VII: 3 armies (G-17) against R99.';
    expect(
      withReferences(text, ids)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('what was looked for', () => {
  const hits = (text: string, word: string) =>
    withHits(text, plain(word))
      .filter(({ hit }) => hit)
      .map((part) => part.text);

  it('is found without regard to capitals and accents', () => {
    expect(hits('Stone, and a stone quarry', 'stone')).toEqual(['Stone', 'stone']);
    expect(hits('Eén extra café', 'cafe')).toEqual(['café']);
    expect(hits('Reliëf', 'LIEF')).toEqual(['liëf']);
  });
  it('leaves the text whole', () => {
    const text = 'Één steen, nóg een steen.';
    for (const word of ['steen', 'een', 'x', '', 'een.'])
      expect(
        withHits(text, plain(word))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
