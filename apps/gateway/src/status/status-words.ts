import type { PageLanguage } from '../plain-pages/plain-page.ts';
import type { ServicePart } from './service-record.ts';

interface StatusWords {
  readonly title: string;
  readonly allWell: string;
  readonly someAway: string;
  readonly notLooked: string;
  readonly parts: Readonly<Record<ServicePart, string>>;
  readonly works: string;
  readonly away: string;
  readonly unknown: string;
  readonly lastDays: (share: string) => string;
  readonly receiptIn: (seconds: number) => string;
  readonly noReceipts: string;
  readonly history: string;
  readonly none: string;
  readonly lasts: string;
  readonly duration: (minutes: number) => string;
  readonly about: string;
  readonly since: (day: string) => string;
  readonly other: string;
}

export const statusWords: Readonly<Record<PageLanguage, StatusWords>> = {
  en: {
    title: 'How the service is doing',
    allWell: 'Everything works.',
    someAway: 'Something does not work at this moment. Money that was paid is safe, and its receipt follows.',
    notLooked: 'Nobody has looked yet. Load this page again in a few seconds.',
    parts: {
      paying: 'Paying a bill',
      'sign-in': 'Signing in',
      remita: 'Remita',
      interswitch: 'Interswitch',
      receipts: 'Receipts in time',
    },
    works: 'Works',
    away: 'Does not work',
    unknown: 'Not known',
    lastDays: (share) => `${share} % of the time we looked`,
    receiptIn: (seconds) => `At present within ${seconds} seconds of the payment.`,
    noReceipts: 'No payment in the last quarter of an hour.',
    history: 'What happened in the last 90 days',
    none: 'Nothing was disturbed.',
    lasts: 'still lasts',
    duration: (minutes) =>
      minutes <= 1 ? 'about a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`,
    about:
      'Written by the portal itself every few seconds from what it sees; nobody edits it. Hatched days were not watched.',
    since: (day) => `Watched since ${day}.`,
    other: 'Hausa',
  },
  // native reviewer: all of it
  ha: {
    title: 'Yadda sabis ɗin yake',
    allWell: 'Komai yana aiki.',
    someAway: 'Akwai abin da ba ya aiki a yanzu. Kuɗin da aka biya yana nan lafiya, kuma rasitinsa zai zo.',
    notLooked: 'Ba a duba ba tukuna. Sake buɗe wannan shafi nan da ɗan lokaci.',
    parts: {
      paying: 'Biyan bil',
      'sign-in': 'Shiga asusu',
      remita: 'Remita',
      interswitch: 'Interswitch',
      receipts: 'Rasit a kan lokaci',
    },
    works: 'Yana aiki',
    away: 'Ba ya aiki',
    unknown: 'Ba a sani ba',
    lastDays: (share) => `Kashi ${share} cikin ɗari na lokacin da muka duba`,
    receiptIn: (seconds) => `A yanzu cikin daƙiƙa ${seconds} bayan biya.`,
    noReceipts: 'Babu biya a cikin mintuna goma sha biyar da suka wuce.',
    history: 'Abin da ya faru a kwanaki 90 da suka wuce',
    none: 'Babu abin da ya samu matsala.',
    lasts: 'har yanzu',
    duration: (minutes) =>
      minutes <= 1 ? 'kamar minti ɗaya' : minutes < 120 ? `minti ${minutes}` : `awa ${Math.round(minutes / 60)}`,
    about:
      'Portal ɗin da kansa yake rubuta wannan kowane ɗan lokaci daga abin da ya gani; ba mai gyara shi. Kwanakin da aka zana layi ba a duba su ba.',
    since: (day) => `Ana dubawa tun ${day}.`,
    other: 'English',
  },
};
