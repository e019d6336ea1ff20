import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const billingActions = {
  'bill.disputed': { en: 'Bill questioned', ha: 'An yi tambaya kan bil' },
  'bill.dispute-answered': { en: 'MDA answered a question about a bill', ha: 'MDA ta amsa tambaya kan bil' },
  'bill.read': { en: 'Bill opened', ha: 'An buɗe bil' },
  'bill.cancelled': { en: 'Bill cancelled', ha: 'An soke bil' },
  'bill.mailed': { en: 'Bill sent by email', ha: 'An aika bil ta imel' },
  'bill.renewed': { en: 'Bill renewed', ha: 'An sabunta bil' },
  'bill.corrected': { en: 'Bill corrected', ha: 'An gyara bil' },
  'bill.messaged': { en: 'Bill sent by message', ha: 'An aika bil ta saƙo' },
  'bill.placed': { en: 'Bill given a tax office', ha: 'An ba bil ofishin haraji' },
  'bill.placement-taken-back': { en: 'Tax office of the bill taken back', ha: 'An janye ofishin haraji na bil' },
  'bill.raised': { en: 'Bill raised', ha: 'An fitar da bil' },
} as const satisfies Readonly<Record<string, Localized>>;
