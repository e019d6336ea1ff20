import type { NoticePart } from '../inbox/notice-part.ts';

/** Free, and open to everybody who is not content with how an office decided. */
const ombud = {
  en: 'You may go to the Tax Appeal Tribunal within 30 days, and to the Tax Ombud free of charge.',
  ha: 'Kana iya zuwa Kotun Ɗaukaka Ƙarar Haraji cikin kwana 30, da Tax Ombud kyauta.',
} as const;

// native reviewer: the Hausa of the whole list is ours.
export const objectionsNotices = {
  'objection.received': {
    topic: 'requests',
    title: { en: 'Your objection is received', ha: 'An karɓi ƙin amincewarka' },
    text: {
      en: 'Objection {reference} to assessment {assessment} was received. It is decided by {day} at the latest; if not, it is upheld by law on the next day.',
      ha: 'An karɓi ƙin amincewa {reference} da tantancewa {assessment}. Za a yanke shawara zuwa {day}; in ba haka ba, doka za ta karɓe shi a washegari.',
    },
  },
  'objection.asked': {
    topic: 'requests',
    title: { en: 'The office asks about your objection', ha: 'Ofis yana tambaya kan ƙin amincewarka' },
    text: {
      en: 'About objection {reference} the office asks: {question}. The days of the office go on meanwhile.',
      ha: 'Game da ƙin amincewa {reference} ofis yana tambaya: {question}. Kwanakin ofis suna ci gaba.',
    },
  },
  'objection.upheld': {
    topic: 'requests',
    title: { en: 'Your objection is upheld', ha: 'An karɓi ƙin amincewarka' },
    text: {
      en: `Objection {reference} to assessment {assessment} is upheld: what you disputed is not owed. ${ombud.en}`,
      ha: `An karɓi ƙin amincewa {reference} da tantancewa {assessment}: ba ka bin bashin abin da ka ƙi. ${ombud.ha}`,
    },
  },
  'objection.revised': {
    topic: 'requests',
    title: { en: 'The assessment is revised', ha: 'An gyara tantancewar' },
    text: {
      en: `By objection {reference} assessment {assessment} is revised: a part of what you disputed is not owed. ${ombud.en}`,
      ha: `Saboda ƙin amincewa {reference} an gyara tantancewa {assessment}: ba ka bin bashin wani kaso na abin da ka ƙi. ${ombud.ha}`,
    },
  },
  'objection.dismissed': {
    topic: 'requests',
    title: { en: 'Your objection is dismissed', ha: 'Ba a karɓi ƙin amincewarka ba' },
    text: {
      en: `Objection {reference} to assessment {assessment} is dismissed. Reasons: {reasons}. ${ombud.en}`,
      ha: `Ba a karɓi ƙin amincewa {reference} da tantancewa {assessment} ba. Dalilai: {reasons}. ${ombud.ha}`,
    },
  },
  'objection.invalid': {
    topic: 'requests',
    title: { en: 'Your objection is invalid', ha: 'Ƙin amincewarka bai inganta ba' },
    text: {
      en: `Objection {reference} to assessment {assessment} is invalid. Reasons: {reasons}. ${ombud.en}`,
      ha: `Ƙin amincewa {reference} da tantancewa {assessment} bai inganta ba. Dalilai: {reasons}. ${ombud.ha}`,
    },
  },
  'objection.upheld-by-law': {
    topic: 'requests',
    title: { en: 'Your objection is upheld by law', ha: 'Doka ta karɓi ƙin amincewarka' },
    text: {
      en: 'The office did not decide objection {reference} to assessment {assessment} within ninety days. The law upholds it: what you disputed is not owed. The Tax Ombud is open to you free of charge.',
      ha: 'Ofis bai yanke shawara kan ƙin amincewa {reference} da tantancewa {assessment} cikin kwana casa’in ba. Doka ta karɓe shi: ba ka bin bashin abin da ka ƙi. Tax Ombud a buɗe yake gare ka kyauta.',
    },
  },
  'objection.overtaken': {
    topic: 'requests',
    title: { en: 'Your objection has ended with its assessment', ha: 'Ƙin amincewarka ya ƙare tare da tantancewarsa' },
    text: {
      en: 'Assessment {assessment} ended, and objection {reference} to it with it: nothing of the assessment is asked for any more. Reason: {reasons}',
      ha: 'Tantancewa {assessment} ta ƙare, tare da ƙin amincewa {reference}: ba a neman komai na tantancewar kuma. Dalili: {reasons}',
    },
  },
  'objection.near': {
    topic: 'deadlines',
    title: { en: 'An objection is near its legal end', ha: 'Ƙin amincewa ya kusa ƙarshensa na doka' },
    text: {
      en: 'Day {number} of 90 of objection {reference}. Undecided on {day}, it is upheld by law on the next day.',
      ha: 'Rana ta {number} cikin 90 ta ƙin amincewa {reference}. In ba a yanke shawara zuwa {day} ba, doka za ta karɓe shi a washegari.',
    },
  },
} as const satisfies NoticePart;
