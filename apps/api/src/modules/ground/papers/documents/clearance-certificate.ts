import { groupReference, type Language } from '@portal/contracts';
import { printedDate, printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { hairline, heightOf, ink, type Pdf, write } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { type ClearanceMessages, clearanceMessages } from './clearance-messages.ts';
import { drawYears, type YearOnPaper } from './clearance-years.ts';
import { documentMessages } from './document-messages.ts';
import { drawCode, drawMark, drawRosette } from './drawings.ts';
import { type CertificateRequest, left, newPaper, paper, width } from './paye-paper.ts';

/** What stands on a tax clearance certificate. */
export interface ClearanceCertificate {
  readonly number: string;
  readonly holder: string;
  readonly tpui: string;
  readonly office: string | null;
  readonly years: readonly number[];
  readonly issuedAt: string;
  readonly issuedBy: 'portal' | 'person';
  /** Last day. */
  readonly validUntil: string;
  /** Null: the holder shows none. */
  readonly figures: readonly YearOnPaper[] | null;
}

const codeSize = 124;
const bottom = paper.height - paper.margin;
const footTop = bottom - codeSize - 34;
/** A signature looks random already: searching for the mask that reads best would take half of the time of the page. */
const codeMask = 0;
const nameSizes = [20, 17, 14, 12] as const;
const mostNameLines = 2;
const small = { size: 8.5, colour: ink.muted } as const;

/** A tax clearance certificate on one page of A4: the same bytes for the same facts and language. */
export async function renderClearanceCertificate(
  certificate: ClearanceCertificate,
  request: CertificateRequest,
): Promise<Uint8Array> {
  const texts = clearanceMessages[request.language];
  const pdf = newPaper(texts.title, certificate.issuedAt, request);
  pdf.addPage({ size: [paper.width, paper.height], margin: 0 });
  drawRosette(pdf, paper.width - 80, 232, 96);
  drawIssuer(pdf, certificate, request, texts);
  let y = 122;
  y += write(pdf, texts.title, left, y, width, { font: 'bold', size: 27 }) + 4;
  const years = listOf(certificate.years, texts);
  y += write(pdf, texts.forYears(years), left, y, width, { size: 12 }) + 40;
  y = drawHolder(pdf, certificate, texts, y) + 30;
  y += write(pdf, texts.has, left, y, width, { size: 14, lineGap: 4 }) + 26;
  drawYears(pdf, certificate, texts, y);
  drawFoot(pdf, certificate, request, texts);
  return bytesOf(pdf);
}

function listOf(years: readonly number[], { and }: ClearanceMessages): string {
  const [last, ...before] = [...years].reverse();
  return before.length === 0 ? String(last) : `${before.reverse().join(', ')} ${and} ${last}`;
}

function drawIssuer(
  pdf: Pdf,
  { number, office }: ClearanceCertificate,
  { issuer, language }: CertificateRequest,
  texts: ClearanceMessages,
): void {
  const top = paper.margin - 8;
  const half = width / 2 - 20;
  drawMark(pdf, left, top, 36);
  write(pdf, issuer.name, left + 48, top + 1, half - 48, { font: 'bold', size: 10.5 });
  const address = office === null ? issuer.address : `${office}, ${issuer.address}`;
  write(pdf, address, left + 48, top + 28, half - 48, small);
  const right = { align: 'right' } as const;
  write(pdf, groupReference(number), left + half, top + 4, width - half, { ...right, font: 'mono', size: 12 });
  write(pdf, texts.law, left + half, top + 22, width - half, { ...small, ...right });
  hairline(pdf, left, top + 48, width, ink.text, 1.5);
  if (!issuer.demonstration) return;
  const warning = { ...small, font: 'bold', align: 'center' } as const;
  write(pdf, documentMessages[language].demonstration, left, top + 54, width, warning);
}

/** A long name is written smaller before it goes over a third line. */
function drawHolder(pdf: Pdf, { holder, tpui }: ClearanceCertificate, texts: ClearanceMessages, from: number): number {
  const room = width - 90;
  const fits = (size: number) =>
    heightOf(pdf, holder, room, { font: 'bold', size }) < (mostNameLines + 0.5) * size * 1.25;
  const size = nameSizes.find(fits) ?? nameSizes[nameSizes.length - 1] ?? 12;
  let y = from + write(pdf, texts.certify, left, from, room, { size: 10, colour: ink.muted }) + 2;
  y += write(pdf, holder, left, y, room, { font: 'bold', size }) + 3;
  return y + write(pdf, `${texts.tpui} ${tpui}`, left, y, room, { size: 10.5 });
}

function drawFoot(
  pdf: Pdf,
  certificate: ClearanceCertificate,
  { issuer, language, verificationUrl }: CertificateRequest,
  texts: ClearanceMessages,
): void {
  drawCode(pdf, verificationUrl, left + width - codeSize, footTop, codeSize, codeMask);
  const room = width - codeSize - 30;
  let y = footTop;
  for (const [label, value] of factsOf(certificate, language, texts)) {
    write(pdf, label, left, y, 100, { size: 10.5, colour: ink.muted });
    y += write(pdf, value, left + 110, y, room - 110, { font: 'bold', size: 10.5 }) + 5;
  }
  const address = `${issuer.portalOrigin.replace(/^https?:\/\//, '')}/receipt-verification`;
  y += 8;
  y += write(pdf, texts.photocopy(address), left, y, room, { size: 9 }) + 4;
  write(pdf, documentMessages[language].signed, left, y, room, small);
  hairline(pdf, left, bottom - 16, width, ink.text, 1);
  const foot = { size: 8, colour: ink.muted } as const;
  write(pdf, issuer.name, left, bottom - 10, width / 2, foot);
  const page = `${groupReference(certificate.number)} · ${documentMessages[language].page(1, 1)}`;
  write(pdf, page, left + width / 2, bottom - 10, width / 2, { ...foot, align: 'right' });
}

function factsOf(
  { issuedAt, validUntil, issuedBy }: ClearanceCertificate,
  language: Language,
  texts: ClearanceMessages,
) {
  return [
    [texts.issued, printedMoment(issuedAt, language)],
    [texts.validUntil, printedDate(validUntil, language)],
    [texts.approved, issuedBy === 'portal' ? texts.byRules : texts.byPerson],
  ] as const;
}
