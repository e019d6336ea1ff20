import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const payeNotices = {
  'paye.asked': {
    topic: 'requests',
    title: { en: 'Your tax office asks about PAYE', ha: 'Ofishin harajinka yana tambaya kan PAYE' },
    text: {
      en: 'There is a question about the schedule of {month}. Answer it on the screen of that month.',
      ha: 'Akwai tambaya kan jerin watan {month}. Amsa ta a shafin wannan watan.',
    },
  },
  'paye.prepared': {
    topic: 'requests',
    title: { en: 'PAYE is prepared for you', ha: 'An shirya maka PAYE' },
    text: {
      en: '{name} prepared the schedule of {month}. Look at it, and file it.',
      ha: '{name} ya shirya jerin watan {month}. Duba shi, ka miƙa shi.',
    },
  },
  'paye.filed-for-you': {
    topic: 'requests',
    title: { en: 'PAYE was filed for you', ha: 'An miƙa maka PAYE' },
    text: {
      en: '{name} filed the schedule of {month} in your name, by your consent.',
      ha: '{name} ya miƙa jerin watan {month} da sunanka, da yardarka.',
    },
  },
  'paye.answered': {
    topic: 'work',
    title: { en: 'An employer has answered', ha: 'Mai ɗaukar aiki ya amsa' },
    text: {
      en: '{employer} answered what you asked about PAYE of {month}.',
      ha: '{employer} ya amsa abin da ka tambaya kan PAYE na {month}.',
    },
  },
  'paye.credit-granted': {
    topic: 'payments',
    title: { en: 'You have credit', ha: 'Kana da rarar kuɗi' },
    text: {
      en: 'What you paid for {month} beyond its tax, {amount}, is your credit. It can pay your next bill.',
      ha: 'Abin da ka biya na {month} fiye da harajinsa, {amount}, rarar kuɗinka ce. Tana iya biyan bil naka na gaba.',
    },
  },
  'paye.credit-refused': {
    topic: 'payments',
    title: { en: 'A credit was refused', ha: 'An ƙi ba da rarar kuɗi' },
    text: {
      en: 'The credit of {amount} for {month} was refused. The reason stands on the screen of that month.',
      ha: 'An ƙi ba da rarar {amount} ta {month}. Dalilin yana shafin wannan watan.',
    },
  },
  'paye.return-due': {
    topic: 'deadlines',
    title: { en: 'The annual return is due soon', ha: 'Lokacin bayanin shekara ya kusa' },
    text: {
      en: 'Form H1 of {year} is due on {day}, and is not filed yet. It is made of your filed months.',
      ha: 'Lokacin Form H1 na {year} shi ne {day}, kuma ba a gabatar ba tukuna. Ana yin sa daga watannin da ka gabatar.',
    },
  },
  'paye.return-late': {
    topic: 'deadlines',
    title: { en: 'The annual return is late', ha: 'Bayanin shekara ya makara' },
    text: {
      en: 'Form H1 of {year} was due on {day}, and is not filed. File it now: what the law adds grows with time.',
      ha: 'Lokacin Form H1 na {year} shi ne {day}, kuma ba a gabatar ba. Gabatar da shi yanzu: abin da doka ke ƙarawa yana ƙaruwa.',
    },
  },
  'paye.due': {
    topic: 'deadlines',
    title: { en: 'PAYE is due soon', ha: 'Lokacin PAYE ya kusa' },
    text: {
      en: 'The schedule of {month} is due on {day}, and is not filed yet.',
      ha: 'Lokacin jerin watan {month} shi ne {day}, kuma ba a gabatar ba tukuna.',
    },
  },
  'paye.late': {
    topic: 'deadlines',
    title: { en: 'PAYE is late', ha: 'PAYE ya makara' },
    text: {
      en: 'The schedule of {month} was due on {day}. File it at once: penalties grow.',
      ha: 'Lokacin jerin watan {month} shi ne {day}. Gabatar da shi nan take: tara tana ƙaruwa.',
    },
  },
} as const satisfies NoticePart;
