import type { Localized } from '../language.ts';

/** What became of a duty, each of them in one; what its list can be narrowed by besides stands below. */
// native reviewer: the Hausa of the whole list is ours.
export const dutyStandings = {
  filed: { en: 'Filed in time', ha: 'An gabatar a kan lokaci' },
  'filed-late': { en: 'Filed late', ha: 'An gabatar a makare' },
  missing: { en: 'Not filed', ha: 'Ba a gabatar ba' },
  awaited: { en: 'Not due yet', ha: 'Lokaci bai yi ba' },
  excused: { en: 'Excused', ha: 'An yafe' },
  ended: { en: 'Ended', ha: 'Ya ƙare' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Several of them together, as figures count. */
export const dutyGroups = {
  due: { en: 'Due: filed, filed late or not filed', ha: 'Wanda ya wajaba: an gabatar, a makare ko ba a gabatar ba' },
  'not-in-time': { en: 'Not filed by the due day', ha: 'Ba a gabatar zuwa ranar ƙarshe ba' },
  curable: {
    en: 'Not filed by the due day, 90 days ago or more',
    ha: 'Ba a gabatar ba, kwana 90 ko fiye da suka wuce',
  },
  cured: { en: 'Filed within 90 days after the due day', ha: 'An gabatar cikin kwana 90 bayan ranar ƙarshe' },
  billed: { en: 'With a bill', ha: 'Mai bil' },
  'paid-in-time': { en: 'Paid in full by the due day', ha: 'An biya duka zuwa ranar ƙarshe' },
} as const satisfies Readonly<Record<string, Localized>>;

/** How the amount that is expected of who did not file was estimated. */
export const expectedBases = {
  own: { en: 'Average of up to three own returns before it', ha: 'Matsakaicin bayanan kansa uku na baya' },
  others: { en: 'Median of at least five others of the same period', ha: 'Tsakiyar wasu biyar ko fiye na lokaci ɗaya' },
  'no-tax': { en: 'Information only: nothing is paid with it', ha: 'Bayani ne kawai: ba a biyan komai da shi' },
  unknown: { en: 'Nothing to estimate it from', ha: 'Babu abin da za a kiyasta da shi' },
} as const satisfies Readonly<Record<string, Localized>>;

/** By the employees of the newest month of PAYE, in the bands of the national survey of enterprises. */
export const payerSizes = {
  micro: { en: 'Fewer than 10 employees', ha: 'Ma’aikata kasa da 10' },
  small: { en: '10 to 49 employees', ha: 'Ma’aikata 10 zuwa 49' },
  medium: { en: '50 to 199 employees', ha: 'Ma’aikata 50 zuwa 199' },
  large: { en: '200 employees or more', ha: 'Ma’aikata 200 ko fiye' },
  unknown: { en: 'No PAYE filed', ha: 'Ba a gabatar da PAYE ba' },
} as const satisfies Readonly<Record<string, Localized>>;
