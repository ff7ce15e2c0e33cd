import type { Point } from '../../../lib/map/data';
import type { Standing } from '../../../lib/map/props';

const LEAN = 14; // pixels: how far a bow leaves the straight line
const AIR = 6;
const LEAST = 70; // pixels between the last two stops: less would be all head

/** The point where a line from the middle of a block leaves it. */
function leaving({ at: [x, y], size: [w, h] }: Standing, towards: Point): Point {
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const far = Math.hypot(dx, dy) || 1;
  const inside = Math.min(w / 2 / Math.abs(dx || 1e-6), h / 2 / Math.abs(dy || 1e-6));
  const part = Math.min(0.4, inside + AIR / far);
  return [x + dx * part, y + dy * part];
}

/** A path over several stops: bows that lean to their left. It begins and ends beside what stands there. */
export function routeOf(stops: Standing[]): string {
  const [last, before] = [stops.at(-1), stops.at(-2)];
  if (!last || !before || Math.hypot(last.at[0] - before.at[0], last.at[1] - before.at[1]) < LEAST) return '';
  const points = stops.map((stop, i): Point => {
    const other = i === 0 ? stops[1] : stops[i - 1];
    return other && (i === 0 || i === stops.length - 1) ? leaving(stop, other.at) : stop.at;
  });
  return points.reduce((path, [x, y], i) => {
    const from = points[i - 1];
    if (!from) return `M${x} ${y}`;
    const far = Math.hypot(x - from[0], y - from[1]) || 1;
    const [cx, cy] = [
      (from[0] + x) / 2 - ((y - from[1]) / far) * LEAN,
      (from[1] + y) / 2 + ((x - from[0]) / far) * LEAN,
    ];
    return `${path}Q${cx} ${cy} ${x} ${y}`;
  }, '');
}
