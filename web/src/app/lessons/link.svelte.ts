import type { ClientMessage, LessonState, ServerMessage } from '../../lib/messages';
import { api, Refused } from '../api.svelte';
import type { Line, Wire } from '../socket.svelte';

export const GO_ON = 'on';
export const BACK = 'back';
/** The pages on which a lesson or a puzzle is chosen. */
export const HOME = { lesson: '/learn', puzzle: '/puzzles' };
export type Kind = keyof typeof HOME;

/** What a table hears and says in a lesson: it speaks to the server in whole lessons, all that was done so far each time. */
export class LessonLink implements Wire {
  line = $state<Line>('open');
  retryAt = 0;
  lostSince = 0;
  restarting = false;
  state = $state.raw<LessonState>()!;
  /** The step's hint was asked for. */
  hinted = $state(false);
  #actions: string[] = [];
  #busy = false;
  #receive: (message: ServerMessage) => void = () => {};

  constructor(
    readonly game: string,
    readonly lesson: string,
    first: LessonState,
    readonly kind: Kind = 'lesson',
  ) {
    this.state = first;
  }

  /** The table that is to be told. */
  connect(receive: (message: ServerMessage) => void): this {
    this.#receive = receive;
    return this;
  }

  now = (): void => {};
  end(): void {}

  send(message: ClientMessage): boolean {
    if (message.type === 'move') void this.act(message.move, message.client);
    else if (message.type === 'undo') void this.act(BACK, message.client);
    else if (message.type === 'hint') this.hinted = true;
    return message.type === 'move' || message.type === 'undo';
  }

  /** What all that was done comes to. */
  protected take(actions: string[]): Promise<LessonState> {
    return api.takeLesson(this.game, this.lesson, actions);
  }

  /** Goes on, goes back, or moves; `client` waits to hear of it. */
  async act(action: string, client = ''): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const state = await this.take([...this.#actions, action]);
      if (state.refused) {
        this.#receive({ type: 'refused', client, why: state.refused, view: null });
        return;
      }
      const moved = state.answer === null;
      if (moved) this.#actions.push(action);
      this.hinted = false;
      this.state = state;
      this.#receive({ type: 'accepted', client, seq: state.table.seq });
      if (moved) this.#receive(state.table);
    } catch (problem) {
      if (problem instanceof Refused && problem.why)
        this.#receive({ type: 'refused', client, why: problem.why, view: null });
    } finally {
      this.#busy = false;
    }
  }
}
