import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const clearanceActionNames = {
  'clearance.asked': { en: 'Tax clearance asked for', ha: 'An nemi shaidar biyan haraji' },
  'clearance.year-stated': { en: 'A year without records explained', ha: 'An bayyana shekara marar bayani' },
  'clearance.prepared': { en: 'Tax clearance prepared', ha: 'An shirya shaidar biyan haraji' },
  'clearance.issued': { en: 'Tax clearance issued', ha: 'An bayar da shaidar biyan haraji' },
  'clearance.refused': { en: 'Tax clearance refused', ha: 'An ƙi shaidar biyan haraji' },
  'clearance.proof-opened': { en: 'Paper of a clearance opened', ha: 'An buɗe takardar shaidar biyan haraji' },
  'clearance.shown': { en: 'What a certificate shows chosen', ha: 'An zaɓi abin da shaida take nunawa' },
  'clearance.code-made': { en: 'Code for a reader made', ha: 'An yi lambar mai karatu' },
  'clearance.revocation-proposed': { en: 'Revocation of a certificate proposed', ha: 'An gabatar da soke shaida' },
  'clearance.revoked': { en: 'Certificate revoked', ha: 'An soke shaida' },
  'clearance.kept': { en: 'Certificate left standing', ha: 'An bar shaida tana aiki' },
  'clearance.checked': { en: 'Certificates checked by an MDA', ha: 'MDA ta duba shaidu' },
} as const satisfies Readonly<Record<string, Localized>>;
