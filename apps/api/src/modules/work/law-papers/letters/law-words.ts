import type { Localized } from '@portal/contracts';

const act: Localized = {
  en: 'Nigeria Tax Administration Act 2025',
  ha: 'Dokar Gudanar da Haraji ta Najeriya 2025',
}; // native reviewer

/** The Act with its sections: `s. 36 and s. 40`. */
export function ofTheAct(...sections: readonly string[]): Localized {
  return {
    en: `${act.en}, ${sections.map((one) => `s. ${one}`).join(', ')}`,
    ha: `${act.ha}, sashe na ${sections.join(', ')}`,
  };
}

// native reviewer: the Hausa of the whole list is ours.
export const lawWords = {
  noCash: {
    en: 'Pay with the reference of the bill: on the web, in a bank, or at a counter. No officer may take cash.',
    ha: 'Ka biya da lambar bil: a shafin yanar gizo, a banki, ko a kanti. Ba jami’in da aka yarda ya karɓi kuɗi a hannu.',
  },
  alreadyPaid: {
    en: 'You paid already? Bring or upload the receipt. We answer within five working days.',
    ha: 'Ka riga ka biya? Ka kawo ko ka ɗora rasit. Muna amsawa cikin kwanakin aiki biyar.',
  },
  inParts: {
    en: 'You cannot pay at once? Ask to pay in parts before that day, in your account or at the office.',
    ha: 'Ba za ka iya biya gaba ɗaya ba? Ka nemi biya kashi-kashi kafin ranar, a asusunka ko a ofis.',
  },
  object: {
    en: 'You do not agree, or only with a part? Object within 30 days of service, free of charge, in your account or at the office.',
    ha: 'Ba ka yarda ba, ko ka yarda da wani ɓangare kawai? Ka ƙi yarda cikin kwana 30 daga isarwa, kyauta, a asusunka ko a ofis.',
  },
  fiveItems: {
    en: 'An objection needs five things: what is wrong and its value, what you want changed, why, the income you accept, and the tax you accept.',
    ha: 'Ƙin yarda na buƙatar abu biyar: abin da ba daidai ba da darajarsa, abin da kake so a canza, dalili, kuɗin shigar da ka yarda da shi, da harajin da ka yarda da shi.',
  },
  whatObjectionDoes: { en: 'What an objection does', ha: 'Abin da ƙin yarda yake yi' },
  objectionDoes: {
    en: 'The part you dispute rests: no demand and no penalty on it. The part you accept stays payable. We must decide within 90 days; if we do not, the law upholds your objection (s. 41(6)). After that you may go to the Tax Appeal Tribunal. The Tax Ombud helps for nothing.',
    ha: 'Ɓangaren da kake jayayya a kai zai huta: ba neman biya, ba tara a kansa. Ɓangaren da ka yarda da shi za a biya. Dole mu yanke cikin kwana 90; in ba haka ba, doka ta karɓi ƙin yardarka (s. 41(6)). Bayan haka kana iya zuwa Kotun Ƙorafin Haraji. Tax Ombud yana taimako kyauta.',
  },
  thirtyDays: {
    en: '30 days, counted from the day after this paper was served on you',
    ha: 'Kwana 30, ana ƙirgawa daga kashegarin ranar da aka isar maka da wannan takarda',
  },
  payOrObject: { en: 'Pay or object by', ha: 'Ka biya ko ka ƙi yarda zuwa' },
  payBy: { en: 'Pay by', ha: 'Ka biya zuwa' },
  howWorkedOut: { en: 'How it was worked out', ha: 'Yadda aka lissafa shi' },
  tax: { en: 'Tax', ha: 'Haraji' },
  period: { en: 'Period', ha: 'Lokaci' },
  assessment: { en: 'Assessment', ha: 'Kimanta haraji' },
  objection: { en: 'Objection', ha: 'Ƙin amincewa' },
  reasons: { en: 'Reasons', ha: 'Dalilai' },
  tribunalTitle: { en: 'If you do not agree', ha: 'Idan ba ka yarda ba' },
  tribunal: {
    en: 'You may appeal to the Tax Appeal Tribunal within 30 days. The Tax Ombud hears complaints about how we treated you, free of charge.',
    ha: 'Kana iya ɗaukaka ƙara zuwa Kotun Ƙorafin Haraji cikin kwana 30. Tax Ombud yana sauraron ƙorafi kan yadda muka yi da kai, kyauta.',
  },
  askOffice: {
    en: 'Questions? Ask the office that is named above, and say the number of this paper.',
    ha: 'Kana da tambaya? Ka tambayi ofishin da aka ambata a sama, ka faɗi lambar wannan takarda.',
  },
  nothingToDo: { en: 'You need not do anything.', ha: 'Ba sai ka yi komai ba.' },
} as const satisfies Readonly<Record<string, Localized>>;
