import type { Language } from '@portal/contracts';
import { english } from './en.ts';
import { hausa } from './ha.ts';
import type { ReferenceWords } from './reference-words.ts';

export type { ReferenceWords } from './reference-words.ts';

/** By the language of the request. */
export const referenceWords: Readonly<Record<Language, ReferenceWords>> = { en: english, ha: hausa };
