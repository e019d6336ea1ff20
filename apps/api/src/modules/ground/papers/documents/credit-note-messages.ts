import type { Language } from '@portal/contracts';

const en = {
  title: 'Credit note for tax withheld',
  lead: 'What a payer withheld from a payment, paid to the state and has a receipt for. It counts towards the income tax of the beneficiary.',
  withheldIn: (month: string) => `Withheld and receipted for ${month}`,
  beneficiary: 'Beneficiary',
  taxId: 'Tax ID',
  payer: 'Withheld by',
  payerTpui: 'TPUI of the payer',
  month: 'Month',
  paidFor: 'Paid for',
  payments: 'Payments',
  gross: 'Paid before anything was withheld',
  tax: 'Tax withheld',
  receipts: 'Receipts of the state',
  use: 'Enter this amount as tax already paid in your return of the year. If your name or Tax ID is wrong, ask the payer to amend the month.',
  none: 'none given',
  scan: 'Scan to verify this credit note',
};
type CreditNoteMessages = typeof en;

// native reviewer: the whole list is ours.
const ha: CreditNoteMessages = {
  title: 'Takardar shaidar harajin da aka riƙe',
  lead: 'Abin da mai biya ya riƙe daga kuɗin da ya biya, ya kai wa jiha, aka ba shi rasiti. Ana lissafa shi cikin harajin kuɗin shiga na wanda aka biya.',
  withheldIn: (month) => `An riƙe, an ba da rasiti na ${month}`,
  beneficiary: 'Wanda aka biya',
  taxId: 'Lambar haraji',
  payer: 'Wanda ya riƙe',
  payerTpui: 'TPUI na mai biya',
  month: 'Wata',
  paidFor: 'An biya don',
  payments: 'Biya',
  gross: 'Kuɗin kafin a riƙe komai',
  tax: 'Harajin da aka riƙe',
  receipts: 'Rasitan jiha',
  use: 'Shigar da wannan adadi a matsayin harajin da aka riga aka biya a rahotonka na shekara. Idan sunanka ko lambar harajinka ba daidai ba ne, nemi mai biya ya gyara watan.',
  none: 'ba a bayar ba',
  scan: 'Ɗauki hoton lambar don tabbatar da takardar',
};

export const creditNoteMessages: Readonly<Record<Language, CreditNoteMessages>> = { en, ha };
