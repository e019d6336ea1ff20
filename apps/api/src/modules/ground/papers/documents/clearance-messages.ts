import type { Language } from '@portal/contracts';

const en = {
  title: 'Tax Clearance Certificate',
  law: 'Nigeria Tax Administration Act 2025, s. 72',
  forYears: (years: string) => `For the years ${years}`,
  and: 'and',
  certify: 'We certify that',
  tpui: 'TPUI',
  has: 'has filed for these years and has paid everything that is due. Nothing stands in the way of a licence, a title, a permit or a contract.',
  year: 'Year',
  income: 'Taxed income, ₦',
  tax: 'Tax, ₦',
  paid: 'Paid, ₦',
  outstanding: 'Outstanding, ₦',
  note: 'Note',
  state: 'Stands',
  cleared: 'cleared',
  noIncome: 'no income, declared',
  rests: (amount: string) => `${amount} in objection or agreed parts`,
  approved: 'Approved',
  byRules: 'by the rules of s. 72, no person had to decide',
  byPerson: 'prepared by one officer, decided by another',
  withFigures: 'The holder chose to show the figures on this copy. A copy without them is equally valid.',
  withoutFigures: 'This copy shows no figures. It is equally valid; the holder can give a code that shows them.',
  issued: 'Issued',
  validUntil: 'Valid to',
  photocopy: (address: string) =>
    `A photocopy is as good as this paper, and this paper is as good as nothing until it is checked: scan the code, or type the number at ${address}. It costs nothing and needs no account.`,
};
export type ClearanceMessages = typeof en;

// native reviewer: the whole list is ours.
const ha: ClearanceMessages = {
  title: 'Takardar Shaidar Biyan Haraji',
  law: 'Nigeria Tax Administration Act 2025, s. 72',
  forYears: (years) => `Na shekarun ${years}`,
  and: 'da',
  certify: 'Mun tabbatar cewa',
  tpui: 'TPUI',
  has: 'ya gabatar da bayanan waɗannan shekaru, ya kuma biya duk abin da ya kamata. Babu abin da ke hana lasisi, takardar mallaka, izini ko kwangila.',
  year: 'Shekara',
  income: 'Kuɗin shiga mai haraji, ₦',
  tax: 'Haraji, ₦',
  paid: 'An biya, ₦',
  outstanding: 'Saura, ₦',
  note: 'Bayani',
  state: 'Matsayi',
  cleared: 'an tantance',
  noIncome: 'babu kuɗin shiga, an bayyana',
  rests: (amount) => `${amount} ana ƙorafi ko biya kashi-kashi`,
  approved: 'Amincewa',
  byRules: 'bisa ga dokar s. 72, ba sai mutum ya yanke ba',
  byPerson: 'jami’i ɗaya ya shirya, wani ya yanke',
  withFigures: 'Mai takardar ya zaɓi a nuna alkaluma a wannan kwafi. Kwafi marar alkaluma ma yana aiki haka.',
  withoutFigures: 'Wannan kwafi ba ya nuna alkaluma. Yana aiki haka; mai takardar na iya ba da lambar da ke nuna su.',
  issued: 'An fitar',
  validUntil: 'Tana aiki har zuwa',
  photocopy: (address) =>
    `Kwafi daidai yake da wannan takarda, kuma takardar ba ta da amfani sai an duba ta: ɗauki hoton lambar, ko rubuta lambar a ${address}. Kyauta ne, ba a buƙatar asusu.`,
};

export const clearanceMessages: Readonly<Record<Language, ClearanceMessages>> = { en, ha };
