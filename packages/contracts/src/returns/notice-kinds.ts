import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const returnsNotices = {
  'return.filed-for-you': {
    topic: 'requests',
    title: { en: 'A return was filed for you', ha: 'An miƙa maka bayani' },
    text: {
      en: '{name} filed your return of {month} in your name, by your consent.',
      ha: '{name} ya miƙa bayaninka na {month} da sunanka, da yardarka.',
    },
  },
} as const satisfies NoticePart;
