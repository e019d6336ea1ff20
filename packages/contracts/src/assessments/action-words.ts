import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const assessmentsActions = {
  'assessment.proposed': { en: 'Assessment proposed', ha: 'An gabatar da kimanta haraji' },
  'assessment.approved': { en: 'Assessment approved', ha: 'An amince da kimanta haraji' },
  'assessment.served': { en: 'Assessment served and billed', ha: 'An isar da kimanta haraji, an fitar da bil' },
  'assessment.withdrawn': { en: 'Assessment withdrawn', ha: 'An janye kimanta haraji' },
  'assessment.replaced': { en: 'Assessment replaced by a return', ha: 'Bayanin haraji ya maye gurbin kimantawa' },
} as const satisfies Readonly<Record<string, Localized>>;
