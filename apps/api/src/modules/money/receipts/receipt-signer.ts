import {
  type AttemptClaims,
  attemptClaimsSchema,
  type ClearanceClaims,
  type CreditNoteClaims,
  clearanceClaimsSchema,
  creditNoteClaimsSchema,
  type FormAClaims,
  formAClaimsSchema,
  type LawPaperClaims,
  lawPaperClaimsSchema,
  type PayeAcknowledgementClaims,
  type PayeCertificateClaims,
  payeAcknowledgementClaimsSchema,
  payeCertificateClaimsSchema,
  type ReceiptClaims,
  type ReceiptKey,
  type ReturnAcknowledgementClaims,
  type RevokedList,
  receiptClaimsSchema,
  returnAcknowledgementClaimsSchema,
  type VoidList,
} from '@portal/contracts';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { fromBase64Url } from '../../../platform/keys/base64url.ts';
import type { ReceiptKeys } from '../../../platform/keys/receipt-keys.ts';

const alg = 'EdDSA';

export interface ReceiptSigner {
  /** Compact JWS over the claims. The same claims and key always give the same text. */
  sign(
    claims:
      | ReceiptClaims
      | AttemptClaims
      | PayeCertificateClaims
      | PayeAcknowledgementClaims
      | CreditNoteClaims
      | FormAClaims
      | ReturnAcknowledgementClaims
      | LawPaperClaims
      | ClearanceClaims
      | RevokedList
      | VoidList,
  ): Promise<string>;
  /** The claims of a receipt signed by one of our keys, retired ones included; else undefined. Never throws. */
  verify(signedReceipt: string): Promise<ReceiptClaims | undefined>;
  /** The same of a statement about an attempt to pay; neither passes for the other. */
  verifyStatement(signedStatement: string): Promise<AttemptClaims | undefined>;
  /** The same of the certificate of an employee's tax. */
  verifyCertificate(signedCertificate: string): Promise<PayeCertificateClaims | undefined>;
  /** The same of the credit note of what was withheld from somebody. */
  verifyCreditNote(signedNote: string): Promise<CreditNoteClaims | undefined>;
  /** The same of the Form A of an employee. */
  verifyFormA(signedForm: string): Promise<FormAClaims | undefined>;
  /** The same of the acknowledgement of a filed schedule. */
  verifyAcknowledgement(signedAcknowledgement: string): Promise<PayeAcknowledgementClaims | undefined>;
  /** The same of the acknowledgement of a filed return. */
  verifyFiledReturn(signedAcknowledgement: string): Promise<ReturnAcknowledgementClaims | undefined>;
  /** The same of a paper of the law. */
  verifyLawPaper(signedPaper: string): Promise<LawPaperClaims | undefined>;
  /** The same of a tax clearance certificate. */
  verifyClearance(signedCertificate: string): Promise<ClearanceClaims | undefined>;
  /** For publication: no private part. */
  readonly keys: readonly ReceiptKey[];
}

export function createReceiptSigner(keys: ReceiptKeys): ReceiptSigner {
  const { kid, privateKey } = keys.active;

  return {
    keys: keys.all.map(({ jwk }) => jwk),
    sign(claims) {
      const payload = new TextEncoder().encode(JSON.stringify(claims));
      return new CompactSign(payload).setProtectedHeader({ alg, kid }).sign(privateKey);
    },
    async verify(signedReceipt) {
      return receiptClaimsSchema.safeParse(await payloadOf(signedReceipt)).data;
    },
    async verifyCertificate(signedCertificate) {
      return payeCertificateClaimsSchema.safeParse(await payloadOf(signedCertificate)).data;
    },
    async verifyCreditNote(signedNote) {
      return creditNoteClaimsSchema.safeParse(await payloadOf(signedNote)).data;
    },
    async verifyFormA(signedForm) {
      return formAClaimsSchema.safeParse(await payloadOf(signedForm)).data;
    },
    async verifyAcknowledgement(signedAcknowledgement) {
      return payeAcknowledgementClaimsSchema.safeParse(await payloadOf(signedAcknowledgement)).data;
    },
    async verifyFiledReturn(signedAcknowledgement) {
      return returnAcknowledgementClaimsSchema.safeParse(await payloadOf(signedAcknowledgement)).data;
    },
    async verifyLawPaper(signedPaper) {
      return lawPaperClaimsSchema.safeParse(await payloadOf(signedPaper)).data;
    },
    async verifyClearance(signedCertificate) {
      return clearanceClaimsSchema.safeParse(await payloadOf(signedCertificate)).data;
    },
    async verifyStatement(signedStatement) {
      return attemptClaimsSchema.safeParse(await payloadOf(signedStatement)).data;
    },
  };

  async function payloadOf(signed: string): Promise<unknown> {
    try {
      // `jose` reads other spellings of the same signature, too.
      if (!signed.split('.').every((part) => fromBase64Url(part) !== undefined)) return undefined;
      const key = keys.find(decodeProtectedHeader(signed).kid ?? '');
      if (!key) return undefined;
      const { payload } = await compactVerify(signed, key.publicKey, { algorithms: [alg] });
      return JSON.parse(new TextDecoder().decode(payload));
    } catch {
      return undefined;
    }
  }
}
