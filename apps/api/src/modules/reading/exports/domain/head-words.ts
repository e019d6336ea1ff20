import type { Language } from '@portal/contracts';

// native reviewer: the Hausa of this file is ours.
const words = {
  period: { en: 'Period', ha: 'Lokaci' },
  status: { en: 'Status', ha: 'Matsayi' },
  search: { en: 'Search', ha: 'Bincike' },
  order: { en: 'Sorted by', ha: 'An jera bisa' },
  asc: { en: 'ascending', ha: 'daga ƙasa zuwa sama' },
  desc: { en: 'descending', ha: 'daga sama zuwa ƙasa' },
  takenBy: { en: 'Taken out by', ha: 'Wanda ya fitar' },
  whose: { en: 'Covers', ha: 'Ya ƙunshi' },
  state: { en: 'The whole state', ha: 'Jihar duka' },
  allOffices: { en: 'All tax offices', ha: 'Dukkan ofisoshin haraji' },
  asOf: { en: 'As of', ha: 'Zuwa' },
  lagos: { en: 'Lagos time', ha: 'agogon Lagos' },
  rows: { en: 'Rows', ha: 'Layuka' },
  note: { en: 'Note', ha: 'Lura' },
  personal: {
    en: 'This file names people. Keep it safe and delete it when you no longer need it.',
    ha: 'Wannan fayil yana ɗauke da sunayen mutane. Ka kiyaye shi, ka goge shi idan ka gama da shi.',
  },
  to: { en: 'to', ha: 'zuwa' },
  total: { en: 'Total', ha: 'Jimla' },
  about: { en: 'About this file', ha: 'Game da wannan fayil' },
  page: { en: 'Page', ha: 'Shafi' },
} as const;

export type HeadWord = keyof typeof words;

export function headWord(word: HeadWord, language: Language): string {
  return words[word][language];
}
