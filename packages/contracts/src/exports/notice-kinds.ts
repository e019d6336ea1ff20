import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const exportsNotices = {
  'export.ready': {
    topic: 'exports',
    title: { en: 'Your export is ready', ha: 'Fayil ɗinka ya shirya' },
    text: { en: '{report}: the file is kept for a day.', ha: '{report}: za a ajiye fayil ɗin kwana ɗaya.' },
  },
  'export.failed': {
    topic: 'exports',
    title: { en: 'Your export could not be made', ha: 'Ba a iya shirya fayil ɗinka ba' },
    text: { en: '{report}: nothing was made. Ask for it again.', ha: '{report}: ba a shirya komai ba. Sake nema.' },
  },
} as const satisfies NoticePart;
