import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const withholdingNotices = {
  'withholding.asked': {
    topic: 'requests',
    title: { en: 'Your tax office asks about withholding', ha: 'Ofishin harajinka yana tambaya kan harajin riƙo' },
    text: {
      en: 'There is a question about the tax withheld in {month}. Answer it on the screen of that month.',
      ha: 'Akwai tambaya kan harajin da aka riƙe a {month}. Amsa ta a shafin wannan watan.',
    },
  },
  'withholding.answered': {
    topic: 'work',
    title: { en: 'A payer has answered', ha: 'Mai biya ya amsa' },
    text: {
      en: '{payer} answered what you asked about the tax withheld in {month}.',
      ha: '{payer} ya amsa abin da ka tambaya kan harajin da aka riƙe a {month}.',
    },
  },
  'withholding.prepared': {
    topic: 'requests',
    title: { en: 'Withholding tax is prepared for you', ha: 'An shirya maka harajin riƙo' },
    text: {
      en: '{name} prepared what you withheld in {month}. Look at it, and file it.',
      ha: '{name} ya shirya abin da ka riƙe a {month}. Duba shi, ka miƙa shi.',
    },
  },
  'withholding.filed-for-you': {
    topic: 'requests',
    title: { en: 'Withholding tax was filed for you', ha: 'An miƙa maka harajin riƙo' },
    text: {
      en: '{name} filed what you withheld in {month} in your name, by your consent.',
      ha: '{name} ya miƙa abin da ka riƙe a {month} da sunanka, da yardarka.',
    },
  },
  'withholding.due': {
    topic: 'deadlines',
    title: { en: 'Withholding tax is due soon', ha: 'Lokacin harajin riƙo ya kusa' },
    text: {
      en: 'What you withheld in {month} is due on {day}, and is not filed yet. If you withheld nothing, there is nothing to do.',
      ha: 'Lokacin abin da ka riƙe a {month} shi ne {day}, kuma ba a gabatar ba tukuna. Idan ba ka riƙe komai ba, babu abin yi.',
    },
  },
  'withholding.late': {
    topic: 'deadlines',
    title: { en: 'Withholding tax is late', ha: 'Harajin riƙo ya makara' },
    text: {
      en: 'Your draft of {month} was due on {day}. File it at once: penalties grow.',
      ha: 'Lokacin daftarinka na {month} shi ne {day}. Gabatar da shi nan take: tara tana ƙaruwa.',
    },
  },
  'withholding.credited': {
    topic: 'payments',
    title: { en: 'A credit note is ready', ha: 'Takardar harajin da aka riƙe ta shirya' },
    text: {
      en: '{payer} paid the state what they withheld from you in {month}. Your credit note is in your account.',
      ha: '{payer} ya biya jiha abin da ya riƙe daga gare ka a {month}. Takardarka tana asusunka.',
    },
  },
  'withholding.note-lowered': {
    topic: 'payments',
    title: {
      en: 'A credit note of yours says too much now',
      ha: 'Takardar harajin riƙo taka ta faɗi fiye da kima yanzu',
    },
    text: {
      en: '{payer} changed what they withheld from you in {month}. Your credit note of before counts no more: hand it in at your tax office, or tell them that the change is wrong.',
      ha: '{payer} ya canza abin da ya riƙe daga gare ka a {month}. Takardarka ta da ba ta aiki yanzu: mayar da ita ofishin harajinka, ko ka faɗa musu cewa canjin ba daidai ba ne.',
    },
  },
} as const satisfies NoticePart;
