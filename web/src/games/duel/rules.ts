import { cardOf, wonderOf, type CardFace, type DuelContent, type WonderFace } from './content';

const TOKENS: Record<string, string[]> = {
  architecture: ['R35'],
  masonry: ['R35'],
  economy: ['R33'],
  law: ['R31', 'R32'],
  urbanism: ['R37'],
  strategy: ['R38'],
  theology: ['R39'],
};

/** The rules that a part of a thing follows, for whoever wants to read on. */
export function rulesOf(content: DuelContent, kind: string, id: string): string[] {
  switch (kind) {
    case 'back':
      return id === 'guild' ? ['R6', 'R8'] : ['R8'];
    case 'token':
      return TOKENS[id] ?? ['R41'];
    case 'wonder':
      return ofWonder(wonderOf(content, id));
    case 'card':
      return ofCard(cardOf(content, id));
    default:
      return [];
  }
}

function ofWonder(wonder: WonderFace): string[] {
  if (wonder.build_from_discard) return ['R45'];
  if (wonder.tokens_drawn) return ['R44'];
  if (wonder.destroy) return ['R48'];
  return wonder.extra_turn ? ['R14', 'R42'] : ['R42'];
}

function ofCard(face: CardFace): string[] {
  if (face.science) return ['R30'];
  return face.shields ? ['R50'] : [];
}
