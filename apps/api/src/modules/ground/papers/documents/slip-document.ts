import { hairline, ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import type { DocumentContent, DocumentItem } from './document-content.ts';
import { drawCode, drawMark, drawStamp } from './drawings.ts';

/** 80 mm paper; printers of that kind reach about 72 mm of it. */
const paperWidth = 226.77;
const left = 13;
const width = paperWidth - left * 2;
/** Longer than any bill; the first pass only measures. */
const measuringHeight = 14_000;

/** Draws the slip and answers its height; call it twice, first to measure. */
export function drawSlip(pdf: Pdf, content: DocumentContent, paperHeight = measuringHeight): number {
  pdf.addPage({ size: [paperWidth, paperHeight], margin: 0 });
  const { texts, code, issuer } = content;
  let y = drawHead(pdf, content);
  y += write(pdf, content.amountLabel, left, y, width, { size: 8.5, colour: ink.muted, align: 'center' }) + 1;
  const size = 23;
  const amountWidth = pdf.font('bold').fontSize(size).widthOfString(`₦ ${content.totalDigits}`);
  writeAmount(pdf, content.totalDigits, left + (width - amountWidth) / 2, y, width, { size });
  y += 32;
  y += write(pdf, content.amountInWords, left, y, width, { size: 8, align: 'center' }) + 6;
  if (content.stamp) {
    drawStamp(pdf, content.stamp, left + width / 2 + stampHalf(pdf, content.stamp.text), y + 4, 18);
    y += 56;
  }
  y = drawRule(pdf, y);
  y += write(pdf, texts.billTo, left, y, width, { size: 7.5, colour: ink.muted }) + 1;
  content.payerLines.forEach((line, index) => {
    y += write(pdf, line, left, y, width, { size: 8.5, ...(index === 0 && { font: 'bold' as const }) }) + 1;
  });
  y = drawRule(pdf, y + 5);
  for (const fact of content.facts) y = drawFact(pdf, fact.label, fact.value, fact.monospaced === true, y);
  if (content.rrr !== null) {
    y = drawFact(pdf, 'RRR', content.rrr.replace(/(\d{4})(?=\d)/g, '$1 '), true, y);
  }
  y = drawRule(pdf, y + 4);
  for (const item of content.items) y = drawItem(pdf, item, y);
  y = drawRule(pdf, y + 1);
  write(pdf, texts.total, left, y + 1, 70, { font: 'bold', size: 10 });
  writeAmount(pdf, content.totalDigits, left, y, width, { size: 12, align: 'right' });
  y = drawRule(pdf, y + 21);
  const codeSize = width - 30;
  drawCode(pdf, code.content, left + 15, y + 6, codeSize);
  y += codeSize + 14;
  y += write(pdf, code.caption, left, y, width, { font: 'bold', size: 9, align: 'center' }) + 2;
  y += write(pdf, code.reference, left, y, width, { font: 'mono', size: 10, align: 'center' }) + 2;
  y += write(pdf, `${texts.verifyAt} ${code.address}`, left, y, width, { size: 8, align: 'center' }) + 4;
  for (const warning of content.warnings) {
    y += write(pdf, warning, left, y, width, { font: 'bold', size: 8, align: 'center' }) + 2;
  }
  for (const note of content.notes) {
    y += write(pdf, note, left, y, width, { size: 7.5, align: 'center' }) + 2;
  }
  y += write(pdf, content.printedOn, left, y, width, { size: 7.5, colour: ink.muted, align: 'center' }) + 2;
  if (issuer.demonstration) {
    y += write(pdf, texts.demonstration, left, y + 2, width, { font: 'bold', size: 7, align: 'center' }) + 4;
  }
  return y + 14;
}

function drawHead(pdf: Pdf, { issuer, title, texts }: DocumentContent): number {
  drawMark(pdf, paperWidth / 2 - 16, 16, 32);
  let y = 54;
  y += write(pdf, issuer.name, left, y, width, { font: 'bold', size: 10, align: 'center' });
  y += write(pdf, issuer.address, left, y, width, { size: 8.5, align: 'center' }) + 4;
  if (issuer.demonstration) {
    y += write(pdf, texts.demonstration, left, y, width, { font: 'bold', size: 7, align: 'center' }) + 3;
  }
  y = drawRule(pdf, y);
  return (
    y + write(pdf, title.toUpperCase(), left, y, width, { font: 'bold', size: 13, align: 'center', spacing: 1.5 }) + 6
  );
}

/** Dashes, because thermal printers lose thin grey lines. */
function drawRule(pdf: Pdf, y: number): number {
  pdf.save().dash(2, { space: 2 });
  hairline(pdf, left, y, width, ink.text, 0.6);
  pdf.undash().restore();
  return y + 7;
}

function drawFact(pdf: Pdf, label: string, value: string, monospaced: boolean, y: number): number {
  const labelHeight = write(pdf, label, left, y + 0.5, 72, { size: 7.5, colour: ink.muted });
  const style = { size: 8, align: 'right', ...(monospaced && { font: 'mono' as const }) } as const;
  return y + Math.max(labelHeight, write(pdf, value, left + 74, y, width - 74, style)) + 3;
}

function drawItem(pdf: Pdf, { description, narration, amount }: DocumentItem, y: number): number {
  const height = write(pdf, description, left, y, width - 78, { font: 'bold', size: 8.5 });
  write(pdf, amount, left + width - 76, y, 76, { size: 8.5, align: 'right' });
  const below = y + height + 1;
  if (narration === '') return below + 4;
  return below + write(pdf, narration, left, below, width - 40, { size: 8, colour: ink.muted }) + 5;
}

/** Half the width `drawStamp` will take at its size here. */
function stampHalf(pdf: Pdf, text: string): number {
  const textWidth = pdf
    .font('bold')
    .fontSize(18)
    .widthOfString(text, { characterSpacing: 18 * 0.12 });
  return (textWidth + 18 * 1.3) / 2;
}
