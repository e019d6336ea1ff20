import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  loading: { en: 'Loading the filing', ha: 'Ana ɗauko abin da aka gabatar' },
  failed: { en: 'The filing could not be read.', ha: 'Ba a iya karanta abin da aka gabatar ba.' },
  notFiled: { en: 'Nothing is filed for this month', ha: 'Ba a gabatar da komai na wannan wata ba' },
  payments: { en: 'Payments', ha: 'Biya' },
  gross: { en: 'Amount paid', ha: 'Kuɗin da aka biya' },
  withheld: { en: 'Withheld', ha: 'An riƙe' },
  law: { en: 'By the law', ha: 'Bisa ga doka' },
  due: { en: 'Due', ha: 'Abin biya' },
  filedOn: { en: 'Filed on', ha: 'An gabatar a' },
  version: { en: 'Version', ha: 'Bugu' },
  as: { en: 'Withholds as', ha: 'Yana riƙewa a matsayin' },
  leftOut: { en: 'Rows left for an amendment', ha: 'Layukan da aka bari don gyara' },
  bill: { en: 'Bill', ha: 'Bil' },
  noTaxId: { en: 'no Tax ID', ha: 'babu lambar haraji' },
  doubled: { en: 'doubled', ha: 'an ninka' },
  'other-state': { en: 'another state collects this', ha: 'wata jiha ce take karɓa' },
  'nigeria-revenue-service': {
    en: 'the Nigeria Revenue Service collects this',
    ha: 'Hukumar Haraji ta Najeriya ce take karɓa',
  },
  ask: { en: 'Ask', ha: 'Tambaya' },
  askWhole: { en: 'Ask about the whole schedule', ha: 'Tambaya kan jerin duka' },
  askText: {
    en: 'The payer is told, and answers on the screen of the month. The answer comes back as work of yours.',
    ha: 'Za a faɗa wa mai biya, zai amsa a shafin watan. Amsar za ta dawo a cikin aikinka.',
  },
  asked: { en: 'The payer is asked', ha: 'An tambayi mai biya' },
  payer: { en: 'Payer', ha: 'Mai biya' },
  month: { en: 'Month', ha: 'Wata' },
  about: { en: 'About', ha: 'Game da' },
  queryFailed: { en: 'The question could not be read.', ha: 'Ba a iya karanta tambayar ba.' },
  states: {
    asked: { en: 'With the payer', ha: 'Yana hannun mai biya' },
    answered: { en: 'Answered', ha: 'An amsa' },
    settled: { en: 'Settled', ha: 'An warware' },
    withdrawn: { en: 'Taken back', ha: 'An janye' },
  },
  more: { en: 'Show more rows', ha: 'Nuna ƙarin layuka' },
  noted: {
    en: 'What people earn is private. That you looked is written down.',
    ha: 'Abin da mutane suke samu sirri ne. An rubuta cewa ka duba.',
  },
} as const satisfies Readonly<Record<string, Localized | Readonly<Record<string, Localized>>>>;
