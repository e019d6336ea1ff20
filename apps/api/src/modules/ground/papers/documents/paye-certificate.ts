import { formatNaira, type Kobo, type Language, nairaDigits, type PayeYearRow } from '@portal/contracts';
import { ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import { type CertificateMessages, certificateMessages } from './certificate-messages.ts';
import { incomeOf, taxOf } from './form-a.ts';
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
  width,
} from './paye-paper.ts';

interface PayeCertificate {
  readonly employer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed?: boolean;
  readonly employerTpui: string;
  readonly year: number;
  readonly row: PayeYearRow;
  /** Gross pay of the receipted months. */
  readonly receiptedGrossKobo: Kobo;
  readonly statedAt: string;
}

/** With the address that proves it. */
export type ProvedCertificate = PayeCertificate & Pick<CertificateRequest, 'verificationUrl'>;

/** What the tax of employees came to, each on a page of A4: the same bytes for the same facts, language and moment. */
export async function renderPayeCertificates(
  certificates: readonly ProvedCertificate[],
  request: PaperRequest,
): Promise<Uint8Array> {
  const texts = certificateMessages[request.language];
  const pdf = newPaper(texts.title, certificates[0]?.statedAt ?? '', request);
  for (const certificate of certificates) drawCertificate(pdf, certificate, request, texts);
  return bytesOf(pdf);
}

function drawCertificate(
  pdf: Pdf,
  certificate: ProvedCertificate,
  request: PaperRequest,
  texts: CertificateMessages,
): void {
  const { year, row, statedAt, verificationUrl } = certificate;
  let y = drawHead(pdf, request, texts);
  y += write(pdf, texts.taxPaid(year), left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(row.receiptedKobo), left, y, width, { size: 26 });
  y = drawFacts(pdf, factsOf(certificate, texts, request.language), y + 42) + 10;
  y += write(pdf, texts.formA(year), left, y, width, { font: 'bold', size: 12 }) + 6;
  drawFacts(pdf, [...incomeOf(row, texts), ...taxOf(row, texts)], y);
  drawProof(pdf, { ...request, verificationUrl }, { scan: texts.scan, statedAt });
}

function factsOf(certificate: PayeCertificate, texts: CertificateMessages, language: Language): Facts {
  const { row, employer, isUnconfirmed, employerTpui, receiptedGrossKobo } = certificate;
  return [
    [texts.employee, row.name],
    [texts.staffNumber, row.staffNumber],
    [texts.taxId, row.taxId || texts.none],
    [texts.employer, nameOnPaper(employer, isUnconfirmed, language)],
    [texts.employerTpui, employerTpui],
    [texts.months, String(row.receiptedMonths)],
    [texts.grossOfMonths, formatNaira(receiptedGrossKobo)],
  ];
}
