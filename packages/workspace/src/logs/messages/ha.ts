import type { LogMessages } from './en.ts';

export const messages: LogMessages = {
  byYou: 'kai',
  byPortal: 'tashar kanta',
  loading: 'Ana loda abubuwan da aka yi',
};
