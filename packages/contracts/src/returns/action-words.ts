import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const returnsActions = {
  'return.opened': { en: 'Return opened', ha: 'An buɗe bayani' },
  'return.draft-saved': { en: 'Return prepared', ha: 'An shirya bayani' },
  'return.read': { en: 'Return of a taxpayer read', ha: 'An karanta bayanin mai biyan haraji' },
  'return.filed': { en: 'Return filed', ha: 'An gabatar da bayani' },
} as const satisfies Readonly<Record<string, Localized>>;
