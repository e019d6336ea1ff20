import type { Language } from '@portal/contracts';
import { useLanguage } from './language.ts';

/** Texts of one package or area: plain strings, and functions where a value goes into the sentence. */
export type Messages = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Widens literal texts, so that a translation must have the same keys and the same values but not the same words. */
export type MessagesLike<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string ? (...values: V) => string : string;
};

export interface Catalogue<M extends Messages> {
  /** Loads a language; calling it again costs nothing. */
  readonly load: (language: Language) => Promise<void>;
  /** The texts in the visitor's language. The language must have been loaded: the shell does that before a screen renders. */
  readonly useMessages: () => MessagesLike<M>;
  /** The same outside of React. */
  readonly messagesIn: (language: Language) => MessagesLike<M>;
}

type Loader<M> = () => Promise<{ readonly messages: M }>;

/**
 * A catalogue of texts. A language comes with the module that makes the catalogue, or by a loader when it is asked for. `ha` is
 * typed after `en`: a missing or superfluous translation is a type error, so it fails the build.
 */
export function createCatalogue<const M extends Messages>(sources: {
  readonly en: M | Loader<M>;
  readonly ha: MessagesLike<NoInfer<M>> | Loader<MessagesLike<NoInfer<M>>>;
}): Catalogue<M> {
  const loaded = new Map<Language, MessagesLike<M>>();
  for (const language of ['en', 'ha'] as const) {
    const source = sources[language];
    if (typeof source !== 'function') loaded.set(language, source as MessagesLike<M>);
  }

  function messagesIn(language: Language): MessagesLike<M> {
    const messages = loaded.get(language);
    if (!messages) throw new Error(`The texts of "${language}" were used before they were loaded`);
    return messages;
  }

  return {
    async load(language) {
      const source = sources[language];
      if (loaded.has(language) || typeof source !== 'function') return;
      loaded.set(language, (await source()).messages as MessagesLike<M>);
    },
    useMessages: () => messagesIn(useLanguage()),
    messagesIn,
  };
}
