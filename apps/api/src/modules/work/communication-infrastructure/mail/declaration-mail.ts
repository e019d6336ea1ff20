import { formatNaira, groupReference, type Language, languages } from '@portal/contracts';
import { printedDate } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart, typed } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { DeclarationRow } from '../data/declarations.repository.ts';
import { mailMessages } from './declaration-messages.ts';

export interface MailSender {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

export const declarationNews = ['received', 'confirmed', 'rejected'] as const;
export type DeclarationNews = (typeof declarationNews)[number];

/** What happened to a declaration, in the operator's language first. */
export function declarationMail(sender: MailSender, row: DeclarationRow, news: DeclarationNews): Mail {
  const { serviceName, portalOrigin, demonstration } = sender;
  const bill = new URL('/payment_summary_open', portalOrigin);
  bill.searchParams.set('billReference', row.billReference);
  const follow = new URL('/communication-infrastructure-assessment-portal/declaration', portalOrigin);
  const order = [row.language, ...languages.filter((language) => language !== row.language)];
  const parts = order.map((language): MailPart => {
    const messages = mailMessages[language];
    const { subject, text, note } = messages[news];
    const isPayable = news !== 'rejected' && row.billStatus === 'unpaid';
    const hasExamples = row.lines.some(({ isIllustrative }) => isIllustrative);
    return {
      language,
      subject,
      text,
      rows: [
        [messages.reference, groupReference(row.reference)],
        [messages.company, typed(`${row.companyName} (${row.rcNumber})`)],
        [messages.declared, messages.counts(row.siteCount, grouped(row.fibreMetres))],
        ...linesIn(row, language),
        [messages.amount, formatNaira(row.totalKobo)],
        [messages.billReference, groupReference(row.billReference)],
        ...(isPayable ? ([[messages.payBy, printedDate(row.payBy, language)]] as const) : []),
        ...(row.rejectionReason && news === 'rejected' ? ([[messages.reason, row.rejectionReason]] as const) : []),
      ],
      action: isPayable ? { label: messages.pay, url: bill.href } : { label: messages.follow, url: follow.href },
      orOpen: messages.orOpen,
      ...(isPayable && { links: [{ label: messages.follow, url: follow.href }] }),
      notes: [
        note,
        ...(hasExamples ? [messages.illustrative] : []),
        ...(demonstration ? [messages.demonstration] : []),
      ],
    };
  });
  return composeMail(
    {
      to: { email: row.email, name: row.contactName, isConfirmed: false },
      serviceName,
      subjectEnd: groupReference(row.reference),
      template: `declaration-${news}`,
    },
    parts,
  );
}

function linesIn({ lines }: DeclarationRow, language: Language): (readonly [string, string])[] {
  return lines.map(({ name, quantity, unitAmountKobo, amountKobo }) => [
    name[language],
    `${grouped(quantity)} × ${formatNaira(unitAmountKobo)} = ${formatNaira(amountKobo)}`,
  ]);
}

function grouped(count: number): string {
  return new Intl.NumberFormat('en-NG').format(count);
}
