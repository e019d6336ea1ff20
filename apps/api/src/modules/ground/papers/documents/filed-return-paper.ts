import { formatNaira, type Kobo, type Localized, nairaDigits } from '@portal/contracts';
import { printedDate, printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { hairline, ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { filedReturnMessages } from './filed-return-messages.ts';
import {
  type CertificateRequest,
  drawFacts,
  drawHead,
  drawProof,
  type Facts,
  left,
  newPaper,
  proofTop,
  width,
} from './paye-paper.ts';

/** A return that was filed, of any kind. */
export interface FiledReturnPaper {
  readonly taxpayer: string;
  readonly tpui: string;
  readonly kind: Localized;
  readonly period: Localized;
  readonly version: number;
  readonly taxKobo: Kobo;
  readonly creditKobo: Kobo;
  readonly balanceKobo: Kobo;
  readonly billReference: string | null;
  readonly dueOn: string;
  readonly isLate: boolean;
  readonly filedAt: string;
  /** Of who waited for a turn: the arrival counts, and this is when it was received. */
  readonly receivedAt?: string;
  readonly filedBy: string;
  readonly statedAt: string;
  /** The steps of the computation; those the page has no room for stand in the portal. */
  readonly lines: readonly { readonly words: Localized; readonly of: string | null; readonly amountKobo: Kobo }[];
}

/** That a return was filed and what it came to, on one page of A4. */
export async function renderFiledReturn(filed: FiledReturnPaper, request: CertificateRequest): Promise<Uint8Array> {
  const { language } = request;
  const texts = filedReturnMessages[language];
  const pdf = newPaper(texts.title, filed.statedAt, request);
  let y = drawHead(pdf, request, { title: texts.title, lead: texts.lead });
  y += write(pdf, texts.balance, left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(filed.balanceKobo), left, y, width, { size: 26 });
  const facts: Facts = [
    [texts.return, `${filed.kind[language]}, ${filed.period[language]}`],
    [texts.taxpayer, `${filed.taxpayer} (${filed.tpui})`],
    [texts.version, filed.version === 1 ? texts.first : texts.amendment(filed.version - 1)],
    [texts.filedAt, `${printedMoment(filed.filedAt, language)}, ${filed.filedBy}`],
    ...(filed.receivedAt
      ? [[texts.receivedAt, texts.arrivalCounts(printedMoment(filed.receivedAt, language))] as const]
      : []),
    [texts.dueOn, `${printedDate(filed.dueOn, language)}${filed.isLate ? `: ${texts.late}` : ''}`],
    [texts.tax, formatNaira(filed.taxKobo)],
    [texts.credit, formatNaira(filed.creditKobo)],
    [texts.bill, filed.billReference ?? texts.noBill],
  ];
  y = drawFacts(pdf, facts, y + 42) + 10;
  y += write(pdf, texts.steps, left, y, width, { font: 'bold', size: 11 }) + 4;
  drawLines(pdf, filed, language, y);
  drawProof(pdf, request, { scan: texts.scan, statedAt: filed.statedAt });
  return bytesOf(pdf);
}

const rowHeight = 13;
const amountWidth = 130;

function drawLines(pdf: Pdf, { lines }: FiledReturnPaper, language: 'en' | 'ha', start: number): void {
  const room = Math.max(0, Math.floor((proofTop - start) / rowHeight) - 1);
  const shown = lines.length > room ? lines.slice(0, room - 1) : lines;
  let y = start;
  for (const { words, of, amountKobo } of shown) {
    const label = of === null ? words[language] : `${words[language]}: ${of}`;
    pdf.font('regular').fontSize(8.5).fillColor(ink.text);
    pdf.text(label, left, y, { width: width - amountWidth, height: rowHeight - 3, ellipsis: true });
    pdf.text(formatNaira(amountKobo), left + width - amountWidth, y, { width: amountWidth, align: 'right' });
    hairline(pdf, left, y + rowHeight - 3, width);
    y += rowHeight;
  }
  const more = lines.length - shown.length;
  if (more > 0) write(pdf, filedReturnMessages[language].more(more), left, y, width, { size: 8.5, colour: ink.muted });
}
