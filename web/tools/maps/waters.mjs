// Seas: one Voronoi diagram over everything. The coast does not cut them; the land is painted on top.
import clipping from 'polygon-clipping';
import { Delaunay } from 'd3-delaunay';
import { wobblyCells } from './cells.mjs';
import { dense } from './plane.mjs';
import { fromMercator, toMercator } from './projection.mjs';

const EDGE = { step: 1.6, wobble: 0.25, reach: [-600, -200, 800, 200] };
const [SOUTH, NORTH] = [-56.5, 83.5];

/** Seeds in the Mercator plane; of a map that wraps also those just beyond its edges. */
function sites({ seas, projection }) {
  const turns = projection.wrap ? [-360, 0, 360] : [0];
  return Object.entries(seas).flatMap(([sea, { seeds }]) =>
    seeds.flatMap(([lon, lat]) => turns.map((turn) => ({ sea, at: toMercator([lon + turn, lat]) }))),
  );
}

/** Polygons by id, in degrees. */
export function seaShapes(geo) {
  const { cut } = geo.projection;
  const corners = [
    [cut, SOUTH],
    [cut + 360, SOUTH],
    [cut + 360, NORTH],
    [cut, NORTH],
    [cut, SOUTH],
  ];
  const frame = [dense(corners.map(toMercator), 4)];
  const found = sites(geo);
  const cells = wobblyCells(
    found.map(({ at }) => at),
    EDGE,
  );
  const shape = (sea) =>
    clipping.intersection(
      clipping.union(...cells.filter((_, i) => found[i].sea === sea).map((cell) => [cell])),
      [frame],
    );
  return new Map(
    Object.keys(geo.seas).map((sea) => [
      sea,
      shape(sea).map((polygon) => polygon.map((ring) => ring.map(fromMercator))),
    ]),
  );
}

/** Which sea is at a point? */
export function seaFinder(geo) {
  const found = sites(geo);
  const delaunay = Delaunay.from(found.map(({ at }) => at));
  let last = 0;
  return (point) => {
    last = delaunay.find(...toMercator(point), last);
    return found[last].sea;
  };
}
