import MiniSearch, { type SearchOptions } from 'minisearch';
import { plainWord } from '../../words/plain-words.ts';

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
  readonly find: (query: string) => readonly Found[];
  /** The query as it may have been meant, when it found nothing. */
  readonly suggest: (query: string) => string | undefined;
}

const most = 20;

/** Short words have too many neighbours. */
const wrongLetters = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** As it is written; only when there is nothing, as it may have been meant: `paye` is no misspelt `page`. */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: wrongLetters },
  { combineWith: 'OR', fuzzy: wrongLetters },
];

/** Finds by any word of a title or text, by its beginning, and with a letter or two wrong. What leads to the same place is found once. */
export function searchIndex(findables: readonly Findable[]): SearchIndex {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['title', 'text', 'otherTitle', 'otherWords'],
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

  return {
    find(query) {
      for (const options of attempts) {
        const found = search(query, options);
        if (found.length > 0) return found.slice(0, most);
      }
      return [];
    },
    suggest: (query) =>
      index.autoSuggest(query, { fields: ['title', 'text'], fuzzy: 0.4, prefix: true })[0]?.suggestion,
  };
}
