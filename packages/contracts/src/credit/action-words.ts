import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const creditActions = {
  'credit.used': { en: 'Bill paid from own credit', ha: 'An biya bil da rarar kuɗi' },
  'credit.proposed': { en: 'Payment from credit proposed', ha: 'An gabatar da biya da rarar kuɗi' },
  'credit.approved': { en: 'Payment from credit approved', ha: 'An amince da biya da rarar kuɗi' },
  'credit.refused': { en: 'Payment from credit refused', ha: 'An ƙi biya da rarar kuɗi' },
  'credit.withdrawn': { en: 'Payment from credit withdrawn', ha: 'An janye biya da rarar kuɗi' },
} as const satisfies Readonly<Record<string, Localized>>;
