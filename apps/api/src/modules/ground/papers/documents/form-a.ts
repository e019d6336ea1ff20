import {
  formatNaira,
  type Kobo,
  type Language,
  nairaDigits,
  type PayeReturn,
  type PayeYearRow,
} from '@portal/contracts';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { ink, type Pdf, write, writeAmount } from '../../../../platform/documents/ink.ts';
import { bytesOf } from './bytes-of.ts';
import type { CertificateMessages } from './certificate-messages.ts';
import { type FormAMessages, formAMessages } from './form-a-messages.ts';
import {
  type CertificateRequest,
  type Column,
  drawFacts,
  drawHead,
  drawProof,
  type Facts,
  left,
  nameOnPaper,
  newPaper,
  type PaperRequest,
  paper,
  proofTop,
  width,
} from './paye-paper.ts';
import { payePaperMessages } from './paye-paper-messages.ts';

/** One employee in a filed annual return. */
type FormARow = Omit<PayeYearRow, 'stateId' | 'firstMonth' | 'lastMonth' | 'receiptedMonths' | 'receiptedKobo'> & {
  /** Where they live. */
  readonly state: string;
};

export interface FormA extends Pick<CertificateRequest, 'verificationUrl'> {
  readonly employer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed: boolean;
  readonly employerTpui: string;
  readonly year: number;
  readonly filed: Pick<NonNullable<PayeReturn['filed']>, 'version' | 'filedAt' | 'signedAs' | 'isOutdated'>;
  readonly row: FormARow;
  /** What is left of the pay of the year to be taxed, by the law of its end. */
  readonly chargeableKobo: Kobo;
  readonly statedAt: string;
}

/** Income stands beside tax: one below the other they would reach into the code. */
const half = (width - 20) / 2;

/** What an employer filed of employees, each on a page of A4: the same bytes for the same facts, language and moment. */
export async function renderFormA(forms: readonly FormA[], request: PaperRequest): Promise<Uint8Array> {
  const texts = formAMessages[request.language];
  const pdf = newPaper(texts.formTitle(forms[0]?.year ?? 0), forms[0]?.statedAt ?? '', request);
  for (const form of forms) drawForm(pdf, form, request, texts);
  return bytesOf(pdf);
}

function drawForm(pdf: Pdf, form: FormA, request: PaperRequest, texts: FormAMessages): void {
  const { year, row, filed, statedAt, verificationUrl } = form;
  let y = drawHead(pdf, request, { title: texts.formTitle(year), lead: texts.formLead });
  if (filed.isOutdated) y += write(pdf, texts.outdated, left, y, width, { font: 'bold', size: 9.5 }) + 8;
  y += write(pdf, texts.deductedIn(year), left, y, width, { size: 10, colour: ink.muted }) + 2;
  writeAmount(pdf, nairaDigits(row.deductedKobo), left, y, width, { size: 26 });
  y = drawFacts(pdf, whoOf(form, texts, request.language), y + 42) + 8;
  const beside = { width: half, labels: 140 };
  const bottoms = [
    drawPart(pdf, texts.income(year), [...incomeOf(row, texts), chargeableOf(form, texts)], y, { ...beside, x: left }),
    drawPart(pdf, texts.tax, [...taxOf(row, texts), [texts.due, formatNaira(row.dueKobo)]], y, {
      ...beside,
      x: left + half + 20,
    }),
  ];
  // Very long names push the figures down; nothing may lie over the code.
  if (Math.max(...bottoms) > proofTop) pdf.addPage({ size: [paper.width, paper.height], margin: 0 });
  drawProof(pdf, { ...request, verificationUrl }, { scan: texts.scanForm, statedAt });
}

function drawPart(pdf: Pdf, title: string, facts: Facts, y: number, column: Column): number {
  const height = write(pdf, title, column.x, y, column.width, { font: 'bold', size: 11 });
  return drawFacts(pdf, facts, y + height + 4, column);
}

function whoOf(
  { row, employer, isUnconfirmed, employerTpui, filed }: FormA,
  texts: FormAMessages,
  language: Language,
): Facts {
  return [
    [texts.employee, row.name],
    [texts.staffNumber, row.staffNumber],
    [texts.taxId, row.taxId || texts.none],
    [texts.state, row.state],
    [texts.employer, nameOnPaper(employer, isUnconfirmed, language)],
    [texts.employerTpui, employerTpui],
    [texts.filedAt(filed.version), printedMoment(filed.filedAt, language)],
    [texts.signedAs, payePaperMessages[language].signers[filed.signedAs]],
  ];
}

function chargeableOf({ chargeableKobo }: FormA, texts: FormAMessages): Facts[number] {
  return [texts.chargeable, formatNaira(chargeableKobo)];
}

type Figures = Omit<FormARow, 'state' | 'staffNumber' | 'name' | 'taxId' | 'dueKobo'>;

export function incomeOf(row: Figures, texts: CertificateMessages): Facts {
  return [
    [texts.filedMonths, String(row.months)],
    [texts.gross, formatNaira(row.grossKobo)],
    [texts.pension, formatNaira(row.pensionKobo)],
    [texts.housingFund, formatNaira(row.housingFundKobo)],
    [texts.healthInsurance, formatNaira(row.healthInsuranceKobo)],
    [texts.lifeInsurance, formatNaira(row.lifeInsuranceKobo)],
    [texts.homeLoanInterest, formatNaira(row.homeLoanInterestKobo)],
    [texts.rent, formatNaira(row.yearlyRentKobo)],
  ];
}

export function taxOf(row: Figures, texts: CertificateMessages): Facts {
  return [
    [texts.deducted, formatNaira(row.deductedKobo)],
    [texts.law, formatNaira(row.lawKobo)],
    [texts.yearLaw, formatNaira(row.yearLawKobo)],
  ];
}
