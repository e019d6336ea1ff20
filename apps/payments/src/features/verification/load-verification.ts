import { type ApiClient, ApiError, problemOf } from '@portal/api-client';
import {
  type CheckedCertificate,
  checkCertificate,
  type LoadProblem,
  lawPaperNumberIn,
  loadProblemStatus,
  lookUpLawPaper,
  lookUpRrr,
  meansCertificate,
  type ResponseOf,
  rrrIn,
  verifyAttemptStatement,
  verifyCreditNote,
  verifyFormA,
  verifyLawPaper,
  verifyPayeAcknowledgement,
  verifyPayeCertificate,
  verifyReceipt,
  verifyReturnAcknowledgement,
} from '@portal/contracts';
import {
  isClearance,
  isCreditNote,
  isFormA,
  isLawPaper,
  isPayeAcknowledgement,
  isPayeCertificate,
  isReturnAcknowledgement,
  isStatement,
  unprovedClaims,
} from './prove-receipt.ts';

export type VerifiedDocument = ResponseOf<typeof verifyReceipt>;
export type StatementToday = ResponseOf<typeof verifyAttemptStatement>;
export type CertificateToday = ResponseOf<typeof verifyPayeCertificate>;
export type CreditNoteToday = ResponseOf<typeof verifyCreditNote>;
export type FormAToday = ResponseOf<typeof verifyFormA>;
export type AcknowledgementToday = ResponseOf<typeof verifyPayeAcknowledgement>;
export type ReturnToday = ResponseOf<typeof verifyReturnAcknowledgement>;
export type LawPaperToday = ResponseOf<typeof verifyLawPaper>;
export type NoticeOutline = ResponseOf<typeof lookUpLawPaper>;
export type RrrOutline = ResponseOf<typeof lookUpRrr>;

/** What our register says about a reference. */
export type RegisterAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'found'; readonly document: VerifiedDocument }
  | { readonly kind: 'rrr'; readonly outline: RrrOutline }
  | { readonly kind: 'statement'; readonly today: StatementToday }
  /** The certificate of an employee's tax. */
  | { readonly kind: 'paye-certificate'; readonly today: CertificateToday }
  /** The credit note of what was withheld from somebody. */
  | { readonly kind: 'credit-note'; readonly today: CreditNoteToday }
  /** The acknowledgement of a filed schedule. */
  | { readonly kind: 'paye-filed'; readonly today: AcknowledgementToday }
  /** The acknowledgement of a return. */
  | { readonly kind: 'return-filed'; readonly today: ReturnToday }
  /** A paper of the law, by its signature. */
  | { readonly kind: 'law-paper'; readonly today: LawPaperToday }
  /** The same by its number. */
  | { readonly kind: 'notice'; readonly outline: NoticeOutline }
  /** The Form A of an employee. */
  | { readonly kind: 'form-a'; readonly today: FormAToday }
  /** A tax clearance certificate. */
  | { readonly kind: 'clearance'; readonly checked: CheckedCertificate }
  /** We have issued no certificate with this number. */
  | { readonly kind: 'clearance-unknown' }
  /** The register says: this signature is not ours. */
  | { readonly kind: 'altered' }
  | LoadProblem;

/** HTTP status of the page that shows it, for when a server renders it. */
export const registerStatus = {
  ...loadProblemStatus,
  'nothing-asked': 200,
  found: 200,
  rrr: 200,
  statement: 200,
  'paye-certificate': 200,
  'credit-note': 200,
  'paye-filed': 200,
  'return-filed': 200,
  'form-a': 200,
  'law-paper': 200,
  notice: 200,
  clearance: 200,
  'clearance-unknown': 404,
  altered: 200,
} as const satisfies Record<RegisterAnswer['kind'], number>;

/** Asks the register; a signed receipt without a reference beside it names its own bill. */
export async function askRegister(
  api: ApiClient,
  reference: string,
  signedReceipt: string | undefined,
  signal: AbortSignal,
): Promise<RegisterAnswer> {
  if (signedReceipt && reference === '' && isStatement(signedReceipt))
    return askAboutStatement(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isPayeCertificate(signedReceipt))
    return askAboutCertificate(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isCreditNote(signedReceipt)) return askAboutNote(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isPayeAcknowledgement(signedReceipt))
    return askAboutAcknowledgement(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isReturnAcknowledgement(signedReceipt))
    return askAboutReturn(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isLawPaper(signedReceipt)) return askAboutPaper(api, signedReceipt, signal);
  if (signedReceipt && reference === '' && isFormA(signedReceipt)) return askAboutForm(api, signedReceipt, signal);
  if (signedReceipt && isClearance(signedReceipt)) return askAboutClearance(api, { signed: signedReceipt }, signal);
  if (!signedReceipt && meansCertificate(reference)) return askAboutClearance(api, { number: reference }, signal);
  const ref = reference || (signedReceipt ? unprovedClaims(signedReceipt)?.b : undefined);
  if (!ref) return signedReceipt ? { kind: 'altered' } : { kind: 'nothing-asked' };
  const rrr = signedReceipt ? undefined : rrrIn(ref);
  const number = signedReceipt ? undefined : lawPaperNumberIn(ref);
  try {
    if (number) return { kind: 'notice', outline: await api(lookUpLawPaper, { query: { number } }, signal) };
    if (rrr) return { kind: 'rrr', outline: await api(lookUpRrr, { query: { rrr } }, signal) };
    const query = { ref, ...(signedReceipt && { signedReceipt }) };
    return { kind: 'found', document: await api(verifyReceipt, { query }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutStatement(api: ApiClient, statement: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return { kind: 'statement', today: await api(verifyAttemptStatement, { query: { statement } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutCertificate(api: ApiClient, certificate: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return { kind: 'paye-certificate', today: await api(verifyPayeCertificate, { query: { certificate } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutNote(api: ApiClient, note: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return { kind: 'credit-note', today: await api(verifyCreditNote, { query: { note } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutAcknowledgement(
  api: ApiClient,
  acknowledgement: string,
  signal: AbortSignal,
): Promise<RegisterAnswer> {
  try {
    return { kind: 'paye-filed', today: await api(verifyPayeAcknowledgement, { query: { acknowledgement } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutReturn(api: ApiClient, acknowledgement: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return {
      kind: 'return-filed',
      today: await api(verifyReturnAcknowledgement, { query: { acknowledgement } }, signal),
    };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutPaper(api: ApiClient, paper: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return { kind: 'law-paper', today: await api(verifyLawPaper, { query: { paper } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

async function askAboutClearance(
  api: ApiClient,
  query: { readonly number: string } | { readonly signed: string },
  signal: AbortSignal,
): Promise<RegisterAnswer> {
  try {
    return { kind: 'clearance', checked: await api(checkCertificate, { query }, signal) };
  } catch (error) {
    if (!signal.aborted && error instanceof ApiError && error.is('clearance.certificate-unknown'))
      return { kind: 'clearance-unknown' };
    return refusalOf(error, signal);
  }
}

async function askAboutForm(api: ApiClient, form: string, signal: AbortSignal): Promise<RegisterAnswer> {
  try {
    return { kind: 'form-a', today: await api(verifyFormA, { query: { form } }, signal) };
  } catch (error) {
    return refusalOf(error, signal);
  }
}

function refusalOf(error: unknown, signal: AbortSignal): RegisterAnswer {
  if (signal.aborted) throw error;
  if (error instanceof ApiError && error.is('receipt.signature-invalid')) return { kind: 'altered' };
  return problemOf(error);
}
