import { encode } from 'uqr';
import { ink, type Pdf } from '../../../../platform/documents/ink.ts';

/** The portal's sign: a paper bill that ends in a furrow, with the tick of a settled account. Drawn on a grid of 40. */
export function drawMark(pdf: Pdf, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 40);
  pdf.roundedRect(0, 0, 40, 40, 10).fill(ink.green);
  pdf.path('M12 8h16v22l-4-3-4 3-4-3-4 3z').fill(ink.white);
  pdf
    .lineCap('round')
    .lineJoin('round')
    .lineWidth(2.6)
    .strokeColor(ink.green)
    .path('M15.5 17.5l3.2 3.2 6-6.4')
    .stroke();
  pdf.lineWidth(2).strokeColor(ink.white).path('M12 34.5h16').stroke();
  pdf.restore();
}

/**
 * A QR code as squares, sharp at any size. One path, so that no printer leaves hairlines between the modules. Without a `mask` (0 to 7)
 * the one that reads best is searched for.
 */
export function drawCode(pdf: Pdf, content: string, x: number, y: number, size: number, mask = -1): void {
  const code = encode(content, { ecc: 'L', border: 0, maskPattern: mask });
  const step = size / code.size;
  code.data.forEach((row, line) => {
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end + 1]) end += 1;
      pdf.rect(x + start * step, y + line * step, (end - start + 1) * step, step);
      start = end;
    }
  });
  pdf.fill('#000000');
}

interface Stamp {
  readonly text: string;
  readonly detail: string;
  readonly tone: 'good' | 'bad';
}

/** A rubber stamp of two outlines, tilted: outlines and letters read the same in black and white. Its right edge is at `right`. */
export function drawStamp(pdf: Pdf, stamp: Stamp, right: number, top: number, size: number): void {
  const colour = stamp.tone === 'good' ? ink.green : ink.red;
  const spacing = size * 0.12;
  const textWidth = pdf.font('bold').fontSize(size).widthOfString(stamp.text, { characterSpacing: spacing });
  const width = textWidth + size * 1.3;
  const height = size * (stamp.detail === '' ? 1.75 : 2.3);
  const left = right - width;
  pdf.save().rotate(stamp.tone === 'good' ? -6 : 5, { origin: [left + width / 2, top + height / 2] });
  pdf
    .lineWidth(size * 0.1)
    .strokeColor(colour)
    .roundedRect(left, top, width, height, size * 0.28)
    .stroke();
  const inset = size * 0.16;
  pdf
    .lineWidth(size * 0.035)
    .roundedRect(left + inset, top + inset, width - inset * 2, height - inset * 2, size * 0.18)
    .stroke();
  pdf
    .font('bold')
    .fontSize(size)
    .fillColor(colour)
    .text(stamp.text, left + size * 0.65, top + size * 0.34, { characterSpacing: spacing, lineBreak: false });
  if (stamp.detail !== '') {
    pdf
      .font('bold')
      .fontSize(size * 0.42)
      .text(stamp.detail, left, top + size * 1.5, { width, align: 'center', lineBreak: false });
  }
  pdf.restore();
}

/** The void mark across a page, behind the text. */
export function drawVoidMark(pdf: Pdf, text: string): void {
  const { width, height } = pdf.page;
  const size = Math.min(150, (width * 1.05) / (text.length * 0.62));
  pdf.save().rotate(-32, { origin: [width / 2, height / 2] });
  pdf.font('bold').fontSize(size).fillColor(ink.red).fillOpacity(0.12);
  const textWidth = pdf.widthOfString(text);
  pdf.text(text, width / 2 - textWidth / 2, height / 2 - size * 0.6, { lineBreak: false });
  pdf.fillOpacity(1).restore();
}

/** The engraver's figure beside a title: one ellipse, turned. Decoration, never proof; only the code proves. */
export function drawRosette(pdf: Pdf, x: number, y: number, radius: number): void {
  pdf.save().lineWidth(0.4).strokeColor(ink.line);
  for (let turn = 0; turn < 18; turn += 1) {
    pdf
      .save()
      .rotate(turn * 10, { origin: [x, y] })
      .ellipse(x, y, radius, radius * 0.36)
      .stroke()
      .restore();
  }
  pdf.restore();
}
