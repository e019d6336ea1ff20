import type { messages as en } from './en.ts';

// native reviewer: the whole list is ours.
export const messages: typeof en = {
  loading: 'Ana buɗe biyan kuɗin',
  failed: 'Ba a iya karanta wannan biyan kuɗi ba.',
  notFound: 'Babu irin wannan biyan kuɗi naka',
  notFoundText: 'Zaɓe shi daga yunƙurin biyanka.',
  next: 'Abin da zai biyo baya.',
  steps: 'Abin da ya faru zuwa yanzu',
  begunBy: (name) => `${name} ya fara biya a madadin mai biya`,
  reference: 'Lambar biya',
  theBills: 'Duba bil na wannan biya',
  theBill: 'Buɗe bil ɗin',
  askUs: 'Tambaye mu game da wannan biya',
  statement: 'Sauke bayani mai sa hannu',
  statementFailed: 'Ba a iya sauke bayanin ba. Sake gwadawa nan gaba kaɗan',
  asked: (times, when) =>
    times === 1
      ? `Mun tambayi mai karɓa sau ɗaya, a ${when}.`
      : `Mun tambayi mai karɓa sau ${times}, na ƙarshe a ${when}.`,
  askAgain: (when) => `Za mu sake tambaya a ${when}.`,
};
