import { checkCertificate, isClearanceNumber, readCertificateFigures } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { CertificateDeps } from '../certificate-deps.ts';
import { noteLook } from '../data/certificate-looks.repository.ts';
import { certificateByNumber, certificateLookedAt, type IssuedCertificate } from '../data/checked.repository.ts';
import { claimsAreOf } from '../domain/certificate-claims.ts';
import { isReaderCode } from '../is-reader-code.ts';
import { presentChecked } from '../present-checked.ts';

/** For anybody with a number, a code on paper, or a code the holder gave: each look is counted. */
export function checkCertificateRoutes(app: FastifyInstance, { db, signer }: CertificateDeps): void {
  serve(app, checkCertificate, async ({ query: { number, signed } }, { setHeader }) => {
    const found = signed === undefined ? await byNumber(number ?? '') : await bySignature(signed);
    setHeader('cache-control', 'no-store');
    return presentChecked(found, signed !== undefined);
  });

  serve(app, readCertificateFigures, async ({ body: { number, code } }) => {
    const found = await certificateByNumber(db, number);
    if (found?.state !== 'valid' || !(await isReaderCode(db, found, code))) {
      throw new BusinessError('clearance.code-unknown');
    }
    await noteLook(db, { certificateId: found.id, by: 'public', withFigures: true, answer: found.state });
    return {
      figures: found.figures.map(({ year, incomeKobo, taxKobo, paidKobo }) => ({
        year,
        incomeKobo,
        taxKobo,
        paidKobo,
      })),
    };
  });

  async function byNumber(number: string): Promise<IssuedCertificate> {
    const found = isClearanceNumber(number) ? await certificateLookedAt(db, number) : undefined;
    if (!found) throw new BusinessError('clearance.certificate-unknown');
    return found;
  }

  async function bySignature(signed: string): Promise<IssuedCertificate> {
    const claims = await signer.verifyClearance(signed);
    const found = claims && (await certificateByNumber(db, claims.n));
    if (!found || !claimsAreOf(claims, found)) throw new BusinessError('receipt.signature-invalid');
    const answer = found.state === 'replaced' ? 'revoked' : found.state;
    await noteLook(db, { certificateId: found.id, by: 'public', withFigures: false, answer });
    return found;
  }
}
