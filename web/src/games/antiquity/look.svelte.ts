// What one has in hand and looks at: it stays while decisions come and go.
import type { Square } from './content';

/** How the piece in hand is put down. */
export type Use = 'build' | 'house' | 'add-house' | 'lay' | 'grave';
export type Panel = '' | 'market' | 'saints' | 'summary';
/** What a click on a building or a grave in a plan does. */
export type Mode = '' | 'lift' | 'clear';

class Look {
  // ---- in hand
  use = $state<Use>('build');
  /** A building or a house; '' with empty hands. */
  shape = $state('');
  /** The number of the house. */
  number = $state(0);
  turn = $state(0);
  /** Of a grave: where it lies now. */
  from = $state('');
  /** The square that the piece hangs over, by its first one. */
  at = $state.raw<Square | null>(null);

  // ---- looked at
  /** The own city that is large, from 1. */
  city = $state(1);
  open = $state<Panel>('');
  mode = $state<Mode>('');
  /** Which of the tray's pieces are shown. */
  filter = $state('all');
  /** What the tray is opened at: all houses, or the sizes of storages. */
  shelf = $state<'' | 'houses' | 'sizes'>('');
  /** Whose zone is outlined besides one's own; whose cities are shown. */
  zone = $state(-1);
  /** Whose zones stay outlined. */
  pinned = $state.raw<number[]>([]);
  seat = $state(-1);
  /** The land takes the room of the second column; null: as the phase has it. */
  wide = $state<boolean | null>(null);

  // ---- on the land
  /** What is to be built there: `farm grain`. */
  site = $state('');
  /** The field that was pointed out, and the first one of a fishery. */
  field = $state('');
  first = $state('');
  /** The field under the pointer, or with the focus, if it can be picked. */
  pointed = $state('');

  // ---- markers
  /** What was changed of a proposal, for the decision it is about. */
  markers = $state.raw<{ asked: string; at: string[] } | null>(null);

  get holding(): boolean {
    return this.shape !== '';
  }

  take(use: Use, shape: string, number = 0): void {
    this.use = use;
    this.shape = shape;
    this.number = number;
    this.turn = 0;
    this.from = '';
    this.mode = '';
    this.open = '';
  }
  takeGrave(place: string): void {
    this.take('grave', 'grave');
    this.from = place;
  }
  letGo(): void {
    this.shape = '';
    this.number = 0;
    this.turn = 0;
    this.from = '';
    this.at = null;
  }
  toggle(panel: Panel): void {
    this.open = this.open === panel ? '' : panel;
  }
  /** Their zones stay outlined; or no longer, if all of them are. */
  pin(seats: number[]): void {
    const off = seats.every((seat) => this.pinned.includes(seat));
    this.pinned = [...this.pinned.filter((seat) => !seats.includes(seat)), ...(off ? [] : seats)];
  }
  /** Nothing is chosen on the land. */
  leaveLand(): void {
    this.site = '';
    this.field = '';
    this.first = '';
    this.pointed = '';
  }
  clear(): void {
    this.letGo();
    this.leaveLand();
    this.open = '';
    this.mode = '';
    this.shelf = '';
    this.zone = -1;
    this.pinned = [];
    this.seat = -1;
    this.wide = null;
    this.markers = null;
  }
}

export const look = new Look();
