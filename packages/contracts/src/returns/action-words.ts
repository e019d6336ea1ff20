import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const returnsActions = {
  'return.opened': { en: 'Return opened', ha: 'An buɗe bayani' },
  'return.draft-saved': { en: 'Return prepared', ha: 'An shirya bayani' },
  'return.read': { en: 'Return of a taxpayer read', ha: 'An karanta bayanin mai biyan haraji' },
  'return.row-disowned': { en: 'Said that a row is somebody else’s', ha: 'An ce layin na wani ne' },
  'tax-id.stated': { en: 'Own Tax ID stated', ha: 'An faɗi lambar haraji ta kai' },
  'return.filed': { en: 'Return filed', ha: 'An gabatar da bayani' },
  'return.credit-proposed': { en: 'Credit of a return proposed', ha: 'An gabatar da rarar kuɗin bayani' },
  'return.credit-approved': { en: 'Credit of a return granted', ha: 'An ba da rarar kuɗin bayani' },
  'return.credit-refused': { en: 'Credit of a return refused', ha: 'An ƙi rarar kuɗin bayani' },
  'return.credit-withdrawn': { en: 'Credit of a return withdrawn', ha: 'An janye rarar kuɗin bayani' },
} as const satisfies Readonly<Record<string, Localized>>;
