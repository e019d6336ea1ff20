import { type ApiClient, ApiError } from '@portal/api-client';
import { lookUpRrr, type ResponseOf, recogniseDocument, rrrIn, verifyReceipt } from '@portal/contracts';
import { unprovedClaims } from './prove-receipt.ts';

export type VerifiedDocument = ResponseOf<typeof verifyReceipt>;
export type RrrOutline = ResponseOf<typeof lookUpRrr>;

/** What our register says about a reference. */
export type RegisterAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'found'; readonly document: VerifiedDocument }
  | { readonly kind: 'rrr'; readonly outline: RrrOutline }
  | { readonly kind: 'not-found' }
  /** An electronic tax clearance certificate: we have issued none yet. */
  | { readonly kind: 'certificate' }
  /** The register says: this signature is not ours. */
  | { readonly kind: 'altered' }
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number }
  | { readonly kind: 'unreachable' };

/** HTTP status of the page that shows it, for when a server renders it. */
export const registerStatus = {
  'nothing-asked': 200,
  found: 200,
  rrr: 200,
  'not-found': 404,
  certificate: 200,
  altered: 200,
  'rate-limited': 429,
  unreachable: 503,
} as const satisfies Record<RegisterAnswer['kind'], number>;

const defaultWaitSeconds = 30;

/** Asks the register; a signed receipt without a reference beside it names its own bill. */
export async function askRegister(
  api: ApiClient,
  reference: string,
  signedReceipt: string | undefined,
  signal: AbortSignal,
): Promise<RegisterAnswer> {
  const ref = reference || (signedReceipt ? unprovedClaims(signedReceipt)?.b : undefined);
  if (!ref) return signedReceipt ? { kind: 'altered' } : { kind: 'nothing-asked' };
  if (!signedReceipt && recogniseDocument(ref) === 'certificate') return { kind: 'certificate' };
  const rrr = signedReceipt ? undefined : rrrIn(ref);
  try {
    if (rrr) return { kind: 'rrr', outline: await api(lookUpRrr, { query: { rrr } }, signal) };
    const query = { ref, ...(signedReceipt && { signedReceipt }) };
    return { kind: 'found', document: await api(verifyReceipt, { query }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof ApiError)) return { kind: 'unreachable' };
    if (error.is('receipt.signature-invalid')) return { kind: 'altered' };
    if (error.status === 429) {
      return { kind: 'rate-limited', waitSeconds: error.retryAfterSeconds ?? defaultWaitSeconds };
    }
    return error.status === 404 || error.status === 422 ? { kind: 'not-found' } : { kind: 'unreachable' };
  }
}
