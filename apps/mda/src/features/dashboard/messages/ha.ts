import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: the whole file is ours.
export const messages: MessagesLike<typeof en> = {
  title: 'Allon bayani',
  newBill: 'Sabon bil',
  figures: 'Alƙaluman lokacin',
  target: (year) => `Manufar ${year}`,
  noTarget: 'ba wanda ya shigar da ita',
  ofTarget: (share, collected) => `An karɓi ${share}: ${collected}`,
  raised: 'Da aka fitar',
  collected: 'Da aka karɓa',
  outstanding: 'Da ya rage',
  underReview: 'Ana dubawa',
  notCollected: (payments) => `Biya ${payments} ake riƙe da su yau, ba a shigar da su ba tukuna`,
  bills: (count) => `Bil ${count}`,
  receipts: (count) => `Rasit ${count}`,
  ofRaised: (share) => `${share} na abin da aka fitar`,
};
