import { type Language, languages } from '@portal/contracts';
import { type LetterPart, letter } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import { registrationMessages } from './registration-messages.ts';

export interface LetterSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

interface Recipient {
  readonly email: string;
  /** Empty where naming somebody would say too much. */
  readonly firstName: string;
  readonly isConfirmed: boolean;
}

/** To an address the register knows: who lives there is not said before it is proved. */
export function proofCodeLetter(sender: LetterSender, email: string, code: string, first: Language): Mail {
  return inBoth(sender, { email, firstName: '', isConfirmed: false }, first, (language) => {
    const { subject, text, note } = registrationMessages[language].code;
    return { subject, text, code, notes: [note] };
  });
}

/** One text message costs money: one language, one sentence. */
export function proofCodeSms({ serviceName }: LetterSender, code: string, language: Language): string {
  return registrationMessages[language].code.sms(serviceName, code);
}

export function accountExistsLetter(sender: LetterSender, owner: Recipient, first: Language): Mail {
  return inBoth(sender, owner, first, (language) => {
    const { subject, text, action, note } = registrationMessages[language]['account-exists'];
    return { subject, text, action: { label: action, url: popupAddress(sender, 'login', language) }, notes: [note] };
  });
}

export function preRegistrationLetter(sender: LetterSender, agent: Recipient & { readonly agency: string }): Mail {
  return inBoth(sender, agent, 'en', (language) => {
    const { subject, text, action, note } = registrationMessages[language]['pre-registered'];
    return {
      subject,
      text: text(agent.agency),
      action: { label: action, url: popupAddress(sender, 'register', language) },
      notes: [note],
    };
  });
}

function popupAddress({ portalOrigin }: LetterSender, popup: 'login' | 'register', language: Language): string {
  return pageAddress(portalOrigin, `/?a=${popup}`, language);
}

function inBoth(
  { serviceName, demonstration }: LetterSender,
  { email, firstName, isConfirmed }: Recipient,
  first: Language,
  wordsIn: (language: Language) => Pick<LetterPart, 'subject' | 'text' | 'code' | 'action' | 'notes'>,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): LetterPart => {
    const messages = registrationMessages[language];
    const words = wordsIn(language);
    return {
      language,
      orOpen: messages.orOpen,
      ...words,
      notes: [...words.notes, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return letter({ to: { email, name: firstName, isConfirmed }, serviceName }, parts);
}
