import type { Language } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { type Pdf, registerFonts } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { drawLetter } from './law-paper-letter.ts';
import type { LawPaperRequest, LawPaperToPrint } from './law-paper-writing.ts';
import { draftOf } from './tagged-ink.ts';

/** As large as fits one page; a longer letter goes over the page in the smallest (never smaller than that). */
const scales = [1, 0.95, 0.9] as const;
const inOrder: readonly Language[] = ['en', 'ha'];

/** English, and the Hausa copy behind it, each from a page of its own: the same bytes for the same paper. */
export async function renderLawPaper(paper: LawPaperToPrint, request: LawPaperRequest): Promise<Uint8Array> {
  const fitting = inOrder.map((language) => scales.find((scale) => pagesAt(paper, request, language, scale) === 1));
  const draft = draftOf(newLetter(paper, request));
  inOrder.forEach((language, at) => {
    drawLetter(draft, paper, request, { language, scale: fitting[at] ?? scales[scales.length - 1] ?? 1 });
  });
  draft.whole.end();
  return bytesOf(draft.pdf);
}

function pagesAt(paper: LawPaperToPrint, request: LawPaperRequest, language: Language, scale: number): number {
  const pdf = newLetter(paper, request);
  drawLetter(draftOf(pdf), paper, request, { language, scale });
  return pdf.bufferedPageRange().count;
}

function newLetter({ letter, number, issuedAt }: LawPaperToPrint, { issuer }: LawPaperRequest): Pdf {
  const pdf = new PDFDocument({
    ...{ autoFirstPage: false, bufferPages: true, pdfVersion: '1.7', tagged: true, lang: 'en-NG', displayTitle: true },
    info: { Title: `${letter.title.en} ${number}`, Author: issuer.name, CreationDate: new Date(issuedAt) },
  });
  registerFonts(pdf);
  return pdf;
}
