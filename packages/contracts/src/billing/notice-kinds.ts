import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const billingNotices = {
  'bill.questioned': {
    topic: 'work',
    title: { en: 'A bill of yours is questioned', ha: 'An yi tambaya kan bil ɗinku' },
    text: {
      en: 'The payer of bill {reference} says something against it. Tell the office what you know.',
      ha: 'Mai biyan bil {reference} ya ce wani abu a kansa. Ka gaya wa ofis abin da ka sani.',
    },
  },
} as const satisfies NoticePart;
