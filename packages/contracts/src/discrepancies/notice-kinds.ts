import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const discrepanciesNotices = {
  'discrepancy.queried': {
    topic: 'deadlines',
    title: { en: 'Your tax office asks about your return', ha: 'Ofishin haraji yana tambaya kan bayaninka' },
    text: {
      en: 'Others declared more than your return says ({number}). Explain it by {day}: what you say is read before anything is assessed. The office asks: {question}',
      ha: 'Wasu sun bayyana fiye da abin da bayaninka ya ce ({number}). Ka yi bayani zuwa {day}: ana karanta abin da ka ce kafin a kimanta komai. Ofis yana tambaya: {question}',
    },
  },
  'discrepancy.accepted': {
    topic: 'deadlines',
    title: { en: 'Your explanation was accepted', ha: 'An karɓi bayaninka' },
    text: {
      en: 'Nothing follows from {number}. The office wrote: {answer}',
      ha: 'Babu abin da ya biyo bayan {number}. Ofis ya rubuta: {answer}',
    },
  },
} as const satisfies NoticePart;
