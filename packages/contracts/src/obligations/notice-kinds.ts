import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const obligationsNotices = {
  'obligation.due': {
    topic: 'deadlines',
    title: { en: 'A return is due soon', ha: 'Lokacin bayanin haraji ya kusa' },
    text: {
      en: '{work} of {month} is due on {day}, and is not filed yet.',
      ha: 'Lokacin {work} na {month} shi ne {day}, kuma ba a gabatar ba tukuna.',
    },
  },
} as const satisfies NoticePart;
