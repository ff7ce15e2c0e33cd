/** A socket that comes back by itself: at once, then after 1, 2, 4 ... at most 15 seconds. */

import type { ClientMessage, ServerMessage } from '../lib/messages';

export type Line = 'opening' | 'open' | 'lost';

/** What a table hears and says, and whether it can. */
export interface Wire {
  readonly line: Line;
  readonly retryAt: number;
  readonly lostSince: number;
  readonly restarting: boolean;
  now: () => void;
  send(message: ClientMessage): boolean;
  end(): void;
}

const LONGEST = 15_000;

export class LiveSocket implements Wire {
  line = $state<Line>('opening');
  /** When the next attempt is made, and since when there is no connection: milliseconds of the epoch. */
  retryAt = $state(0);
  lostSince = $state(0);
  /** The server said that it stops and comes back. */
  restarting = $state(false);
  #socket: WebSocket | null = null;
  #tries = 0;
  #shown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly address: string,
    readonly receive: (message: ServerMessage) => void,
    readonly gone: () => void = () => {},
  ) {
    window.addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  #seen = () => document.visibilityState === 'visible' && this.now();

  /** Try again without waiting longer. */
  now = (): void => {
    if (this.line !== 'lost' || this.#ended) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    let heard = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(event.data) as ServerMessage;
      // A connection is one that shows the table: a server whose database is away opens the socket and shuts it.
      if (message.type === 'view' && !heard) {
        heard = this.#shown = true;
        this.#tries = 0;
        this.line = 'open';
        this.lostSince = 0;
        this.restarting = false;
      }
      this.receive(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return;
      // 4403, 4404: the table is deleted, or not ours to see.
      if (event.code === 4403 || event.code === 4404) {
        this.end();
        this.gone();
        return;
      }
      // 4401: the session was ended; a new guest is made before the next try.
      if (event.code === 4401) {
        if (this.#shown) location.reload();
        else void fetch('/api/me').catch(() => {});
      }
      this.restarting ||= event.code === 1012; // until it is back
      this.#lost(heard);
    };
  }

  #lost(heard: boolean): void {
    if (this.line !== 'lost') this.lostSince = Date.now();
    this.line = 'lost';
    const wait = heard && this.#tries === 0 ? 150 : Math.min(LONGEST, 1000 * 2 ** this.#tries);
    this.#tries += 1;
    this.retryAt = Date.now() + wait;
    // A little chance in it, so that a server that comes back is not met by everyone at once.
    this.#timer = setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }
}
