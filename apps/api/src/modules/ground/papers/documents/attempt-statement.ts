import {
  type AttemptHop,
  type AttemptState,
  attemptNextWords,
  attemptWords,
  formatNaira,
  groupReference,
  hopWords,
  type Language,
  nairaDigits,
  type OwnAttempt,
} from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import {
  hairline,
  heightOf,
  ink,
  type Pdf,
  registerFonts,
  write,
  writeAmount,
} from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import type { Issuer } from './document-content.ts';
import { documentMessages } from './document-messages.ts';
import { drawCode, drawMark } from './drawings.ts';
import { statementMessages } from './statement-messages.ts';

export interface StatementRequest {
  readonly language: Language;
  readonly issuer: Issuer;
  /** Who paid or tried to: the payer named on the bill. */
  readonly payer: string;
  /** Absolute address that proves it; what the code carries. */
  readonly verificationUrl: string;
}

const page = { width: 595.28, height: 841.89, margin: 48 } as const;
const left = page.margin;
const width = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 24;
const codeSize = 118;
const small = { size: 8.5, colour: ink.muted } as const;

/** What happened to one attempt to pay, on A4: the same bytes for the same attempt, language and moment. */
export async function renderAttemptStatement(own: OwnAttempt, request: StatementRequest): Promise<Uint8Array> {
  const { language, issuer } = request;
  const texts = statementMessages[language];
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language === 'ha' ? 'ha-NG' : 'en-NG',
    displayTitle: true,
    info: { Title: texts.title, Author: issuer.name, CreationDate: new Date(own.asOf) },
  });
  registerFonts(pdf);
  addPage(pdf);
  let y = drawHead(pdf, request);
  y = drawFacts(pdf, own, request, y);
  y = drawNext(pdf, own, language, y);
  y = drawHops(pdf, own.hops, language, y);
  drawProof(pdf, request, y);
  numberPages(pdf, own, language);
  return bytesOf(pdf);
}

function addPage(pdf: Pdf): void {
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
}

function drawHead(pdf: Pdf, { issuer, language }: StatementRequest): number {
  const texts = statementMessages[language];
  const top = page.margin - 8;
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

function drawFacts(pdf: Pdf, own: OwnAttempt, { language, payer }: StatementRequest, y: number): number {
  const texts = statementMessages[language];
  const { attempt, askedTimes, askedAt, askAgainAt, begunBy, asOf } = own;
  const paper = documentMessages[language];
  writeAmount(pdf, nairaDigits(attempt.amountKobo), left, y, width, { size: 26 });
  let top = y + 42;
  const moment = (at: string) => printedMoment(at, language);
  const facts: readonly (readonly [string, string])[] = [
    [texts.status, attemptWords[attempt.status as AttemptState][language]],
    [texts.statedAt, moment(asOf)],
    [paper.billTo, payer],
    [texts.purpose, attempt.heads],
    [paper.billReference, groupReference(attempt.billReference)],
    [texts.gateway, attempt.gateway],
    [paper.providerReference, attempt.reference ? groupReference(attempt.reference) : texts.noReference],
    ...(attempt.receiptNumber ? [[paper.receiptNumber, attempt.receiptNumber] as const] : []),
    [texts.startedAt, moment(attempt.startedAt)],
    ...(begunBy === null ? [] : [[paper.paymentBegunBy, begunBy] as const]),
    ...(askedAt
      ? ([
          [texts.asked, texts.times(askedTimes)],
          [texts.askedAt, moment(askedAt)],
        ] as const)
      : []),
    ...(askAgainAt && attempt.status !== 'paid' ? [[texts.askAgainAt, moment(askAgainAt)] as const] : []),
  ];
  for (const [label, value] of facts) {
    write(pdf, label, left, top, 150, { size: 9.5, colour: ink.muted });
    top += Math.max(write(pdf, value, left + 160, top, width - 160, { size: 10 }), 13) + 3;
  }
  return top + 8;
}

function drawNext(pdf: Pdf, { attempt }: OwnAttempt, language: Language, y: number): number {
  const words = attemptNextWords[attempt.status as AttemptState][language];
  const top = y + write(pdf, statementMessages[language].next, left, y, width, { font: 'bold', size: 11 }) + 3;
  return top + write(pdf, words, left, top, width, { size: 10 }) + 14;
}

function drawHops(pdf: Pdf, hops: readonly AttemptHop[], language: Language, y: number): number {
  let top = y + write(pdf, statementMessages[language].steps, left, y, width, { font: 'bold', size: 11 }) + 6;
  for (const hop of hops) {
    const more = [
      hop.reference && groupReference(hop.reference),
      hop.amountKobo !== null && formatNaira(hop.amountKobo),
    ];
    const text = [hopWords(hop)[language], ...more.filter(Boolean)].join(' · ');
    const height = heightOf(pdf, text, width - 150, { size: 9.5 });
    if (top + height > bottom) {
      addPage(pdf);
      top = page.margin;
    }
    write(pdf, printedMoment(hop.at, language), left, top, 140, { size: 9.5, colour: ink.muted });
    write(pdf, text, left + 150, top, width - 150, { size: 9.5 });
    top += height + 4;
  }
  return top + 10;
}

function drawProof(pdf: Pdf, { language, issuer, verificationUrl }: StatementRequest, y: number): void {
  const texts = statementMessages[language];
  let top = y;
  if (top + codeSize + 16 > bottom) {
    addPage(pdf);
    top = page.margin;
  }
  hairline(pdf, left, top, width);
  drawCode(pdf, verificationUrl, left, top + 16, codeSize);
  const x = left + codeSize + 20;
  const textWidth = width - codeSize - 20;
  let line = top + 16;
  line += write(pdf, texts.scan, x, line, textWidth, { font: 'bold', size: 11 }) + 3;
  const host = issuer.portalOrigin.replace(/^https?:\/\//, '');
  line += write(pdf, `${texts.verifyAt} ${host}/receipt-verification`, x, line, textWidth, { size: 9 }) + 4;
  write(pdf, documentMessages[language].signed, x, line, textWidth, small);
}

function numberPages(pdf: Pdf, { attempt, asOf }: OwnAttempt, language: Language): void {
  const paper = documentMessages[language];
  const { start, count } = pdf.bufferedPageRange();
  const line = `${paper.printedOn} ${printedMoment(asOf, language)} · ${groupReference(attempt.billReference)}`;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = page.height - 38;
    write(pdf, line, left, y, width - 100, { size: 8, colour: ink.muted });
    write(pdf, paper.page(index + 1, count), left + width - 100, y, 100, {
      size: 8,
      colour: ink.muted,
      align: 'right',
    });
  }
}
