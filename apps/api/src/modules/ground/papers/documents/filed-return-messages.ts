import type { Language } from '@portal/contracts';

const en = {
  title: 'Acknowledgement of a return',
  lead: 'The return below was filed with the service and is kept as it was filed. Tax is paid when its bill has a receipt.',
  balance: 'Balance to pay',
  return: 'Return',
  taxpayer: 'Taxpayer',
  version: 'Version',
  first: 'first filing',
  amendment: (number: number) => `amendment ${number}`,
  filedAt: 'Filed at, by',
  receivedAt: 'Received at',
  arrivalCounts: (at: string) => `${at}, after a wait for a turn: the arrival counts`,
  dueOn: 'Due on',
  late: 'filed after this day',
  tax: 'Tax',
  credit: 'Paid by others already',
  bill: 'Bill of this filing',
  noBill: 'none: nothing more was due',
  steps: 'How it was worked out',
  more: (count: number) => `${count} more lines stand in the portal.`,
  scan: 'Scan to verify this acknowledgement',
};

// native reviewer: the whole list is ours.
const ha: typeof en = {
  title: 'Shaidar karɓar bayanin haraji',
  lead: 'An miƙa wannan bayanin wa hukuma kuma ana adana shi kamar yadda aka miƙa. An biya haraji ne idan bil ɗinsa yana da rasiti.',
  balance: 'Abin da ya rage a biya',
  return: 'Bayani',
  taxpayer: 'Mai biyan haraji',
  version: 'Sigar',
  first: 'miƙawar farko',
  amendment: (number) => `gyara ${number}`,
  filedAt: 'An miƙa a, ta',
  receivedAt: 'An karɓa a',
  arrivalCounts: (at) => `${at}, bayan jiran layi: lokacin zuwa ne ake ƙirgawa`,
  dueOn: 'Ranar ƙarshe',
  late: 'an miƙa bayan wannan rana',
  tax: 'Haraji',
  credit: 'Wasu sun riga sun biya',
  bill: 'Bil na wannan miƙawa',
  noBill: 'babu: ba a bin ƙari',
  steps: 'Yadda aka lissafa shi',
  more: (count) => `Sauran layi ${count} suna cikin shafin.`,
  scan: 'Duba da kyamara don tabbatar da wannan shaida',
};

export const filedReturnMessages: Readonly<Record<Language, typeof en>> = { en, ha };
