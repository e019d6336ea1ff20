import { groupReference, nairaDigits } from '@portal/contracts';
import { drawCode } from './drawings.ts';
import { lawPaperMessages } from './law-paper-messages.ts';
import {
  black,
  grey,
  type LawPaperRequest,
  type LawPaperToPrint,
  left,
  sheet,
  type Writing,
  width,
} from './law-paper-writing.ts';

const codeSize = 104;
/** The letter ends above it on its first page. */
export const slipTop = sheet.height - 44 - codeSize - 22;
const tooth = 8;
/** A signature looks random already, so that one mask reads as well as another. */
const codeMask = 0;

/** What is torn off and taken to a counter: bill, amount, and the code that proves the paper and opens it. */
export function drawSlip(
  on: Writing,
  { letter, code, service, number }: LawPaperToPrint,
  request: LawPaperRequest,
): void {
  const { ink, language } = on;
  const { pdf } = ink;
  const texts = lawPaperMessages[language];
  ink.drawn(() => {
    pdf.moveTo(left, slipTop);
    for (let x = left, down = true; x + tooth / 2 <= left + width; x += tooth / 2, down = !down)
      pdf.lineTo(x + tooth / 2, slipTop + (down ? 4 : 0));
    pdf.lineWidth(0.9).strokeColor(black).stroke();
  });
  const top = slipTop + 14;
  ink.picture(`QR: ${number}`, () =>
    drawCode(pdf, request.verificationUrl, left + width - codeSize, top, codeSize, codeMask),
  );
  const room = width - codeSize - 20;
  const half = room / 2 - 8;
  const label = { size: 8.5, colour: grey } as const;
  const mono = { font: 'mono', size: 10.5, colour: black } as const;
  const bill = service?.billReference ?? null;
  const host = request.issuer.portalOrigin.replace(/^https?:\/\//, '');
  let y = top;
  if (letter.amount) {
    ink.text('P', texts.billReference, { x: left, y, width: half }, label);
    ink.text('P', letter.amount.label[language], { x: left + half + 16, y, width: half }, label);
    const at = y + 13;
    const written = bill
      ? ink.text('P', groupReference(bill), { x: left, y: at, width: half + 8 }, mono)
      : ink.text('P', texts.bySystem, { x: left, y: at, width: half }, { size: 8.5, colour: black });
    const amount = `₦${nairaDigits(letter.amount.kobo)}`;
    ink.text('P', amount, { x: left + half + 16, y: at, width: half }, { font: 'bold', size: 11, colour: black });
    y = at + Math.max(written, 14) + 8;
  }
  ink.text('P', texts.number, { x: left, y, width: half }, label);
  ink.text('P', texts.code, { x: left + half + 16, y, width: half }, label);
  ink.text('P', number, { x: left, y: y + 12, width: half + 8 }, mono);
  ink.text('P', groupReference(code), { x: left + half + 16, y: y + 12, width: half }, mono);
  y += 34;
  ink.text(
    'P',
    `${texts.check} ${host}/notice`,
    { x: left, y, width: room },
    { font: 'bold', size: 8.8, colour: black },
  );
}
