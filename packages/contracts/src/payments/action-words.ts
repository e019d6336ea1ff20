import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const paymentsActions = {
  'money.asked': { en: 'Provider asked about a payment', ha: 'An tambayi mai karɓa game da biya' },
  'gateway.switched': { en: 'Way to pay switched', ha: 'An canza hanyar biya' },
  'basket.paid': { en: 'Several bills paid at once', ha: 'An biya bil da yawa tare' },
  'money.proposed': {
    en: 'Decision on money under review proposed',
    ha: 'An gabatar da hukunci kan kuɗin da ake dubawa',
  },
  'money.decided': { en: 'Money under review decided', ha: 'An yanke kan kuɗin da ake dubawa' },
  'money.refused': { en: 'Proposal about money under review refused', ha: 'An ƙi shawarar kuɗin da ake dubawa' },
  'money.withdrawn': { en: 'Proposal about money under review withdrawn', ha: 'An janye shawarar kuɗin da ake dubawa' },
} as const satisfies Readonly<Record<string, Localized>>;
