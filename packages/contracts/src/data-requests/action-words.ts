import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const dataRequestsActions = {
  'data-request.copy-taken': { en: 'Copy of a person’s data taken', ha: 'An ɗauki kwafin bayanan mutum' },
  'data-request.read': { en: 'Data-protection request opened', ha: 'An buɗe buƙatar kare bayanai' },
} as const satisfies Readonly<Record<string, Localized>>;
