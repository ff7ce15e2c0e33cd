/** The map of a content file whose areas or borders are not those that the world was drawn for: discs where the file says
 * that the areas lie, with lines between neighbours. It is drawn by the same code, so it behaves in the same way. */

import type { MapData, Point } from '../../../lib/map/data';
import { neighboursOf, pairsOf } from '../../../lib/map/neighbours';
import { nearestCopy } from '../../../lib/map/round';
import type { Area } from './props';

const STEP = 0.1;
const CORNERS = 40;
const LARGEST = 13; // units
const SMALLEST = 4;
const ROOM = 0.42; // of the way to the nearest other area

/** Is a map drawn for these areas, with these neighbours? */
export function shows(data: MapData, areas: Area[]): boolean {
  const drawn = neighboursOf(pairsOf(data));
  const seas = new Set(data.seas.map(({ id }) => id).filter(Boolean));
  return (
    areas.length === data.lands.length + seas.size &&
    areas.every(({ id, sea, neighbours }) => {
      const near = drawn.get(id);
      const same = near
        ? near.size === neighbours.length && neighbours.every((other) => near.has(other))
        : false;
      return same && sea === seas.has(id);
    })
  );
}

/** An arc as the maps keep it: whole steps, each from the point before. */
function arcOf(points: Point[]): number[] {
  let [x, y] = [0, 0];
  return points.flatMap(([px, py]) => {
    const [dx, dy] = [Math.round(px / STEP) - x, Math.round(py / STEP) - y];
    [x, y] = [x + dx, y + dy];
    return [dx, dy];
  });
}

const disc = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: CORNERS + 1 }, (_, i): Point => {
    const turn = (i / CORNERS) * 2 * Math.PI;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  });

export function graphOf(areas: Area[], [width, height]: [number, number]): MapData {
  /** From the middle of one area to that of another, the short way round. */
  const way = (from: Area, to: Area): Point => [
    nearestCopy(to.at[0], from.at[0], width) - from.at[0],
    to.at[1] - from.at[1],
  ];
  const radii = new Map(
    areas.map((area) => {
      const near = Math.min(
        ...areas.filter((one) => one !== area).map((one) => Math.hypot(...way(area, one))),
      );
      return [area.id, Math.max(SMALLEST, Math.min(LARGEST, near * ROOM))];
    }),
  );
  const arcs: number[][] = [];
  const add = (points: Point[]): number => arcs.push(arcOf(points)) - 1;
  /** A line from the edge of one disc to that of the other; beyond the edge of the map it goes on in the copy beside it. */
  const line = (from: Area, to: Area): number => {
    const [dx, dy] = way(from, to);
    const far = Math.hypot(dx, dy) || 1;
    const at = (part: number): Point => [from.at[0] + dx * part, from.at[1] + dy * part];
    return add([at(radii.get(from.id)! / far), at(1 - radii.get(to.id)! / far)]);
  };

  const [lands, seas] = [areas.filter(({ sea }) => !sea), areas.filter(({ sea }) => sea)];
  const shaped = (area: Area) => ({
    id: area.id,
    rings: [[add(disc(area.at, radii.get(area.id)!))]],
    label: area.at,
    radius: radii.get(area.id)!,
    tone: 0,
  });
  const [landShapes, seaShapes] = [lands.map(shaped), seas.map(shaped)];
  const known = new Map(areas.map((area) => [area.id, area]));
  const pairs = areas.flatMap((area) =>
    area.neighbours.flatMap((id) => {
      const other = known.get(id);
      return other && area.id < id ? [[area, other] as const] : [];
    }),
  );
  const byLand = pairs.filter(([one, other]) => !one.sea && !other.sea);
  const bySea = pairs.filter(([one, other]) => one.sea || other.sea);
  const continents = new Map<string, Area[]>();
  for (const land of lands) continents.set(land.continent, [...(continents.get(land.continent) ?? []), land]);
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

  return {
    width,
    height,
    wrap: true,
    step: STEP,
    arcs,
    lands: landShapes,
    blank: [],
    coast: landShapes.flatMap(({ rings }) => rings.flat()),
    seas: seaShapes,
    seaBorders: bySea.map(([one, other]) => line(one, other)),
    borders: byLand.map(([one, other]) => ({
      lands: [one.id, other.id],
      arcs: [line(one, other)],
      into: ['', ''],
      marks: [[], []],
      passage: true,
    })),
    fringes: [],
    connectors: [],
    corners: [],
    harbours: [],
    noCoast: [],
    coasts: bySea
      .filter(([one, other]) => one.sea !== other.sea)
      .map(([one, other]) => (one.sea ? [other.id, one.id] : [one.id, other.id])),
    links: bySea.filter(([one, other]) => one.sea && other.sea).map(([one, other]) => [one.id, other.id]),
    lakes: [],
    graticule: '',
    groups: [...continents].map(([id, parts]) => ({
      id,
      label: [mean(parts.map(({ at }) => at[0])), mean(parts.map(({ at }) => at[1]))],
    })),
  };
}
