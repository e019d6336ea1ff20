import { hairline, heightOf, ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import type { DocumentContent, DocumentItem } from './document-content.ts';
import { drawCode, drawMark, drawStamp, drawVoidMark } from './drawings.ts';

const page = { width: 595.28, height: 841.89, margin: 48 } as const;
const left = page.margin;
const right = page.width - page.margin;
const width = right - left;
const bottom = page.height - page.margin;
const codeSize = 104;
const footHeight = codeSize + 20;
const factColumns = 4;

const titleSizes = [17, 15, 13, 11] as const;

const columns = {
  description: { x: left, width: 250 },
  quantity: { x: left + 258, width: 34 },
  rate: { x: left + 300, width: 90 },
  amount: { x: left + 398, width: width - 398 },
} as const;

const a4Size: [number, number] = [page.width, page.height];

/** The whole document on A4; long bills go on over as many pages as they need. */
export function drawA4(pdf: Pdf, content: DocumentContent): void {
  pdf.addPage({ size: a4Size, margin: 0 });
  if (content.stamp?.tone === 'bad' && content.isReceipt) drawVoidMark(pdf, content.stamp.text);
  let y = drawHead(pdf, content);
  y = drawAmount(pdf, content, y);
  y = drawParties(pdf, content, y);
  y = drawFacts(pdf, content, y);
  y = drawItems(pdf, content, y);
  y = drawTotal(pdf, content, y);
  drawFoot(pdf, content, y);
  numberPages(pdf, content);
}

function drawHead(pdf: Pdf, { issuer, title, texts }: DocumentContent): number {
  const top = page.margin - 8;
  drawMark(pdf, left, top, 40);
  write(pdf, issuer.name, left + 52, top + 3, 300, { font: 'bold', size: 12.5 });
  write(pdf, issuer.address, left + 52, top + 22, 300, { size: 9.5, colour: ink.muted });
  drawTitle(pdf, title.toUpperCase(), top + 8);
  let y = top + 54;
  hairline(pdf, left, y, width, ink.text, 1);
  if (issuer.demonstration) {
    pdf.rect(left, y, width, 18).fill(ink.ground);
    write(pdf, texts.demonstration, left, y + 4.5, width, {
      font: 'bold',
      size: 7.5,
      colour: ink.muted,
      align: 'center',
      spacing: 0.6,
    });
    y += 18;
    hairline(pdf, left, y, width);
  }
  return y + 24;
}

/** In one line: a long one in smaller letters. */
function drawTitle(pdf: Pdf, title: string, y: number): void {
  const style = { font: 'bold', align: 'right', spacing: 1.5 } as const;
  const titleWidth = width - 316;
  const fits = (size: number) => heightOf(pdf, title, titleWidth, { ...style, size }) < 2 * size;
  const size = titleSizes.find(fits) ?? Math.min(...titleSizes);
  write(pdf, title, right - titleWidth, y + (titleSizes[0] - size) / 2, titleWidth, { ...style, size });
}

function drawAmount(pdf: Pdf, content: DocumentContent, y: number): number {
  write(pdf, content.amountLabel, left, y, 300, { size: 9.5, colour: ink.muted });
  writeAmount(pdf, content.totalDigits, left, y + 14, 360, { size: 32 });
  const wordsHeight = write(pdf, content.amountInWords, left, y + 58, 330, { size: 9.5, colour: ink.muted });
  if (content.stamp) drawStamp(pdf, content.stamp, right - 10, y + 4, 25);
  return y + 58 + Math.max(wordsHeight, 14) + 20;
}

function drawParties(pdf: Pdf, { texts, payerLines, issuerLines }: DocumentContent, y: number): number {
  hairline(pdf, left, y, width);
  const half = width / 2 - 12;
  const heights = [
    drawParty(pdf, texts.billTo, payerLines, left, y + 14, half),
    drawParty(pdf, texts.billFrom, issuerLines, left + width / 2 + 12, y + 14, half),
  ];
  return y + 14 + Math.max(...heights) + 14;
}

function drawParty(
  pdf: Pdf,
  label: string,
  lines: readonly string[],
  x: number,
  y: number,
  partyWidth: number,
): number {
  write(pdf, label, x, y, partyWidth, { size: 8.5, colour: ink.muted });
  let height = 15;
  lines.forEach((line, index) => {
    const style = index === 0 ? ({ font: 'bold', size: 11 } as const) : ({ size: 9.5 } as const);
    height += write(pdf, line, x, y + height, partyWidth, style) + 1;
  });
  return height;
}

function drawFacts(pdf: Pdf, { facts, rrr, texts }: DocumentContent, y: number): number {
  hairline(pdf, left, y, width);
  let rowTop = y + 14;
  const cell = width / factColumns;
  for (let start = 0; start < facts.length; start += factColumns) {
    const row = facts.slice(start, start + factColumns);
    const label = { size: 8.5, colour: ink.muted } as const;
    const labelHeight = Math.max(...row.map((fact) => heightOf(pdf, fact.label, cell - 10, label)));
    const heights = row.map((fact, column) => {
      const x = left + column * cell;
      const [shift, size] = fact.monospaced ? [1, 8.6] : [0, 9.5];
      write(pdf, fact.label, x, rowTop, cell - 10, label);
      const style = { size, ...(fact.monospaced && { font: 'mono' as const }) };
      return write(pdf, fact.value, x, rowTop + labelHeight + 1 + shift, cell - 10, style);
    });
    rowTop += labelHeight + 1 + Math.max(...heights) + 10;
  }
  if (rrr === null) return rowTop + 6;
  const grouped = rrr.replace(/(\d{4})(?=\d)/g, '$1 ');
  pdf.roundedRect(left, rowTop, width, 48, 8).lineWidth(0.75).fillAndStroke(ink.ground, ink.line);
  write(pdf, texts.rrr, left + 14, rowTop + 9, 230, { size: 8.5, colour: ink.muted });
  write(pdf, grouped, left + 14, rowTop + 22, 230, { font: 'mono', size: 14 });
  write(pdf, texts.rrrHint, left + 250, rowTop + 12, width - 264, { size: 9 });
  return rowTop + 64;
}

function drawItems(pdf: Pdf, content: DocumentContent, y: number): number {
  let top = drawColumnHeads(pdf, content, y);
  for (const item of content.items) {
    const height = itemHeight(pdf, item);
    if (top + height > bottom - 20) {
      pdf.addPage({ size: a4Size, margin: 0 });
      top = drawColumnHeads(pdf, content, page.margin);
    }
    drawItem(pdf, item, top);
    top += height;
    hairline(pdf, left, top, width, ink.line, 0.5);
  }
  return top;
}

function drawColumnHeads(pdf: Pdf, { texts }: DocumentContent, y: number): number {
  const head = { size: 8.5, colour: ink.muted } as const;
  write(pdf, texts.description, columns.description.x, y, columns.description.width, head);
  write(pdf, texts.quantity, columns.quantity.x, y, columns.quantity.width, { ...head, align: 'right' });
  write(pdf, `${texts.rate} (₦)`, columns.rate.x, y, columns.rate.width, { ...head, align: 'right' });
  write(pdf, `${texts.amount} (₦)`, columns.amount.x, y, columns.amount.width, { ...head, align: 'right' });
  hairline(pdf, left, y + 15, width, ink.text, 0.75);
  return y + 15;
}

const describing = { font: 'bold', size: 10 } as const;
const narrating = { size: 9, colour: ink.muted } as const;

function itemHeight(pdf: Pdf, { description, narration }: DocumentItem): number {
  const descriptionHeight = heightOf(pdf, description, columns.description.width, describing);
  const narrationHeight = narration === '' ? 0 : heightOf(pdf, narration, columns.description.width, narrating) + 2;
  return descriptionHeight + narrationHeight + 16;
}

function drawItem(pdf: Pdf, item: DocumentItem, y: number): void {
  const top = y + 8;
  const height = write(pdf, item.description, columns.description.x, top, columns.description.width, describing);
  if (item.narration !== '') {
    write(pdf, item.narration, columns.description.x, top + height + 2, columns.description.width, narrating);
  }
  write(pdf, item.quantity, columns.quantity.x, top, columns.quantity.width, { size: 10, align: 'right' });
  write(pdf, item.rate, columns.rate.x, top, columns.rate.width, { size: 10, align: 'right' });
  write(pdf, item.amount, columns.amount.x, top, columns.amount.width, { size: 10, align: 'right' });
}

function drawTotal(pdf: Pdf, { texts, totalDigits }: DocumentContent, y: number): number {
  let top = y + 12;
  if (top + 30 > bottom - 20) {
    pdf.addPage({ size: a4Size, margin: 0 });
    top = page.margin;
  }
  write(pdf, texts.total, columns.quantity.x, top + 3, 90, { font: 'bold', size: 11 });
  writeAmount(pdf, totalDigits, columns.rate.x, top, right - columns.rate.x, { size: 15, align: 'right' });
  hairline(pdf, columns.quantity.x, top + 24, right - columns.quantity.x, ink.text, 1);
  return top + 38;
}

/** Code, short reference and small print stand at the foot of the last page. */
function drawFoot(pdf: Pdf, content: DocumentContent, y: number): void {
  if (y > bottom - footHeight) pdf.addPage({ size: a4Size, margin: 0 });
  const { code, texts, notes, isReceipt } = content;
  const top = bottom - footHeight;
  hairline(pdf, left, top, width);
  drawCode(pdf, code.content, left, top + 16, codeSize);
  const x = left + codeSize + 20;
  const textWidth = right - x;
  let line = top + 16;
  line += write(pdf, code.caption, x, line, textWidth, { font: 'bold', size: 11 }) + 3;
  line += write(pdf, `${texts.verifyAt} ${code.address}`, x, line, textWidth, { size: 9 }) + 4;
  line += write(pdf, code.reference, x, line, textWidth, { font: 'mono', size: 12 }) + 6;
  for (const warning of content.warnings) {
    line += write(pdf, warning, x, line, textWidth, { font: 'bold', size: 9, colour: ink.red }) + 2;
  }
  for (const note of [...(isReceipt ? [texts.signed] : []), ...notes])
    line += write(pdf, note, x, line, textWidth, { size: 8.5, colour: ink.muted }) + 2;
}

function numberPages(pdf: Pdf, { texts, printedOn, code }: DocumentContent): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = page.height - 38;
    const small = { size: 8, colour: ink.muted } as const;
    write(pdf, `${printedOn} · ${code.reference}`, left, y, width / 2 + 60, small);
    write(pdf, texts.page(index + 1, count), right - 160, y, 160, { ...small, align: 'right' });
  }
}
