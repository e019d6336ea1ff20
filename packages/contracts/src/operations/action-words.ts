import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const operationsActions = {
  'job.retried': { en: 'Background job tried again', ha: 'An sake gwada aikin bayan fage' },
} as const satisfies Readonly<Record<string, Localized>>;
