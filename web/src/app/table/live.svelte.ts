import { tick } from 'svelte';
import type { Opened } from '../../games';
import { changed, type Changes } from '../../lib/changes';
import { land, takeOff } from '../../lib/flights';
import type { BarAction } from '../../lib/game';
import type {
  Advised,
  ChatLine,
  Chatted,
  ClientMessage,
  Moved,
  OfferInfo,
  Reason,
  RefusedMove,
  ServerMessage,
  StepInfo,
  Suggested,
  TableView,
} from '../../lib/messages';
import { motion, settings } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import { yourTurn } from '../notice';
import { LiveSocket, type Wire } from '../socket.svelte';
import { news } from './news';
import { clientId, Outbox } from './outbox.svelte';
import { ShownTable } from './shown.svelte';

/** How long a refusal stays in the bar, unless something else is chosen before. */
const REFUSAL_SHOWN = 8_000;
/** The refusal that passes by itself: the server's database is away. The move is kept and sent again. */
const AWAY = 'database-away';
/** How long each thing that others do is held, in milliseconds, for those who want it slow. */
const HELD = 1_800;
/** So many waiting changes are shown one by one; with more, we jump to the end. */
const MOST_QUEUED = 3;

/** A table that is being played: kept up to date by a socket, and sending moves. */
export class LiveTable extends ShownTable {
  readonly socket: Wire;
  refused = $state.raw<Reason | null>(null);
  hint = $state.raw<Advised | null>(null);
  suggestion = $state.raw<Suggested | null>(null);
  hintAsked = $state(false);
  watching = $state(0);
  /** The first line of the log that this person has not seen. */
  unseenFrom = $state<number | null>(null);
  /** It was deleted, or is not ours to see any more. */
  gone = $state(false);
  /** Others did something that did not happen before this person's eyes. */
  missed = $state(false);
  /** Moves of others wait to be shown, one by one. */
  lagging = $state(false);
  #hurry: (() => void) | null = null;
  #outbox = new Outbox(() => this.socket);
  #queue: (Moved | Chatted)[] = [];
  #busyShowing = false;
  #refusedTimer: ReturnType<typeof setTimeout> | undefined;
  #askedForView = false;
  /** The decision about which the server thinks for us. */
  #hintRunning = '';
  #chatRead = $state(0);
  /** So many steps are to be taken back as soon as what was sent is kept and can be seen. */
  #backWanted = 0;
  /** What is to be made instead of the moves that are being taken back. */
  #instead = '';

