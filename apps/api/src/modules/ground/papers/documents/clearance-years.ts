import { type Kobo, nairaDigits } from '@portal/contracts';
import { hairline, ink, type Pdf, write } from '../../../../platform/documents/ink.ts';
import type { ClearanceMessages } from './clearance-messages.ts';
import { left, width } from './paye-paper.ts';

/** What a year came to when the certificate was issued, in kobo; null where nothing was declared. */
export interface YearOnPaper {
  readonly year: number;
  readonly incomeKobo: Kobo | null;
  readonly taxKobo: Kobo | null;
  readonly paidKobo: Kobo | null;
  readonly outstandingKobo: Kobo;
  /** In dispute, or in parts that are kept. */
  readonly restsKobo: Kobo;
  /** No income, and so declared. */
  readonly isWithoutIncome: boolean;
}

interface YearsOfCertificate {
  readonly years: readonly number[];
  readonly figures: readonly YearOnPaper[] | null;
}

const rowHeight = 24;
const amounts = ['incomeKobo', 'taxKobo', 'paidKobo', 'outstandingKobo'] as const;
const amountWidth = 88;
const amountsFrom = 28;
const noteFrom = amountsFrom + amounts.length * amountWidth + 14;
const head = { size: 8, colour: ink.muted } as const;
const right = { align: 'right' } as const;

/** A row for each year that is cleared, with what it came to where the holder shows it. */
export function drawYears(pdf: Pdf, { years, figures }: YearsOfCertificate, texts: ClearanceMessages, from: number) {
  const titles = [texts.income, texts.tax, texts.paid, texts.outstanding];
  write(pdf, texts.year, left, from, 60, head);
  if (figures) {
    titles.forEach((title, index) => void write(pdf, title, amountAt(index), from, amountWidth, { ...head, ...right }));
    write(pdf, texts.note, left + noteFrom, from, width - noteFrom, head);
  } else write(pdf, texts.state, left + 80, from, 200, head);
  let y = from + 16;
  for (const year of years) {
    hairline(pdf, left, y, width, ink.muted, 0.5);
    write(pdf, String(year), left, y + 6, 60, { font: 'bold', size: 10 });
    if (figures)
      drawFigures(
        pdf,
        figures.find((row) => row.year === year),
        texts,
        y + 6,
      );
    else write(pdf, texts.cleared, left + 80, y + 6, 300, { size: 10 });
    y += rowHeight;
  }
  hairline(pdf, left, y, width, ink.muted, 0.5);
  write(pdf, figures ? texts.withFigures : texts.withoutFigures, left, y + 8, width, head);
}

function drawFigures(pdf: Pdf, row: YearOnPaper | undefined, texts: ClearanceMessages, y: number): void {
  amounts.forEach((name, index) => {
    const kobo = row?.[name];
    const digits = kobo === null || kobo === undefined ? '–' : nairaDigits(kobo);
    write(pdf, digits, amountAt(index), y, amountWidth, { size: 9.5, ...right });
  });
  const note = row && noteOf(row, texts);
  if (note) write(pdf, note, left + noteFrom, y - (note.length > 28 ? 3 : 0), width - noteFrom, { size: 8 });
}

function noteOf({ isWithoutIncome, restsKobo }: YearOnPaper, texts: ClearanceMessages): string {
  if (restsKobo > 0) return texts.rests(nairaDigits(restsKobo));
  return isWithoutIncome ? texts.noIncome : '';
}

function amountAt(index: number): number {
  return left + amountsFrom + index * amountWidth;
}
