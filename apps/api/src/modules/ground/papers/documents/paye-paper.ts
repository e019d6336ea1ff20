import type { Language } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { hairline, ink, type Pdf, registerFonts, write } from '../../../../platform/documents/ink.ts';
import type { Issuer } from './document-content.ts';
import { documentMessages } from './document-messages.ts';
import { drawCode, drawMark } from './drawings.ts';
import { statementMessages } from './statement-messages.ts';

export interface PaperRequest {
  readonly language: Language;
  readonly issuer: Issuer;
}

export interface CertificateRequest extends PaperRequest {
  /** Absolute address that proves it; what the code carries. */
  readonly verificationUrl: string;
}

export const paper = { width: 595.28, height: 841.89, margin: 48 } as const;
export const left = paper.margin;
export const width = paper.width - 2 * paper.margin;
const codeSize = 124;
/** Above it a page is free for its facts. */
export const proofTop = paper.height - paper.margin - codeSize - 40;
/** A signature looks random already, so that one mask reads as well as another; searching took half of the time of a page. */
const codeMask = 0;
const small = { size: 8.5, colour: ink.muted } as const;

/** Without a page yet: the same bytes for the same facts, language and moment. */
export function newPaper(title: string, statedAt: string, { language, issuer }: PaperRequest): Pdf {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language === 'ha' ? 'ha-NG' : 'en-NG',
    displayTitle: true,
    info: { Title: title, Author: issuer.name, CreationDate: new Date(statedAt) },
  });
  registerFonts(pdf);
  return pdf;
}

/** Begins a page with who issued it and what it is; answers where its text goes on. */
export function drawHead(
  pdf: Pdf,
  { issuer, language }: PaperRequest,
  texts: { readonly title: string; readonly lead: string },
): number {
  pdf.addPage({ size: [paper.width, paper.height], margin: 0 });
  const top = paper.margin - 8;
  drawMark(pdf, left, top, 40);
  write(pdf, issuer.name, left + 52, top + 3, width - 52, { font: 'bold', size: 12.5 });
  write(pdf, issuer.address, left + 52, top + 22, width - 52, { size: 9.5, colour: ink.muted });
  let y = top + 54;
  hairline(pdf, left, y, width, ink.text, 1);
  if (issuer.demonstration) {
    y += 5;
    y += write(pdf, documentMessages[language].demonstration, left, y, width, {
      ...small,
      font: 'bold',
      align: 'center',
    });
  }
  y += 16;
  y += write(pdf, texts.title, left, y, width, { font: 'bold', size: 18 }) + 2;
  return y + write(pdf, texts.lead, left, y, width, { size: 9.5, colour: ink.muted }) + 14;
}

/** A name that an organisation gave itself says so until an office has confirmed it, as on a bill. */
export function nameOnPaper(name: string, isUnconfirmed: boolean | undefined, language: Language): string {
  return isUnconfirmed ? `${name} (${documentMessages[language].unconfirmed})` : name;
}

export type Facts = readonly (readonly [string, string])[];

/** Where facts stand, and how much of that is for their labels. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly labels: number;
}
const wholeWidth: Column = { x: left, width, labels: 200 };

export function drawFacts(pdf: Pdf, facts: Facts, y: number, { x, width: room, labels }: Column = wholeWidth): number {
  let top = y;
  for (const [label, value] of facts) {
    write(pdf, label, x, top, labels - 10, { size: 9.5, colour: ink.muted });
    top += Math.max(write(pdf, value, x + labels, top, room - labels, { size: 10 }), 13) + 3;
  }
  return top;
}

/** At the foot of the page. */
export function drawProof(
  pdf: Pdf,
  { language, issuer, verificationUrl }: CertificateRequest,
  { scan, statedAt }: { readonly scan: string; readonly statedAt: string },
): void {
  const top = proofTop;
  hairline(pdf, left, top, width);
  drawCode(pdf, verificationUrl, left, top + 16, codeSize, codeMask);
  const x = left + codeSize + 20;
  const textWidth = width - codeSize - 20;
  let line = top + 16;
  line += write(pdf, scan, x, line, textWidth, { font: 'bold', size: 11 }) + 3;
  const host = issuer.portalOrigin.replace(/^https?:\/\//, '');
  const { verifyAt } = statementMessages[language];
  line += write(pdf, `${verifyAt} ${host}/receipt-verification`, x, line, textWidth, { size: 9 }) + 4;
  line += write(pdf, documentMessages[language].signed, x, line, textWidth, small) + 4;
  write(pdf, `${documentMessages[language].printedOn} ${printedMoment(statedAt, language)}`, x, line, textWidth, small);
}
