import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const obligationsActions = {
  'obligation.read': {
    en: 'Returns expected of a taxpayer read',
    ha: 'An karanta abin da ake jira daga mai biyan haraji',
  },
  'obligation.excused': { en: 'Excused from a return', ha: 'An yafe gabatar da bayani' },
  'due-extension.proposed': { en: 'A later due day proposed', ha: 'An gabatar da wa’adi na gaba' },
  'due-extension.released': { en: 'Due day extended for everybody', ha: 'An ƙara wa’adi ga kowa' },
  'due-extension.refused': { en: 'A later due day refused', ha: 'An ƙi wa’adi na gaba' },
  'due-extension.withdrawn': { en: 'A later due day withdrawn', ha: 'An janye wa’adi na gaba' },
  'obligation.excuse-undone': { en: 'Excuse from a return taken back', ha: 'An janye yafe gabatar da bayani' },
  'obligation.fact-recorded': {
    en: 'Recorded of a taxpayer what returns follow from',
    ha: 'An rubuta wa mai biyan haraji abin da bayanai suka dogara da shi',
  },
  'obligation.facts-read': {
    en: 'What returns of a taxpayer follow from read',
    ha: 'An karanta abin da bayanan mai biyan haraji suka dogara da shi',
  },
  'obligation.fact-added': { en: 'Said what returns follow from', ha: 'An faɗi abin da bayanai suka dogara da shi' },
  'obligation.fact-changed': {
    en: 'Corrected what returns follow from',
    ha: 'An gyara abin da bayanai suka dogara da shi',
  },
} as const satisfies Readonly<Record<string, Localized>>;
