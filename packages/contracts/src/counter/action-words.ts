import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const counterActions = {
  'payer.searched': { en: 'Payer looked for at a counter', ha: 'An nemi mai biya a kanta' },
  'service.given': { en: 'Service given for a receipt', ha: 'An ba da aikin da aka biya' },
} as const satisfies Readonly<Record<string, Localized>>;
