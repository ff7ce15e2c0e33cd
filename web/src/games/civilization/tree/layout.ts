// Where each technology lies: time runs downwards, one stratum for each era. Columns and rows on a wide screen, and on a narrow one.
import { ERAS, technologyOf, type CivilizationContent } from '../content';

type Place = [column: number, row: number];

const WIDE: Record<string, Place> = {
  the_wheel: [0, 0],
  bronze_working: [1.6, 0],
  masonry: [3.2, 0],
  alphabet_writing: [4.8, 0],
  pottery: [6.4, 0],
  ceremonial_burial: [8, 0],
  horseback_riding: [0, 1],
  iron_working: [1.6, 1],
  mathematics: [3.2, 1],
  code_of_laws: [4.8, 1],
  philosophy_literature: [6.4, 1],
  mysticism: [8, 1],
  construction: [2.4, 2],
  trade_mapmaking: [4, 2],
  currency: [5.3, 2],
  feudalism: [1.2, 3],
  engineering: [2.6, 3],
  education: [4.2, 3],
  banking: [5.6, 3],
  theology: [7.2, 3],
  chivalry: [0, 4],
  navigation: [1.5, 4],
  astronomy: [2.8, 4],
  chemistry: [4.3, 4],
  printing_press: [6, 4],
  cavalry: [0, 5],
  gunpowder_weapons: [2, 5],
  physics: [3.5, 5],
  nationalism: [5.4, 5],
  economics: [6.7, 5],
  legislative_government: [8, 5],
  medicine: [0.6, 6],
  metallurgy: [2, 6],
  steam_power: [3.5, 6],
  industrialization: [5.8, 6],
  scientific_method: [0.6, 7],
  electricity: [3.5, 7],
  combustion: [5.8, 7],
  flight: [7.4, 7],
  fission: [0, 8],
  electronics: [2, 8],
  mass_production: [4.6, 8],
  plastics: [6, 8],
  genetics: [0, 9],
  computers: [1.3, 9],
  robotics: [3.9, 9],
  radio_television: [2.6, 9],
  advanced_flight: [7.4, 9],
  fusion: [0, 10],
  superconductor: [1.5, 10],
  miniaturization: [3, 10],
  space_flight: [4.6, 10],
  rocketry: [6.2, 10],
};

const NARROW: Record<string, Place> = {
  the_wheel: [0, 0],
  masonry: [1, 0],
  alphabet_writing: [2, 0],
  bronze_working: [0, 1],
  ceremonial_burial: [1, 1],
  pottery: [2, 1],
  horseback_riding: [0, 2],
  iron_working: [1, 2],
  mathematics: [2, 2],
  code_of_laws: [0, 3],
  philosophy_literature: [2, 3],
  mysticism: [1, 3],
  construction: [0, 4],
  trade_mapmaking: [1, 4],
  currency: [2, 4],
  feudalism: [0, 5],
  engineering: [1, 5],
  banking: [2, 5],
  chivalry: [0, 6],
  education: [1, 6],
  theology: [2, 6],
  astronomy: [0, 7],
  printing_press: [2, 7],
  navigation: [0, 8],
  chemistry: [1, 8],
  physics: [0, 9],
  nationalism: [2, 9],
  gunpowder_weapons: [0, 10],
  economics: [2, 10],
  cavalry: [0, 11],
  metallurgy: [1, 11],
  legislative_government: [2, 11],
  medicine: [0, 12],
  steam_power: [1, 12],
  industrialization: [2, 12],
  scientific_method: [0, 13],
  electricity: [1, 13],
  combustion: [2, 13],
  fission: [0, 14],
  electronics: [1, 14],
  mass_production: [2, 14],
  computers: [0, 15],
  radio_television: [1, 15],
  flight: [2, 15],
  genetics: [0, 16],
  robotics: [1, 16],
  plastics: [2, 16],
  advanced_flight: [2, 17],
  rocketry: [2, 18],
  space_flight: [1, 18],
  miniaturization: [0, 18],
  superconductor: [0, 19],
  fusion: [1, 19],
};

export interface Layout {
  columns: number;
  rows: number;
  places: Map<string, Place>;
  /** First and last row of each era. */
  strata: [first: number, last: number][];
}

