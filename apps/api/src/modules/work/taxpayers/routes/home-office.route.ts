import { chooseHomeOffice, getOwnHomeOffice, type Scope, setHomeOffice } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import type { TaxpayersDeps } from './taxpayer.route.ts';

export interface HomeOfficeDeps extends TaxpayersDeps {
  readonly caseload: Pick<Caseload, 'follow'>;
}

export function homeOfficeRoutes(app: FastifyInstance, { db, taxpayers, caseload }: HomeOfficeDeps): void {
  async function requireOffice(taxOfficeId: number): Promise<void> {
    if (await taxpayers.isOffice(taxOfficeId)) return;
    throw new BusinessError('request.invalid', { fieldErrors: { taxOfficeId: 'Choose a tax office of the list' } });
  }

  serve(app, getOwnHomeOffice, async (_request, { user }) => {
    const found = await taxpayers.homeOfficeOf(tpuiOf(user.scope));
    if (!found) throw new BusinessError('taxpayer.not-found');
    return found;
  });

  serve(app, chooseHomeOffice, async ({ body: { taxOfficeId } }, { user }) => {
    const tpui = tpuiOf(user.scope);
    await requireOffice(taxOfficeId);
    await db.transaction(async (tx) => {
      const now = await taxpayers.lockHomeOffice(tx, tpui);
      if (!now) throw new BusinessError('taxpayer.not-found');
      if (now.source === 'confirmed') throw new BusinessError('taxpayer.home-office-confirmed');
      await taxpayers.setHomeOffice(tx, tpui, { taxOfficeId, source: 'chosen' });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'taxpayer.home-office-chosen',
        subject: `taxpayer:${tpui}`,
        detail: { from: now.officeId, to: taxOfficeId },
      });
    });
    return {};
  });

  serve(app, setHomeOffice, async ({ params: { tpui }, body: { taxOfficeId, reason } }, { user }) => {
    await requireOffice(taxOfficeId);
    return db.transaction(async (tx) => {
      const now = await taxpayers.lockHomeOffice(tx, tpui);
      // Whose office this is not is answered as if nobody were there.
      if (!now || !reachesOffice(user.scope, now.officeId)) throw new BusinessError('taxpayer.not-found');
      const isMove = now.officeId !== null && now.officeId !== taxOfficeId;
      if (isMove && user.roles[0] === 'Tax Office Manager') throw new BusinessError('taxpayer.move-is-directors');
      const movedCases = await caseload.follow(tx, tpui, taxOfficeId);
      await taxpayers.setHomeOffice(tx, tpui, { taxOfficeId, source: 'confirmed' });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'taxpayer.home-office-confirmed',
        subject: `taxpayer:${tpui}`,
        detail: { from: now.officeId, to: taxOfficeId, reason, ...(movedCases > 0 && { movedCases }) },
      });
      return { movedCases };
    });
  });
}

/** Of a taxpayer; whoever has none is in no register. */
function tpuiOf(scope: Scope): string {
  if (scope.kind === 'taxpayer') return scope.tpui;
  throw new BusinessError('taxpayer.not-found');
}
