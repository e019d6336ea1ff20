import type { Language } from '@portal/contracts';

const en = {
  subject: 'Your refund',
  payable:
    'Your refund has been approved. It will be paid to you; if there was a receipt for this money, it is no longer valid.',
  sent: 'Your refund is on its way: the bank or the payment provider has been told to pay it.',
  paid: 'Your refund has been paid. Please look at your account; banks may take a few days.',
  refused: 'Your refund was not approved. Your receipt stays valid. You may ask a tax office for the reason.',
  number: 'Refund number',
  amount: 'Amount',
  billReference: 'Bill reference',
  openBill: 'Open the bill',
  demonstration: 'This is a demonstration. No money was paid.',
};

const ha: typeof en = {
  subject: 'Kuɗin da za a mayar maka',
  payable: 'An amince a mayar maka da kuɗinka. Za a biya ka; idan akwai rasit na wannan kuɗi, ba ya aiki yanzu.',
  sent: 'Kuɗin da za a mayar maka ya kama hanya: an faɗa wa banki ko mai karɓar kuɗi ya biya.',
  paid: 'An mayar maka da kuɗinka. Don Allah duba asusunka; banki yana iya ɗaukar ’yan kwanaki.',
  refused: 'Ba a amince a mayar da kuɗin ba. Rasit ɗinka yana nan daram. Kana iya tambayar dalili a ofishin haraji.',
  number: 'Lambar mayarwa',
  amount: 'Adadi',
  billReference: 'Lambar bil',
  openBill: 'Buɗe bil ɗin',
  demonstration: 'Wannan gwaji ne. Ba a biya kuɗin gaske ba.',
};

export const refundMessages: Readonly<Record<Language, typeof en>> = { en, ha };
