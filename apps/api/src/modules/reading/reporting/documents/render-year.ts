import type { Language } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { move } from 'piscina';
import {
  hairline,
  heightOf,
  ink,
  type Pdf,
  registerFonts,
  type TextStyle,
  write,
} from '../../../../platform/documents/ink.ts';
import { type FiscalYear, type YearContent, type YearIssuer, type YearTable, yearContent } from './year-content.ts';

export interface YearOrder {
  readonly year: FiscalYear;
  readonly issuer: YearIssuer;
  readonly language: Language;
}

const page = { width: 595.28, height: 841.89, margin: 44 } as const;
const left = page.margin;
const width = page.width - 2 * page.margin;
const figureWidth = 112;

/** What a thread does. The bytes are handed over, not copied. */
export async function printYear(order: YearOrder) {
  return move(await renderYear(order));
}

/** The year on one page: the same bytes for the same figures and language. */
export function renderYear({ year, issuer, language }: YearOrder): Promise<Uint8Array<ArrayBuffer>> {
  const content = yearContent(year, issuer, language);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language === 'ha' ? 'ha-NG' : 'en-NG',
    displayTitle: true,
    info: { Title: content.title, Author: issuer.serviceName, CreationDate: new Date(year.asOf) },
  });
  registerFonts(pdf);
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  drawYear(pdf, content);
  return bytesOf(pdf);
}

function drawYear(pdf: Pdf, content: YearContent): void {
  let y = drawHead(pdf, content);
  write(pdf, content.heroLabel, left, y, width, { size: 9.5, colour: ink.muted });
  write(pdf, content.hero, left, y + 14, width, { font: 'bold', size: 26 });
  y += 52;
  for (const sentence of content.sentences) y += write(pdf, sentence, left, y, width, { size: 10.5 }) + 3;
  y += write(pdf, content.how, left, y + 2, width, { size: 8.5, colour: ink.muted }) + 12;
  y = drawFacts(pdf, content, y);
  for (const table of content.tables) y = drawTable(pdf, table, y);
  const foot = page.height - page.margin - 12;
  hairline(pdf, left, foot - 6, width);
  write(pdf, content.foot, left, foot, width, { size: 8, colour: ink.muted });
}

function drawHead(pdf: Pdf, { issuer, title, texts }: YearContent): number {
  const top = page.margin - 6;
  write(pdf, issuer.serviceName, left, top, 330, { font: 'bold', size: 12 });
  write(pdf, title.toUpperCase(), left + 330, top, width - 330, { font: 'bold', size: 13, align: 'right', spacing: 1 });
  hairline(pdf, left, top + 24, width, ink.text, 1);
  if (!issuer.demonstration) return top + 36;
  pdf.rect(left, top + 24, width, 16).fill(ink.ground);
  write(pdf, texts.demonstration, left, top + 28, width, {
    font: 'bold',
    size: 7.5,
    colour: ink.muted,
    align: 'center',
    spacing: 0.6,
  });
  return top + 52;
}

function drawFacts(pdf: Pdf, { facts }: YearContent, y: number): number {
  hairline(pdf, left, y, width);
  const cell = width / facts.length;
  const heights = facts.map(([label, value, before], index) => {
    const x = left + index * cell;
    let height = 10 + write(pdf, label, x, y + 10, cell - 8, { size: 8, colour: ink.muted });
    height += write(pdf, value, x, y + height, cell - 8, { font: 'bold', size: 9 });
    return height + (before === '' ? 0 : write(pdf, before, x, y + height, cell - 8, { size: 7.5, colour: ink.muted }));
  });
  return y + Math.max(...heights) + 10;
}

function drawTable(pdf: Pdf, { title, columns, rows, none }: YearTable, y: number): number {
  write(pdf, title, left, y, width, { font: 'bold', size: 10.5 });
  let top = y + 17;
  if (rows.length === 0) return top + write(pdf, none ?? '', left, top, width, { size: 9, colour: ink.muted }) + 10;
  const nameWidth = width - figureWidth * (columns.length - 1);
  const xOf = (column: number) => (column === 0 ? left : left + nameWidth + (column - 1) * figureWidth);
  const draw = (cells: readonly string[], style: { readonly size: number; readonly colour?: string }) => {
    const wide = (column: number) => (column === 0 ? nameWidth - 8 : figureWidth);
    const texts = cells.map((cell, column) => inOneLine(pdf, cell, wide(column), style));
    texts.forEach((cell, column) => {
      write(pdf, cell, xOf(column), top, wide(column), { ...style, align: column === 0 ? 'left' : 'right' });
    });
    top += 1.5 * style.size + 1.5;
  };
  draw(columns, { size: 8, colour: ink.muted });
  hairline(pdf, left, top, width, ink.text, 0.75);
  top += 3;
  for (const row of rows) draw(row, { size: 8 });
  return top + 9;
}

/** A name that is too long ends in an ellipsis; figures are never cut, their columns hold the largest. */
function inOneLine(pdf: Pdf, text: string, most: number, style: TextStyle): string {
  let cut = text;
  while (cut.length > 1 && heightOf(pdf, cut, most, style) > 2 * style.size) cut = `${cut.slice(0, -2).trimEnd()}…`;
  return cut;
}

function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    pdf.end();
  });
}
