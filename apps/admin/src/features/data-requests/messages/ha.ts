import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: the whole file is ours.
export const messages: MessagesLike<typeof en> = {
  add: 'Rubuta buƙata',
  register: 'Rubuta ta',
  registered: 'An rubuta buƙatar. Watanta ya fara',
  registerText: 'Ta wanda yake da asusu. Fara tabbatar cewa shi ne yake nema.',
  email: 'Adireshin imel na asusunsa',
  right: 'Abin da yake nema',
  words: 'A kalmominsa',
};
