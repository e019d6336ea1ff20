import { enquiryTopics, groupReference, type Language, languages } from '@portal/contracts';
import { composeMail, type MailPart, typed } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { EnquiryRow } from '../data/enquiries.repository.ts';
import { enquiryMessages } from './enquiry-messages.ts';

export interface EnquiryMailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

/** Confirms a message, or answers it when there is an answer to give. */
export function enquiryMail(sender: EnquiryMailSender, row: EnquiryRow, answer?: string): Mail {
  const order = [row.language, ...languages.filter((language) => language !== row.language)];
  return composeMail(
    {
      to: { email: row.email, name: row.name, isConfirmed: false },
      serviceName: sender.serviceName,
      subjectEnd: groupReference(row.reference),
      template: answer === undefined ? 'enquiry-received' : 'enquiry-answered',
    },
    order.map((language) => partOf(sender, row, answer, language)),
  );
}

function partOf(
  { portalOrigin, demonstration }: EnquiryMailSender,
  row: EnquiryRow,
  answer: string | undefined,
  language: Language,
): MailPart {
  const url = (path: string) => new URL(path, portalOrigin).href;
  const texts = enquiryMessages[language];
  const { subject, text } = answer === undefined ? texts.received : texts.answered;
  return {
    language,
    subject,
    text,
    rows: [
      [texts.reference, groupReference(row.reference)],
      [texts.about, enquiryTopics[row.topic][language]],
      [texts.to, row.officeName ?? texts.everyOffice],
    ],
    quotation: answer ?? typed(row.message),
    action: { label: texts.status, url: url(`/contact-us/status?ref=${row.reference}`) },
    ...(answer !== undefined && {
      links: [
        row.userId === null
          ? { label: texts.again, url: url('/contact-us/message') }
          : { label: texts.reply, url: url(`/user/help-support?ref=${row.reference}`) },
      ],
    }),
    notes: [texts.needs, texts.never, ...(demonstration ? [texts.demonstration] : [])],
  };
}