  constructor(game: Opened, view: TableView, connect?: (receive: (message: ServerMessage) => void) => Wire) {
    super(game, view, false);
    this.#markUnseen(view);
    this.readChat();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${view.table.table}/live`;
    this.socket = connect?.(this.receive) ?? new LiveSocket(address, this.receive, () => (this.gone = true));
  }

  end(): void {
    this.socket.end();
    clearTimeout(this.#refusedTimer);
    this.#outbox.end();
  }

  override get busy(): boolean {
    return this.#outbox.pending !== null;
  }
  /** Was the last thing sent taken by the server, as far as we heard? */
  get kept(): boolean {
    return this.#outbox.confirmed;
  }
  get chat(): ChatLine[] {
    return this.whole.chat;
  }
  /** Is there anybody to talk to? */
  get talks(): boolean {
    return this.info.visibility !== 'solo' || this.watching > 0;
  }
  /** Lines of others that were not looked at. */
  get unread(): number {
    const mine = new Set(this.info.seats.filter((seat) => seat.mine).map((seat) => seat.user));
    return this.chat.slice(this.#chatRead).filter((line) => !mine.has(line.user)).length;
  }
  readChat(): void {
    this.#chatRead = this.chat.length;
  }

  #markUnseen(view: TableView): void {
    if (view.table.unseen <= 0) return;
    const standing = view.log.filter((step) => !step.undone && step.number > 0);
    this.unseenFrom = standing.at(-view.table.unseen)?.number ?? null;
    this.missed = true;
  }

  // -- hearing

  receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'view':
        this.#askedForView = false;
        this.#queue = [];
        this.#change(message);
        this.#outbox.resend();
        this.#goOn();
        return;
      case 'moved':
      case 'chat': // by their numbers both follow what came before
        this.#queue.push(message);
        void this.#showQueue();
        return;
      case 'presence':
        this.watching = message.watching;
        this.show({ ...this.whole, table: { ...this.info, seats: message.seats } });
        return;
      case 'thinking':
        this.show({ ...this.whole, thinking: message.seats });
        return;
      case 'hint':
        if (message.done) this.#hintRunning = '';
        if (!this.hintAsked) return; // what it was about is past
        this.hint = message;
        this.hintAsked = !message.done;
        return;
      case 'suggestion':
        this.suggestion = message;
        this.hintAsked = false;
        return;
      case 'accepted':
        if (this.#outbox.accepted(message)) this.#goOn();
        return;
      case 'refused':
        this.#wasRefused(message);
    }
  };

  #heardChat({ line, seq }: Chatted): void {
    if (
      this.chat.some((known) => known.at === line.at && known.user === line.user && known.text === line.text)
    )
      return;
    this.show({ ...this.whole, seq, chat: [...this.chat, line] });
    if (!this.info.seats.some((seat) => seat.mine && seat.user === line.user))
      this.say(`${line.name}: ${line.text}`);
  }

  #wasRefused(message: RefusedMove): void {
    if (message.why.key === AWAY) return this.#laterAgain(message.why);
    if (this.#outbox.refused(message.client)) {
      this.#backWanted = 0;
      this.#instead = '';
    }
    this.hintAsked = false;
    this.#hintRunning = '';
    if (message.view) {
      this.#queue = [];
      this.#change(message.view);
    }
    this.refuse(message.why);
  }

  /** The server cannot keep anything just now: say so, hold the move, and send it again. */
  #laterAgain(why: Reason): void {
    this.refuse(why);
    this.#outbox.resendLater();
  }

  /** Say why something is not allowed; the position is untouched. */
  refuse(why: Reason): void {
    this.refused = why;
    this.say(
      [texts.refusal(why, this), why.rule && texts.say('rule-number', { rule: why.rule })]
        .filter(Boolean)
        .join(' '),
    );
    clearTimeout(this.#refusedTimer);
    this.#refusedTimer = setTimeout(() => (this.refused = null), REFUSAL_SHOWN);
  }

  async #showQueue(): Promise<void> {
    if (this.#busyShowing) return;
    this.#busyShowing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.type === 'chat') this.#heardChat(next);
        else await this.#moved(next);
      }
    } finally {
      this.#busyShowing = false;
    }
  }

  async #moved(message: Moved): Promise<void> {
    // While the whole view is on its way, changes may be of something that we were never shown.
    if (this.#askedForView || message.since !== this.whole.seq) return this.#askForView();
    const fresh = news(this.log.slice(message.kept), message.steps);
    const still =
      motion.reduced ||
      document.hidden ||
      (settings.pace === 'fast' && !this.#isOwn(fresh)) ||
      (this.#queue.length >= MOST_QUEUED && settings.pace !== 'slow') ||
      fresh.some((step) => step.undone);
    const now = changed(this.whole, message.changes as Changes);
    const starts = still ? [] : takeOff(this.game.table.motions?.(this.view, now.view, fresh) ?? []);
    const log = [...this.log.slice(0, message.kept), ...message.steps];
    this.#change({ ...this.whole, ...now, seq: message.seq, log });
    this.#tell(fresh);
    this.#goOn();
    if (document.hidden || this.#queue.length >= MOST_QUEUED) this.missed = true;
    await tick();
    await land(starts);
    if (settings.pace === 'slow' && !still && !this.#isOwn(fresh)) await this.#hold();
  }

  readonly #isOwn = (steps: StepInfo[]): boolean => steps.every((step) => this.isMine(step.seat));

  /** What others did stays a while before the next thing is shown; not while one is asked something, or waits for one's own. */
  async #hold(): Promise<void> {
    if (this.asked || this.busy) return;
    this.lagging = true;
    await new Promise<void>((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, HELD);
    });
    this.#hurry = null;
    this.lagging = this.#queue.length > 0;
  }

  /** To how the table stands now: what waits to be shown is shown at once. */
  catchUp(): void {
    this.missed = true;
    this.lagging = false;
    const waiting = this.#queue;
    this.#queue = [];
    if (waiting.some(({ type }) => type === 'moved')) this.#askForView();
    this.#hurry?.();
  }

  #askForView(): void {
    if (this.#askedForView) return;
    this.#askedForView = this.socket.send({ type: 'view', client: '' });
  }

  /** The table stands differently: old hints fall away, and whoever is asked something hears it. */
  #change(view: TableView): void {
    const asked = this.asked;
    this.show(view);
    if (this.asked === asked) return;
    this.refused = null;
    this.hint = null;
    this.suggestion = null;
    this.hintAsked = false;
    if (this.asked) yourTurn(this);
  }

  #tell(steps: StepInfo[]): void {
    const told = steps.map((step) => this.told(step));
    const asked = this.bar?.question ?? '';
    this.say([...told, asked].filter(Boolean).join(' '));
  }

  // -- sending

  protected override chose(): void {
    this.refused = null;
  }

  override send(move: string): void {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.hint = null;
    this.suggestion = null;
    // Where nothing is left but to say that one is done, both are one move, and taken back as one.
    const then = this.choice(move)?.then;
    const phrase = then ? `${move}; ${then}` : move;
    this.#send({
      type: 'move',
      client: clientId(),
      seat: decision.seat,
      decision: decision.id,
      move: phrase,
    });
  }

  /** A move that nobody waits for. */
  sendFree(seat: number, move: string): void {
    if (!this.busy) this.#send({ type: 'move', client: clientId(), seat, move });
  }

  override sendOffhand(move: string): void {
    this.sendFree(this.seat, move);
  }

  override act(action: BarAction): void {
    if (this.busy) return;
    if (action.why) {
      if (typeof action.why === 'string') this.say(action.why);
      else this.refuse(action.why);
    } else if (action.run) {
      this.chose();
      action.run();
    } else if (action.move) this.send(action.move);
  }

  override primary(): void {
    const actions = this.bar?.actions ?? [];
    const main =
      actions.find((action) => action.primary && !action.why) ??
      (actions.length === 1 ? actions[0] : undefined);
    if (main) this.act(main);
  }

  takeBack(): void {
    if (this.busy) {
      const sent = this.#outbox.pending?.type;
      if (sent === 'move' || sent === 'undo') this.#backWanted += 1;
      return;
    }
    const { seat, why_not, can_ask } = this.undo;
    if (seat === null && !can_ask) {
      if (why_not) this.refuse(why_not);
      return;
    }
    this.#send(
      seat !== null
        ? { type: 'undo', client: clientId(), seat }
        : { type: 'ask-undo', client: clientId(), seat: this.seat },
    );
  }

  /** Takes back all that can be taken back without asking anybody. */
  takeAllBack(): void {
    const { seat, steps } = this.undo;
    if (seat !== null && !this.busy) this.#send({ type: 'undo', client: clientId(), seat, steps });
  }

  override replace(steps: number, move: string): void {
    const { seat } = this.undo;
    if (seat === null || this.busy) return;
    this.#instead = move;
    this.#send({ type: 'undo', client: clientId(), seat, steps });
  }

  /** What was sent is kept, and can be seen: what else was to follow from it? */
  #goOn(): void {
    if (this.busy || this.whole.seq < this.#outbox.keptAt) return;
    const instead = this.#instead;
    this.#instead = '';
    if (instead) return this.send(instead);
    if (this.#backWanted) {
      this.#backWanted -= 1;
      this.takeBack();
    }
  }

  /** The seat for which we are asked whether somebody may take a move back. */
  get undoAnswerer(): number | undefined {
    const { asked_by, agreed } = this.undo;
    return asked_by === null || this.isMine(asked_by)
      ? undefined
      : this.seats.find((seat) => !agreed.includes(seat));
  }

  answerUndo(agree: boolean): void {
    if (this.undoAnswerer !== undefined)
      this.#send({ type: 'answer-undo', client: clientId(), seat: this.undoAnswerer, agree });
  }

  /** What one answers to which move of the other. */
  sendPlan(lines: [on: string, play: string][]): void {
    this.#send({
      type: 'plan',
      client: clientId(),
      seat: this.seat,
      lines: lines.map(([on, play]) => ({ on, play })),
    });
  }

  /** Somebody's time is over: let a bot go on there, or end the game. */
  answerLate(seat: number, what: 'bot' | 'end'): void {
    this.#send({ type: 'late', client: clientId(), seat, what });
  }

  /** Propose something to the others, agree to it, decline or withdraw it. */
  offer(what: OfferInfo['what'], yes = true): void {
    this.#send({ type: 'offer', client: clientId(), seat: this.seat, what, yes });
  }

  resign(seat: number): void {
    this.#send({ type: 'resign', client: clientId(), seat });
  }

  askHint(): void {
    if (!this.decision || this.hintAsked) return;
    // One that was closed goes on at the server: its next figures are shown again.
    this.hintAsked =
      this.#hintRunning === this.asked ||
      this.socket.send({ type: 'hint', client: clientId(), seat: this.decision.seat });
    this.#hintRunning = this.hintAsked ? this.asked : '';
  }

  /** Away with it, and with what else would come of it. */
  closeHint(): void {
    this.hint = null;
    this.suggestion = null;
    this.hintAsked = false;
  }

  /** What would a strong player do to the end of this decision? */
  askSuggestion(): void {
    if (!this.decision || (this.hintAsked && !this.hint)) return;
    this.hint = null;
    this.hintAsked = this.socket.send({ type: 'suggest', client: clientId(), seat: this.decision.seat });
  }

  chatTo(text: string): void {
    this.socket.send({ type: 'chat', client: clientId(), text });
  }

  #send(message: ClientMessage): void {
    this.refused = null;
    this.#outbox.send(message);
  }
}
