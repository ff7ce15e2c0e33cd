import type { MapProps } from '../../../lib/map/props';

/** What never changes of a land, from the content. */
export interface LandFacts {
  /** '' for barren land. */
  area: string;
  barren: boolean;
  resource: boolean;
}

/** What stands in a land. */
export interface LandPieces {
  /** -1: nobody. */
  seat: number;
  /** 1 to 7, of the armies. */
  epoch: number;
  armies: number;
  fort: boolean;
  /** 0 nothing, 1 a city, 2 a capital. */
  city: 0 | 1 | 2;
  monument: boolean;
}

export interface Fleet {
  seat: number;
  epoch: number;
  /** It carries an army. */
  army: boolean;
}

export interface HistoryMapProps extends Pick<
  MapProps,
  | 'names'
  | 'targets'
  | 'selected'
  | 'ringed'
  | 'start'
  | 'focus'
  | 'follow'
  | 'pins'
  | 'onchoose'
  | 'oninspect'
  | 'onpoint'
> {
  facts: Record<string, LandFacts>;
  /** Oceans among the waters. */
  oceans: Set<string>;
  /** Of a seat, for what is read aloud. */
  seatName: (seat: number) => string;
  lands: Record<string, LandPieces>;
  fleets?: Record<string, Fleet>;
  /** Shown as an arrow; an attack may come from a water. */
  battle?: { from: string; to: string } | null;
}
