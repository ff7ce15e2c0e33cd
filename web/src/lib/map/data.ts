/** A map as `tools/maps` draws it at build time. Lengths are units of a plane `width` units wide; a place is a land or a sea. */

export type Point = [number, number];

/** Numbers of arcs, one after the other round; `~n` is arc n backwards. */
export type Ring = number[];

export interface LandShape {
  id: string;
  rings: Ring[];
  /** Where the name and the pieces go. */
  label: Point;
  /** Of the largest circle that fits in. */
  radius: number;
  /** 0 to 3, another than the neighbours have. */
  tone: number;
  /** Islands too small to see, drawn as discs. */
  discs?: Point[];
}

export interface SeaShape {
  /** '' for water that belongs to no sea. */
  id: string;
  rings: Ring[];
  label?: Point;
  tone: number;
  /** The arcs round it, without those along which the map is cut: there the sea goes on beyond the edge. */
  edge?: number[];
}

export interface Border {
  lands: [string, string];
  arcs: number[];
  /** What somebody meets who enters the first land over this border, and the second; '' for nothing. */
  into: [string, string];
  /** Where to draw that: points along the border inside the first land, and the second. */
  marks: [Point[], Point[]];
  /** Neighbours on the map that are none in the rules have no passage. */
  passage: boolean;
}

export interface MapData {
  width: number;
  height: number;
  /** The left edge continues at the right one. */
  wrap: boolean;
  /** Units per step of an arc. */
  step: number;
  /** x, y, then differences, in steps. */
  arcs: number[][];
  lands: LandShape[];
  /** Land that belongs to nobody. */
  blank: Ring[];
  coast: number[];
  seas: SeaShape[];
  seaBorders: number[];
  borders: Border[];
  /** Borders with blank land. */
  fringes: number[];
  /** Neighbours that do not touch. */
  connectors: { lands: [string, string]; ends: [Point, Point]; path: string }[];
  /** Four lands in one point: no passage between these two. */
  corners: { lands: [string, string]; at: Point }[];
  /** A coast that the map cannot show. */
  harbours: { land: string; water: string; at: Point; to: Point }[];
  /** Land and water that touch on the map alone. */
  noCoast: [string, string][];
  /** A land and a sea on its coast, by the rules. */
  coasts: [string, string][];
  /** Two seas that are neighbours, by the rules. */
  links: [string, string][];
  lakes: string[];
  graticule: string;
  /** Names for several lands together. */
  groups: { id: string; label: Point }[];
}
