import { groupReference, languages } from '@portal/contracts';
import { composeMail, type MailPart, typed } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { ApplicationRow } from '../data/agent-applications.repository.ts';
import { mailMessages } from './application-messages.ts';

export interface MailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

export const applicationNews = ['received', 'under-review', 'approved', 'declined'] as const;
export type ApplicationNews = (typeof applicationNews)[number];

/** What happened to an application, in the applicant's language first. */
export function applicationMail(sender: MailSender, application: ApplicationRow, news: ApplicationNews): Mail {
  const { serviceName, portalOrigin, demonstration } = sender;
  const { language: first, reference, name, firstName, lga, identityCode, declineReason } = application;
  const parts = [first, ...languages.filter((language) => language !== first)].map((language): MailPart => {
    const messages = mailMessages[language];
    const { subject, text, note } = messages[news];
    const follow = new URL('/agent-network/application', portalOrigin).href;
    const register = new URL('/?a=register', portalOrigin).href;
    const isApproved = news === 'approved' && identityCode;
    return {
      language,
      subject,
      text,
      rows: [
        [messages.reference, groupReference(reference)],
        [messages.appliedFor, typed(name)],
        [messages.area, lga],
        ...(news === 'declined' && declineReason ? ([[messages.reason, declineReason]] as const) : []),
      ],
      ...(isApproved && { code: groupReference(identityCode) }),
      action: isApproved ? { label: messages.register, url: register } : { label: messages.follow, url: follow },
      orOpen: messages.orOpen,
      notes: [note, ...(demonstration ? [messages.demonstration] : [])],
    };
  });
  return composeMail(
    {
      to: { email: application.email, name: firstName, isConfirmed: false },
      serviceName,
      subjectEnd: groupReference(reference),
      template: `application-${news}`,
    },
    parts,
  );
}
