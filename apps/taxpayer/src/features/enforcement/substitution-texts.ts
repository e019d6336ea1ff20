import { screens } from '../../screens.ts';

// native reviewer: the Hausa of the whole list is ours.
export const substitutionTexts = {
  title: screens['own-substitution'].title,
  loading: { en: 'Loading the case', ha: 'Ana ɗauko shari’a' },
  failed: { en: 'The case could not be read.', ha: 'Ba a iya karanta shari’a ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  taxpayer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  holder: { en: 'Appointed to pay', ha: 'Wanda aka naɗa ya biya' },
  asked: { en: 'Asked', ha: 'Abin da aka nema' },
  open: { en: 'Open', ha: 'Saura' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  served: { en: 'Served on', ha: 'Ranar isarwa' },
  objection: { en: 'Objection', ha: 'Ƙin amincewa' },
  admitted: { en: 'Accepted', ha: 'Abin da aka yarda' },
  answer: { en: 'Decision', ha: 'Hukunci' },
  endReason: { en: 'How it ended', ha: 'Yadda ta ƙare' },
  papers: { en: 'Notices', ha: 'Sanarwa' },
  over: { en: 'This is over. It asks nobody for anything.', ha: 'Wannan ta ƙare. Ba ta neman komai daga kowa.' },
  pay: { en: 'Pay now to end this', ha: 'Biya yanzu don kawo ƙarshen wannan' },
  payBill: { en: 'Pay the bill', ha: 'Biya bil' },
  object: { en: 'Object', ha: 'Ƙi amincewa' },
  objected: { en: 'Your objection has arrived', ha: 'Ƙin amincewarka ta iso' },
  objectText: {
    en: 'The law asks for five things. The office decides within ninety days, else the law upholds your objection. Until then you need not pay what you dispute.',
    ha: 'Doka tana neman abu biyar. Ofis zai yanke cikin kwana casa’in, in ba haka ba doka ta karɓi ƙin amincewarka. Har lokacin ba sai ka biya abin da kake jayayya a kai ba.',
  },
  wrong: { en: 'What is wrong', ha: 'Abin da ba daidai ba' },
  amendment: { en: 'What should be changed', ha: 'Abin da za a canza' },
  justification: { en: 'Why', ha: 'Dalili' },
  owed: { en: 'What you owe the taxpayer', ha: 'Abin da mai haraji yake bin ka' },
  admits: { en: 'What you accept to pay', ha: 'Abin da ka yarda za ka biya' },
  holderText: (taxpayer: string, amount: string) => ({
    en: `You owe ${taxpayer} money. Pay ${amount} of it on the bills below; what you pay frees you of as much of that debt, and the receipt proves it.`,
    ha: `${taxpayer} yana bin ka kuɗi. Biya ${amount} daga ciki a bilolin da ke ƙasa; abin da ka biya ya sauke maka daidai haka, rasit kuma shaida ne.`,
  }),
  taxpayerText: (holder: string, amount: string) => ({
    en: `${holder} owes you money and is to pay ${amount} of your tax out of it. What they pay counts on your bills. Pay yourself and this ends.`,
    ha: `Kana bin ${holder} kuɗi, zai biya ${amount} na harajinka daga ciki. Abin da ya biya yana cikin bil ɗinka. Idan ka biya da kanka, wannan ta ƙare.`,
  }),
  dayOf: (day: string, nth: number, days: number) => ({
    en: `Day ${nth} of ${days}. The last one is ${day}.`,
    ha: `Rana ta ${nth} cikin ${days}. Ta ƙarshe ita ce ${day}.`,
  }),
} as const;
