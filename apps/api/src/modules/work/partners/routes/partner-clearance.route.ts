import { checkPartnerCertificate, isClearanceNumber } from '@portal/contracts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import type { ModeDeps } from '../application/partners-deps.ts';

/** For partners who may not serve without a certificate: each check is logged, with the key it came by. */
export function partnerClearanceRoute(serve: ServePartner, { db, checkCertificate }: ModeDeps): void {
  serve(checkPartnerCertificate, async ({ body: { number, holderCode } }, { caller }) => {
    await noteActivity(db, {
      actor: { expertSystemId: caller.expertSystemId },
      action: 'clearance.checked-by-partner',
      subject: `certificate:${isClearanceNumber(number) ? number : 'unknown'}`,
      detail: { key: caller.keyId, withCode: holderCode !== undefined },
    });
    const { checked, figures } = await checkCertificate(number, holderCode);
    const { state, holder, years, office, issuedOn, validUntil, revokedOn } = checked;
    return {
      status: 200 as const,
      body: { number: checked.number, state, holder, years, office, issuedOn, validUntil, revokedOn, figures },
    };
  });
}
