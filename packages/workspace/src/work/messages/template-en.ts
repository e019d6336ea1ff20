import type { MessagesLike } from '@portal/platform';

export const messages = {
  add: 'Add an answer',
  edit: 'Change',
  remove: 'Take away',
  removeText: (name: string) => `“${name}” is offered no longer. What was sent stays as it was.`,
  removed: 'It is offered no longer',
  none: 'No answers yet',
  noneText: 'What is answered often is written once here, in both languages, and offered to whoever answers.',
  everySubject: 'Every subject',
  changed: (name: string, day: string) => `${name}, ${day}`,
  name: 'Name',
  subject: 'Subject',
  english: 'Words in English',
  hausa: 'Words in Hausa',
  save: 'Keep it',
  saved: 'It is offered from now on',
  failed: 'That was not kept. Try again shortly',
};

export type TemplateMessages = MessagesLike<typeof messages>;
