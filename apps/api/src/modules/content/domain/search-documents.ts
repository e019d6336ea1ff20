import { type AuthoredBlock, type AuthoredOf, type Language, type SearchDocument, wordsOf } from '@portal/contracts';
import { inLanguage } from './in-language.ts';

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
  const text = content.answer.map((part) => wordsOf(part[language])).join(' ');
  return { kind: 'question', path: `/faq#${slug}`, title: content.question[language], text: shortened(text) };
}

function described({ title, lead, blocks }: AuthoredOf<'page' | 'news'>, language: Language) {
  const text = [lead[language], ...blocks.map((block) => wordsIn(inLanguage(readable(block), language)))].join(' ');
  return { title: title[language], text: shortened(text) };
}

/** Words people read; services have a document of their own, and addresses are no words. */
function readable(block: AuthoredBlock): unknown {
  if (block.kind === 'service') return [];
  const { kind: _, ...words } = block;
  return words;
}

const notWords = new Set(['to', 'image', 'asOf', 'tone', 'level', 'topic']);

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, part]) => (notWords.has(key) ? [] : [part as unknown]));
  return parts.map(wordsIn).filter(Boolean).join(' ');
}

function shortened(text: string): string {
  // A link ends before the full stop of its sentence.
  const words = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!)])/g, '')
    .trim();
  return words.length <= longestText ? words : words.slice(0, words.lastIndexOf(' ', longestText));
}
