import type { Language } from '@portal/contracts';

const en = {
  subject: 'Your payment has been checked',
  accept: 'A person has checked your payment and accepted it for your bill. Your receipt comes in an email of its own.',
  letOff: (amount: string) => `${amount} was missing. You need not pay it.`,
  apply: (bill: string) =>
    `A person has checked your payment and used it for another bill of yours, ${bill}. Its receipt comes in an email of its own.`,
  spread:
    'A person has checked your payment and used it for the bills you paid together. Their receipts come in emails of their own.',
  credit: 'A person has checked your payment. It is kept for you as credit; it is not lost.',
  creditRest: (amount: string) => `${amount} was more than due. It is kept for you as credit.`,
  refund:
    'A person has checked your payment. It will be given back to you; we will write to you when it is on its way.',
  refundRest: (amount: string) => `${amount} was more than due. It will be given back to you.`,
  'take-back':
    'The payment provider has taken your payment back. If there was a receipt for it, it is no longer valid. Please ask your bank.',
  close: 'A person has looked into the payment of your bill. No further money was received for it.',
  counter:
    'A decision about your payment was taken back, and a person is looking at it again. If there was a receipt from it, it is no longer valid. We will contact you.',
  bookSecond:
    'A person has checked your payment and found that you paid a second time. That money is in our books now; what becomes of it is decided next, and we will write to you.',
  'no-payment':
    'A person has looked into a payment that was reported for your bill, and found that no such money came. If you did pay it, please send us the proof.',
  separate: 'A person is looking at each of your part payments by itself, and we will write to you about each.',
  billReference: 'Bill reference',
  openBill: 'Open the bill',
  demonstration: 'This is a demonstration. No money was paid.',
};

const ha: typeof en = {
  subject: 'An duba biyanka',
  accept: 'Wani jami’i ya duba biyanka kuma ya karɓe shi don bil ɗinka. Rasit ɗinka zai zo a wani imel.',
  letOff: (amount) => `${amount} ya rage. Ba sai ka biya shi ba.`,
  apply: (bill) =>
    `Wani jami’i ya duba biyanka kuma ya yi amfani da shi don wani bil naka, ${bill}. Rasit ɗinsa zai zo a wani imel.`,
  spread:
    'Wani jami’i ya duba biyanka kuma ya yi amfani da shi don bil ɗin da ka biya tare. Rasitansu za su zo a wasu imel.',
  credit: 'Wani jami’i ya duba biyanka. An ajiye maka kuɗin; ba su ɓace ba.',
  creditRest: (amount) => `${amount} ya wuce abin da ake bi. An ajiye maka shi.`,
  refund: 'Wani jami’i ya duba biyanka. Za a mayar maka da kuɗin; za mu rubuto maka idan ya kama hanya.',
  refundRest: (amount) => `${amount} ya wuce abin da ake bi. Za a mayar maka da shi.`,
  'take-back':
    'Kamfanin karɓar kuɗi ya mayar da biyanka. Idan akwai rasit ɗinsa, ba ya aiki yanzu. Don Allah ka tambayi bankinka.',
  close: 'Wani jami’i ya bincika biyan bil ɗinka. Ba a karɓi wani ƙarin kuɗi ba.',
  counter:
    'An janye wani hukunci a kan biyanka, kuma wani jami’i yana sake dubawa. Idan akwai rasit daga gare shi, ba ya aiki yanzu. Za mu tuntuɓe ka.', // native reviewer: "janye hukunci" for taking a decision back
  bookSecond:
    'Wani jami’i ya duba biyanka kuma ya gano cewa ka biya sau biyu. Kuɗin yana cikin littattafanmu yanzu; za a yanke hukunci a kansu, kuma za mu rubuto maka.',
  'no-payment':
    'Wani jami’i ya bincika wani biya da aka ce an yi wa bil ɗinka, kuma ya gano cewa kuɗin bai zo ba. Idan ka biya shi, don Allah ka aiko mana da shaida.',
  separate: 'Wani jami’i yana duba kowane ɓangaren biyanka shi kaɗai, kuma za mu rubuto maka a kan kowane.',
  billReference: 'Lambar bil',
  openBill: 'Buɗe bil ɗin',
  demonstration: 'Wannan gwaji ne. Ba a biya kuɗin gaske ba.',
};

export const decisionMessages: Readonly<Record<Language, typeof en>> = { en, ha };
