import {
  type AttemptClaims,
  attemptClaimsSchema,
  type ClearanceClaims,
  clearanceClaimsSchema,
  creditNoteClaimsSchema,
  formAClaimsSchema,
  payeAcknowledgementClaimsSchema,
  payeCertificateClaimsSchema,
  type ReceiptClaims,
  type ReceiptKey,
  receiptClaimsSchema,
} from '@portal/contracts';
import { fromBase64Url } from './base64-url.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

/**
 * What this device can say by itself about a signed receipt.
 * - `altered`: a character differs from what was signed, or it is not a signed receipt of ours at all
 * - `unknown-key`: signed with a key that is not among those given
 * - `impossible`: the device has no means to check signatures
 */
export type Proof =
  | { readonly kind: 'genuine'; readonly claims: ReceiptClaims }
  /** Not a receipt: a statement about an attempt to pay. */
  | { readonly kind: 'statement'; readonly stated: AttemptClaims }
  /** The certificate of an employee's tax. */
  | { readonly kind: 'paye-certificate' }
  /** The credit note of what was withheld from somebody. */
  | { readonly kind: 'credit-note' }
  /** The acknowledgement of a filed schedule. */
  | { readonly kind: 'paye-filed' }
  /** The acknowledgement of a return. */
  | { readonly kind: 'return-filed' }
  /** A paper of the law: an assessment, a demand, a decision. */
  | { readonly kind: 'law-paper' }
  /** Form A: what was filed of an employee. */
  | { readonly kind: 'form-a' }
  /** A tax clearance certificate. */
  | { readonly kind: 'clearance'; readonly claims: ClearanceClaims }
  | { readonly kind: 'altered' }
  | { readonly kind: 'unknown-key' }
  | { readonly kind: 'impossible' };

const altered: Proof = { kind: 'altered' };

/** Proves a compact JWS (EdDSA, Ed25519) against public keys. Asks nobody: it works with the network off. */
export async function proveReceipt(signedReceipt: string, keys: readonly ReceiptKey[]): Promise<Proof> {
  const parts = partsOf(signedReceipt);
  if (!parts) return altered;
  const key = keys.find(({ kid }) => kid === parts.kid);
  if (!key) return { kind: 'unknown-key' };
  const verdict = await verifyEd25519(parts.signature, parts.signedBytes, key);
  if (verdict === undefined) return { kind: 'impossible' };
  const claims = receiptClaimsSchema.safeParse(parts.payload);
  if (verdict && claims.success) return { kind: 'genuine', claims: claims.data };
  if (verdict && payeCertificateClaimsSchema.safeParse(parts.payload).success) return { kind: 'paye-certificate' };
  if (verdict && creditNoteClaimsSchema.safeParse(parts.payload).success) return { kind: 'credit-note' };
  if (verdict && payeAcknowledgementClaimsSchema.safeParse(parts.payload).success) return { kind: 'paye-filed' };
  if (verdict && callsItself(parts.payload, 'return-filed')) return { kind: 'return-filed' };
  if (verdict && callsItself(parts.payload, 'law-paper')) return { kind: 'law-paper' };
  if (verdict && formAClaimsSchema.safeParse(parts.payload).success) return { kind: 'form-a' };
  const cleared = clearanceClaimsSchema.safeParse(parts.payload);
  if (verdict && cleared.success) return { kind: 'clearance', claims: cleared.data };
  const stated = attemptClaimsSchema.safeParse(parts.payload);
  return verdict && stated.success ? { kind: 'statement', stated: stated.data } : altered;
}

/** What one of these keys signed, whatever it says; undefined for anything else. */
export async function provePayload(signed: string, keys: readonly ReceiptKey[]): Promise<unknown> {
  const parts = partsOf(signed);
  const key = parts && keys.find(({ kid }) => kid === parts.kid);
  if (!parts || !key) return undefined;
  return (await verifyEd25519(parts.signature, parts.signedBytes, key)) === true ? parts.payload : undefined;
}

/** The claims of a signed receipt without any proof, to know which bill to ask about. */
export function unprovedClaims(signedReceipt: string): ReceiptClaims | undefined {
  const claims = receiptClaimsSchema.safeParse(partsOf(signedReceipt)?.payload);
  return claims.success ? claims.data : undefined;
}

/** By the word that keeps it apart from other papers: what it says in full, the register reads. */
function callsItself(payload: unknown, word: 'return-filed' | 'law-paper'): boolean {
  return typeof payload === 'object' && payload !== null && 'k' in payload && payload.k === word;
}

/** Whether it calls itself a paper of the law; nothing is proved by that. */
export function isLawPaper(signed: string): boolean {
  return callsItself(partsOf(signed)?.payload, 'law-paper');
}

/** Whether it calls itself the acknowledgement of a return; nothing is proved by that. */
export function isReturnAcknowledgement(signed: string): boolean {
  return callsItself(partsOf(signed)?.payload, 'return-filed');
}

/** Whether it calls itself a statement about an attempt to pay; nothing is proved by that. */
export function isStatement(signed: string): boolean {
  return attemptClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** Whether it calls itself the certificate of an employee's tax; nothing is proved by that. */
export function isPayeCertificate(signed: string): boolean {
  return payeCertificateClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** Whether it calls itself the credit note of what was withheld from somebody; nothing is proved by that. */
export function isCreditNote(signed: string): boolean {
  return creditNoteClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** Whether it calls itself the acknowledgement of a filed schedule; nothing is proved by that. */
export function isPayeAcknowledgement(signed: string): boolean {
  return payeAcknowledgementClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** Whether it calls itself a tax clearance certificate; nothing is proved by that. */
export function isClearance(signed: string): boolean {
  return clearanceClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** Whether it calls itself the Form A of an employee; nothing is proved by that. */
export function isFormA(signed: string): boolean {
  return formAClaimsSchema.safeParse(partsOf(signed)?.payload).success;
}

/** The signed receipt in what a camera or a person gives us: the JWS itself, or a link that carries it. */
export function signedReceiptIn(text: string): string | undefined {
  return /(?:^|[?&]s=)([\w-]+\.[\w-]+\.[\w-]+)(?:$|[&#])/.exec(text.trim())?.[1];
}

function partsOf(signedReceipt: string) {
  const [header = '', payload = '', signature = '', ...rest] = signedReceipt.split('.');
  if (rest.length > 0) return undefined;
  try {
    const { alg, kid } = parseJson(header) as { alg?: unknown; kid?: unknown };
    // Only the one algorithm we sign with: a document must not choose how it is checked.
    if (alg !== 'EdDSA' || typeof kid !== 'string') return undefined;
    return {
      kid,
      payload: parseJson(payload),
      signature: fromBase64Url(signature),
      signedBytes: new TextEncoder().encode(`${header}.${payload}`),
    };
  } catch {
    return undefined;
  }
}

function parseJson(encoded: string): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(encoded)));
}
