import type { PlaceView } from '../../../lib/map/props';
import type { Glyph } from './pieces';
import type { Fleet, HistoryMapProps, LandPieces } from './props';

/** What stands in a place, as it is drawn. */
export interface Stand {
  seat: number;
  epoch: number;
  armies: number;
  fleet: boolean;
  glyphs: Glyph[];
}

/** What stands in a water: at most a fleet. */
const afloat = ({ seat, epoch, army }: Fleet): Stand => ({
  seat,
  epoch,
  armies: army ? 1 : 0,
  fleet: true,
  glyphs: [],
});

/** What stands in a land, if anything does. */
function ashore(pieces: LandPieces | undefined, resource: boolean): Stand | null {
  const glyphs: Glyph[] = [];
  if (pieces?.city) glyphs.push(pieces.city === 2 ? 'capital' : 'city');
  if (pieces?.fort) glyphs.push('fort');
  if (pieces?.monument) glyphs.push('monument');
  if (resource) glyphs.push('resource');
  const armies = pieces?.armies ?? 0;
  if (!armies && !glyphs.length) return null;
  return { seat: armies ? pieces!.seat : -1, epoch: pieces?.epoch ?? 0, armies, fleet: false, glyphs };
}

/** What stands in each of some places, where anything does. */
export function standsIn(
  places: Iterable<string>,
  { facts, lands, fleets = {} }: Pick<HistoryMapProps, 'facts' | 'lands' | 'fleets'>,
): Map<string, Stand> {
  const found = new Map<string, Stand>();
  for (const id of places) {
    const fleet = fleets[id];
    const stand = fleet ? afloat(fleet) : ashore(lands[id], facts[id]?.resource ?? false);
    if (stand) found.set(id, stand);
  }
  return found;
}

const OVERVIEW = 0.5; // the scale below which tokens are marks
const GAP = 1;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** Pixels: the token, each glyph of the row under it, and both together. Far away a token is a mark, near by a drawing. */
export function sizes({ radius, scale }: PlaceView, stand: Stand) {
  const far = scale < OVERVIEW;
  const most = far ? 7 : between(20, 20 + 9 * scale, 46);
  const roomy = radius === Infinity ? 24 * scale : Math.max(radius * 1.45, 8 * scale + 5.5);
  const token = stand.seat < 0 ? 0 : Math.min(most, Math.max(far ? 7 : 9, roomy));
  const glyph =
    far || !stand.glyphs.length
      ? 0
      : between(7, Math.min(4 + 7 * scale, token ? Math.max(9, token * 0.5) : 17), 17);
  const row = glyph * stand.glyphs.length;
  return {
    token,
    glyph,
    row,
    width: Math.max(token, row),
    height: token + (glyph && token ? GAP : 0) + glyph,
  };
}
