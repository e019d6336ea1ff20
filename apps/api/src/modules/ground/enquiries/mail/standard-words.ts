import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { enquiryMessages } from './enquiry-messages.ts';

export const enquiryWords = {
  'enquiry-received': inEachLanguage((language) => enquiryMessages[language].received),
  'enquiry-answered': inEachLanguage((language) => enquiryMessages[language].answered),
} satisfies StandardWords;
