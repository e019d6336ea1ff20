import { groupReference, type Language, type MemberKind } from '@portal/contracts';
import { hairline, ink, write } from '../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { documentMessages } from './document-messages.ts';
import { drawCode, drawMark } from './drawings.ts';
import { memberCardMessages } from './member-card-messages.ts';
import { type CertificateRequest, newPaper } from './paye-paper.ts';

export interface MemberCard {
  readonly kind: MemberKind;
  readonly name: string;
  /** As it stands in the register; the card shows it in groups. */
  readonly code: string;
  readonly lga: string;
  /** Whom a collector works for. */
  readonly employer: string | null;
  readonly validUntil: string;
  readonly statedAt: string;
}

/** Of a bank card (ISO/IEC 7810 ID-1), 85.6 × 54 mm. */
const card = { width: 242.65, height: 153.07, margin: 11 } as const;
const codeSize = 64;

/** The card that an agent or a collector carries; whoever scans it learns what it is worth that day. */
export async function renderMemberCard(member: MemberCard, request: CertificateRequest): Promise<Uint8Array> {
  const { issuer, language, verificationUrl } = request;
  const texts = memberCardMessages[language];
  const pdf = newPaper(texts.title[member.kind], member.statedAt, request);
  pdf.addPage({ size: [card.width, card.height], margin: 0 });
  const { margin } = card;
  const width = card.width - 2 * margin;
  drawMark(pdf, margin, margin, 22);
  write(pdf, issuer.name, margin + 28, margin, width - 28, { font: 'bold', size: 7.5 });
  write(pdf, texts.title[member.kind], margin + 28, margin + 12, width - 28, { size: 7, colour: ink.muted });
  hairline(pdf, margin, margin + 27, width, ink.green, 1);
  const column = width - codeSize - 10;
  let y = margin + 34;
  y += write(pdf, member.name.slice(0, 60), margin, y, column, { font: 'bold', size: 10.5 }) + 2;
  y += write(pdf, groupReference(member.code), margin, y, column, { font: 'mono', size: 9 }) + 3;
  for (const line of linesOf(member, language)) y += write(pdf, line, margin, y, column, { size: 6.5 }) + 1;
  drawCode(pdf, verificationUrl, card.width - margin - codeSize, margin + 36, codeSize);
  const foot = issuer.demonstration ? documentMessages[language].demonstration : texts.check;
  write(pdf, foot, margin, card.height - margin - 14, width, { size: 5.8, colour: ink.muted });
  return bytesOf(pdf);
}

function linesOf({ employer, lga, validUntil }: MemberCard, language: Language): string[] {
  const texts = memberCardMessages[language];
  return [
    ...(employer ? [employer.slice(0, 80)] : []),
    lga,
    `${texts.validUntil} ${validUntil.split('-').reverse().join('/')}`,
  ];
}
