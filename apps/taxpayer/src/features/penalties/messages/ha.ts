import type { PenaltiesMessages } from './en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: PenaltiesMessages = {
  title: 'Tara',
  lead: 'Tara da ruwa da aka caje saboda jinkiri: doka, kwanaki da adadin kowane kuɗi.',
  papers: 'Takardu',
  loading: 'Ana ɗauko tararka',
  none: 'Ba ka da tara.',
  noneText: 'Abin da ya makara yana rubuce a bayanan harajinka. Ana cajin tara ne bayan mutane biyu sun duba ta.',
  ofPeriod: (duty, day) => `${duty}, daga ${day}`,
  dueOn: 'Ranar ƙarshe',
  doneOn: 'An yi a',
  untilOn: 'Ba a yi ba, an lissafa zuwa',
  left: 'Abin biya',
  remitted: 'An yafe',
  remittedOn: (day, answer) => `An yafe ranar ${day}: ${answer}`,
  computation: 'Yadda aka lissafa',
  pay: 'Buɗe bil ka biya',
  receipt: 'Buɗe rasit',
  disagree: 'Idan akwai kyakkyawan dalili, rubuta wa ofishin harajinka: ana iya yafe tara ko ruwanta.',
  write: 'Rubuta mana',
};
