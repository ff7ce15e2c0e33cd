import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { Content } from '../messages';
import {
  blank,
  contentIn,
  copyOf,
  draftOf,
  FIELD_NAMES,
  FIELDS,
  painted,
  problemsOf,
  remarked,
  turned,
} from './tiles';
import { withTiles, written } from './tiles';

const source = readFileSync('../src/tijdperk/games/antiquity/content.toml', 'utf8');
const content = parse(source) as unknown as Content;
const drafts = () => content.tile.map(draftOf);

describe('a tile', () => {
  it('has 61 fields with names', () => {
    expect(FIELDS).toHaveLength(61);
    expect(new Set(FIELD_NAMES).size).toBe(61);
    expect(FIELD_NAMES[30]).toBe('e5');
    expect(FIELDS[30]).toEqual([0, 0]);
  });
  it('is painted field by field', () => {
    const tile = painted(painted(blank(), 0, 'S'), 60, 'M');
    expect(tile.terrain).toBe(`S${'G'.repeat(59)}M`);
  });
  it('has at most two marked fields, none of them sea', () => {
    const marks = (tile = blank(), ...fields: number[]) => fields.reduce(remarked, tile).marked;
    expect(marks(blank(), 4, 9)).toEqual([4, 9]);
    expect(marks(blank(), 4, 9, 4)).toEqual([9]);
    expect(marks(blank(), 4, 9, 12)).toEqual([9, 12]);
    expect(marks(painted(blank(), 4, 'S'), 4)).toEqual([]);
    expect(painted(remarked(blank(), 4), 4, 'S').marked).toEqual([]);
  });
  it('is copied under another name', () => {
    const tiles = drafts();
    const copy = copyOf(tiles[0]!, tiles);
    expect(copy.name).toEqual({ en: 'Saltmere Channel 2', nl: 'Zoutgeul 2' });
    expect(copyOf(copy, [...tiles, copy]).name.nl).toBe('Zoutgeul 3');
    expect([copy.id, copy.terrain]).toEqual(['', tiles[0]!.terrain]);
  });
  it('is the same after six turns, and keeps its middle', () => {
    const [tile] = drafts();
    const turns = [1, 2, 3, 4, 5, 6].reduce<ReturnType<typeof drafts>>(
      (all) => [...all, turned(all.at(-1)!)],
      [tile!],
    );
    expect(turns[1]!.terrain).not.toBe(tile!.terrain);
    expect(turns.map(({ terrain }) => terrain[30])).toEqual(Array(7).fill(tile!.terrain[30]));
    expect([turns[6]!.terrain, turns[6]!.marked]).toEqual([tile!.terrain, tile!.marked]);
    // The upper right corner comes to lie at the lower right.
    expect(turned(painted(blank(), 56, 'M')).terrain.indexOf('M')).toBe(60);
  });
});

describe('problems', () => {
  it('are none in the standard tiles', () => {
    expect(problemsOf(drafts(), content)).toEqual([]);
  });
  it('are what the server would refuse', () => {
    const keys = (...tiles: ReturnType<typeof drafts>) =>
      problemsOf([...drafts(), ...tiles], content).map(({ key, tile }) => [key, tile]);
    expect(keys(blank())).toEqual([
      ['name', 12],
      ['marks', 12],
    ]);
    expect(keys({ ...drafts()[0]!, name: { en: 'Other', nl: 'Zoutgeul' } })).toEqual([['same', 12]]);
    expect(problemsOf(drafts().slice(0, 7), content).map(({ key }) => key)).toEqual(['few']);
    expect(
      keys(
        ...Array.from({ length: 88 }, (_, i) => ({ ...drafts()[0]!, name: { en: `a${i}`, nl: `b${i}` } })),
      ),
    ).toEqual([['many', null]]);
  });
});

describe('the file', () => {
  it('says what the standard one says when nothing was changed', () => {
    expect(parse(written(withTiles(content, drafts())))).toEqual(parse(source));
  });
  it('has an id for each new tile, and their source', () => {
    const own = (en: string) => ({
      ...drafts()[0]!,
      ...blank(),
      name: { en, nl: `${en} nl` },
      marked: [1, 2],
    });
    const made = withTiles(content, [
      ...drafts(),
      own('Île d’Or'),
      own('Long shore'),
      own('12'),
      own('“Ä”\\'),
    ]);
    expect(made.tile.slice(12).map(({ id }) => id)).toEqual(['ile_dor', 'long_shore_2', 'tile_12', 'a']);
    expect(parse(written(made))).toEqual(JSON.parse(JSON.stringify(made)));
    expect(Object.keys(made.provenance)).toContain(made.tile[12]!.provenance[0]);
  });
  it('is taken back, and others are not', () => {
    expect(contentIn(parse(written(withTiles(content, drafts()))))).toEqual(content);
    expect(contentIn({ game: { id: 'dice' } })).toBe('game');
    expect(contentIn(null)).toBe('game');
    expect(contentIn({ ...content, tile: [{ ...content.tile[0], columns: ['FF'] }] })).toBe('tiles');
  });
});
