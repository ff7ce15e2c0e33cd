// Names, odds and moves in words. The catalogue has the sentences.
import type { Table as ShellTable } from '../../lib/game';
import { texts } from '../../lib/texts.svelte';
import { roman, type HistoryContent } from './content';
import type { ArmyView, ForceView, HistoryView, MoveDetail, OddsView } from './messages';

export type Table = ShellTable<HistoryView, MoveDetail, HistoryContent>;
type Figures = Record<string, string | number>;

export const say = (key: string, args: Figures = {}): string => texts.say(`history-${key}`, args);
export const landName = (id: string): string => texts.word('land', id);
export const waterName = (id: string): string => texts.word('water', id);
export const areaName = (id: string): string => texts.word('area', id);
export const empireName = (id: string): string => texts.word('empire', id);
export const eventName = (id: string): string => texts.word('card', id);
/** What an event card does. */
export const eventText = (id: string): string => texts.say(`card-text-${id}`);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const percent = (part: number): number => Math.round(part * 100);

/** Who a sentence speaks of: "you" only where one person looks. */
export function who(table: Table, seat: number): { you: string; name: string } {
  const mine = table.isMine(seat) && table.seats.length === 1;
  return { you: mine ? 'yes' : 'no', name: seat >= 0 ? table.name(seat) : '' };
}

/** Whose an army is by origin: "Persia", or the event that brought it. */
export function origin(army: ArmyView): string {
  if (army.empire) return empireName(army.empire);
  return army.event ? eventName(army.event) : '';
}

/** Whose turn it is: an empire's, or that of what an event brought. */
export function forceName(force: ForceView | null): string {
  if (!force) return '';
  return force.event ? eventName(force.event) : empireName(force.empire);
}

/** "Epoch III" */
export const epochName = (epoch: number): string => say('epoch', { epoch: roman(epoch) });

/** "2 dice +1 against 1 die; takes it in 58 %" */
export function oddsWords(odds: OddsView): string {
  if (odds.betrayed) return say('odds-betrayed');
  return say('odds-words', {
    attack: say('odds-side', { dice: odds.attack_dice, bonus: odds.attack_bonus }),
    defence: say('odds-side', { dice: odds.defence_dice, bonus: odds.defence_bonus }),
    take: percent(odds.take),
  });
}

/** "+3" */
export const gain = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'));

/** "+3 points" */
export const gainWords = (points: number): string =>
  say('move-points', { points: gain(points), count: Math.abs(points) });

/** The move as a verb and what it speaks of. `attack crete by sea` -> attack, crete. */
export function verbOf(move: string): { verb: string; noun: string; second: string; bySea: boolean } {
  const bySea = move.endsWith(' by sea');
  const words = (bySea ? move.slice(0, -7) : move).split(' ');
  const [verb = '', noun = ''] = words;
  if (move.startsWith('raid from ')) return { verb, noun: words[2] ?? '', second: '', bySea };
  if (move.startsWith('give empire')) return { verb, noun: words.at(-1) ?? '', second: '', bySea };
  if (move.endsWith(' for coin')) return { verb: 'fort-coin', noun, second: '', bySea };
  if (move === 'recover with allies') return { verb: 'recover-allies', noun: '', second: '', bySea };
  return { verb, noun, second: words[2] === undefined ? '' : (words[3] ?? ''), bySea };
}

const NOUNS: Record<string, (id: string) => string> = {
  event: eventName,
  fleet: waterName,
  exchange: waterName,
  scrap: waterName,
  sail: waterName,
  embark: waterName,
  strike: areaName,
};

/** A legal move in words: "Attack Crete over sea: 2 dice against 3; takes it in 33 %, +4 points". */
export function moveWords(table: Table, move: string): string {
  const { verb, noun, second, bySea } = verbOf(move);
  if (verb === 'give') return say('move-give', { name: table.name(Number(noun) - 1) });
  if (verb === 'done') return say(`move-done-${doneOf(table)}`);
  const detail = table.choice(move)?.detail;
  const args: Figures = { what: (NOUNS[verb] ?? landName)(noun), sea: bySea ? 'yes' : 'no' };
  const key = second ? 'move-strike-two' : `move-${verb}`;
  const said = say(key, second ? { ...args, second: areaName(second) } : args);
  const more = [
    detail?.odds ? oddsWords(detail.odds) : '',
    detail?.points ? gainWords(detail.points) : '',
  ].filter(Boolean);
  if (verb === 'event') more.push(eventText(noun));
  return more.length ? `${said}: ${more.join(', ')}` : said;
}

/** What `done` ends depends on what is asked. */
export function doneOf(table: Table): string {
  const kind = table.decision?.kind ?? '';
  return ['events', 'disaster', 'exchange', 'sail'].includes(kind) ? kind : 'expand';
}
