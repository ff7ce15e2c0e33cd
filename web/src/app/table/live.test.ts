import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opened } from '../../games';
import type { ClientMessage, Moved, Refusal, Standing, StepInfo, TableView } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { LiveTable } from './live.svelte';

/** A socket that we hold both ends of. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {}
  open() {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  static get last() {
    return Wire.all.at(-1)!;
  }
}

const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: 'person',
  name: mine ? 'Noor' : 'Bram',
  user: `u${number}`,
  bot: null,
  number: 0,
  present: true,
  away_since: null,
  alias: false,
  mine,
  free: false,
  until: null,
  left: null,
  quiet: false,
});
const step = (number: number): StepInfo => ({
  number,
  seat: (number + 1) % 2,
  move: `build ${number}`,
  events: [],
  undone: false,
  seq: number + 2,
});
const decision = (id: number) => ({
  id,
  seat: 0,
  kind: 'turn',
  choices: [{ move: 'build baths', detail: null, then: '' }],
  refused: [],
});
const undo = { seat: null, steps: 0, why_not: null, can_ask: false, asked_by: null, agreed: [] };

function view(seq: number, moves: number, decisions = [decision(1)]): TableView {
  return {
    type: 'view',
    seq,
    view: { seq },
    decisions,
    free: [],
    seatings: [],
    chat: [],
    undo,
    thinking: [],
    plan: null,
    log: [
      { ...step(0), seat: -1, move: '' },
      ...Array.from({ length: moves }, (_, index) => step(index + 1)),
    ],
    table: {
      table: 'T',
      game: 'test',
      options: {},
      visibility: 'private',
      host: 'u0',
      state: 'playing',
      seats: [seat(0, true), seat(1, false)],
      moves,
      created: 0,
      changed: 0,
      waiting_for: [0],
      seconds_per_move: null,
      deadline: null,
      bank_seconds: null,
      increment_seconds: 0,
      unseen: 0,
      link: null,
      note: null,
      steppable: null,
      outcome: null,
      offers: [],
      previous: null,
      next: null,
      resigned: [],
    },
  };
}
const standing = ({ table, view, decisions, free, undo, seatings, plan }: TableView): Standing => ({
  table,
  view,
  decisions,
  free,
  undo,
  seatings,
  plan,
});
function moved(
  seq: number,
  steps: StepInfo[],
  moves: number,
  decisions = [decision(seq)],
  since = seq - 1,
  more: Partial<Standing> = {},
): Moved {
  return {
    type: 'moved',
    since,
    seq,
    kept: steps[0]?.number ?? moves + 1,
    steps,
    changes: [{ ...standing(view(seq, moves, decisions)), ...more }],
  };
}
const settle = async () => {
  await new Promise((done) => setTimeout(done, 5));
  flushSync();
};
const game = {
  id: 'test',
  content: {},
  table: {
    bar: () => ({
      question: 'Which?',
      actions: [{ id: 'b', label: 'Build', key: 'B', primary: true, move: 'build baths' }],
    }),
  },
} as unknown as Opened;

let table: LiveTable;
beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  table = new LiveTable(game, view(3, 1));
  Wire.last.open();
  Wire.last.tell(view(3, 1));
});
afterEach(() => {
  settings.pace = 'normal';
  table.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a live table', () => {
  it('sends a move once, with its decision and an id', () => {
    table.send('build baths');
    table.send('build baths');
    expect(Wire.last.sent).toEqual([
      { type: 'move', client: expect.any(String), seat: 0, decision: 1, move: 'build baths' },
    ]);
    expect(table.busy).toBe(true);
  });

  it('plays the main action of the bar', () => {
    table.primary();
    expect(Wire.last.sent).toHaveLength(1);
  });

  it('is free again when the move is kept, and shows what came of it', async () => {
    table.send('build baths');
    const { client } = Wire.last.sent[0]!;
    Wire.last.tell({ type: 'accepted', client, seq: 4 });
    expect([table.busy, table.kept]).toEqual([false, true]);
    Wire.last.tell(moved(4, [step(2)], 2, []));
    await settle();
    expect([table.decision, table.last?.number, table.view]).toEqual([null, 2, { seq: 4 }]);
  });

  it('takes a move back that is still on its way, once it was kept and can be seen', async () => {
    table.send('build baths');
    table.takeBack();
    const { client } = Wire.last.sent[0]!;
    Wire.last.tell({ type: 'accepted', client, seq: 4 });
    expect(Wire.last.sent).toHaveLength(1);
    Wire.last.tell(moved(4, [step(2)], 2, [decision(4)], 3, { undo: { ...undo, seat: 0 } }));
    await settle();
    expect(Wire.last.sent[1]).toMatchObject({ type: 'undo', seat: 0 });
    table.takeBack(); // the step before it too, while the first is being taken back
    Wire.last.tell({ type: 'accepted', client: Wire.last.sent[1]!.client, seq: 5 });
    expect(Wire.last.sent).toHaveLength(2);
    Wire.last.tell(moved(5, [step(2)], 1, [decision(5)], 4, { undo: { ...undo, seat: 0 } }));
    await settle();
    expect(Wire.last.sent).toHaveLength(3);
    expect(Wire.last.sent[2]).toMatchObject({ type: 'undo', seat: 0 });
  });

  const why: Refusal = {
    key: 'card-too-dear',
    rule: 'R17',
    game: 'test',
    args: {},
    text: { en: 'Too dear. (R17)', nl: 'Te duur. (R17)' },
  };

  describe('where nothing is left after a move but to say that one is done', () => {
    const closing = (id: number) => ({
      ...decision(id),
      choices: [{ move: 'build baths', detail: null, then: 'ready' }],
    });

    it('sends both as one phrase', () => {
      Wire.last.tell(view(4, 2, [closing(2)]));
      table.send('build baths');
      expect(Wire.last.sent).toHaveLength(1);
      expect(Wire.last.sent[0]).toMatchObject({ type: 'move', decision: 2, move: 'build baths; ready' });
    });

    it('takes both back as one', () => {
      Wire.last.tell({ ...view(6, 1, []), undo: { ...undo, seat: 0, steps: 1 } });
      table.takeBack();
      expect(Wire.last.sent.map(({ type }) => type)).toEqual(['undo']);
    });
  });

  it('takes back as many moves as nobody has to agree to', () => {
    Wire.last.tell({ ...view(6, 1, []), undo: { ...undo, seat: 0, steps: 3 } });
    table.takeAllBack();
    expect(Wire.last.sent[0]).toMatchObject({ type: 'undo', seat: 0, steps: 3 });
  });

  it('sends a move that nobody waits for without a decision', () => {
    Wire.last.tell({ ...view(6, 1, []), free: [{ seat: 0, moves: ['claim wine'] }] });
    expect(table.free).toEqual([{ seat: 0, moves: ['claim wine'] }]);
    table.sendFree(0, 'claim wine');
    expect(Wire.last.sent[0]).toMatchObject({ type: 'move', seat: 0, move: 'claim wine' });
    expect(Wire.last.sent[0]).not.toHaveProperty('decision');
  });

  it('shows a suggestion, and plays it as one phrase', () => {
    table.askSuggestion();
    expect(Wire.last.sent[0]).toMatchObject({ type: 'suggest', seat: 0 });
    Wire.last.tell({ type: 'suggestion', seat: 0, move: 'build baths; ready' });
    expect(table.hintAsked).toBe(false);
    table.send(table.suggestion!.move);
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', move: 'build baths; ready' });
    expect(table.suggestion).toBeNull();
  });

  it('says why a move is refused and keeps the position', () => {
    table.send('build baths');
    Wire.last.tell({ type: 'refused', client: Wire.last.sent[0]!.client, why, view: null });
    expect([table.refused?.rule, table.busy, table.whole.seq]).toEqual(['R17', false, 3]);
    expect(table.announcement).toContain('R17');
  });

  it('shows a refusal for a while, or until something else is chosen', () => {
    vi.useFakeTimers();
    table.refuse(why);
    vi.advanceTimersByTime(7_900);
    expect(table.refused).toBe(why);
    vi.advanceTimersByTime(200);
    expect(table.refused).toBeNull();
    table.refuse(why);
    table.selected = 'card:baths';
    expect(table.refused).toBeNull();
  });

  it('answers a wish to take back for the seat that is asked, once', () => {
    const asked = (asked_by: number, agreed: number[]) =>
      Wire.last.tell({ ...view(4, 1), undo: { ...undo, asked_by, agreed } });
    asked(0, []);
    expect(table.undoAnswerer).toBeUndefined();
    asked(1, []);
    expect(table.undoAnswerer).toBe(0);
    table.answerUndo(true);
    expect(Wire.last.sent).toMatchObject([{ type: 'answer-undo', seat: 0, agree: true }]);
    asked(1, [0]);
    expect(table.undoAnswerer).toBeUndefined();
  });

  it('strikes through in its place what was taken back', async () => {
    Wire.last.tell({ ...moved(4, [], 0), kept: 1, steps: [{ ...step(1), undone: true }] });
    await settle();
    expect(table.log.map((line) => [line.number, line.undone])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('puts what was told at last in its place before its own, and says only that', async () => {
    const told = { ...step(1), seat: 1, move: 'bid 3', events: [{ event: 'bid', seat: 1, args: {} }] };
    const said = vi.fn(() => 'heard');
    Object.assign(game.table, { announce: said });
    Wire.last.tell({ ...moved(7, [], 2), since: 3, kept: 1, steps: [told, { ...step(1), number: 2 }] });
    await settle();
    expect(table.log.map((line) => line.move)).toEqual(['', 'bid 3', 'build 1']);
    expect(said.mock.calls).toEqual([[table, told]]);
    delete game.table.announce;
  });

  it('hears what was said in its turn, after the moves before it', async () => {
    Wire.last.tell(moved(4, [step(2)], 2));
    Wire.last.tell(moved(5, [step(3)], 3));
    Wire.last.tell({ type: 'chat', seq: 6, line: { user: 'u1', name: 'Bram', seat: 1, text: 'Ha.', at: 1 } });
    Wire.last.tell(moved(7, [step(4)], 4));
    await settle();
    expect([table.whole.seq, table.log.length, table.chat.length]).toEqual([7, 5, 1]);
    expect(Wire.last.sent).toEqual([]);
  });

  it('asks for the whole view after a gap, once', async () => {
    Wire.last.tell(moved(6, [step(4)], 4));
    Wire.last.tell(moved(7, [step(5)], 5));
    await settle();
    expect(Wire.last.sent).toEqual([{ type: 'view', client: '' }]);
    Wire.last.tell(view(7, 5));
    expect(table.log).toHaveLength(6);
  });

  it('lets go of what was selected when something else is asked', async () => {
    table.selected = 'card:baths';
    table.stash = { wonder: 'colossus' };
    Wire.last.tell(moved(4, [step(2)], 2));
    await settle();
    expect([table.selected, table.stash]).toEqual([null, {}]);
  });

  it('comes back by itself and sends the unconfirmed move under the same id', () => {
    vi.useFakeTimers();
    table.send('build baths');
    const { client } = Wire.last.sent[0]!;
    Wire.last.drop();
    expect(table.socket.line).toBe('lost');
    vi.advanceTimersByTime(20_000);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    Wire.last.tell(view(3, 1));
    expect(table.socket.line).toBe('open');
    expect(Wire.last.sent.map((message) => message.client)).toEqual([client]);
  });

  it('keeps a move while the database is away, and sends it again', () => {
    vi.useFakeTimers();
    table.send('build baths');
    const { client } = Wire.last.sent[0]!;
    const why: Refusal = {
      key: 'database-away',
      rule: '',
      game: '',
      args: {},
      text: { en: 'Away.', nl: 'Weg.' },
    };
    Wire.last.tell({ type: 'refused', client, why, view: null });
    expect([table.busy, table.refused?.key]).toEqual([true, 'database-away']);
    vi.advanceTimersByTime(3_000);
    expect(Wire.last.sent.map((message) => message.client)).toEqual([client, client]);
  });

  it('waits longer each time the server stays away', () => {
    vi.useFakeTimers();
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      Wire.last.drop();
      waits.push(table.socket.retryAt - Date.now());
      vi.advanceTimersByTime(30_000);
    }
    expect(waits).toEqual([150, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });
});

describe('what others do', () => {
  const others = () => {
    Wire.last.tell(moved(4, [step(2)], 2, []));
    Wire.last.tell(moved(5, [{ ...step(3), seat: 1 }], 3, []));
  };

  it('stays a while before the next thing is shown, where somebody wants that', async () => {
    settings.pace = 'slow';
    vi.useFakeTimers();
    others();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([table.info.moves, table.lagging]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.info.moves).toBe(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.lagging).toBe(false);
  });

  it('is skipped: the table is shown as it stands now', async () => {
    settings.pace = 'slow';
    others();
    await settle();
    expect([table.info.moves, table.lagging]).toEqual([2, true]);
    table.catchUp();
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'view' });
    Wire.last.tell(view(5, 3));
    await settle();
    expect([table.info.moves, table.lagging, table.missed]).toEqual([3, false, true]);
  });

  it('holds nobody up at the usual speed', async () => {
    others();
    await settle();
    expect([table.info.moves, table.lagging]).toEqual([3, false]);
  });
});
