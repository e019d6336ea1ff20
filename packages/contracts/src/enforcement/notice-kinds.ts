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
  'substitution.served': {
    topic: 'deadlines',
    title: { en: 'You are to pay tax for somebody you owe', ha: 'Za ka biya haraji a madadin wanda yake bin ka' },
    text: {
      en: 'Notice {number}: pay its bills out of what you owe {taxpayer}. You can object until {day}.',
      ha: 'Sanarwa {number}: biya bil ɗinta daga abin da {taxpayer} yake bin ka. Za ka iya ƙin amincewa zuwa {day}.',
    },
  },
  'substitution.told': {
    topic: 'deadlines',
    title: { en: 'Somebody who owes you is to pay your tax', ha: 'Wani da kake bi zai biya harajinka' },
    text: {
      en: 'Notice {number} was served on {holder}. Pay your bills and it ends by itself.',
      ha: 'An isar da sanarwa {number} ga {holder}. Biya bil ɗinka, za ta ƙare da kanta.',
    },
  },
  'substitution.answered': {
    topic: 'deadlines',
    title: { en: 'Your objection is decided', ha: 'An yanke kan ƙin amincewarka' },
    text: {
      en: 'Notice {number} stays in force. {answer} You may appeal to the Tax Appeal Tribunal within 30 days.',
      ha: 'Sanarwa {number} tana aiki. {answer} Kana iya ɗaukaka ƙara zuwa Kotun Ƙorafin Haraji cikin kwana 30.',
    },
  },
  'substitution.ended': {
    topic: 'deadlines',
    title: { en: 'Nobody pays for another any more', ha: 'Ba mai biya a madadin wani kuma' },
    text: {
      en: 'Notice {number} asks for nothing any more. {answer}',
      ha: 'Sanarwa {number} ba ta neman komai kuma. {answer}',
    },
  },
} as const satisfies NoticePart;
