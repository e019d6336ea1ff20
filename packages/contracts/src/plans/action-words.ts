import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const plansActions = {
  'plan.asked': { en: 'Payment in parts asked for', ha: 'An nemi biya kashi-kashi' },
  'plan.agreed': { en: 'Payment in parts agreed', ha: 'An amince da biya kashi-kashi' },
  'plan.broken': { en: 'Payment in parts broken', ha: 'Biya kashi-kashi ya karye' },
  'plan.refused': { en: 'Payment in parts refused', ha: 'An ƙi biya kashi-kashi' },
  'plan.penalty-billed': { en: 'Penalty of a broken plan billed', ha: 'An fitar da bil na tara' },
  'plan.penalty-waived': { en: 'Penalty of a broken plan remitted', ha: 'An yafe tara' },
} as const satisfies Readonly<Record<string, Localized>>;
