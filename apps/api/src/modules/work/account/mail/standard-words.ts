import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { accountMessages } from './account-messages.ts';

export const accountWords = {
  'contact-code': inEachLanguage((language) => accountMessages[language].code),
} satisfies StandardWords;
