import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const assessmentsNotices = {
  'assessment.served': {
    topic: 'deadlines',
    title: { en: 'Your tax was assessed', ha: 'An kimanta harajinka' },
    text: {
      en: 'Assessment {number} of {tax} for {period} was served on {served}. Pay it, file the return, or object by {day}. From the day after, it is final.',
      ha: 'An isar da kimantawa {number} ta {tax} na {period} ranar {served}. Biya, ko ka gabatar da bayani, ko ka ƙi yarda zuwa {day}. Daga kashegari za ta zama ta ƙarshe.',
    },
  },
  'assessment.replaced': {
    topic: 'deadlines',
    title: { en: 'Your return takes the place of an assessment', ha: 'Bayaninka ya maye gurbin kimantawa' },
    text: {
      en: 'Assessment {number} ended when the return of {period} came in. Nothing more is asked for by it.',
      ha: 'Kimantawa {number} ta ƙare da aka karɓi bayanin {period}. Ba a neman komai da ita kuma.',
    },
  },
  'assessment.withdrawn': {
    topic: 'deadlines',
    title: { en: 'An assessment was withdrawn', ha: 'An janye kimantawa' },
    text: {
      en: 'Assessment {number} of {period} was withdrawn. Nothing more is asked for by it. The office wrote: {answer}',
      ha: 'An janye kimantawa {number} ta {period}. Ba a neman komai da ita kuma. Ofis ya rubuta: {answer}',
    },
  },
} as const satisfies NoticePart;
