import type { HolidayMessages } from './holiday-en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: HolidayMessages = {
  year: 'Shekara',
  propose: 'Gabatar da ranar hutu',
  proposeRemoval: 'Gabatar da janye ta',
  twoPersons: 'Kowane ƙarshen lokaci ya dogara da waɗannan ranaku: mutum ɗaya yana gabatarwa, wani yana amincewa.',
  day: 'Rana',
  name: 'Hutu',
  nameEn: 'Suna da Turanci',
  nameHa: 'Suna da Hausa',
  origin: 'An shigar',
  installed: 'tare da kafa tsarin',
  released: 'ta mutane biyu',
  source: 'Wa ya sanar',
  sourceHint: 'Da kuma inda ake iya karantawa.',
  addText: (name, day) => `${name}, ${day}, zai zama ranar hutu.`,
  removalText: (name, day) => `${name}, ${day}, za ta zama ranar aiki.`,
  send: 'Gabatar',
  proposed: 'An gabatar. Mutum na biyu zai amince',
  failed: 'Hakan bai yiwu ba. Sake gwadawa nan gaba kaɗan',
};
