import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const penaltiesNotices = {
  'penalty.billed': {
    topic: 'deadlines',
    title: { en: 'A penalty for lateness was billed', ha: 'An fitar da bil na tarar jinkiri' },
    text: {
      en: 'Penalty {number}: something that was due on {day} was late. Bill {bill}. Open it to see the rule, the days and the rate of each amount.',
      ha: 'Tara {number}: an makara da abin da lokacinsa ya kasance {day}. Bil {bill}. Buɗe ta ka ga doka, kwanaki da adadin kowane kuɗi.',
    },
  },
  'penalty.remitted': {
    topic: 'deadlines',
    title: { en: 'A penalty was remitted', ha: 'An yafe tara' },
    text: {
      en: 'Of penalty {number} an amount need not be paid. The office wrote: {answer}',
      ha: 'Ba sai an biya wani kuɗi na tara {number} ba. Ofis ya rubuta: {answer}',
    },
  },
  'penalty.remission-refused': {
    topic: 'deadlines',
    title: { en: 'Remission of a penalty was refused', ha: 'An ƙi yafe tara' },
    text: {
      en: 'Penalty {number} stays as it is. The office wrote: {answer}',
      ha: 'Tara {number} tana nan yadda take. Ofis ya rubuta: {answer}',
    },
  },
} as const satisfies NoticePart;
