import { formatNaira, groupBillReference, type Language, languages, type Receipt } from '@portal/contracts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { BillRecord } from '../../billing/index.ts';
import { printedMoment } from '../documents/document-dates.ts';
import { mailMessages } from './mail-messages.ts';

export interface MailSender {
  readonly name: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

interface Section {
  readonly greeting: string;
  readonly intro: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly openReceipt: string;
  readonly download: string;
  readonly keep: string;
  readonly demonstration: string;
}

/** The receipt by e-mail, in English and in Hausa: which of them the payer reads is not known here. */
export function receiptMail(bill: BillRecord, receipt: Receipt, sender: MailSender): Mail {
  const sections = languages.map((language) => sectionOf(bill, receipt, sender, language));
  const pdf = new URL('/api/v1/bills/document', sender.portalOrigin);
  pdf.search = new URLSearchParams({ billReference: bill.reference, signedReceipt: receipt.signedReceipt }).toString();
  const links = { receipt: receipt.verificationUrl, pdf: pdf.href };
  return {
    to: bill.payer.email,
    subject: `${mailMessages.en.subject} / ${mailMessages.ha.subject}: ${receipt.receiptNumber}`,
    text: sections.map((section) => textOf(section, links)).join(`\n\n${'—'.repeat(20)}\n\n`),
    html: htmlOf(sections, links, sender),
  };
}

function sectionOf(bill: BillRecord, receipt: Receipt, sender: MailSender, language: Language): Section {
  const texts = mailMessages[language];
  return {
    greeting: texts.greeting(receiptName(bill)),
    intro: texts.intro(formatNaira(receipt.amountKobo), sender.name),
    rows: [
      [texts.receiptNumber, receipt.receiptNumber],
      [texts.billReference, groupBillReference(bill.reference)],
      [texts.paidFor, bill.lines.map(({ description }) => description).join(', ')],
      [texts.amount, formatNaira(receipt.amountKobo)],
      [texts.paidOn, printedMoment(receipt.paidAt, language)],
    ],
    openReceipt: texts.openReceipt,
    download: texts.download,
    keep: texts.keep,
    demonstration: sender.demonstration ? texts.demonstration : '',
  };
}

function receiptName({ receipt, payer }: BillRecord): string {
  return receipt?.payerName ?? `${payer.firstName} ${payer.lastName}`.trim();
}

interface Links {
  readonly receipt: string;
  readonly pdf: string;
}

function textOf(section: Section, links: Links): string {
  return [
    section.greeting,
    section.intro,
    section.rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${section.openReceipt}: ${links.receipt}`,
    `${section.download}: ${links.pdf}`,
    section.keep,
    section.demonstration,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function htmlOf(sections: readonly Section[], links: Links, { name }: MailSender): string {
  const body = sections.map((section) => sectionHtml(section, links)).join(rule);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F7F5EF;color:#14231C;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #D9DED9;border-radius:12px">
<p style="margin:0 0 16px;font-weight:650">${escaped(name)}</p>
${body}
</div></body></html>`;
}

const rule = '<hr style="margin:32px 0;border:0;border-top:1px solid #D9DED9">';

function sectionHtml(
  { greeting, intro, rows, openReceipt, download, keep, demonstration }: Section,
  links: Links,
): string {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#51625A;vertical-align:top">${escaped(label)}</td><td style="padding:6px 0">${escaped(value)}</td></tr>`,
    )
    .join('');
  const notes = [keep, demonstration].filter((note) => note !== '');
  return `<p style="margin:0 0 12px">${escaped(greeting)}</p>
<p style="margin:0 0 16px">${escaped(intro)}</p>
<table role="presentation" style="border-collapse:collapse;font-variant-numeric:tabular-nums">${cells}</table>
<p style="margin:20px 0"><a href="${escaped(links.receipt)}" style="display:inline-block;padding:12px 20px;background:#0E6B45;color:#FFFFFF;border-radius:8px;text-decoration:none">${escaped(openReceipt)}</a></p>
<p style="margin:0 0 16px"><a href="${escaped(links.pdf)}" style="color:#0E6B45">${escaped(download)}</a></p>
${notes.map((note) => `<p style="margin:0 0 8px;color:#51625A;font-size:14px">${escaped(note)}</p>`).join('')}`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
