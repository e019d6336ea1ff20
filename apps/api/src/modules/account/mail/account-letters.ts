import { type Language, languages } from '@portal/contracts';
import { type LetterPart, letter } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import { accountMessages } from './account-messages.ts';

export interface LetterSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

type Words = Pick<LetterPart, 'subject' | 'text' | 'code' | 'action' | 'notes'>;

/** To an address that may be anybody's: it says no name. */
export function contactCodeLetter(sender: LetterSender, email: string, code: string, first: Language): Mail {
  return inBoth(sender, email, first, (language) => {
    const { subject, text, note } = accountMessages[language].code;
    return { subject, text, code, notes: [note] };
  });
}

/** One text message costs money: one language, one sentence. */
export function contactCodeSms({ serviceName }: LetterSender, code: string, language: Language): string {
  return accountMessages[language].code.sms(serviceName, code);
}

export function contactChangedLetter(
  sender: LetterSender,
  email: string,
  kind: 'email' | 'phone',
  first: Language,
): Mail {
  return inBoth(sender, email, first, (language) => {
    const { subject, text, action, note } = accountMessages[language].changed[kind];
    const url = pageAddress(sender.portalOrigin, '/contact-us', language);
    return { subject, text, action: { label: action, url }, notes: [note] };
  });
}

function inBoth(
  { serviceName, demonstration }: LetterSender,
  email: string,
  first: Language,
  wordsIn: (language: Language) => Words,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): LetterPart => {
    const messages = accountMessages[language];
    const words = wordsIn(language);
    return {
      language,
      orOpen: messages.orOpen,
      ...words,
      notes: [...words.notes, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return letter({ to: { email, name: '', isConfirmed: false }, serviceName }, parts);
}
