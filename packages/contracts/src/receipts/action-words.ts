import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const receiptsActions = {
  'receipt.voided': { en: 'Receipt voided', ha: 'An soke rasiti' },
} as const satisfies Readonly<Record<string, Localized>>;
