// From degrees to the drawing plane, and to the Mercator plane in which lands are divided.

const RADIAN = Math.PI / 180;
const POLE = 84; // as far as Mercator is followed

/** A monotone cubic curve through its knots (Fritsch and Carlson), straight beyond both ends. Knots may rise or fall. */
export function monotone(xs, ys) {
  if (xs[0] > xs.at(-1)) return monotone(xs.toReversed(), ys.toReversed());
  const last = xs.length - 1;
  const rise = xs.slice(1).map((x, i) => (ys[i + 1] - ys[i]) / (x - xs[i]));
  const slope = xs.map((_, i) => {
    if (i === 0 || i === last) return rise[i === 0 ? 0 : last - 1];
    const [before, after] = [rise[i - 1], rise[i]];
    if (before * after <= 0) return 0;
    const [short, long] = [xs[i] - xs[i - 1], xs[i + 1] - xs[i]];
    const [one, other] = [2 * long + short, long + 2 * short];
    return (one + other) / (one / before + other / after);
  });
  return (x) => {
    if (x <= xs[0]) return ys[0] + slope[0] * (x - xs[0]);
    if (x >= xs[last]) return ys[last] + slope[last] * (x - xs[last]);
    const i = xs.findIndex((knot) => x < knot) - 1;
    const width = xs[i + 1] - xs[i];
    const t = (x - xs[i]) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      ys[i] * (2 * t3 - 3 * t2 + 1) +
      width * slope[i] * (t3 - 2 * t2 + t) +
      ys[i + 1] * (3 * t2 - 2 * t3) +
      width * slope[i + 1] * (t3 - t2)
    );
  };
}

const clamp = (value) => Math.max(0, Math.min(1, value));

/** The plane of a `[projection]`: a map that is drawn larger where the small lands lie. The layout is told in geo.toml. */
export function lens({ lon, x, lat, y, y_west, west_blend, strength_lat, strength, frame }) {
  const [across, east, pull] = [monotone(lon, x), monotone(lat, y), monotone(strength_lat, strength)];
  const west = y_west && monotone(lat, y_west);
  const even = (degrees) => (x.at(-1) * (degrees - lon[0])) / (lon.at(-1) - lon[0]);
  return ([degrees, latitude]) => {
    const k = clamp(pull(latitude));
    let down = east(latitude);
    if (west) {
      const t = clamp((degrees - west_blend[0]) / (west_blend[1] - west_blend[0]));
      const smooth = t * t * (3 - 2 * t);
      down = smooth * down + (1 - smooth) * west(latitude);
    }
    return [k * across(degrees) + (1 - k) * even(degrees), down - frame[0]];
  };
}

export const toMercator = ([lon, lat]) => [
  lon,
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-POLE, Math.min(POLE, lat)) * RADIAN) / 2)) / RADIAN,
];
export const fromMercator = ([lon, up]) => [
  lon,
  (2 * Math.atan(Math.exp(up * RADIAN)) - Math.PI / 2) / RADIAN,
];

/** Length of a short step over the earth. */
export const kilometres = (a, b) =>
  111.2 * Math.hypot((b[0] - a[0]) * Math.cos(((a[1] + b[1]) / 2) * RADIAN), b[1] - a[1]);
