import { downloadCertificate, getCertificateWallet, kobo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { CertificateDeps } from '../certificate-deps.ts';
import { certificateByNumber } from '../data/checked.repository.ts';
import { claimsOfCertificate, yearsFrom } from '../domain/certificate-claims.ts';
import { ownCertificate } from '../own-certificate.ts';

/** The certificate as a paper, and as the page that keeps it on a phone. Both carry the same signature, and only while it is valid. */
export function certificatePaperRoutes(app: FastifyInstance, { db, signer, press, issuer }: CertificateDeps): void {
  async function validOne(user: SignedInUser, number: string) {
    await ownCertificate(db, user, number);
    const found = await certificateByNumber(db, number);
    if (found?.state !== 'valid') throw new BusinessError('clearance.not-valid');
    return { ...found, signed: await signer.sign(claimsOfCertificate(found)) };
  }

  serve(app, downloadCertificate, async ({ params: { number }, query: { shows } }, { user, language }) => {
    const { signed, ...found } = await validOne(user, number);
    // Whoever acts for the holder has the copy that the holder chose.
    const isOwn = user.scope.kind !== 'taxpayer' || user.scope.acting === undefined;
    const showsFigures = isOwn && shows !== undefined ? shows === 'figures' : found.showsFigures;
    const query = new URLSearchParams({ s: signed });
    const body = await press.printClearance(
      {
        ...{ number: found.number, holder: found.name, tpui: found.tpui, office: found.office },
        years: yearsFrom(found.firstYear),
        issuedAt: found.issuedAt.toISOString(),
        issuedBy: found.isByPerson ? 'person' : 'portal',
        validUntil: found.validUntil,
        figures: showsFigures
          ? found.figures.map(({ basis, outstandingKobo, restsKobo, ...row }) => ({
              ...row,
              outstandingKobo: kobo(outstandingKobo),
              restsKobo: kobo(restsKobo),
              isWithoutIncome: basis === 'no-income',
            }))
          : null,
      },
      { language, issuer, verificationUrl: `${issuer.portalOrigin}/receipt-verification?${query}` },
    );
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `tax-clearance-${found.number}.pdf` });
  });

  serve(app, getCertificateWallet, async ({ params: { number } }, { user }) => {
    const { signed } = await validOne(user, number);
    return { signed, walletPath: `/tcc#${signed}` };
  });
}
