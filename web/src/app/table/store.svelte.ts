/** A table as the page knows it: the last view, what has been sent, and what one points at. */

import { tick } from 'svelte';
import { land, takeOff } from '../../lib/flights';
import type { Bar, BarAction, Table, Thing } from '../../lib/game';
import type {
  Accepted,
  Advised,
  ChatLine,
  Chatted,
  ClientMessage,
  Moved,
  Refusal,
  RefusedMove,
  SeatChange,
  ServerMessage,
  StepInfo,
  TableView,
} from '../../lib/messages';
import { motion } from '../../lib/settings.svelte';
import { texts } from '../../lib/texts.svelte';
import type { Opened } from '../../games';
import { LiveSocket } from '../socket.svelte';
import { yourTurn } from '../notice';
import { seatName } from './names';

/** How long a refusal stays in the bar, unless something else is chosen before. */
const REFUSAL_SHOWN = 8_000;
/** The refusal that passes by itself: the server's database is away. The move is kept and sent again. */
const AWAY = 'database-away';
const AGAIN = 2_500;
/** So many waiting changes are shown one by one; with more, we jump to the end. */
const MOST_QUEUED = 3;

/** What is drawn of a table, live or in a replay. */
export class ShownTable implements Table {
  #shown = $state.raw() as TableView;
  #selected = $state<Thing | null>(null);
  hovered = $state<Thing | null>(null);
  ringed = $state.raw<Set<Thing>>(new Set());
  stash = $state<Record<string, string | null>>({});
  announcement = $state('');
  #lastSeat = 0;

  constructor(
    readonly game: Opened,
    view: TableView,
    readonly replay: boolean,
  ) {
    this.show(view);
  }

  show(view: TableView): void {
    const before = this.#shown ? this.asked : '';
    this.#shown = view;
    if (before !== this.asked) this.letGo();
    if (this.decision) this.#lastSeat = this.decision.seat;
  }

  letGo(): void {
    this.#selected = null;
    this.stash = {};
  }

  get selected(): Thing | null {
    return this.#selected;
  }
  set selected(thing: Thing | null) {
    this.#selected = thing;
    this.chose();
  }
  /** Something was chosen, or given up. */
  protected chose(): void {}

