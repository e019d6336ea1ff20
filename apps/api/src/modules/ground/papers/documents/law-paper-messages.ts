import type { Language, ServedHow } from '@portal/contracts';

const en = {
  number: 'Number',
  date: 'Date',
  tpui: 'TPUI',
  served: 'Served',
  servedHow: { 'by-hand': 'by hand', courier: 'by courier', electronic: 'to the account' } as Readonly<
    Record<ServedHow, string>
  >,
  dayOfService: 'Day of service',
  naira: 'Naira',
  line: 'Line',
  how: 'Where it is from',
  toDo: 'What to do',
  officer: 'Officer',
  badge: 'card',
  signed: 'Signed',
  byPortal: 'Issued by the portal: valid without a signature by hand.',
  billReference: 'Bill reference',
  code: 'Code of this notice',
  check: 'Scan to check, or open',
  bySystem: 'On the list above, or in your account',
  proves: 'This paper proves itself: scan the code, no account needed.',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  copy: '',
};

// native reviewer: the whole list is ours.
const ha: typeof en = {
  number: 'Lamba',
  date: 'Kwanan wata',
  tpui: 'TPUI',
  served: 'An isar',
  servedHow: { 'by-hand': 'da hannu', courier: 'ta ɗan aike', electronic: 'zuwa asusu' },
  dayOfService: 'Ranar isarwa',
  naira: 'Naira',
  line: 'Layi',
  how: 'Inda ya fito',
  toDo: 'Abin da za ka yi',
  officer: 'Jami’i',
  badge: 'kati',
  signed: 'An sa hannu',
  byPortal: 'Shafin ya fitar da ita: tana aiki ba tare da sa hannu ba.',
  billReference: 'Lambar bil',
  code: 'Lambar sirrin sanarwar',
  check: 'Ka ɗauki hoto don tantancewa, ko ka buɗe',
  bySystem: 'A jerin da ke sama, ko a asusunka',
  proves: 'Wannan takarda tana tabbatar da kanta: ka ɗauki hoton lambar, ba sai da asusu ba.',
  page: (number, of) => `Shafi na ${number} cikin ${of}`,
  copy: 'Kwafi cikin Hausa. Rubutun Turanci ne yake da ƙarfi, har sai mai Hausa na asali ya duba wannan.',
};

export const lawPaperMessages: Readonly<Record<Language, typeof en>> = { en, ha };
