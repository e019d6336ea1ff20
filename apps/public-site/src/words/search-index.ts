import MiniSearch, { type SearchOptions } from 'minisearch';
import { plainWord } from './plain-words.ts';

export type FoundKind = 'page' | 'news' | 'question' | 'service' | 'office';

/** Something that can be found. */
export interface Findable {
  readonly kind: FoundKind;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Of the other language: found by, and never shown. */
  readonly otherTitle?: string;
  readonly otherWords?: string;
}

export interface Found extends Findable {
  readonly id: number;
  /** The plain words of it that matched. */
  readonly words: readonly string[];
}

export interface SearchIndex {
  /** The best first. */
  readonly find: (query: string, limit?: number) => readonly Found[];
  /** The query as it may have been meant, when it found nothing. */
  readonly suggest: (query: string) => string | undefined;
}

const most = 20;

/** Short words have too many neighbours. */
const shortestSlip = 4;
const wrongLetters = (term: string) => (term.length < shortestSlip ? 0 : term.length < 7 ? 1 : 2);

const exactly: SearchOptions = { combineWith: 'AND' };
/** Only when there is nothing as it is written, as it may have been meant: `paye` is no misspelt `page`. */
const forgiving: readonly SearchOptions[] = [
  { combineWith: 'AND', fuzzy: wrongLetters },
  { combineWith: 'OR', fuzzy: wrongLetters },
];

/** The apostrophe in a word is no end of it: `Jema'a`, `ma’adinai`. */
function wordsOf(text: string): string[] {
  return text.replaceAll(/(\p{L})['’‘ʼ`](?=\p{L})/gu, '$1').split(/[\n\r\p{Z}\p{P}]+/u);
}

/** Two neighbouring letters in each other's place: the commonest slip, and two wrong letters to whoever counts them. */
function withLettersSwapped(word: string): string[] {
  if (word.length < shortestSlip) return [];
  return [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
}

/** Finds by any word of a title or text, by its beginning, and with a letter or two wrong. What leads to the same place is found once. */
export function searchIndex(findables: readonly Findable[]): SearchIndex {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['title', 'text', 'otherTitle', 'otherWords'],
    tokenize: wordsOf,
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 4, otherTitle: 2, otherWords: 0.5 },
      prefix: (term) => term.length > 1,
      weights: { fuzzy: 0.3, prefix: 0.7 },
      boostDocument: (_, __, stored) => (stored?.kind === 'service' ? 1.5 : 1),
    },
    storeFields: ['kind'],
  });
  index.addAll(findables.map((findable, id) => ({ ...findable, id })));

  function search(query: string, options: SearchOptions): readonly Found[] {
    const found = index.search(query, options).flatMap(({ id, terms }) => {
      const findable = findables[Number(id)];
      return findable ? [{ ...findable, id: Number(id), words: terms }] : [];
    });
    return found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at);
  }

  const isKnown = (word: string) => index.search(word, exactly).length > 0;

  function found(query: string): readonly Found[] {
    const asWritten = search(query, exactly);
    if (asWritten.length > 0) return asWritten;
    const inOrder = wordsOf(query)
      .map((word) => (isKnown(word) ? word : (withLettersSwapped(word).find(isKnown) ?? word)))
      .join(' ');
    for (const options of [exactly, ...forgiving]) {
      const results = search(inOrder, options);
      if (results.length > 0) return results;
    }
    return [];
  }

  return {
    find: (query, limit = most) => found(query).slice(0, limit),
    suggest: (query) =>
      index.autoSuggest(query, { fields: ['title', 'text'], fuzzy: 0.4, prefix: true })[0]?.suggestion,
  };
}
