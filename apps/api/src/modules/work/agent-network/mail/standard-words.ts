import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { mailMessages } from './application-messages.ts';

export const applicationWords = {
  'application-received': inEachLanguage((language) => mailMessages[language].received),
  'application-under-review': inEachLanguage((language) => mailMessages[language]['under-review']),
  'application-approved': inEachLanguage((language) => mailMessages[language].approved),
  'application-declined': inEachLanguage((language) => mailMessages[language].declined),
} satisfies StandardWords;
