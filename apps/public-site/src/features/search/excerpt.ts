import { plainWord } from '../../words/plain-words.ts';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const wordsAround = 24;
const wordsBefore = 6;

/** A text cut into what matched and what lies between. */
export function marked(text: string, matches: readonly string[]): readonly Piece[] {
  const known = new Set(matches);
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMatch: known.has(plainWord(piece)) }));
}

/** The part of a text around the first match. */
export function excerpt(text: string, matches: readonly string[]): string {
  const known = new Set(matches);
  const words = text.split(' ');
  const first = words.findIndex((word) => known.has(plainWord(word.replaceAll(/[^\p{L}\p{N}’']/gu, ''))));
  const from = first > wordsBefore + 4 ? first - wordsBefore : 0;
  // A dot between two parts of a page is no beginning and no end.
  const part = words
    .slice(from, from + wordsAround)
    .join(' ')
    .replaceAll(/^· | ·$/g, '');
  return `${from > 0 ? '… ' : ''}${part}${from + wordsAround < words.length ? ' …' : ''}`;
}
