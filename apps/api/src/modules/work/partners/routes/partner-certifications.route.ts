import { getCertification, startCertification } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { findCertification, insertCertification } from '../data/certifications.repository.ts';

/** Runs of the certification, with test keys. Steps are what the portal saw; nothing a partner says counts. */
export function partnerCertificationsRoutes(serve: ServePartner, { db, clock, mode }: ModeDeps): void {
  async function found({ expertSystemId }: PartnerCaller, id: string) {
    const certification = await findCertification(db, expertSystemId, id);
    if (!certification) throw new BusinessError('tsp.certification-not-found');
    return certification;
  }

  serve(startCertification, async (_request, { caller }) => {
    if (mode === 'live') throw new BusinessError('tsp.test-only');
    const { expertSystemId, keyId } = caller;
    const id = await insertCertification(db, { expertSystemId, keyId, at: clock.now() });
    return { status: 201 as const, body: await found(caller, id) };
  });

  serve(getCertification, async ({ params: { certificationId } }, { caller }) => {
    if (mode === 'live') throw new BusinessError('tsp.test-only');
    return { status: 200 as const, body: await found(caller, certificationId) };
  });
}
