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
  save: 'Keep it',
  saved: 'It counts from now on',
  failed: 'That was not kept. Try again shortly',
};

export type ConsultantMessages = MessagesLike<typeof messages>;
