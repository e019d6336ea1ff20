import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const officesActions = {
  'tax-office.changed': { en: 'Tax office changed', ha: 'An canza ofishin haraji' },
  'tax-office.closed': { en: 'Tax office closed', ha: 'An rufe ofishin haraji' },
  'tax-office.opened': { en: 'Tax office opened', ha: 'An buɗe ofishin haraji' },
} as const satisfies Readonly<Record<string, Localized>>;
