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
