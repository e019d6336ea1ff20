import { groupReference, languages } from '@portal/contracts';
import { type LetterPart, letter, typed } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { ApplicationRow } from '../data/agent-applications.repository.ts';
import { letterMessages } from './letter-messages.ts';

export interface LetterSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

export const applicationNews = ['received', 'under-review', 'approved', 'declined'] as const;
export type ApplicationNews = (typeof applicationNews)[number];

/** What happened to an application, in the applicant's language first. */
export function applicationLetter(sender: LetterSender, application: ApplicationRow, news: ApplicationNews): Mail {
  const { serviceName, portalOrigin, demonstration } = sender;
  const { language: first, reference, name, firstName, lga, identityCode, declineReason } = application;
  const parts = [first, ...languages.filter((language) => language !== first)].map((language): LetterPart => {
    const messages = letterMessages[language];
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
  return letter(
    {
      to: { email: application.email, name: firstName, isConfirmed: false },
      serviceName,
      subjectEnd: groupReference(reference),
    },
    parts,
  );
}
