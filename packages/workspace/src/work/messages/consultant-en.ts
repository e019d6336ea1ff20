import type { MessagesLike } from '@portal/platform';

export const messages = {
  add: 'Add a consultant',
  change: 'Change',
  explained: 'Free times follow from the opening hours of their office, holidays and what is taken.',
  name: 'Name',
  titleEn: 'Title in English',
  titleHa: 'Title in Hausa',
  office: 'Office',
  topics: 'Subjects',
  modes: 'How they meet people',
  videoRoom: 'Video room',
  ahead: 'Booked ahead',
  state: 'State',
  bookable: 'Can be booked',
  bookableText: 'Without this nobody books them any more; what is booked stays until it is given to a colleague.',
  notBookable: 'Cannot be booked',
  transferAll: 'Transfer all',
  transferEffect:
    'Everything booked ahead goes to the colleague, and each person is told by email. Times that clash stay and are listed.',
  to: 'To',
  reason: 'Reason, for the record',
  withAhead: (name: string, ahead: number) => `${name} (${ahead} ahead)`,
  transferred: (transferred: number) => `Transferred: ${transferred}`,
  noColleague: 'Nobody else of this office can be booked.',
  leave: 'Enter leave',
  leaveEffect:
    'What is booked on these days goes to whoever stands in, and each person is told by email. Who books then is offered their times. It ends by itself.',
  covered: (transferred: number) => `The leave is entered. Transferred: ${transferred}`,
  away: (from: string, until: string, cover: string) => `Away ${from} – ${until}, ${cover} stands in`,
  endLeave: 'End the leave',
  endEffect: (cover: string) =>
    `Nobody stands in any more, and people can book these days again. What ${cover} was given stays with them.`,
  leaveEnded: 'Nobody stands in any more',
  staysWith: (name: string) => `Still with ${name}`,
  someStayed: (transferred: number, stayed: number) =>
    `Transferred: ${transferred}. These ${stayed} stayed where they were; give each to somebody else, move or cancel it.`,
  isTaken: 'The colleague has somebody at this time.',
  isUnsuitable: 'The colleague does not take this subject, or does not meet people in this way.',
  isAway: 'The colleague is away on that day.',
  closeList: 'Close the list',
  save: 'Keep it',
  saved: 'It counts from now on',
  failed: 'That was not kept. Try again shortly',
};

export type ConsultantMessages = MessagesLike<typeof messages>;
