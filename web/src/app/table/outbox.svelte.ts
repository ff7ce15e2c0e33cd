import type { Accepted, ClientMessage } from '../../lib/messages';
import type { Wire } from '../socket.svelte';

/** How long the outbox waits before it sends again what the server could not keep. */
const AGAIN = 2_500;

/** What was sent and not answered yet. One message at a time; it is sent again until it is answered. */
export class Outbox {
  #pending = $state.raw<ClientMessage | null>(null);
  #confirmed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number under which the last thing sent was kept. */
  keptAt = 0;

  constructor(private socket: () => Wire) {}

  get pending(): ClientMessage | null {
    return this.#pending;
  }
  /** Was the last thing sent taken by the server, as far as we heard? */
  get confirmed(): boolean {
    return this.#confirmed;
  }

  send(message: ClientMessage): void {
    this.#pending = message;
    this.#confirmed = false;
    this.socket().send(message);
  }

  /** After a reconnection: what was not confirmed is sent once more, under the same client id. */
  resend(): void {
    if (this.#pending) this.socket().send(this.#pending);
  }

  resendLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.resend(), AGAIN);
  }

  /** Was it our message that was kept? */
  accepted({ client, seq }: Accepted): boolean {
    if (!this.#answered(client)) return false;
    this.#confirmed = true;
    this.keptAt = seq;
    return true;
  }

  /** Was it our message that was refused? */
  refused(client: string): boolean {
    return this.#answered(client);
  }

  #answered(client: string): boolean {
    if (this.#pending?.client !== client) return false;
    this.#pending = null;
    return true;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** An id of our own for what we send. (randomUUID is not there on a plain http page of the local network.) */
export function clientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
