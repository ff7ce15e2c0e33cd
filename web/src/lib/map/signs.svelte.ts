/** Where names, pieces and words go on a map as it is laid out now: in pixels of the whole map. */

import type { Camera } from './camera.svelte';
import type { MapData, Point } from './data';
import { place, type Placed, type Wish } from './labels';
import { measure } from './measure';
import { placeNotes } from './notes';
import type { MapProps, PlaceView, Standing } from './props';
import { nearestCopy, turnsBetween } from './round';
import { spread } from './spread';

/** A land or a sea with its shape. */
export interface Place {
  id: string;
  label: Point;
  /** Endless for a sea. */
  radius: number;
  d: string;
  /** What is drawn along when it is lit. */
  edge: string;
}

const EDGE = 90; // pixels: names and pieces are drawn as far outside the window, so that they come in whole
const SLIDE = 20; // units: a map that goes round looks again what it shows when it has moved so far
const NOTHING: [number, number] = [0, 12]; // the room of a place where nothing stands

type Wanted = Required<Pick<MapProps, 'names' | 'kinds' | 'block'>> & Pick<MapProps, 'give' | 'notes'>;

export class Signs {
  /** The size of the pieces in each place. */
  readonly blocks = $derived.by(
    () =>
      new Map([...this.places.values()].map((place) => [place.id, this.wanted().block(this.#seen(place))])),
  );
  readonly #moved = $derived.by(() => this.#makeRoom());
  readonly #placed = $derived.by(() => this.#name());
  readonly labels = $derived.by(() => this.#placed.labels);
  /** The middle of each word about a place. */
  readonly notes = $derived.by(() => this.#placeNotes());
  readonly #middle = $derived.by(() =>
    this.data.wrap ? Math.round(this.camera.middle[0] / SLIDE) * SLIDE : 0,
  );
  readonly #half = $derived.by(() => (this.camera.width / 2 + EDGE) / this.camera.laid + SLIDE);

  /** `wanted`: what the game says of names and pieces, asked again when it changes. */
  constructor(
    private data: MapData,
    private camera: Camera,
    private places: Map<string, Place>,
    private wanted: () => Wanted,
  ) {}

  #seen({ id, label: [x, y], radius }: Place, [dx, dy]: Point = [0, 0]): PlaceView {
    const { laid, scale } = this.camera;
    return { id, at: [x * laid + dx, y * laid + dy], radius: radius * laid, scale };
  }

  #makeRoom(): Map<string, Point> {
    const { give } = this.wanted();
    if (!give) return new Map<string, Point>();
    const crowd = [...this.places.values()].flatMap((place) => {
      const [size, view] = [this.blocks.get(place.id), this.#seen(place)];
      return size ? [{ id: place.id, at: view.at, size, reach: give(view) }] : [];
    });
    return spread(crowd, this.data.wrap ? this.data.width * this.camera.laid : 0);
  }

  #name(): Placed {
    const { names, kinds, give } = this.wanted();
    const { laid, scale } = this.camera;
    const groups = this.data.groups.map(({ id, label }): Wish => ({
      id: `group:${id}`,
      kind: 'group',
      name: names[id] ?? '',
      at: label,
      radius: Infinity,
    }));
    const places = [...this.places.values()].map(({ id, label: [x, y], radius }): Wish => {
      const [dx, dy] = this.#moved.get(id) ?? [0, 0];
      return {
        id,
        kind: kinds[id] ?? (radius === Infinity ? 'sea' : 'land'),
        name: names[id] ?? '',
        at: [x + dx / laid, y + dy / laid],
        radius,
        block: this.blocks.get(id) ?? null,
      };
    });
    return place([...groups, ...places], laid, scale, measure, { crowded: Boolean(give) });
  }

  #placeNotes(): Map<string, Point> {
    const boxes = new Map(
      [...this.places.values()].flatMap((place) => {
        const [size, { at }] = [this.blocks.get(place.id), this.pieces(place)];
        return size ? [[place.id, { x: at[0], y: at[1], w: size[0], h: size[1] }]] : [];
      }),
    );
    const notes = Object.entries(this.wanted().notes?.(this.camera.scale) ?? {}).flatMap(([id, size]) => {
      const place = this.places.get(id);
      return place ? [{ id, size, at: this.pieces(place).at, block: this.blocks.get(id) ?? NOTHING }] : [];
    });
    return placeNotes(notes, boxes);
  }

  /** The pieces of a place: moved aside for those of its neighbours, and upwards for its name. */
  pieces(place: Place): PlaceView {
    const [dx, dy] = this.#moved.get(place.id) ?? [0, 0];
    return this.#seen(place, [dx, dy + (this.#placed.shifts.get(place.id) ?? 0)]);
  }

  /** The same in the copy of the map that is nearest to what is seen. */
  standing(id: string): Standing | null {
    const place = this.places.get(id);
    if (!place) return null;
    const [x, y] = this.pieces(place).at;
    return { at: [this.near(x / this.camera.laid), y], size: this.blocks.get(id) ?? NOTHING };
  }

  /** Where a place at x units is drawn, in pixels: on a map that goes round, nearest to what is seen. */
  near(x: number): number {
    return (this.data.wrap ? nearestCopy(x, this.#middle, this.data.width) : x) * this.camera.laid;
  }

  /** How far to the right something at x pixels is drawn: on a map that goes round, as often as it is seen. */
  copies(x: number): number[] {
    if (!this.data.wrap) return [0];
    const { laid } = this.camera;
    const [from, to] = [this.#middle - this.#half, this.#middle + this.#half];
    return turnsBetween(x / laid, from, to, this.data.width).map((turn) => turn * this.data.width * laid);
  }
}
