import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const intelligenceNotices = {
  'lead.return-asked': {
    topic: 'deadlines',
    title: { en: 'Your tax office asks for a return', ha: 'Ofishin haraji yana neman bayaninka' },
    text: {
      en: 'We have no return of yours for {period}. File it by {day}, or tell the office why none is due. The office writes: {words}',
      ha: 'Ba mu da bayaninka na {period}. Ka gabatar da shi zuwa {day}, ko ka gaya wa ofis dalilin da ba ya wajaba. Ofis ya rubuta: {words}',
    },
  },
} as const satisfies NoticePart;
