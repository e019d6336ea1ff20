import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  close: 'Rufe',
  copy: 'Kwafi',
  copied: 'An kwafa',
  copyReference: (reference) => `Kwafi lambar ${reference}`,
  dismiss: 'Kawar da saƙon',
  error: 'Kuskure',
  information: 'Bayani',
  loading: 'Ana lodawa...',
  messageLog: 'Saƙonnin baya',
  problem: 'Akwai matsala',
  reference: 'Lambar da za ka ambata',
  retry: 'Sake gwadawa',
  skipToContent: 'Tsallaka zuwa abun ciki',
  somethingWrong: 'An sami matsala',
  success: 'An yi nasara',
  total: 'Jimla',
  warning: 'Gargaɗi',
  amount: 'Adadin kuɗi',
  description: 'Bayani',
  stampPaid: 'AN BIYA',
  // native reviewer: "soke" for a receipt that was voided
  stampVoid: 'AN SOKE',
  previousPage: 'Shafin baya',
  nextPage: 'Shafi na gaba',
  pageOf: (page, pages) => `Shafi na ${page} cikin ${pages}`,
  showPassword: 'Nuna kalmar sirri',
  hidePassword: 'Ɓoye kalmar sirri',
};
