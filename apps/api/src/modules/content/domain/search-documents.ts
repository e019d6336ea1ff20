import { type AuthoredOf, type Language, type RichText, type SearchDocument, wordsOf } from '@portal/contracts';
import { isLocalized } from './in-language.ts';

/** What is beyond is rarely what a page is about. */
const longestText = 900;

export interface Searchable<K extends 'page' | 'news' | 'faq'> {
  readonly slug: string;
  readonly content: AuthoredOf<K>;
}

/** A page, and each service it offers: people look for what they want to do. */
export function documentsOfPage({ slug, content }: Searchable<'page'>, language: Language): SearchDocument[] {
  const services = content.blocks.flatMap((block): SearchDocument[] =>
    block.kind === 'service'
      ? [{ kind: 'service', path: block.to, title: block.title[language], text: wordsOf(block.text[language]) }]
      : [],
  );
  return [{ kind: 'page', path: slug, ...described(content, language) }, ...services];
}

export function documentOfArticle({ slug, content }: Searchable<'news'>, language: Language): SearchDocument {
  return { kind: 'news', path: `/news/${slug}`, ...described(content, language) };
}

export function documentOfQuestion({ slug, content }: Searchable<'faq'>, language: Language): SearchDocument {
  const text = shortened(together(wordsIn(content.answer, language)));
  return { kind: 'question', path: `/faq#${slug}`, title: content.question[language], text };
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
