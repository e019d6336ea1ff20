import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { consultationMessages } from './consultation-messages.ts';

export const consultationWords = {
  'consultation-booked': inEachLanguage((language) => consultationMessages[language].booked),
  'consultation-rescheduled': inEachLanguage((language) => consultationMessages[language].rescheduled),
  'consultation-cancelled': inEachLanguage((language) => consultationMessages[language].cancelled),
  'consultation-reminder': inEachLanguage((language) => consultationMessages[language].reminder),
} satisfies StandardWords;
