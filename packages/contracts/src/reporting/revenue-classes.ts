import type { Localized } from '../language.ts';

/** The nine classes in which the Bureau of Statistics publishes what states collect. */
export const revenueClasses = {
  paye: { en: 'PAYE', ha: 'PAYE' },
  'direct-assessment': { en: 'Direct assessment', ha: 'Kimantawar kai tsaye' },
  'road-taxes': { en: 'Road taxes', ha: 'Harajin hanya' },
  'stamp-duties': { en: 'Stamp duties', ha: 'Harajin hatimi' },
  'capital-gains': { en: 'Capital gains tax', ha: 'Harajin ribar jari' },
  withholding: { en: 'Withholding tax', ha: 'Harajin riƙo' },
  'other-taxes': { en: 'Other taxes', ha: 'Sauran haraji' },
  'local-government': { en: 'Local governments', ha: 'Ƙananan hukumomi' },
  mdas: { en: 'MDAs', ha: 'MDA' },
} as const satisfies Readonly<Record<string, Localized>>;
export type RevenueClass = keyof typeof revenueClasses;
