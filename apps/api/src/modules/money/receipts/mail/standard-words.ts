import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { reviewMessages } from './review-messages.ts';

export const receiptWords = {
  receipt: inEachLanguage((language) => ({
    subject: mailMessages[language].subject,
    text: mailMessages[language].intro('{amount}', '{service}'),
  })),
  invoice: inEachLanguage((language) => ({
    subject: invoiceMessages[language].subject,
    text: invoiceMessages[language].intro('{amount}', '{service}'),
  })),
  'payment-disagrees': inEachLanguage((language) => ({
    subject: reviewMessages[language].subject,
    text: reviewMessages[language].disagrees,
  })),
  'payment-twice': inEachLanguage((language) => ({
    subject: reviewMessages[language].subject,
    text: reviewMessages[language].paidTwice,
  })),
  'payment-second-claimed': inEachLanguage((language) => ({
    subject: reviewMessages[language].subject,
    text: reviewMessages[language].secondClaimed,
  })),
} satisfies StandardWords;
