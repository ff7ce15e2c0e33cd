import type { Snippet } from 'svelte';
import type { Pin } from '../game';
import type { MapData, Point } from './data';
import type { LabelKind } from './labels';

/** A place as it is seen now, in pixels. */
export interface PlaceView {
  id: string;
  /** The middle of its pieces. */
  at: Point;
  /** Of the largest circle in it; of a sea: endless. */
  radius: number;
  scale: number;
}

/** What stands in a place, in pixels: its middle and its size. */
export interface Standing {
  at: Point;
  size: [number, number];
}

export interface MapProps {
  data: MapData;
  /** What the map is called, for those who do not see it. */
  label: string;
  /** Names of lands, seas and groups. */
  names: Record<string, string>;
  /** What kind of name a place has; a land's is 'land' unless told. */
  kinds?: Record<string, LabelKind>;
  /** The colour of a land, as CSS has it. */
  fill: (land: string) => string;
  /** Lands of different groups have a heavier border between them. */
  group?: (land: string) => string;
  /** The colour of an edge inside a land, such as its owner's. */
  rim?: (land: string) => string | null;
  /** Places that can be chosen now, with a word for how: it becomes a class. */
  targets?: Record<string, string>;
  selected?: string | null;
  /** Places that a hint or a lesson names. */
  ringed?: string[];
  /** What is said of a place, to a screen reader and on hover. */
  describe?: (id: string) => string;
  /** The width and height in pixels of the pieces at a place, if there are any. */
  block?: (place: PlaceView) => [number, number] | null;
  /** Pieces, at the size that `block` says: without transforms, since those make moving slow. */
  piece?: Snippet<[PlaceView]>;
  /** In units, above the land and under the highlights. */
  terrain?: Snippet;
  /** What can be clicked among the pieces has a `data-piece`; a click on it goes here, unless the place is a target. */
  onpiece?: (id: string, piece: string) => void;
  /** How far the pieces of a place may move to make room for those of its neighbours, in pixels; not at all unless told. */
  give?: (place: PlaceView) => number;
  /** Words about places and their size, in pixels; nothing where there is no room for any. */
  notes?: (scale: number) => Record<string, [number, number]>;
  /** Such a word, on top of everything and round the point that is given. */
  note?: Snippet<[id: string, at: Point]>;
  /** In pixels, above the pieces and names: what goes from place to place. It is told what stands in a place. */
  paths?: Snippet<[standing: (id: string) => Standing | null]>;
  /** In units, above the land and its highlights: what changes during play. It is given the shape of any place. */
  marks?: Snippet<[shape: (id: string) => string]>;
  /** Over a corner of the map. */
  corner?: Snippet;
  /** Seats by place, as the small map shows them. With them it is there on every screen; else on phones only. */
  owners?: Record<string, number>;
  /** Arrow keys go from any place to its neighbours, not from target to target. */
  roam?: boolean;
  /** The place to begin with on a small screen. */
  start?: string | null;
  /** The scale at which a place is looked at that is brought into the middle; from 1.1 most can be hit with a finger. */
  close?: number;
  /** A place to look at; without one the whole map is shown again. */
  focus?: string | null;
  /** Where something happened last: it comes into sight, unless somebody has just moved the map. */
  follow?: string | null;
  /** Numbers at places, of what somebody did there. */
  pins?: (Pin & { id: string })[];
  onchoose?: (id: string) => void;
  /** A click on a place that is no target. */
  oninspect?: (id: string) => void;
  onpoint?: (id: string | null) => void;
}
