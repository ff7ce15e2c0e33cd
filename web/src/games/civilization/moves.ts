// The notation of moves: taken apart, and put together. engine/verbs.py has the same patterns.

export interface Parsed {
  verb: string;
  /** What it is about: an area, a unit, a technology, the number of a ship or an offer. */
  noun: string;
  second: string;
  third: string;
}

const PATTERNS: [verb: string, pattern: RegExp][] = [
  ['take-ship', /^take ship (\S+)$/],
  ['take-cargo', /^take (\S+) off (\S+) with (\S+)$/],
  ['take', /^take (\S+) in (\S+) with (\S+)$/],
  ['take-settlement', /^take settlement$/],
  ['leave-settlement', /^leave settlement$/],
  ['look', /^look in (\S+)$/],
  ['end-moves', /^end moves$/],
  ['let-pass', /^let pass$/],
  ['attack', /^attack (\S+) against seat (\S+)$/],
  ['end-attacks', /^end attacks$/],
  ['battle', /^battle (\S+) against seat (\S+)$/],
  ['end-battles', /^end battles$/],
  ['support', /^support seat (\S+)$/],
  ['stay-out', /^stay out$/],
  ['pick-ship', /^pick ship (\S+) with (\S+)$/],
  ['pick', /^pick (\S+) of seat (\S+) with (\S+)$/],
  ['collect-best', /^collect best$/],
  ['buy', /^buy (\S+) in (\S+)$/],
  ['launch', /^launch (\S+) in (\S+) from (\S+)$/],
  ['sell-ship', /^sell ship (\S+)$/],
  ['sell', /^sell (\S+) in (\S+)$/],
  ['convert', /^convert ship (\S+)$/],
  ['end-purchases', /^end purchases$/],
  ['exchange', /^exchange (\S+) for (\S+)$/],
  ['standing', /^standing (\S+) (\S+) (\S+)$/],
  ['deal', /^deal with seat (\S+)$/],
  ['give', /^give (\S+) (\S+)$/],
  ['want', /^want (\S+) (\S+)$/],
  ['drop', /^drop offer$/],
];

export function parse(move: string): Parsed {
  for (const [verb, pattern] of PATTERNS) {
    const found = pattern.exec(move);
    if (found) return { verb, noun: found[1] ?? '', second: found[2] ?? '', third: found[3] ?? '' };
  }
  const [verb = '', noun = '', second = '', third = ''] = move.split(' ');
  return { verb, noun, second, third };
}

/** Several moves as one message: all of them are made, or none. */
export const phrase = (moves: string[]): string => moves.join('; ');

/** A seat as notation writes it: counted from 1. */
export const seatName = (seat: number): string => `${seat + 1}`;
