import type { Localized } from '../language.ts';
import type { DiscrepancyRule, DiscrepancyState, MatchConfidence } from './discrepancy.ts';

// native reviewer: the Hausa of the whole file is ours.
export const discrepancyStateWords = {
  found: { en: 'Found', ha: 'An gano' },
  queried: { en: 'Asked about', ha: 'An tambaya' },
  explained: { en: 'Explained', ha: 'An bayyana' },
  accepted: { en: 'Explanation accepted', ha: 'An karɓi bayani' },
  assessed: { en: 'Assessed', ha: 'An kimanta' },
  dropped: { en: 'Dropped', ha: 'An bari' },
} as const satisfies Readonly<Record<DiscrepancyState, Localized>>;

export const discrepancyRuleWords = {
  'paye-income': { en: 'Pay by employers and declared pay', ha: 'Albashi daga masu ɗaukar aiki da wanda aka bayyana' },
  'withholding-income': {
    en: 'Amounts withheld from and declared income',
    ha: 'Kuɗin da aka riƙe haraji da kuɗin shigar da aka bayyana',
  },
  'by-hand': { en: 'Found by an officer', ha: 'Jami’i ya gano' },
} as const satisfies Readonly<Record<DiscrepancyRule, Localized>>;

export const matchConfidenceWords = {
  'number-and-name': { en: 'Number and name agree', ha: 'Lamba da suna sun dace' },
  'number-alone': { en: 'The number alone agrees', ha: 'Lamba kaɗai ta dace' },
  stated: { en: 'Stated by an officer', ha: 'Jami’i ya faɗa' },
} as const satisfies Readonly<Record<MatchConfidence, Localized>>;
