import type { Opened } from '../../games';
import type { Anything, Bar, BarAction, Pin, Table, Thing } from '../../lib/game';
import type { ChoiceInfo, Rated, Reason, SeatChange, StepInfo, TableView } from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { seatName } from './names';

/** What is drawn of a table, live or in a replay. */
export class ShownTable implements Table {
  #shown: TableView;
  #selected = $state<Thing | null>(null);
  hovered = $state<Thing | null>(null);
  ringed = $state.raw<Set<Thing>>(new Set());
  pins = $state.raw<Pin[]>([]);
  stash = $state<Record<string, string | null>>({});
  announcement = $state('');
  #lastSeat = 0;
  #rated: ChoiceInfo | null = null;

  constructor(
    readonly game: Opened,
    view: TableView,
    readonly replay: boolean,
  ) {
    this.#shown = $state.raw(view);
    this.#noteSeat();
  }

  show(view: TableView): void {
    const before = this.asked;
    this.#shown = view;
    if (before !== this.asked) this.letGo();
    this.#noteSeat();
  }

  #noteSeat(): void {
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
  get view(): Anything {
    return this.#shown.view as unknown;
  }
  get content(): Anything {
    return this.game.content;
  }
  get log(): StepInfo[] {
    return this.#shown.log;
  }
  get seatings(): SeatChange[] {
    return this.#shown.seatings;
  }
  /** What the viewer's seats may do though nobody waits for it. */
  get free() {
    return this.replay ? [] : this.#shown.free;
  }
  get offhand(): string[] {
    return this.free.find(({ seat }) => seat === this.seat)?.moves ?? [];
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
    return this.stopped || this.info.state === 'over' || this.info.state === 'abandoned';
  }
  /** It has a result: it was played to its end, somebody resigned, or all agreed to a draw. */
  get decided(): boolean {
    return (this.info.outcome?.ranks?.length ?? 0) > 0 || (this.info.state === 'over' && !this.info.outcome);
  }
  /** It was begun by other rules, or with other content, and cannot go on. */
  get stopped(): boolean {
    return this.info.state === 'stopped';
  }
  /** What is to be said of the table, if anything is: why it cannot go on, or how far it was played. */
  get note(): string {
    return this.info.note ? texts.refusal(this.info.note) : '';
  }
  /** A game that may go on elsewhere keeps its secrets. */
  get downloadable(): boolean {
    if (!this.stopped) return this.over || this.info.visibility === 'solo';
    return this.info.note?.key === 'table-older-rules' && this.info.link !== null;
  }
  /** A move that could not be played again, of which it was not kept what it did: only its notation is there. */
  isBare(step: StepInfo): boolean {
    return !!this.info.note && step.move !== '' && !step.events.length;
  }
  get busy(): boolean {
    return false;
  }
  /** What the decision bar says; nothing while nothing is asked. */
  get bar(): Bar | null {
    return this.decision ? this.game.table.bar(this) : null;
  }

  choice(move: string) {
    if (this.#rated?.move === move) return this.#rated;
    return this.decision?.choices.find((choice) => choice.move === move);
  }
  refusal(move: string): Reason | undefined {
    return this.decision?.refused.find((refused) => refused.move === move)?.why;
  }
  isMine(seat: number): boolean {
    return !!this.info.seats[seat]?.mine;
  }
  name(seat: number): string {
    const who = this.info.seats[seat];
    if (!who) return '';
    if (who.mine && this.seats.length === 1) return texts.say('you');
    if (who.mine && !who.alias) return texts.say('player', { seat: seat + 1 });
    return seatName(this.info.seats, seat);
  }
  get names(): (string | number)[] {
    const { seats } = this.info;
    return seats.map(({ kind, seat }) => (kind === 'open' ? seat + 1 : seatName(seats, seat)));
  }
  /** What happened in a step, in words. */
  told(step: StepInfo): string {
    const announced = this.game.table.announce?.(this, step);
    return announced ?? step.events.map((event) => texts.event(this, event)).join(' ');
  }
  /** A move of an earlier moment in words, with what it cost or brought then. */
  rated({ move, detail }: Rated): string {
    this.#rated = { move, detail: detail as unknown, then: '' };
    try {
      return this.game.table.sentence(this, move);
    } finally {
      this.#rated = null;
    }
  }
  say(text: string): void {
    this.announcement = text;
  }
  send(_move: string): void {}
  sendOffhand(_move: string): void {}
  replace(_steps: number, _move: string): void {}
  act(_action: BarAction): void {}
  primary(): void {}
}
