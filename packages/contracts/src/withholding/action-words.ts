import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const withholdingActions = {
  'withholding.schedule-read': { en: 'Withholding schedule opened', ha: 'An buɗe jerin harajin riƙo' },
  'withholding.draft-saved': { en: 'Withholding schedule saved', ha: 'An adana jerin harajin riƙo' },
  'withholding.filed': { en: 'Withholding schedule filed', ha: 'An gabatar da jerin harajin riƙo' },
  'withholding.asked': { en: 'Payer asked about withholding', ha: 'An tambayi mai biya kan harajin riƙo' },
  'withholding.answered': { en: 'Question about withholding answered', ha: 'An amsa tambaya kan harajin riƙo' },
  'withholding.note-made': { en: 'Credit note made', ha: 'An yi takardar shaidar harajin da aka riƙe' },
  'withholding.credit-proposed': {
    en: 'Credit of a withholding month proposed',
    ha: 'An gabatar da rarar kuɗin watan harajin riƙo',
  },
  'withholding.credit-approved': {
    en: 'Credit of a withholding month granted',
    ha: 'An ba da rarar kuɗin watan harajin riƙo',
  },
  'withholding.credit-refused': {
    en: 'Credit of a withholding month refused',
    ha: 'An ƙi rarar kuɗin watan harajin riƙo',
  },
  'withholding.credit-withdrawn': {
    en: 'Credit of a withholding month withdrawn',
    ha: 'An janye rarar kuɗin watan harajin riƙo',
  },
  'withholding.notes-taken-back': { en: 'Credit notes taken back', ha: 'An karɓe takardun harajin riƙo' },
} as const satisfies Readonly<Record<string, Localized>>;
