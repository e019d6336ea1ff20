import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const taxManagersNotices = {
  'portfolio.given': {
    topic: 'work',
    title: { en: 'A portfolio is yours', ha: 'An ba ka masu haraji' },
    text: {
      en: 'The portfolio of {from} came to you: taxpayers {taxpayers}, open cases {cases}. Deadlines run on.',
      ha: 'Masu harajin {from} sun zo gare ka: masu haraji {taxpayers}, ayyuka a buɗe {cases}. Lokutan suna ci gaba.',
    },
  },
} as const satisfies NoticePart;
