import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const plansNotices = {
  'plan.agreed': {
    topic: 'plans',
    title: { en: 'You may pay in parts', ha: 'An yarda ka biya kashi-kashi' },
    text: {
      en: 'Bill {reference} is replaced by {parts} bills. The first is due on {day}.',
      ha: 'An maye gurbin bil {reference} da bil {parts}. Lokacin na farko shi ne {day}.',
    },
  },
  'plan.refused': {
    topic: 'plans',
    title: { en: 'Payment in parts was refused', ha: 'Ba a yarda a biya kashi-kashi ba' },
    text: {
      en: 'Bill {reference} stays as it is. The office wrote: {answer}',
      ha: 'Bil {reference} yana nan yadda yake. Ofis ya rubuta: {answer}',
    },
  },
  'plan.due': {
    topic: 'plans',
    title: { en: 'A part of your plan is due soon', ha: 'Lokacin kashin biyanka ya kusa' },
    text: {
      en: 'Part {number} of bill {reference} is due on {day}.',
      ha: 'Lokacin kashi na {number} na bil {reference} shi ne {day}.',
    },
  },
  'plan.late': {
    topic: 'plans',
    title: { en: 'A part of your plan is late', ha: 'Kashin biyanka ya makara' },
    text: {
      en: 'Part {number} of bill {reference} was due on {day}. Pay it at once: the plan is broken five days after that day.',
      ha: 'Lokacin kashi na {number} na bil {reference} shi ne {day}. Biya shi nan take: yarjejeniyar za ta karye kwana biyar bayan ranar.',
    },
  },
  'plan.broken': {
    topic: 'plans',
    title: { en: 'Your plan is broken', ha: 'Yarjejeniyar biyanka ta karye' },
    text: {
      en: 'Part {number} of bill {reference} was not paid. All that remains is due at once; penalty and interest count from the day on which the bill was due at first.',
      ha: 'Ba a biya kashi na {number} na bil {reference} ba. Dole a biya duk abin da ya rage nan take; ana lissafin tara da ruwa daga ranar da ya kamata a biya bil ɗin tun farko.',
    },
  },
  'plan.penalty-billed': {
    topic: 'plans',
    title: { en: 'Penalty and interest were billed', ha: 'An fitar da bil na tara da ruwa' },
    text: {
      en: 'The plan for bill {reference} was broken. Penalty and interest until {day} come to {amount}: bill {bill}.',
      ha: 'Yarjejeniyar bil {reference} ta karye. Tara da ruwa zuwa {day} sun kai {amount}: bil {bill}.',
    },
  },
  'plan.penalty-waived': {
    topic: 'plans',
    title: { en: 'Penalty and interest were remitted', ha: 'An yafe tara da ruwa' },
    text: {
      en: 'Penalty and interest of the plan for bill {reference}, {amount}, need not be paid. The office wrote: {answer}',
      ha: 'Ba sai an biya tara da ruwa na yarjejeniyar bil {reference}, {amount} ba. Ofis ya rubuta: {answer}',
    },
  },
  'plan.completed': {
    topic: 'plans',
    title: { en: 'Your plan is paid to its end', ha: 'Ka gama biyan kashi-kashi' },
    text: {
      en: 'Every part of bill {reference} is paid, and each has its receipt.',
      ha: 'An biya kowane kashi na bil {reference}, kuma kowanne yana da rasitinsa.',
    },
  },
} as const satisfies NoticePart;
