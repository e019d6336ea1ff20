import { changeAddress, getOwnDetails, homeAddressAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { changeAddress as change, lockAddress } from '../../registration/index.ts';
import { newestRequest } from '../data/corrections.repository.ts';
import { findDetails } from '../data/details.repository.ts';
import { findOrganisation } from '../data/organisations.repository.ts';
import { presentCorrection } from '../present-correction.ts';

export function ownDetailsRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, getOwnDetails, async (_, { user }) => {
    const row = await findDetails(db, user.id);
    if (!row) throw new BusinessError('session.expired');
    const { firstName, lastName, otherName, email, ninLast4, tpui, phoneNumber, ...said } = row;
    const [organisation, correction] = await Promise.all([
      tpui === null ? undefined : findOrganisation(db, tpui),
      newestRequest(db, user.id),
    ]);
    return {
      ...{ firstName, lastName, otherName, email, ninLast4 },
      registration: phoneNumber === null ? null : { phoneNumber, ...said },
      organisation: organisation ?? null,
      correction: correction ? presentCorrection(correction) : null,
    };
  });

  serve(app, changeAddress, async ({ query: { asRead }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        const before = await lockAddress(tx, user.id);
        if (!before) throw new BusinessError('account.not-registered');
        requireAsRead(asRead, homeAddressAsRead(before));
        await change(tx, user.id, body);
        await writeAudit(tx, { actor: { userId: user.id }, action: 'address.changed', subject: `user:${user.id}` });
      })
      .catch((error: unknown) => {
        if (!violates(error, 'user_registrations_lga_of_state_fk')) throw error;
        throw new BusinessError('request.invalid', { fieldErrors: { lgaId: 'Choose one of the list' } });
      });
    return {};
  });
}
