import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const remindersNotices = {
  'reminder.to-come': {
    topic: 'deadlines',
    title: { en: 'A return is due soon', ha: 'Lokacin bayani ya kusa' },
    text: {
      en: 'Your return of {month} is due on {day}: {duty}. You can file it in the portal.',
      ha: 'Bayaninka na {month} zai cika a {day}: {duty}. Za ka iya gabatar da shi a tashar.',
    },
  },
  'reminder.missing': {
    topic: 'deadlines',
    title: { en: 'A return is missing', ha: 'Akwai bayani da ya ɓace' },
    text: {
      en: 'Your return of {month} was due on {day} and is not filed: {duty}. File it in the portal, or tell your office if you had nothing to file.',
      ha: 'Bayaninka na {month} ya cika a {day} kuma ba a gabatar ba: {duty}. Gabatar da shi a tashar, ko ka faɗa wa ofishinka idan ba ka da abin gabatarwa.',
    },
  },
} as const satisfies NoticePart;
