import type { Localized, listMdaBillDisputes, ResponseOf } from '@portal/contracts';

export type BillQuestion = ResponseOf<typeof listMdaBillDisputes>[number];

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  lead: {
    en: 'What payers say against your bills. Their tax office decides; tell it what you know while a question is open.',
    ha: 'Abin da masu biya suka ce game da bil ɗinku. Ofishin harajinsu zai yanke; ku gaya masa abin da kuka sani yayin da tambayar take buɗe.',
  },
  loading: { en: 'Reading the questions', ha: 'Ana karanta tambayoyin' },
  failed: { en: 'The questions could not be read.', ha: 'Ba a iya karanta tambayoyin ba.' },
  none: { en: 'Nobody questions a bill of yours', ha: 'Babu wanda ya yi tambaya kan bil ɗinku' },
  noneText: {
    en: 'Whatever a payer says against one stands here at once, and you are told in your inbox.',
    ha: 'Duk abin da mai biya ya ce zai bayyana a nan nan take, kuma za a sanar da ku a akwatin saƙo.',
  },
  firstOnly: {
    en: 'The first 200 are shown, the open ones before the others. More follow as these are decided.',
    ha: 'An nuna 200 na farko, waɗanda suke a buɗe kafin sauran. Wasu za su biyo baya yayin da ake yanke waɗannan.',
  },
  asked: { en: 'asked on', ha: 'an tambaya a' },
  decides: { en: 'decided by', ha: 'mai yankewa' },
  weSaid: { en: 'You said', ha: 'Kun ce' },
  say: { en: 'Say what you know', ha: 'Faɗi abin da ka sani' },
  statement: { en: 'What your MDA knows of this bill', ha: 'Abin da MDA ɗinku ta sani kan wannan bil' },
  hint: {
    en: 'The office reads it before it decides. It is said once and stays.',
    ha: 'Ofis zai karanta kafin ya yanke. Sau ɗaya ake faɗa, kuma zai tsaya.',
  },
  send: { en: 'Send to the office', ha: 'Aika zuwa ofis' },
  sent: { en: 'The office has it', ha: 'Ofis ya samu' },
  notSent: { en: 'What you wrote was not sent. Try again shortly', ha: 'Ba a aika abin da ka rubuta ba. Sake gwadawa' },
  correct: { en: 'Correct the bill', ha: 'Gyara bil ɗin' },
} as const satisfies Readonly<Record<string, Localized>>;

export const kindWords: Readonly<Record<BillQuestion['kind'], Localized>> = {
  dispute: { en: 'It is not owed', ha: 'Ba a bin sa' },
  correction: { en: 'Something on it is wrong', ha: 'Akwai kuskure a kansa' },
};
