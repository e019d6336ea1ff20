import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const communicationInfrastructureActions = {
  'declaration.received': { en: 'Declaration received', ha: 'An karɓi bayani' },
  'declaration.confirmed': { en: 'Declaration confirmed', ha: 'An tabbatar da bayani' },
  'declaration.rejected': { en: 'Declaration rejected', ha: 'An ƙi bayani' },
} as const satisfies Readonly<Record<string, Localized>>;
