import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const taxManagersActions = {
  'portfolio.moved': { en: 'Portfolio moved', ha: 'An mika masu haraji' },
  'tax-manager.changed': { en: 'Limits of a tax manager set', ha: 'An saita iyakar manajan haraji' },
  'staff-card.issued': { en: 'Card of an officer issued', ha: 'An ba jami’i kati' },
  'staff-card.printed': { en: 'Card of an officer printed', ha: 'An buga katin jami’i' },
  'staff-card.revoked': { en: 'Card of an officer taken back', ha: 'An karɓe katin jami’i' },
  'staff-card.checked': { en: 'Card of an officer checked', ha: 'An duba katin jami’i' },
} as const satisfies Readonly<Record<string, Localized>>;
