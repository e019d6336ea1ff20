import type { AuthoredContent, AuthoredOf, authoredContentSchema, ContentKind } from '@portal/contracts';
import type * as z from 'zod/mini';

/** Something the portal comes with. */
export interface SeededContent {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly content: AuthoredContent;
  /** Of news: the day it was told. Everything else counts from the day it is put in. */
  readonly on?: `${number}-${number}-${number}`;
}

type Rich = Extract<AuthoredOf<'page'>['blocks'][number], { kind: 'paragraph' }>['text']['en'];
type PageInput = Omit<Extract<z.input<typeof authoredContentSchema>, { kind: 'page' }>, 'kind'>;

// native reviewer: all Hausa of this folder has been written with care and read by nobody who grew up with it.
/** One text in both languages, English first. */
export function t(en: string, ha: string): { en: string; ha: string };
export function t(en: Rich, ha: Rich): { en: Rich; ha: Rich };
export function t(en: Rich, ha: Rich) {
  return { en, ha };
}

export function page(slug: string, content: PageInput): SeededContent {
  return { kind: 'page', slug, content: { kind: 'page', ...content } };
}
