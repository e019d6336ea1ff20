import { inviteTaxpayer, lookUpTaxpayer } from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { maskName } from '../../../money/billing/index.ts';
import { findTaxpayer } from '../../counter/index.ts';
import { invitationMail } from '../application/invitation-mail.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { takeInvitation } from '../data/invitations.repository.ts';

/** Exact look-ups, each noted: the taxpayer sees that somebody asked. */
export function partnerTaxpayersRoutes(serve: ServePartner, deps: ModeDeps): void {
  const { db, clock, mailer } = deps;

  serve(lookUpTaxpayer, async ({ body: { tpui } }, { caller }) => {
    const found = await findTaxpayer(db, tpui);
    await noteActivity(db, {
      actor: { expertSystemId: caller.expertSystemId },
      action: 'taxpayer.looked-up',
      subject: `taxpayer:${found?.tpui ?? tpui}`,
      detail: { key: caller.keyId },
    });
    if (!found?.tpui)
      throw new BusinessError('taxpayer.not-found', { fieldErrors: { tpui: 'There is no such taxpayer' } });
    return {
      status: 200 as const,
      body: { tpui: found.tpui, name: maskName(`${found.firstName} ${found.lastName}`.trim()) },
    };
  });

  serve(inviteTaxpayer, async ({ body: { email, language } }, { caller }) => {
    if (await takeInvitation(db, email, caller.engineCodeId, clock.now()))
      await mailer.send(invitationMail(deps, email, language));
    return { status: 202 as const, body: {} };
  });
}
