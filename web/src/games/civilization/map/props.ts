import type { MapProps } from '../../../lib/map/props';
import type { PieceId } from './pieces';

/** A land or a sea, from the content. */
export interface Area {
  id: string;
  /** In the language that is spoken. */
  name: string;
  sea: boolean;
  /** '' for a sea. */
  continent: string;
  /** Where its middle lies on the content's map, from the left and from the top. */
  at: [number, number];
  /** All areas that one reaches from here: lands by land, seas from a coast or from a sea. */
  neighbours: string[];
}

/** Pieces of one kind and era that stand together. */
export interface Units {
  piece: PieceId;
  /** What they are under the advanced rules; it decides name and silhouette. */
  unit?: string | null;
  count: number;
  /** They can do nothing any more this turn: drawn paler. */
  spent?: boolean;
}

/** A fleet carries up to three armies or settlers, and those belong to it. */
export interface Fleet extends Omit<Units, 'count'> {
  cargo: Units[];
}

/** What one seat has in an area, settlements apart. */
export interface Stack {
  seat: number;
  /** All but the fleets. */
  units: Units[];
  fleets: Fleet[];
}

export interface Settlement {
  seat: number;
  size: 1 | 2 | 3 | 4;
  /** Of its city card. */
  resource?: string | null;
  fertile?: boolean;
  /** Not given: moods do not count (standard rules). */
  happy?: boolean;
}

/** How an area can be chosen:
 * - all: everything that is selected can go there
 * - settlers: only the settlers of it can
 * - contested: somebody there may call a battle
 * - boarding: a sea with a fleet that has places left */
export interface Target {
  how: 'all' | 'settlers' | 'contested' | 'boarding';
  /** Left on the fleet. */
  places?: number;
  /** A settler may look at the counter there. */
  look?: boolean;
}

/** A word about an area that does not come from its being a target. */
export interface Word {
  text: string;
  /** A place that is used up. */
  full?: boolean;
}

export interface CivilizationMapProps {
  areas: Area[];
  /** Names of the continents by id, for when the lands are too small to name. */
  continents: Record<string, string>;
  /** The size of the content's map, which the areas' positions are on. */
  size?: [number, number];
  /** Of a seat, for what is read aloud. */
  seatName: (seat: number) => string;
  stacks?: Record<string, Stack[]>;
  settlements?: Record<string, Settlement>;
  /** What lies in a land: `face_down`, or the id of the terrain or resource. */
  counters?: Record<string, string>;
  targets?: Record<string, Target>;
  words?: Record<string, Word>;
  /** The area that is selected, and whose stack in it. */
  selected?: string | null;
  selectedSeat?: number | null;
  /** Areas that a hint or a lesson names. */
  ringed?: string[];
  /** Areas within reach of what is looked at, such as a plague or trade. They cannot be chosen by that. */
  reach?: string[];
  /** The way of a move that is being considered: an arrow from the first area over the others. */
  route?: string[];
  marks?: Record<string, 'plague' | 'battle'>;
  /** The area to begin with on a phone. */
  start?: string | null;
  /** Where something happened last, and the numbers of what was done where. */
  follow?: MapProps['follow'];
  pins?: MapProps['pins'];
  /** An area was chosen: with a click, a tap, or Enter. */
  onarea?: (area: string) => void;
  /** A stack was clicked in an area that is no target. Without this, it counts as its area. */
  onstack?: (area: string, seat: number) => void;
  /** What the pointer or the keyboard is at. */
  onpoint?: (area: string | null) => void;
}