/** The places of a content's technologies. Those that nobody drew a place for come in rows of their own, below their era's. */
export function layoutOf(content: CivilizationContent, narrow: boolean): Layout {
  const drawn = narrow ? NARROW : WIDE;
  const columns = narrow ? 3 : 9;
  const places = new Map<string, Place>();
  const strata: [number, number][] = [];
  let shift = 0;
  for (const era of ERAS) {
    const own = content.technology.filter((one) => one.era === era);
    const known = own.filter(({ id }) => drawn[id]);
    const rows = known.map(({ id }) => drawn[id]![1]);
    const first = (rows.length ? Math.min(...rows) : (strata.at(-1)?.[1] ?? -1) + 1 - shift) + shift;
    let last = rows.length ? Math.max(...rows) + shift : first - 1;
    for (const { id } of known) places.set(id, [drawn[id]![0], drawn[id]![1] + shift]);
    own
      .filter(({ id }) => !drawn[id])
      .forEach(({ id }, n) => {
        if (n % columns === 0) {
          last += 1;
          shift += 1;
        }
        places.set(id, [n % columns, last]);
      });
    strata.push([first, last]);
  }
  return { columns, rows: (strata.at(-1)?.[1] ?? 0) + 1, places, strata };
}

/** What still has to come before a technology: all that is missing, however far back, and what these need. */
export function chainTo(content: CivilizationContent, technology: string, known: Set<string>): Set<string> {
  const found = new Set<string>();
  const edge = [technology];
  while (edge.length) {
    for (const needed of technologyOf(content, edge.pop()!)?.prerequisites ?? []) {
      if (found.has(needed)) continue;
      found.add(needed);
      if (!known.has(needed)) edge.push(needed);
    }
  }
  return found;
}

/** Where things stand in pixels. */
export interface Geometry {
  width: number;
  height: number;
  nodeWidth: number;
  nodeHeight: number;
  x: (column: number) => number;
  y: (row: number) => number;
  bands: { top: number; height: number }[];
}

/** Columns narrower than this break names. */
const TWO_LINES = 114;

export function geometryOf(layout: Layout, width: number, high: number, narrow: boolean): Geometry {
  const left = narrow ? 14 : 38;
  const right = 8;
  const gap = narrow ? 8 : 9;
  const between = narrow ? 26 : 7; // between strata
  const head = narrow ? 26 : 3; // above the first row: on a narrow screen the name of the era
  const pitchX = (width - left - right + gap) / layout.columns;
  const least = pitchX < TWO_LINES ? 64 : 50; // names of two lines take more
  const pitchY = narrow ? 84 : Math.max(least, (high - 3 * between - head - 4) / layout.rows);
  const nodeHeight = Math.min(narrow ? 62 : 54, pitchY - (narrow ? 20 : 14));
  const stratum = (row: number) => layout.strata.findIndex(([first, last]) => row >= first && row <= last);
  const y = (row: number) =>
    head + row * pitchY + Math.max(0, stratum(row)) * between + (pitchY - nodeHeight) / 2;
  const bands = layout.strata.map(([first, last]) => {
    const top = y(first) - (pitchY - nodeHeight) / 2 - (narrow ? 22 : 0) + 1;
    return { top, height: y(last) + nodeHeight + (pitchY - nodeHeight) / 2 - 1 - top };
  });
  const bottom = bands.at(-1)!;
  return {
    width,
    height: bottom.top + bottom.height + 4,
    nodeWidth: pitchX - gap,
    nodeHeight,
    x: (column) => left + column * pitchX,
    y,
    bands,
  };
}

/** The line from one technology to another. */
export function edgePath(geometry: Geometry, from: Place, to: Place, slant: number): string {
  const { x, y, nodeWidth, nodeHeight } = geometry;
  const [x1, y1] = [x(from[0]) + nodeWidth / 2, y(from[1])];
  const [x2, y2] = [x(to[0]) + nodeWidth / 2, y(to[1])];
  if (from[1] === to[1]) {
    const side = x2 > x1 ? 1 : -1;
    const start = x1 + (side * nodeWidth) / 2;
    const end = x2 - side * (nodeWidth / 2 + 3);
    if (Math.abs(end - start) < nodeWidth)
      return `M${start} ${y1 + nodeHeight / 2}L${end} ${y2 + nodeHeight / 2}`;
    const low = y1 + nodeHeight;
    return `M${x1} ${low}C${x1} ${low + 13} ${x2} ${low + 13} ${x2} ${low}`;
  }
  const top = y1 + nodeHeight;
  const bottom = y2 - 2;
  const bend = Math.min(Math.max(12, (bottom - top) * 0.5), 60);
  return `M${x1 + slant} ${top}C${x1 + slant} ${top + bend} ${x2 - slant} ${bottom - bend} ${x2 - slant} ${bottom}`;
}
