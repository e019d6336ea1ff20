import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  title: 'Nema ko je zuwa',
  placeholder: 'Shafi, lambar bil, RRR, lambar rasiti ko mai biyan haraji',
  screens: 'Shafuka',
  bills: 'Takardun biya',
  taxpayers: 'Masu biyan haraji',
  do: 'Yi',
  searchBills: (list, words) => `Nemi “${words}” a ${list}`,
  nothing: 'Babu irin wannan',
  noBill: 'Babu irin wannan bil cikin waɗanda kake da izinin gani',
  looking: 'Ana nema…',
  failed: 'Ba a iya neman ba. Sake gwadawa nan gaba kaɗan',
  maybeNin: 'Wannan na iya zama NIN, wanda ba a nema a nan. Yi amfani da TPUI ko lambar waya',
  choose: 'zaɓi',
  open: 'buɗe',
  yourRights: 'Sakamako yana bin haƙƙinka',
};
