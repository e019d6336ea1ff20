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
  'bill.paid': {
    topic: 'receipts',
    title: { en: 'Your receipt is ready', ha: 'Rasit ɗinka ya fito' },
    text: {
      en: 'Bill {reference} is paid. Its receipt is number {number}.',
      ha: 'An biya bil {reference}. Lambar rasit ɗinsa {number}.',
    },
  },
  'bill.due': {
    topic: 'deadlines',
    title: { en: 'A bill is due soon', ha: 'Lokacin biyan bil ya kusa' },
    text: {
      en: 'Bill {reference} is due on {day} by the law, and is not paid yet.',
      ha: 'Bisa doka ranar biyan bil {reference} ita ce {day}, kuma ba a biya ba tukuna.',
    },
  },
} as const satisfies NoticePart;
