import { type Language, languages } from '@portal/contracts';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import { recoveryMessages } from './recovery-messages.ts';

export interface MailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

interface WarningFacts {
  readonly token: string;
  /** Until then it can be stopped. */
  readonly until: Date;
}

/** To the address that is to be the account's no more: it says no name, for whoever reads it may not be the owner. */
export function recoveryWarningMail(
  { serviceName, portalOrigin, demonstration }: MailSender,
  email: string,
  { token, until }: WarningFacts,
  first: Language,
): Mail {
  const order = [first, ...languages.filter((language) => language !== first)];
  const parts = order.map((language): MailPart => {
    const {
      subject,
      text,
      action,
      note,
      orOpen,
      neverAsk,
      demonstration: isDemonstration,
    } = recoveryMessages[language];
    return {
      ...{ language, orOpen, subject, text: text(printedMoment(until, language)) },
      action: { label: action, url: stopAddress(portalOrigin, token, language) },
      notes: [note, neverAsk, ...(demonstration ? [isDemonstration] : [])],
    };
  });
  return composeMail({ to: { email, name: '', isConfirmed: true }, serviceName }, parts);
}

/** One text message costs money: one language, and the link. */
export function recoveryWarningSms(
  { serviceName, portalOrigin }: MailSender,
  { token, until }: WarningFacts,
  language: Language,
): string {
  const { sms } = recoveryMessages[language];
  return sms(serviceName, printedMoment(until, language), stopAddress(portalOrigin, token, language));
}

function stopAddress(portalOrigin: string, token: string, language: Language): string {
  return pageAddress(portalOrigin, `/stop_recovery?token=${token}`, language);
}
