import { type Language, languages, type MailTemplateId } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import { accountMessages } from './account-messages.ts';

export interface MailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

type Words = Pick<MailPart, 'subject' | 'text' | 'code' | 'action' | 'notes'>;

/** To an address that may be anybody's: it says no name. */
export function contactCodeMail(sender: MailSender, email: string, code: string, first: Language): Mail {
  return inBoth(sender, email, first, 'contact-code', (language) => {
    const { subject, text, note } = accountMessages[language].code;
    return { subject, text, code, notes: [note] };
  });
}

/** One text message costs money: one language, one sentence. */
export function contactCodeSms({ serviceName }: MailSender, code: string, language: Language): string {
  return accountMessages[language].code.sms(serviceName, code);
}

export function contactChangedMail(sender: MailSender, email: string, kind: 'email' | 'phone', first: Language): Mail {
  return inBoth(sender, email, first, undefined, (language) => {
    const { subject, text, action, note } = accountMessages[language].changed[kind];
    const url = pageAddress(sender.portalOrigin, '/contact-us', language);
    return { subject, text, action: { label: action, url }, notes: [note] };
  });
}

function inBoth(
  { serviceName, demonstration }: MailSender,
  email: string,
  first: Language,
  template: MailTemplateId | undefined,
  wordsIn: (language: Language) => Words,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): MailPart => {
    const messages = accountMessages[language];
    const words = wordsIn(language);
    return {
      language,
      orOpen: messages.orOpen,
      ...words,
      notes: [...words.notes, messages.neverAsk, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return composeMail(
    { to: { email, name: '', isConfirmed: false }, serviceName, ...(template && { template }) },
    parts,
  );
}
