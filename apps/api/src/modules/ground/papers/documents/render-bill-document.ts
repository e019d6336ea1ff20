import type { Language, OpenBill } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { type Pdf, registerFonts } from '../../../../platform/documents/ink.ts';
import { drawA4 } from './a4-document.ts';
import { bytesOf } from './bytes-of.ts';
import { type DocumentContent, documentContent, type Issuer } from './document-content.ts';
import { drawVoidMark } from './drawings.ts';
import { drawSlip } from './slip-document.ts';

export interface DocumentRequest {
  readonly format: 'a4' | 'slip';
  readonly language: Language;
  readonly issuer: Issuer;
  readonly printedAt: Date;
}

/** The invoice or receipt as a PDF: the same bytes for the same bill, language and moment of printing. */
export async function renderBillDocument(openBill: OpenBill, request: DocumentRequest): Promise<Uint8Array> {
  const content = documentContent(openBill, request);
  const pdf = newPdf(content, request);
  if (request.format === 'a4') drawA4(pdf, content);
  else drawSlip(pdf, content, drawSlip(newPdf(content, request), content));
  if (request.issuer.isTest) markEveryPage(pdf, content.texts.testMark);
  return bytesOf(pdf);
}

/** Across what is drawn already: nobody cuts it off a corner. */
function markEveryPage(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    drawVoidMark(pdf, text);
  }
}

function newPdf({ title, issuer, code }: DocumentContent, { language, printedAt }: DocumentRequest): Pdf {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language === 'ha' ? 'ha-NG' : 'en-NG',
    displayTitle: true,
    info: { Title: `${title} ${code.reference}`, Author: issuer.name, CreationDate: printedAt },
  });
  registerFonts(pdf);
  return pdf;
}
