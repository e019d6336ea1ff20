import type { MessagesLike } from '@portal/platform';

export const messages = {
  open: 'Open an office',
  close: 'Close this office',
  closeNamed: (name: string) => `Close the office ${name}`,
  propose: 'Propose',
  proposed: 'Proposed. A second person approves it',
  failed: 'That did not work. Try again shortly',
  name: 'Name of the office',
  lga: 'Local government',
  outside: 'Outside the state',
  address: 'Address',
  hours: 'Opening hours',
  weekday: 'Day',
  opensAt: 'Opens at',
  closesAt: 'Closes at',
  addDay: 'Add a day',
  reason: 'Reason, for the record',
  day: 'First day without it',
  successor: 'Office that takes over',
  successorHint: 'Its taxpayers, people and open work go there. What is finished, and every bill, keeps this office.',
  moves: 'What goes to the other office, as of now',
  taxpayers: 'Taxpayers',
  people: 'People',
  consultants: 'Consultants',
  enquiries: 'Messages that are not closed',
  cases: 'Open cases',
  counting: 'Counting what would move',
  twoPersons: 'One person proposes, another one approves. An office that is closed stays closed.',
  openText: (name: string) => `The office ${name} would open as soon as this is approved.`,
  closeText: (name: string, day: string, successor: string) =>
    `The office ${name} would close on ${day}; ${successor} takes over.`,
};

export type OfficeMessages = MessagesLike<typeof messages>;
