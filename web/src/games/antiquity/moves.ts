// The notation of moves: taken apart. engine/verbs.py has the same patterns.

export interface Parsed {
  verb: string;
  noun: string;
  second: string;
  third: string;
}

const PATTERNS: [verb: string, pattern: RegExp][] = [
  ['build', /^build (\S+) at (\S+) turned (\S+)$/],
  ['house', /^house (\S+) at (\S+)$/],
  ['raze', /^raze cathedral$/],
  ['bank', /^trade (\S+) and (\S+) for (\S+)$/],
  ['lay', /^lay (\S+) at (\S+) turned (\S+)$/],
  ['grave', /^move grave (\S+) to (\S+)$/],
  ['put-back', /^put back$/],
  ['add-house', /^add house (\S+) at (\S+)$/],
  ['no-house', /^no free house$/],
  ['free-farm', /^free farm (\S+) at (\S+)$/],
  ['farm', /^farm (\S+) at (\S+)$/],
  ['mine', /^mine (\S+) at (\S+)$/],
  ['fishery', /^fishery (\S+) at (\S+) and (\S+)$/],
  ['deal', /^deal with seat (\S+)$/],
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

/** The moves of a phrase. */
export const movesOf = (phrase: string): string[] => phrase.split('; ');
export const phrase = (moves: string[]): string => moves.join('; ');
