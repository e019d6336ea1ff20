import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const demandsNotices = {
  'demand.served': {
    topic: 'deadlines',
    title: { en: 'You are asked to pay by a demand notice', ha: 'An nemi ka biya da takardar neman biya' },
    text: {
      en: 'Demand notice {number} was served on {served}. Pay its bills by {day}. If you paid already, or object, tell the office before then.',
      ha: 'An isar da takardar neman biya {number} ranar {served}. Biya bil ɗinta zuwa {day}. Idan ka riga ka biya, ko ba ka yarda ba, gaya wa ofis kafin ranar.',
    },
  },
  'demand.withdrawn': {
    topic: 'deadlines',
    title: { en: 'A demand notice was withdrawn', ha: 'An janye takardar neman biya' },
    text: {
      en: 'Demand notice {number} was withdrawn: no day runs by it any more. The office wrote: {answer}',
      ha: 'An janye takardar neman biya {number}: babu ranar da ke gudu da ita kuma. Ofis ya rubuta: {answer}',
    },
  },
} as const satisfies NoticePart;