  get whole(): TableView {
    return this.#shown;
  }
  get info() {
    return this.#shown.table;
  }
  get view() {
    return this.#shown.view;
  }
  get content(): any {
    return this.game.content;
  }
  get log(): StepInfo[] {
    return this.#shown.log;
  }
  get seatings(): SeatChange[] {
    return this.#shown.seatings;
  }
  get undo() {
    return this.#shown.undo;
  }
  get thinking(): number[] {
    return this.replay ? [] : this.#shown.thinking;
  }
  get seats(): number[] {
    return this.info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }
  get decision() {
    return this.replay ? null : (this.#shown.decisions[0] ?? null);
  }
  /** Which decision is asked of whom: ids are counted for each seat. */
  get asked(): string {
    return this.decision ? `${this.decision.seat}:${this.decision.id}` : '';
  }
  get seat(): number {
    const own = this.seats;
    return this.decision?.seat ?? (own.includes(this.#lastSeat) ? this.#lastSeat : (own[0] ?? 0));
  }
  get last(): StepInfo | null {
    return this.log.findLast((step) => !step.undone && step.number > 0) ?? null;
  }
  get over(): boolean {
    return this.info.state === 'over' || this.info.state === 'abandoned';
  }
  get busy(): boolean {
    return false;
  }
  /** What the decision bar says; nothing while nothing is asked. */
  get bar(): Bar | null {
    return this.decision ? this.game.table.bar(this) : null;
  }

  choice(move: string) {
    return this.decision?.choices.find((choice) => choice.move === move);
  }
  refusal(move: string): Refusal | undefined {
    return this.decision?.refused.find((refused) => refused.move === move)?.why;
  }
  isMine(seat: number): boolean {
    return !!this.info.seats[seat]?.mine;
  }
  name(seat: number): string {
    const who = this.info.seats[seat];
    if (!who) return '';
    if (who.mine && this.seats.length === 1) return texts.say('you');
    if (who.mine) return texts.say('player', { seat: seat + 1 });
    return seatName(this.info.seats, seat);
  }
  say(text: string): void {
    this.announcement = text;
  }
  send(_move: string): void {}
  act(_action: BarAction): void {}
  primary(): void {}
}

/** A table that is being played: kept up to date by a socket, and sending moves. */
export class LiveTable extends ShownTable {
  readonly socket: LiveSocket;
  refused = $state.raw<Refusal | null>(null);
  hint = $state.raw<Advised | null>(null);
  hintAsked = $state(false);
  watching = $state(0);
  /** The first line of the log that this person has not seen. */
  unseenFrom = $state<number | null>(null);
  #pending = $state.raw<ClientMessage | null>(null);
  #confirmed = $state(false);
  #queue: (Moved | Chatted)[] = [];
  #busyShowing = false;
  #refusedTimer: ReturnType<typeof setTimeout> | undefined;
  #againTimer: ReturnType<typeof setTimeout> | undefined;
  #askedForView = false;
  /** The number under which the last thing sent was kept. */
  #keptAt = 0;
  /** It is to be taken back as soon as it was kept and can be seen. */
  #backWanted = false;
  /** A move was confirmed, or taken back: so is the move that closes it, if that is all there is left. */
  #closing: 'send' | 'take back' | null = null;

  constructor(game: Opened, view: TableView) {
    super(game, view, false);
    this.#markUnseen(view);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new LiveSocket(
      `${scheme}://${location.host}/api/tables/${view.table.table}/live`,
      this.receive,
    );
  }

  end(): void {
    this.socket.end();
    clearTimeout(this.#refusedTimer);
    clearTimeout(this.#againTimer);
  }

  override get busy(): boolean {
    return this.#pending !== null;
  }
  /** Was the last thing sent taken by the server, as far as we heard? */
  get kept(): boolean {
    return this.#confirmed;
  }
  get chat(): ChatLine[] {
    return this.whole.chat;
  }

  #markUnseen(view: TableView): void {
    if (view.table.unseen <= 0) return;
    const standing = view.log.filter((step) => !step.undone && step.number > 0);
    this.unseenFrom = standing.at(-view.table.unseen)?.number ?? null;
  }

  // -- hearing

  receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'view':
        this.#askedForView = false;
        this.#queue = [];
        this.#change(message);
        this.#resend();
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
        this.hint = message;
        this.hintAsked = false;
        return;
      case 'accepted':
        this.#accepted(message);
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

  #accepted(message: Accepted): void {
    if (this.#pending?.client !== message.client) return;
    this.#pending = null;
    this.#confirmed = true;
    this.#keptAt = message.seq;
    this.#goOn();
  }

  #wasRefused(message: RefusedMove): void {
    if (message.why.key === AWAY) return this.#laterAgain(message.why);
    if (this.#pending?.client === message.client) {
      this.#pending = null;
      this.#backWanted = false;
      this.#closing = null;
    }
    this.hintAsked = false;
    if (message.view) {
      this.#queue = [];
      this.#change(message.view);
    }
    this.refuse(message.why);
  }

  /** The server cannot keep anything just now: say so, hold the move, and send it again. */
  #laterAgain(why: Refusal): void {
    this.refuse(why);
    clearTimeout(this.#againTimer);
    this.#againTimer = setTimeout(() => this.#resend(), AGAIN);
  }

  /** Say why something is not allowed; the position is untouched. */
  refuse(why: Refusal): void {
    this.refused = why;
    this.say(
      [texts.refusal(why), why.rule && texts.say('rule-number', { rule: why.rule })]
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
    if (message.since !== this.whole.seq) return this.#askForView();
    const fresh = news(this.log.slice(message.kept), message.steps);
    const still =
      motion.reduced ||
      document.hidden ||
      this.#queue.length >= MOST_QUEUED ||
      fresh.some((step) => step.undone);
    const starts = still ? [] : takeOff(this.game.table.motions?.(this.view, message.view, fresh) ?? []);
    const log = [...this.log.slice(0, message.kept), ...message.steps];
    this.#change({
      ...this.whole,
      seq: message.seq,
      table: message.table,
      view: message.view,
      decisions: message.decisions,
      undo: message.undo,
      log,
      seatings: message.seatings,
    });
    this.#tell(fresh);
    this.#goOn();
    await tick();
    await land(starts);
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
    this.hintAsked = false;
    if (this.asked) yourTurn(this);
  }

  #tell(steps: StepInfo[]): void {
    const told = steps.map(
      (step) =>
        this.game.table.announce?.(this, step) ??
        step.events.map((event) => texts.event(this, event)).join(' '),
    );
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
    this.#closing = this.#asksToClose ? null : 'send';
    this.#send({ type: 'move', client: clientId(), seat: decision.seat, decision: decision.id, move });
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
      this.#backWanted = this.#pending?.type === 'move';
      return;
    }
    const { seat, why_not, can_ask } = this.undo;
    if (seat === null && !can_ask) {
      if (why_not) this.refuse(why_not);
      return;
    }
    const last = this.log.findLast((step) => !step.undone && this.isMine(step.seat));
    this.#closing = last && last.move === this.game.table.closing ? 'take back' : null;
    this.#send(
      seat !== null
        ? { type: 'undo', client: clientId(), seat }
        : { type: 'ask-undo', client: clientId(), seat: this.seat },
    );
  }

  /** Is nothing left to choose but to say that one is done? */
  get #asksToClose(): boolean {
    return !!this.decision?.choices.every((choice) => choice.move === this.game.table.closing);
  }

  /** What was sent is kept, and can be seen: what else was to follow from it? */
  #goOn(): void {
    if (this.busy || this.whole.seq < this.#keptAt) return;
    const closing = this.#closing;
    this.#closing = null;
    if (this.#backWanted) {
      this.#backWanted = false;
      this.takeBack();
    } else if (closing && this.#asksToClose) {
      if (closing === 'take back') this.takeBack();
      else this.send(this.game.table.closing!);
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

  /** Somebody's time is over: let a bot go on there, or end the game. */
  answerLate(seat: number, what: 'bot' | 'end'): void {
    this.#send({ type: 'late', client: clientId(), seat, what });
  }

  askHint(): void {
    if (!this.decision || this.hintAsked) return;
    this.hintAsked = this.socket.send({ type: 'hint', client: clientId(), seat: this.decision.seat });
  }

  chatTo(text: string): void {
    this.socket.send({ type: 'chat', client: clientId(), text });
  }

  #send(message: ClientMessage): void {
    this.#pending = message;
    this.#confirmed = false;
    this.refused = null;
    this.socket.send(message);
  }

  /** After a reconnection: what was not confirmed is sent once more, under the same client id. */
  #resend(): void {
    if (this.#pending) this.socket.send(this.#pending);
  }
}

/** Of lines that came in the place of others, those that say something new. */
export function news(before: StepInfo[], now: StepInfo[]): StepInfo[] {
  const same = (one: StepInfo, other: StepInfo) =>
    one.seat === other.seat && one.move === other.move && one.undone === other.undone;
  const left = [...before];
  return now.filter((step) => {
    const place = left.findIndex((known) => same(known, step));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** An id of our own for what we send. (randomUUID is not there on a plain http page of the local network.) */
export function clientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
