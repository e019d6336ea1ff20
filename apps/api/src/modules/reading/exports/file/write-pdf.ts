import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Column, Language } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { hairline, heightOf, ink, type Pdf, registerFonts, write } from '../../../../platform/documents/ink.ts';
import type { FileColumn } from '../data/cells.ts';
import type { FileHead } from '../domain/file-head.ts';
import { headWord } from '../domain/head-words.ts';

const page = { width: 841.89, height: 595.28, margin: 36 } as const;
const width = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 18;
const gap = 6;
const small = { size: 7.5 } as const;
const padding = 3;

/** How much of the line each kind takes, against the others. */
const weights: Readonly<Record<Column['kind'], number>> = {
  reference: 5,
  text: 6,
  kobo: 4,
  count: 2.5,
  share: 2.5,
  day: 3,
  moment: 4,
  choice: 4,
};
const rightKinds = new Set<Column['kind']>(['kobo', 'count', 'share']);

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Draws a table over as many A4 pages as it takes, across; a page is let go of when the next one begins. */
export async function writePdf(
  out: Writable,
  head: FileHead,
  columns: readonly FileColumn[],
  rows: AsyncIterable<readonly (string | null)[]>,
  {
    language,
    asOf,
    onRows,
  }: { readonly language: Language; readonly asOf: Date; readonly onRows: (count: number) => void },
): Promise<void> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: language === 'ha' ? 'ha-NG' : 'en-NG',
    displayTitle: true,
    info: { Title: head.title, CreationDate: asOf },
  });
  registerFonts(pdf);
  const places = placesOf(columns);
  await Promise.all([pipeline(pdf, out), draw()]);

  async function draw(): Promise<void> {
    try {
      const pages = { count: 0 };
      addPage(pdf, head, pages, language);
      let y = drawLabels(pdf, columns, places, drawHead(pdf, head));
      for await (const row of rows) {
        onRows(1);
        const height = rowHeight(pdf, row, places);
        if (y + height > bottom) {
          addPage(pdf, head, pages, language);
          y = drawLabels(pdf, columns, places, page.margin);
        }
        drawCells(pdf, row, places, y, ink.text);
        y += height;
        hairline(pdf, page.margin, y, width, ink.line, 0.4);
      }
      pdf.end();
    } catch (error) {
      pdf.destroy(error as Error);
    }
  }
}

function placesOf(columns: readonly FileColumn[]): Place[] {
  const sum = columns.reduce((all, { column }) => all + weights[column.kind], 0);
  let x: number = page.margin;
  return columns.map(({ column: { kind } }) => {
    const whole = (width * weights[kind]) / sum;
    const place: Place = { x, width: whole - gap, align: rightKinds.has(kind) ? 'right' : 'left' };
    x += whole;
    return place;
  });
}

function addPage(pdf: Pdf, head: FileHead, pages: { count: number }, language: Language): void {
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  pages.count += 1;
  const y = page.height - page.margin - 4;
  const style = { size: 7, colour: ink.muted } as const;
  write(pdf, head.title, page.margin, y, width / 2, style);
  write(pdf, `${headWord('page', language)} ${pages.count}`, page.margin + width / 2, y, width / 2, {
    ...style,
    align: 'right',
  });
}

function drawHead(pdf: Pdf, { title, lines }: FileHead): number {
  let y = page.margin + write(pdf, title, page.margin, page.margin, width, { font: 'bold', size: 14 }) + 6;
  for (const [label, value] of lines) {
    write(pdf, label, page.margin, y, 150, { size: 8, colour: ink.muted });
    y += Math.max(write(pdf, value, page.margin + 158, y, width - 158, { size: 8 }), 10) + 2;
  }
  return y + 8;
}

function drawLabels(pdf: Pdf, columns: readonly FileColumn[], places: readonly Place[], y: number): number {
  const labels = columns.map(({ label }) => label);
  drawCells(pdf, labels, places, y, ink.muted);
  const end = y + rowHeight(pdf, labels, places);
  hairline(pdf, page.margin, end, width, ink.text, 0.75);
  return end;
}

function rowHeight(pdf: Pdf, row: readonly (string | null)[], places: readonly Place[]): number {
  const heights = row.map((cell, index) => heightOf(pdf, cell ?? '', places[index]?.width ?? 0, small));
  return Math.max(10, ...heights) + 2 * padding;
}

function drawCells(
  pdf: Pdf,
  row: readonly (string | null)[],
  places: readonly Place[],
  y: number,
  colour: string,
): void {
  row.forEach((cell, index) => {
    const place = places[index];
    if (place && cell) write(pdf, cell, place.x, y + padding, place.width, { ...small, colour, align: place.align });
  });
}
