// References to numbered rules in a text: R17, R017, G-17.

export interface Piece {
  text: string;
  rule?: string; // the rule that the piece refers to
}

const NUMBER = /\b([A-Z]{1,2}-?\d+)\b/;

/** A text in pieces, with the numbers of rules that the rulebook has apart from the rest. */
export function withReferences(text: string, ids: ReadonlySet<string>): Piece[] {
  return text
    .split(NUMBER)
    .map((piece) => (ids.has(piece) ? { text: piece, rule: piece } : { text: piece }))
    .filter((piece) => piece.text);
}

/** Letters as they are looked for: without capitals and accents. */
export const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A text in parts, with those that were looked for apart from the rest. */
export function withHits(text: string, sought: string): { text: string; hit: boolean }[] {
  if (!sought) return [{ text, hit: false }];
  const letters = [...text];
  const places: number[] = []; // for each letter that is compared, which one of the text it comes from
  let compared = '';
  letters.forEach((letter, place) => {
    for (const one of plain(letter)) {
      compared += one;
      places.push(place);
    }
  });
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (let at = compared.indexOf(sought); at >= 0; at = compared.indexOf(sought, at + sought.length)) {
    const [first, last] = [places[at]!, places[at + sought.length - 1]! + 1];
    if (first > from) parts.push({ text: letters.slice(from, first).join(''), hit: false });
    parts.push({ text: letters.slice(first, last).join(''), hit: true });
    from = last;
  }
  if (from < letters.length) parts.push({ text: letters.slice(from).join(''), hit: false });
  return parts;
}
