import MiniSearch from 'minisearch';
import { plainWord } from './plain-words.ts';

export type FoundKind = 'page' | 'news' | 'question' | 'service' | 'office';

/** Something that can be found. */
export interface Findable {
  readonly kind: FoundKind;
  readonly path: string;
  readonly title: string;
  readonly text: string;
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

/** Finds by any word of a title or text, by its beginning, and with a letter or two wrong. */
export function searchIndex(findables: readonly Findable[]): SearchIndex {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['title', 'text'],
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 4 },
      prefix: (term) => term.length > 1,
      // Short words have too many neighbours.
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2),
      weights: { fuzzy: 0.3, prefix: 0.7 },
      boostDocument: (_, __, stored) => (stored?.kind === 'service' ? 1.5 : 1),
    },
    storeFields: ['kind'],
  });
  index.addAll(findables.map((findable, id) => ({ ...findable, id })));

  function search(query: string, combineWith: 'AND' | 'OR'): readonly Found[] {
    return index.search(query, { combineWith }).flatMap(({ id, terms }) => {
      const findable = findables[Number(id)];
      return findable ? [{ ...findable, id: Number(id), words: terms }] : [];
    });
  }

  return {
    find(query) {
      const all = search(query, 'AND');
      return (all.length > 0 ? all : search(query, 'OR')).slice(0, most);
    },
    suggest: (query) => index.autoSuggest(query, { fuzzy: 0.4, prefix: true })[0]?.suggestion,
  };
}
