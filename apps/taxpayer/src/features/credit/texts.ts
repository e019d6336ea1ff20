import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours; "rarar kuɗi" is money kept as credit.
export const texts = {
  title: { en: 'Your credit', ha: 'Rarar kuɗinka' },
  lead: {
    en: 'Money of yours that was more than a bill asked, or came for nothing that was due. It pays later bills.',
    ha: 'Kuɗinka da suka wuce abin da bil ya nema, ko suka zo ba tare da bashi ba. Suna biyan bil na gaba.',
  },
  balance: { en: 'Credit now', ha: 'Rarar yanzu' },
  pay: { en: 'Pay this bill from your credit', ha: 'Biya wannan bil da rarar kuɗinka' },
  have: { en: 'You have', ha: 'Kana da' },
  asked: { en: 'Pay the whole bill from your credit?', ha: 'A biya bil ɗin gaba ɗaya da rarar kuɗinka?' },
  askedText: {
    en: 'The receipt comes at once and by mail. It cannot be undone here.',
    ha: 'Rasit yana zuwa nan take kuma ta imel. Ba za a iya mayarwa a nan ba.',
  },
  yes: { en: 'Yes, pay it', ha: 'Eh, a biya' },
  no: { en: 'Not now', ha: 'Ba yanzu ba' },
  paid: { en: 'Paid from your credit. The receipt is here', ha: 'An biya da rarar kuɗinka. Rasit yana nan' },
  notPaid: { en: 'The bill could not be paid. Try again shortly', ha: 'Ba a iya biyan bil ɗin ba. Sake gwadawa' },
  proposed: {
    en: 'We have proposed to pay this bill from your credit. You hear from us when it is decided.',
    ha: 'Mun gabatar da biyan wannan bil da rarar kuɗinka. Za ka ji daga gare mu idan an yanke shawara.',
  },
  notEnough: {
    en: 'A bill is paid from credit whole: this one asks for more than you have.',
    ha: 'Ana biyan bil da rara gaba ɗaya: wannan ya wuce abin da kake da shi.',
  },
  pending: {
    en: 'A payment of this bill is under way. Your credit can pay it once that has ended.',
    ha: 'Ana kan biyan wannan bil. Rarar kuɗinka za ta iya biya idan hakan ya ƙare.',
  },
  loading: { en: 'Reading your credit', ha: 'Ana karanta rarar kuɗinka' },
  none: { en: 'You have no credit', ha: 'Ba ka da rarar kuɗi' },
  noneText: {
    en: 'When more money comes than a bill asks, and a person decides to keep it for you, it stands here.',
    ha: 'Idan kuɗi suka zo fiye da abin da bil ya nema, kuma wani ya yanke a ajiye maka, za su kasance a nan.',
  },
  kinds: {
    kept: { en: 'Kept for you', ha: 'An ajiye maka' },
    lowered: { en: 'Paid for a month beyond its tax', ha: 'An biya wata fiye da harajinsa' },
    used: { en: 'Paid a bill', ha: 'Ya biya bil' },
    returned: { en: 'Back: the receipt is void', ha: 'Ya dawo: rasit ba ya aiki' },
    'taken-back': { en: 'Taken back with its payment', ha: 'An karɓe tare da biyansa' },
  },
  openBills: { en: 'Your unpaid bills', ha: 'Bil ɗinka da ba a biya ba' },
} as const satisfies Readonly<Record<string, Localized | Readonly<Record<string, Localized>>>>;
