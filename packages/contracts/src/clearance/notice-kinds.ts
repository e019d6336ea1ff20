import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const clearanceNotices = {
  'clearance.issued': {
    topic: 'requests',
    title: { en: 'Your tax clearance is issued', ha: 'An bayar da shaidar biyan harajinka' },
    text: {
      en: 'Certificate {number} for {years} is issued. It is valid to {day}.',
      ha: 'An bayar da shaida {number} ta {years}. Tana aiki har {day}.',
    },
  },
  'clearance.with-person': {
    topic: 'requests',
    title: { en: 'A person decides about your clearance', ha: 'Mutum zai yanke shawara kan shaidarka' },
    text: {
      en: 'Nothing blocks application {reference}. The office decides by {day}.',
      ha: 'Babu abin da ya hana buƙata {reference}. Ofis zai yanke shawara zuwa {day}.',
    },
  },
  'clearance.refused': {
    topic: 'requests',
    title: { en: 'Your tax clearance is refused', ha: 'An ƙi shaidar biyan harajinka' },
    text: {
      en: 'Application {reference} is refused. Reasons: {reasons}. What would cure them: {cure}.',
      ha: 'An ƙi buƙata {reference}. Dalilai: {reasons}. Abin da zai gyara: {cure}.',
    },
  },
  'clearance.near': {
    topic: 'deadlines',
    title: { en: 'An application for clearance is near its end', ha: 'Buƙatar shaida ta kusa ƙarshenta' },
    text: {
      en: 'Day {number} of 14 of application {reference}. Undecided on {day}, it goes to the Director.',
      ha: 'Rana ta {number} cikin 14 ta buƙata {reference}. In ba a yanke zuwa {day} ba, za ta je wajen Darakta.',
    },
  },
  'clearance.overdue': {
    topic: 'deadlines',
    title: { en: 'An application for clearance is over its time', ha: 'Lokacin buƙatar shaida ya wuce' },
    text: {
      en: 'Application {reference} was not decided in fourteen days. The Director decides now; nothing is issued by itself.',
      ha: 'Ba a yanke buƙata {reference} cikin kwana goma sha huɗu ba. Darakta ne zai yanke; ba za a bayar da kanta ba.',
    },
  },
  'clearance.revoked': {
    topic: 'requests',
    title: { en: 'Your tax clearance is revoked', ha: 'An soke shaidar biyan harajinka' },
    text: {
      en: 'Certificate {number} counts no more. Reason: {reasons}. The Tax Ombud is open to you free of charge.',
      ha: 'Shaida {number} ba ta aiki kuma. Dalili: {reasons}. Tax Ombud a buɗe yake gare ka kyauta.',
    },
  },
  'clearance.employees-wait': {
    topic: 'deadlines',
    title: {
      en: 'Your staff wait for months you did not file',
      ha: 'Ma’aikatanka suna jiran watannin da ba ka miƙa ba',
    },
    text: {
      en: 'The tax clearance of {name} waits for PAYE of {year}. File the missing months.',
      ha: 'Shaidar biyan haraji ta {name} tana jiran PAYE na {year}. Miƙa watannin da suka rage.',
    },
  },
} as const satisfies NoticePart;
