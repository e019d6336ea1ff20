import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const enforcementNotices = {
  'enforcement.ordered': {
    topic: 'deadlines',
    title: { en: 'A court ordered that a demand be enforced', ha: 'Kotu ta ba da umarnin tilasta takardar neman biya' },
    text: {
      en: 'Case {number}: court order {order} was given on {day}. Pay what is open and the case ends by itself.',
      ha: 'Shari’a {number}: an ba da umarnin kotu {order} ranar {day}. Biya abin da ya rage, shari’ar za ta ƙare da kanta.',
    },
  },
  'enforcement.departed': {
    topic: 'deadlines',
    title: { en: 'Officers come to you today', ha: 'Jami’ai suna zuwa wajenka yau' },
    text: {
      en: 'Case {number}: officers come with court order {order}. You can end this by paying, also while they stand at the door.',
      ha: 'Shari’a {number}: jami’ai suna zuwa da umarnin kotu {order}. Za ka iya kawo ƙarshen wannan ta biya, ko da suna bakin ƙofa.',
    },
  },
  'enforcement.executed': {
    topic: 'deadlines',
    title: { en: 'Goods are held for a debt', ha: 'An riƙe kaya saboda bashi' },
    text: {
      en: 'Case {number}: what was taken or sealed is in its inventory. It is kept until {day}. Pay and it comes back.',
      ha: 'Shari’a {number}: abin da aka ɗauka ko aka rufe yana cikin jerinta. Ana ajiye shi zuwa {day}. Biya, zai dawo.',
    },
  },
  'enforcement.ended': {
    topic: 'deadlines',
    title: { en: 'An enforcement ended', ha: 'Wata tilastawa ta ƙare' },
    text: {
      en: 'Case {number} ended: nobody comes because of it. {answer}',
      ha: 'Shari’a {number} ta ƙare: babu mai zuwa saboda ita. {answer}',
    },
  },
  'enforcement.called-off': {
    topic: 'work',
    title: { en: 'Do not go: the visit is called off', ha: 'Kada ku tafi: an soke ziyarar' },
    text: {
      en: 'The visit of case {number}, {taxpayer}, is called off by itself. {answer}',
      ha: 'Ziyarar shari’a {number}, {taxpayer}, ta soke kanta. {answer}',
    },
  },
  'enforcement.come-back': {
    topic: 'work',
    title: { en: 'Take nothing and come back', ha: 'Kada ku ɗauki komai, ku dawo' },
    text: {
      en: 'You left for case {number}, {taxpayer}. {answer} Note what happened.',
      ha: 'Kun tafi shari’a {number}, {taxpayer}. {answer} Rubuta abin da ya faru.',
    },
  },
} as const satisfies NoticePart;
