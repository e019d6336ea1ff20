import {
  type AuthoredOf,
  type Language,
  languages,
  type RichText,
  type SearchDocument,
  wordsOf,
} from '@portal/contracts';
import { isLocalized } from './in-language.ts';

/** What is beyond is rarely what a page is about. */
const longestText = 900;

export interface Searchable<K extends 'page' | 'news' | 'faq'> {
  readonly slug: string;
  readonly content: AuthoredOf<K>;
}

type Written = Omit<SearchDocument, 'otherTitle' | 'otherWords'>;

/** A page, and each service it offers: people look for what they want to do. */
export function documentsOfPage({ slug, content }: Searchable<'page'>, language: Language): SearchDocument[] {
  const services = content.blocks.flatMap((block) =>
    block.kind === 'service'
      ? foundInBoth(language, (each) => ({
          kind: 'service',
          path: block.to,
          title: block.title[each],
          text: wordsOf(block.text[each]),
        }))
      : [],
  );
  return [foundInBoth(language, (each) => ({ kind: 'page', path: slug, ...described(content, each) })), ...services];
}

export function documentOfArticle({ slug, content }: Searchable<'news'>, language: Language): SearchDocument {
  return foundInBoth(language, (each) => ({ kind: 'news', path: `/news/${slug}`, ...described(content, each) }));
}

export function documentOfQuestion({ slug, content }: Searchable<'faq'>, language: Language): SearchDocument {
  return foundInBoth(language, (each) => ({
    kind: 'question',
    path: `/faq#${slug}`,
    title: content.question[each],
    text: shortened(together(wordsIn(content.answer, each))),
  }));
}

/** Read in one language, found by the words of all. */
function foundInBoth(language: Language, write: (language: Language) => Written): SearchDocument {
  const own = write(language);
  const others = languages.filter((each) => each !== language).map(write);
  const known = new Set(wordsToFindBy(`${own.title} ${own.text}`));
  const words = others.flatMap(({ text }) => wordsToFindBy(text));
  return {
    ...own,
    otherTitle: others.map(({ title }) => title).join(' '),
    otherWords: [...new Set(words)].filter((word) => !known.has(word)).join(' '),
  };
}

/** Two letters tell nothing apart; numbers are the same in every language. */
function wordsToFindBy(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}’']{2,}/gu) ?? [];
}

function described({ title, lead, blocks }: AuthoredOf<'page' | 'news'>, language: Language) {
  // Services have a document of their own.
  const words = wordsIn(
    blocks.filter(({ kind }) => kind !== 'service'),
    language,
  );
  return { title: title[language], text: shortened(together([lead[language], ...words])) };
}

/** Every text people read, in order: cells, items, captions. Whatever is not in a language is no word. */
function wordsIn(value: unknown, language: Language): string[] {
  if (isLocalized(value)) return [wordsOf(value[language] as RichText)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .flatMap(([, part]) => wordsIn(part, language));
}

/** The database keeps properties in an order of its own; these stand above what they belong to. */
const above = ['title', 'caption', 'label', 'columns'];

function placeOf(property: string): number {
  return above.includes(property) ? above.indexOf(property) : above.length;
}

/** What stands apart on the page, in cells or items, stays apart where it is read in one line. */
function together(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index, { length }) => (index === length - 1 ? text : text + (/[.,:;?!]$/.test(text) ? ' ' : ' · ')))
    .join('');
}

function shortened(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length <= longestText ? words : words.slice(0, words.lastIndexOf(' ', longestText));
}
