import type { Language } from '@portal/contracts';

const en = {
  subject: 'Your receipt',
  intro: (amount: string, service: string) =>
    `We have received your payment of ${amount}. This is your receipt from ${service}.`,
  receiptNumber: 'Receipt number',
  billReference: 'Bill reference',
  paidFor: 'Paid for',
  paidOn: 'Paid on',
  paymentBegunBy: 'Payment begun for you by',
  openReceipt: 'Open your receipt',
  download: 'Download it as a PDF',
  unconfirmed: 'No tax office has confirmed this organisation yet. The receipt says so.',
  keep: 'These links show your receipt in full. Give them only to people who may see it.',
  demonstration: 'This is a demonstration. No money was paid.',
};

const ha: typeof en = {
  subject: 'Rasit ɗinka',
  intro: (amount, service) => `Mun karɓi kuɗin da ka biya, ${amount}. Wannan shi ne rasit ɗinka daga ${service}.`,
  receiptNumber: 'Lambar rasit',
  billReference: 'Lambar bil',
  paidFor: 'Abin da aka biya',
  paidOn: 'Ranar biya',
  paymentBegunBy: 'Wanda ya fara biya a madadinka',
  openReceipt: 'Buɗe rasit ɗinka',
  download: 'Sauke shi a matsayin PDF',
  unconfirmed: 'Babu ofishin haraji da ya tabbatar da wannan ƙungiya tukuna. Rasit ɗin ya faɗi haka.',
  keep: 'Waɗannan hanyoyin haɗi suna nuna rasit ɗinka gaba ɗaya. Ka ba wanda ya cancanta ya gani kawai.', // native reviewer: "hanyoyin haɗi" for links
  demonstration: 'Wannan gwaji ne. Ba a biya kuɗin gaske ba.',
};

export const mailMessages: Readonly<Record<Language, typeof en>> = { en, ha };
