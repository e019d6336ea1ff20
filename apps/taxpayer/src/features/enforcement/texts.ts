import { screens } from '../../screens.ts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  title: screens['own-enforcement'].title,
  loading: { en: 'Loading the case', ha: 'Ana ɗauko shari’a' },
  failed: { en: 'The case could not be read.', ha: 'Ba a iya karanta shari’a ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  demand: { en: 'Demand notice', ha: 'Takardar neman biya' },
  open: { en: 'Open', ha: 'Saura' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  order: { en: 'Court order', ha: 'Umarnin kotu' },
  visit: { en: 'Officers come', ha: 'Jami’ai za su zo' },
  costs: { en: 'Costs', ha: 'Kuɗin aiki' },
  taken: { en: 'What is held', ha: 'Abin da aka riƙe' },
  sold: { en: 'Sold', ha: 'An sayar' },
  surplus: { en: 'Comes back to you', ha: 'Zai dawo maka' },
  returned: { en: 'Given back', ha: 'An mayar' },
  answer: { en: 'How it ended', ha: 'Yadda ta ƙare' },
  over: {
    en: 'This case is over. Nobody comes because of it.',
    ha: 'Wannan shari’a ta ƙare. Babu mai zuwa saboda ita.',
  },
  paid: {
    en: 'Nothing is owed any more. What is held for it goes back to you.',
    ha: 'Ba a bin ka komai kuma. Abin da aka riƙe saboda shi zai dawo maka.',
  },
  payText: {
    en: 'You can end this by paying, also while officers stand at the door. Before they leave the portal asks once more whether you have paid; if you have, nobody comes.',
    ha: 'Za ka iya kawo ƙarshen wannan ta biya, ko da jami’ai suna bakin ƙofa. Kafin su tashi tashar tana sake tambaya ko ka biya; idan ka biya, babu mai zuwa.',
  },
  pay: { en: 'Pay now to end this', ha: 'Biya yanzu don kawo ƙarshen wannan' },
  rights: {
    en: 'Officers show two badges and the order of the court, come by daylight, and enter a home with your consent or a warrant alone. You sign the inventory and keep a copy; of books you get a receipt.',
    ha: 'Jami’ai suna nuna lambobi biyu da umarnin kotu, suna zuwa da rana, suna shiga gida da yardarka ko izini kaɗai. Kana sa hannu a jerin kaya, ka riƙe kwafi; na littattafai ana ba ka rasiti.',
  },
  dayOf: (day: string, nth: number, days: number) => ({
    en: `Day ${nth} of ${days}. The last one is ${day}.`,
    ha: `Rana ta ${nth} cikin ${days}. Ta ƙarshe ita ce ${day}.`,
  }),
} as const;
