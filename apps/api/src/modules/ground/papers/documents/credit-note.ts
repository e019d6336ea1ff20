import {
  formatNaira,
  type Kobo,
  type Language,
  monthOfYear,
  nairaDigits,
  type WithholdingClass,
  withholdingClasses,
} from '@portal/contracts';
import { ink, write, writeAmount } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { creditNoteMessages } from './credit-note-messages.ts';
import {
  type CertificateRequest,
  drawFacts,
  drawHead,
  drawProof,
  type Facts,
  left,
  nameOnPaper,
  newPaper,
  width,
} from './paye-paper.ts';

export interface CreditNote {
  readonly payer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed?: boolean;
  readonly payerTpui: string;
  /** `2026-10`. */
  readonly month: string;
  readonly name: string;
  /** Empty where there is none. */
  readonly taxId: string;
  readonly classes: readonly WithholdingClass[];
  readonly payments: number;
  readonly grossKobo: Kobo;
  readonly taxKobo: Kobo;
  /** Of the payer's bills of the month. */
  readonly receipts: readonly string[];
  readonly statedAt: string;
}

/** What was withheld from somebody in a month, on one page of A4: the same bytes for the same facts, language and moment. */
export async function renderCreditNote(note: CreditNote, request: CertificateRequest): Promise<Uint8Array> {
  const texts = creditNoteMessages[request.language];
  const pdf = newPaper(texts.title, note.statedAt, request);
  let y = drawHead(pdf, request, texts);
  const month = monthOfYear(note.month, request.language);
  y += write(pdf, texts.withheldIn(month), left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(note.taxKobo), left, y, width, { size: 26 });
  y = drawFacts(pdf, factsOf(note, request.language), y + 42) + 10;
  write(pdf, texts.use, left, y, width, { size: 9.5, colour: ink.muted });
  drawProof(pdf, request, { scan: texts.scan, statedAt: note.statedAt });
  return bytesOf(pdf);
}

function factsOf(note: CreditNote, language: Language): Facts {
  const texts = creditNoteMessages[language];
  return [
    [texts.beneficiary, note.name],
    [texts.taxId, note.taxId || texts.none],
    [texts.payer, nameOnPaper(note.payer, note.isUnconfirmed, language)],
    [texts.payerTpui, note.payerTpui],
    [texts.month, monthOfYear(note.month, language)],
    [texts.paidFor, note.classes.map((one) => withholdingClasses[one][language]).join('; ')],
    [texts.payments, String(note.payments)],
    [texts.gross, formatNaira(note.grossKobo)],
    [texts.tax, formatNaira(note.taxKobo)],
    [texts.receipts, note.receipts.join(', ')],
  ];
}
