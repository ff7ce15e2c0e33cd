/** The picture of a finished game: the result, who played, the final board, and the course of the game. */

import type { Final } from '../../lib/game';
import { SHAPES } from '../../lib/map/seats';
import { pictureOf } from '../../lib/picture';
import type { Course } from './course';

const WIDTH = 1200;
const EDGE = 48;
const HEAD = 210;
const BOARD = 760; // the board is never higher
const ROW = 46;
const CURVE = 230;
const CAPTION = 44; // of the curve's height: what it shows
const FOOT = 62;
/** What is there to be pressed is no part of the picture. */
const CONTROLS = '.app .bar, .app .zoom, .app .legend, .app .foot';

export interface Poster {
  game: string;
  title: string;
  reason: string;
  date: string;
  names: string[];
  ranks: number[]; // by seat, from 1; none where nobody can tell
  final: Final | null;
  course: Course | null;
  board: Element | null;
}

/** A colour of the page, by its name. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const seatColour = (seat: number) => colour(`seat${seat + 1}`);

export async function drawPoster(poster: Poster): Promise<Blob> {
  await document.fonts.ready;
  const piece = poster.board ? await pictureOf(poster.board, CONTROLS).catch(() => null) : null;
  const wide = WIDTH - 2 * EDGE;
  const scale = piece ? Math.min(wide / piece.box.width, BOARD / piece.box.height) : 0;
  const [boardWide, boardHigh] = piece ? [piece.box.width * scale, piece.box.height * scale] : [0, 0];
  const course = poster.course && poster.course.values.length > 1 ? poster.course : null;
  const rows = Math.ceil(poster.names.length / 2);
  const height = HEAD + (piece ? boardHigh + 28 : 0) + rows * ROW + 20 + (course ? CURVE + 26 : 0) + FOOT;
  const canvas = document.createElement('canvas');
  const sharp = 2;
  [canvas.width, canvas.height] = [WIDTH * sharp, Math.round(height * sharp)];
  const pen = canvas.getContext('2d')!;
  pen.scale(sharp, sharp);
  pen.fillStyle = colour('page');
  pen.fillRect(0, 0, WIDTH, height + 1);
  head(pen, poster, wide);
  let y = HEAD;
  if (piece) {
    const x = (WIDTH - boardWide) / 2;
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, boardWide, boardHigh, 18);
    pen.clip();
    const { image, box } = piece;
    pen.drawImage(image, box.x, box.y, box.width, box.height, x, y, boardWide, boardHigh);
    pen.restore();
    pen.strokeStyle = colour('line');
    pen.lineWidth = 1.5;
    pen.stroke();
    y += boardHigh + 28;
  }
  seats(pen, poster, y, wide);
  y += rows * ROW + 20;
  if (course) curve(pen, course, EDGE, y, wide, CURVE);
  foot(pen, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** As much of a text as there is room for. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

function head(pen: CanvasRenderingContext2D, { game, title, reason, date }: Poster, wide: number): void {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour('ink-2');
  pen.font = '600 24px "Source Sans 3", sans-serif';
  pen.fillText(`${game} · ${date}`, EDGE, 62);
  pen.fillStyle = colour('ink');
  let size = 58;
  do pen.font = `700 ${size}px Alegreya, serif`;
  while (pen.measureText(title).width > wide && (size -= 2) > 34);
  pen.fillText(fitted(pen, title, wide), EDGE, 128);
  pen.fillStyle = colour('ink-2');
  pen.font = '400 27px "Source Sans 3", sans-serif';
  pen.fillText(fitted(pen, reason, wide), EDGE, 172);
}

/** Everybody in two columns, the best first. */
function seats(
  pen: CanvasRenderingContext2D,
  { names, ranks, final }: Poster,
  top: number,
  wide: number,
): void {
  const ranked = names
    .map((name, seat) => ({ name, seat, points: final?.points[seat] ?? null }))
    .sort((one, other) => (ranks[one.seat] ?? 0) - (ranks[other.seat] ?? 0));
  const column = (wide - 40) / 2;
  const rows = Math.ceil(ranked.length / 2);
  ranked.forEach(({ name, seat, points }, place) => {
    const won = final?.winners.includes(seat) ?? false;
    const x = EDGE + Math.floor(place / rows) * (column + 40);
    const y = top + (place % rows) * ROW;
    pen.save();
    pen.translate(x, y + 8);
    pen.fillStyle = seatColour(seat);
    pen.fill(new Path2D(SHAPES[seat] ?? SHAPES[0]));
    pen.restore();
    pen.fillStyle = colour(won ? 'ink' : 'ink-2');
    pen.font = `${won ? 700 : 400} 28px "Source Sans 3", sans-serif`;
    pen.fillText(fitted(pen, name, column - 130), x + 38, y + 30);
    pen.textAlign = 'right';
    pen.font = '700 30px "Source Sans 3", sans-serif';
    if (points !== null) pen.fillText(String(points), x + column, y + 30);
    else if (won) pen.fillText('★', x + column, y + 30);
    pen.textAlign = 'left';
    pen.strokeStyle = colour('line');
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(x, y + ROW - 3.5);
    pen.lineTo(x + column, y + ROW - 3.5);
    pen.stroke();
  });
}

/** A line for each seat, under the name of what they show. */
function curve(
  pen: CanvasRenderingContext2D,
  { values: course, named }: Course,
  left: number,
  top: number,
  wide: number,
  high: number,
): void {
  const most = Math.max(1, ...course.flat());
  pen.fillStyle = colour('panel');
  pen.beginPath();
  pen.roundRect(left, top, wide, high, 14);
  pen.fill();
  pen.fillStyle = colour('ink-2');
  pen.font = '600 21px "Source Sans 3", sans-serif';
  pen.fillText(fitted(pen, named, wide - 36), left + 18, top + 32);
  const x = (moment: number) => left + 18 + (moment * (wide - 36)) / (course.length - 1);
  const y = (points: number) => top + high - 20 - (points * (high - CAPTION - 36)) / most;
  pen.lineJoin = 'round';
  (course[0] ?? []).forEach((_, seat) => {
    pen.beginPath();
    course.forEach((points, moment) => pen[moment ? 'lineTo' : 'moveTo'](x(moment), y(points[seat] ?? 0)));
    pen.strokeStyle = seatColour(seat);
    pen.lineWidth = 4;
    pen.stroke();
    pen.save();
    pen.translate(x(course.length - 1) - 9, y(course.at(-1)?.[seat] ?? 0) - 9);
    pen.scale(0.75, 0.75);
    pen.fillStyle = seatColour(seat);
    pen.fill(new Path2D(SHAPES[seat] ?? SHAPES[0]));
    pen.restore();
  });
}

function foot(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = colour('ink-2');
  pen.font = '700 24px Alegreya, serif';
  pen.fillText('Tijdperk', EDGE, height - 28);
}
