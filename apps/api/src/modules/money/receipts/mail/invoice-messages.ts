import type { Language } from '@portal/contracts';

const en = {
  subject: 'Your invoice',
  intro: (amount: string, service: string) =>
    `This is your invoice over ${amount} from ${service}. You can pay it by card, by transfer, by USSD or at a bank.`,
  billReference: 'Bill reference',
  paidFor: 'For',
  dueOn: 'Due on',
  payableUntil: 'Payable until',
  pay: 'Pay this invoice',
  renew: 'Renew and pay this invoice',
  download: 'Download it as a PDF',
  expired: 'It has expired. Renew it first: the reference and the amount stay the same.',
  demonstration: 'This is a demonstration. Do not pay real money.',
};

const ha: typeof en = {
  subject: 'Takardar biyan kuɗinka',
  intro: (amount, service) =>
    `Wannan ita ce takardar biyan kuɗinka ta ${amount} daga ${service}. Za ka iya biya da kati, da tura kuɗi, da USSD ko a banki.`,
  billReference: 'Lambar bil',
  paidFor: 'Dalilin biya',
  dueOn: 'Ranar biya',
  payableUntil: 'Ana iya biya har zuwa',
  pay: 'Biya wannan takarda',
  renew: 'Sabunta ka biya wannan takarda',
  download: 'Sauke ta a matsayin PDF',
  expired: 'Lokacinta ya wuce. Ka fara sabunta ta: lambar da adadin ba za su canja ba.', // native reviewer: "sabunta" for renew
  demonstration: 'Wannan gwaji ne. Kada ka biya kuɗin gaske.',
};

export const invoiceMessages: Readonly<Record<Language, typeof en>> = { en, ha };
