import type { Language } from '@portal/contracts';

const en = {
  subject: 'We are checking your payment',
  disagrees:
    'We received money that does not agree with your bill, so there is no receipt for it yet. A person is looking at it. Please do not pay again; we will contact you.',
  paidTwice:
    'We received a payment for a bill that had been paid already. Your receipt stays valid. A person is looking at the second payment, and we will contact you about it. Please do not pay again.',
  secondClaimed:
    'We were told of a second payment with the payment reference of your bill. A person is looking into it, and nothing that you paid is lost. What we have confirmed stays as it is. Please do not pay again; we will contact you.',
  billReference: 'Bill reference',
  billAmount: 'Amount of the bill',
  openBill: 'Open the bill',
  keep: 'Keep what proves your payment, such as the slip of the bank, until you hear from us.',
  demonstration: 'This is a demonstration. No money was paid.',
};

const ha: typeof en = {
  subject: 'Muna duba biyanka',
  disagrees:
    'Mun karɓi kuɗin da bai yi daidai da bil ɗinka ba, don haka babu rasit ɗinsa tukuna. Wani jami’i yana dubawa. Don Allah kada ka sake biya; za mu tuntuɓe ka.',
  paidTwice:
    'Mun karɓi kuɗin bil da aka riga aka biya. Rasit na farko yana nan da ingancinsa. Wani jami’i yana duba biya na biyu, kuma za mu tuntuɓe ka a kansa. Don Allah kada ka sake biya.',
  secondClaimed:
    'An sanar da mu game da biya na biyu da lambar biyan bil ɗinka. Wani jami’i yana bincike, kuma babu abin da ka biya da zai ɓace. Abin da muka tabbatar yana nan yadda yake. Don Allah kada ka sake biya; za mu tuntuɓe ka.',
  billReference: 'Lambar bil',
  billAmount: 'Kuɗin bil',
  openBill: 'Buɗe bil ɗin',
  keep: 'Ka ajiye abin da yake nuna biyanka, kamar takardar banki, har sai ka ji daga gare mu.', // native reviewer: "takardar banki" for a bank's slip
  demonstration: 'Wannan gwaji ne. Ba a biya kuɗin gaske ba.',
};

export const reviewMessages: Readonly<Record<Language, typeof en>> = { en, ha };
