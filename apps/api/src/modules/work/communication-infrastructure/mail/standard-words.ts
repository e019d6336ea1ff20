import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { mailMessages } from './declaration-messages.ts';

export const declarationWords = {
  'declaration-received': inEachLanguage((language) => mailMessages[language].received),
  'declaration-confirmed': inEachLanguage((language) => mailMessages[language].confirmed),
  'declaration-rejected': inEachLanguage((language) => mailMessages[language].rejected),
} satisfies StandardWords;
