import { groupReference, type Language, type MemberKind } from '@portal/contracts';
import { hairline, ink, write } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { documentMessages } from './document-messages.ts';
import { drawCode, drawMark } from './drawings.ts';
import { memberCardMessages, type OfficerRole } from './member-card-messages.ts';
import { newPaper, type PaperRequest } from './paye-paper.ts';

interface CardFacts {
  readonly name: string;
  /** As it stands in the register; the card shows it in groups. */
  readonly code: string;
  readonly validUntil: string;
  readonly statedAt: string;
}

interface NetworkCard extends CardFacts {
  readonly kind: MemberKind;
  readonly lga: string;
  /** Whom a collector works for. */
  readonly employer: string | null;
}

interface OfficerCard extends CardFacts {
  readonly kind: 'officer';
  readonly role: OfficerRole;
  readonly office: string;
  /** A square JPEG; absent: they have put none beside their name. */
  readonly photo: Uint8Array | null;
}

export type MemberCard = NetworkCard | OfficerCard;

/** Of a bank card (ISO/IEC 7810 ID-1), 85.6 × 54 mm. */
const card = { width: 242.65, height: 153.07, margin: 11 } as const;
const codeSize = 64;
const photoSize = 46;

/** The card that somebody carries who meets taxpayers; whoever scans it learns what it is worth that day. */
export async function renderMemberCard(member: MemberCard, request: PaperRequest): Promise<Uint8Array> {
  const { issuer, language } = request;
  const texts = memberCardMessages[language];
  const title = texts.title[member.kind === 'officer' ? member.role : member.kind];
  const photo = member.kind === 'officer' ? member.photo : null;
  const pdf = newPaper(title, member.statedAt, request);
  pdf.addPage({ size: [card.width, card.height], margin: 0 });
  const { margin } = card;
  const width = card.width - 2 * margin;
  drawMark(pdf, margin, margin, 22);
  write(pdf, issuer.name, margin + 28, margin, width - 28, { font: 'bold', size: 7.5 });
  write(pdf, title, margin + 28, margin + 12, width - 28, { size: 7, colour: ink.muted });
  hairline(pdf, margin, margin + 27, width, ink.green, 1);
  const top = margin + 34;
  const side = photo ? photoSize + 6 : 0;
  if (photo) pdf.image(Buffer.from(photo), margin, top + 2, { width: photoSize, height: photoSize });
  const left = margin + side;
  const column = width - codeSize - 10 - side;
  let y = top;
  // Beside a photo the column is half as wide.
  y += write(pdf, member.name.slice(0, 60), left, y, column, { font: 'bold', size: photo ? 8.5 : 10.5 }) + 2;
  y += write(pdf, groupReference(member.code), left, y, column, { font: 'mono', size: photo ? 7.5 : 9 }) + 3;
  for (const line of linesOf(member, language)) y += write(pdf, line, left, y, column, { size: 6.5 }) + 1;
  const verificationUrl = `${issuer.portalOrigin}/agent-network/verify?code=${member.code}`;
  drawCode(pdf, verificationUrl, card.width - margin - codeSize, margin + 36, codeSize);
  const check = member.kind === 'officer' ? texts.checkOfficer : texts.check;
  const foot = issuer.demonstration ? documentMessages[language].demonstration : check;
  write(pdf, foot, margin, card.height - margin - 14, width, { size: 5.8, colour: ink.muted });
  return bytesOf(pdf);
}

function linesOf(member: MemberCard, language: Language): string[] {
  const validUntil = `${memberCardMessages[language].validUntil} ${member.validUntil.split('-').reverse().join('/')}`;
  if (member.kind === 'officer') return [member.office.slice(0, 60), validUntil];
  const { employer, lga } = member;
  return [...(employer ? [employer.slice(0, 80)] : []), lga, validUntil];
}
