import { getReturnFiling } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { billsOfDuty } from '../../../money/billing/index.ts';
import { filedReturnById } from '../data/filed-returns.repository.ts';
import { presentFiled } from '../present-filed.ts';
import type { ReturnsDeps } from '../returns-deps.ts';

/** Whose office this is not is answered as if nothing were there. */
export function returnOfOfficeRoute(app: FastifyInstance, { db }: ReturnsDeps): void {
  serve(app, getReturnFiling, async ({ params: { id } }, { user }) => {
    const filed = await filedReturnById(db, id);
    if (!filed || !reachesOffice(user.scope, filed.officeId)) throw new BusinessError('return.not-found');
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'return.read',
      subject: `taxpayer:${filed.tpui}`,
      detail: { kind: filed.kind, version: filed.version },
    });
    const bills = await billsOfDuty(db, filed.billId ? [filed.billId] : []);
    return { ...presentFiled(filed, bills), tpui: filed.tpui, taxpayer: filed.taxpayer };
  });
}
