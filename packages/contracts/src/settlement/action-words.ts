import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const settlementActions = {
  'treasury-account.proposed': { en: 'Treasury account proposed', ha: 'An gabatar da asusun baitulmali' },
  'treasury-account.approved': { en: 'Treasury account changed', ha: 'An canza asusun baitulmali' },
  'treasury-account.refused': { en: 'Treasury account refused', ha: 'An ƙi asusun baitulmali' },
  'treasury-account.withdrawn': { en: 'Treasury account withdrawn', ha: 'An janye asusun baitulmali' },
  'settlement.asked': { en: 'Provider asked about a difference', ha: 'An tambayi mai karɓa game da bambanci' },
  'settlement.proposed': { en: 'End of a difference proposed', ha: 'An gabatar da ƙarshen bambanci' },
  'settlement.decided': { en: 'End of a difference approved', ha: 'An amince da ƙarshen bambanci' },
  'settlement.refused': { en: 'End of a difference refused', ha: 'An ƙi ƙarshen bambanci' },
  'settlement.withdrawn': { en: 'Proposal about a difference withdrawn', ha: 'An janye shawara kan bambanci' },
  'settlement.reconciled': { en: 'Lists of money compared', ha: 'An kwatanta jerin kuɗi' },
  'settlement.file-received': { en: 'Settlement file received', ha: 'An karɓi fayil ɗin mika kuɗi' },
  'settlement.file-imported': { en: 'Settlement file imported', ha: 'An shigar da fayil ɗin mika kuɗi' },
} as const satisfies Readonly<Record<string, Localized>>;
