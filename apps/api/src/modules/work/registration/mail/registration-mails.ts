import { type Language, languages, type MailTemplateId } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import { registrationMessages } from './registration-messages.ts';

export interface MailSender {
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
export function proofCodeMail(sender: MailSender, email: string, code: string, first: Language): Mail {
  return inBoth(sender, 'registration-code', { email, firstName: '', isConfirmed: false }, first, (language) => {
    const { subject, text, note } = registrationMessages[language].code;
    return { subject, text, code, notes: [note] };
  });
}

/** One text message costs money: one language, one sentence. */
export function proofCodeSms({ serviceName }: MailSender, code: string, language: Language): string {
  return registrationMessages[language].code.sms(serviceName, code);
}

/** To the number that the identity register has of a person, whoever stands at the counter. */
export function identityClaimedSms({ serviceName }: MailSender, office: string, language: Language): string {
  return registrationMessages[language].claimed(serviceName, office);
}

export function accountExistsMail(sender: MailSender, owner: Recipient, first: Language): Mail {
  return inBoth(sender, 'account-exists', owner, first, (language) => {
    const { subject, text, action, note } = registrationMessages[language]['account-exists'];
    return { subject, text, action: { label: action, url: popupAddress(sender, 'login', language) }, notes: [note] };
  });
}

export function preRegistrationMail(sender: MailSender, agent: Recipient & { readonly agency: string }): Mail {
  return inBoth(sender, 'agent-pre-registered', agent, 'en', (language) => {
    const { subject, text, action, note } = registrationMessages[language]['pre-registered'];
    return {
      subject,
      text: text(agent.agency),
      values: { agency: agent.agency },
      action: { label: action, url: popupAddress(sender, 'register', language) },
      notes: [note],
    };
  });
}

function popupAddress({ portalOrigin }: MailSender, popup: 'login' | 'register', language: Language): string {
  return pageAddress(portalOrigin, `/?a=${popup}`, language);
}

function inBoth(
  { serviceName, demonstration }: MailSender,
  template: MailTemplateId,
  { email, firstName, isConfirmed }: Recipient,
  first: Language,
  wordsIn: (language: Language) => Pick<MailPart, 'subject' | 'text' | 'code' | 'action' | 'notes' | 'values'>,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): MailPart => {
    const messages = registrationMessages[language];
    const words = wordsIn(language);
    return {
      language,
      orOpen: messages.orOpen,
      ...words,
      notes: [...words.notes, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return composeMail({ to: { email, name: firstName, isConfirmed }, serviceName, template }, parts);
}
