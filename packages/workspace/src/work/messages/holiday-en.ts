import type { MessagesLike } from '@portal/platform';

export const messages = {
  year: 'Year',
  propose: 'Propose a holiday',
  proposeRemoval: 'Propose to take it back',
  twoPersons: 'Every deadline depends on these days: one person proposes, another one releases.',
  day: 'Day',
  name: 'Holiday',
  nameEn: 'Name in English',
  nameHa: 'Name in Hausa',
  origin: 'Entered',
  installed: 'with the installation',
  released: 'by two persons',
  source: 'Who announced it',
  sourceHint: 'And where one can read it.',
  addText: (name: string, day: string) => `${name}, ${day}, would be a public holiday.`,
  removalText: (name: string, day: string) => `${name}, ${day}, would be a working day.`,
  send: 'Propose',
  proposed: 'Proposed. A second person releases it',
  failed: 'That did not work. Try again shortly',
};

export type HolidayMessages = MessagesLike<typeof messages>;
