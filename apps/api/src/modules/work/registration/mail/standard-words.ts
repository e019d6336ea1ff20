import { inEachLanguage, type StandardWords } from '../../../../platform/mail/standard-words.ts';
import { registrationMessages } from './registration-messages.ts';

export const registrationWords = {
  'registration-code': inEachLanguage((language) => registrationMessages[language].code),
  'account-exists': inEachLanguage((language) => registrationMessages[language]['account-exists']),
  'agent-pre-registered': inEachLanguage((language) => {
    const { subject, text } = registrationMessages[language]['pre-registered'];
    return { subject, text: text('{agency}') };
  }),
} satisfies StandardWords;
