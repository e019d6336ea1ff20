import {
  formatNaira,
  type Kobo,
  type Language,
  monthOfYear,
  nairaDigits,
  type PayeReturn,
  type PayeYearRow,
} from '@portal/contracts';
import { printedDate, printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { hairline, ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import {
  type CertificateRequest,
  drawFacts,
  drawHead,
  drawProof,
  type Facts,
  left,
  nameOnPaper,
  newPaper,
  type PaperRequest,
  paper,
  width,
} from './paye-paper.ts';
import { type PayePaperMessages, payePaperMessages } from './paye-paper-messages.ts';

/** A schedule that was filed: of PAYE, or of what was withheld from others. */
export interface PayeAcknowledgement {
  readonly tax: 'paye' | 'withholding';
  readonly employer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed?: boolean;
  readonly employerTpui: string;
  /** `2026-10`. */
  readonly month: string;
  readonly version: number;
  readonly employees: number;
  readonly grossKobo: Kobo;
  readonly deductedKobo: Kobo;
  readonly lawKobo: Kobo;
  readonly dueKobo: Kobo;
  readonly billReference: string | null;
  readonly dueOn: string;
  readonly filedAt: string;
  /** Of who waited for a turn: the arrival counts, and this is when it was received. */
  readonly receivedAt?: string;
  readonly statedAt: string;
}

/** That a month was filed, on one page of A4. */
export async function renderAcknowledgement(
  filed: PayeAcknowledgement,
  request: CertificateRequest,
): Promise<Uint8Array> {
  const { language } = request;
  const messages = payePaperMessages[language];
  const texts = filed.tax === 'paye' ? messages : { ...messages, ...messages.withheld };
  const pdf = newPaper(texts.acknowledgement, filed.statedAt, request);
  let y = drawHead(pdf, request, { title: texts.acknowledgement, lead: texts.acknowledgementLead });
  y += write(pdf, texts.due, left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(filed.dueKobo), left, y, width, { size: 26 });
  const facts: Facts = [
    [texts.employer, nameOnPaper(filed.employer, filed.isUnconfirmed, language)],
    [texts.employerTpui, filed.employerTpui],
    [texts.month, monthOfYear(filed.month, language)],
    [texts.version, filed.version === 1 ? texts.first : texts.amendment(filed.version - 1)],
    [texts.filedAt, printedMoment(filed.filedAt, language)],
    ...(filed.receivedAt
      ? [[texts.receivedAt, texts.arrivalCounts(printedMoment(filed.receivedAt, language))] as const]
      : []),
    [texts.dueOn, printedDate(filed.dueOn, language)],
    [texts.employees, String(filed.employees)],
    [texts.gross, formatNaira(filed.grossKobo)],
    [texts.deducted, formatNaira(filed.deductedKobo)],
    [texts.law, formatNaira(filed.lawKobo)],
    [texts.bill, filed.billReference ?? texts.noBill],
  ];
  drawFacts(pdf, facts, y + 42);
  drawProof(pdf, request, { scan: texts.scan, statedAt: filed.statedAt });
  return bytesOf(pdf);
}

export interface PayeReturnPaper {
  readonly employer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed?: boolean;
  readonly employerTpui: string;
  readonly made: Omit<PayeReturn, 'rows' | 'dueInWords'>;
  /** The first of Form A. */
  readonly rows: readonly PayeYearRow[];
  readonly statedAt: string;
}

/** Form H1 with the first of Form A. */
export async function renderReturn(found: PayeReturnPaper, request: PaperRequest): Promise<Uint8Array> {
  const { language } = request;
  const { made, rows } = found;
  const texts = payePaperMessages[language];
  const title = texts.formH1(made.year);
  const pdf = newPaper(title, found.statedAt, request);
  let y = drawHead(pdf, request, { title, lead: texts.formH1Lead });
  y += write(pdf, texts.taxOfYear(made.year), left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(made.dueKobo), left, y, width, { size: 26 });
  y = drawFacts(pdf, factsOf(found, texts, language), y + 42) + 12;
  y += write(pdf, texts.formA, left, y, width, { font: 'bold', size: 12 }) + 6;
  y = drawRows(pdf, rows, texts, y);
  const more = made.employees - rows.length;
  if (more > 0) write(pdf, texts.more(more), left, y + 6, width, { size: 8.5, colour: ink.muted });
  return bytesOf(pdf);
}

function factsOf(
  { employer, isUnconfirmed, employerTpui, made }: PayeReturnPaper,
  texts: PayePaperMessages,
  language: Language,
): Facts {
  const { filed, missing } = made;
  return [
    [texts.employer, nameOnPaper(employer, isUnconfirmed, language)],
    [texts.employerTpui, employerTpui],
    [texts.dueOn, printedDate(made.dueOn, language)],
    [texts.filed, filed ? printedMoment(filed.filedAt, language) : texts.notFiled],
    ...(filed
      ? ([
          [texts.signedAs, texts.signers[filed.signedAs]],
          [texts.projected(made.year + 1), formatNaira(filed.projectedKobo)],
        ] as const)
      : []),
    ...(missing.length > 0
      ? ([[texts.missing, missing.map((month) => monthOfYear(month, language)).join(', ')]] as const)
      : []),
    [texts.employees, String(made.employees)],
    [texts.gross, formatNaira(made.grossKobo)],
    [texts.deducted, formatNaira(made.deductedKobo)],
    [texts.law, formatNaira(made.lawKobo)],
    [texts.receipted, formatNaira(made.receiptedKobo)],
  ];
}

const widths = [58, 113, 34, 64, 58, 58, 58, 56] as const;
const rowHeight = 12;
const lowest = paper.height - paper.margin - 20;

function drawRows(pdf: Pdf, rows: readonly PayeYearRow[], texts: PayePaperMessages, start: number): number {
  let page = 1;
  let y = drawLine(pdf, texts.columns, start, 'bold');
  for (const row of rows) {
    if (y > lowest) {
      page += 1;
      pdf.addPage({ size: [paper.width, paper.height], margin: 0 });
      write(pdf, texts.page(page), left, paper.height - paper.margin, width, { size: 7.5, align: 'right' });
      y = drawLine(pdf, texts.columns, paper.margin, 'bold');
    }
    const amounts = [row.grossKobo, row.deductedKobo, row.lawKobo, row.dueKobo, row.receiptedKobo].map((amount) =>
      nairaDigits(amount),
    );
    y = drawLine(pdf, [row.staffNumber, row.name, String(row.months), ...amounts], y);
  }
  return y;
}

/** Of one height: what is too long is cut. */
function drawLine(pdf: Pdf, cells: readonly string[], y: number, font: 'regular' | 'bold' = 'regular'): number {
  let x = left;
  for (const [column, columnWidth] of widths.entries()) {
    const isText = column < 2;
    pdf.font(font).fontSize(7).fillColor(ink.text);
    pdf.text(cells[column] ?? '', x, y, {
      width: columnWidth - 4,
      height: rowHeight - 3,
      ellipsis: true,
      align: isText ? 'left' : 'right',
    });
    x += columnWidth;
  }
  hairline(pdf, left, y + rowHeight - 3, width);
  return y + rowHeight;
}
