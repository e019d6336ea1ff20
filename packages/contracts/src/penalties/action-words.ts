import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const penaltiesActions = {
  'penalty.proposed': { en: 'Penalty proposed', ha: 'An gabatar da tara' },
  'penalty.billed': { en: 'Penalty billed', ha: 'An fitar da bil na tarar jinkiri' },
  'penalty.refused': { en: 'Penalty refused', ha: 'An ƙi tara' },
  'penalty.withdrawn': { en: 'Penalty withdrawn', ha: 'An janye tara' },
  'penalty.remission-proposed': { en: 'Remission of a penalty proposed', ha: 'An gabatar da yafe tara' },
  'penalty.remission-granted': { en: 'Penalty remitted', ha: 'An yafe tarar jinkiri' },
  'penalty.remission-refused': { en: 'Remission of a penalty refused', ha: 'An ƙi yafe tara' },
  'penalty.remission-withdrawn': { en: 'Remission of a penalty withdrawn', ha: 'An janye yafe tara' },
} as const satisfies Readonly<Record<string, Localized>>;
