import { getOfficeChange, requestOfficeChange } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import {
  findOfficeChange,
  hasOpenChange,
  insertOfficeChange,
  lockOfficeChange,
} from '../data/office-changes.repository.ts';
import type { TaxpayersDeps } from './taxpayer.route.ts';

export interface OfficeChangeDeps extends TaxpayersDeps {
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'follow' | 'open' | 'when'>;
}

const subjectOf = (id: string) => `office-change:${id}`;
const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** A taxpayer asks for another office; the one they leave releases them, and everything open of theirs moves along. */
export function officeChangeRoutes(app: FastifyInstance, { db, clock, taxpayers, caseload }: OfficeChangeDeps): void {
  serve(app, requestOfficeChange, async ({ body: { taxOfficeId, reason } }, { user }) => {
    const tpui = user.scope.kind === 'taxpayer' ? user.scope.tpui : '';
    if (!(await taxpayers.isOffice(taxOfficeId)))
      throw new BusinessError('request.invalid', { fieldErrors: { taxOfficeId: 'Choose a tax office of the list' } });
    return db.transaction(async (tx) => {
      // Two requests at once wait for one another here.
      const now = await taxpayers.lockHomeOffice(tx, tpui);
      if (!now) throw new BusinessError('taxpayer.not-found');
      if (now.officeId === null) throw new BusinessError('office-change.no-office');
      if (now.officeId === taxOfficeId) throw new BusinessError('office-change.same-office');
      if (await hasOpenChange(tx, tpui)) throw new BusinessError('office-change.open-already');
      const id = await insertOfficeChange(tx, {
        ...{ tpui, fromOfficeId: now.officeId, toOfficeId: taxOfficeId, reason },
        ...{ requestedBy: user.id, requestedAt: clock.now() },
      });
      await caseload.open(tx, {
        ...{ kind: 'office-change', subject: subjectOf(id), reference: tpui },
        ...{ officeId: now.officeId, tpui, userId: user.id },
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'taxpayer.office-change-requested',
        subject: `taxpayer:${tpui}`,
        detail: { from: now.officeId, to: taxOfficeId },
      });
      return { id };
    });
  });

  serve(app, getOfficeChange, async ({ params: { id } }, { user }) => {
    const found = await findOfficeChange(db, id);
    if (!found || !reachesOffice(user.scope, found.officeId)) throw new BusinessError('work.not-found');
    const { officeId: _, requestedAt, ...change } = found;
    return { ...change, requestedAt: requestedAt.toISOString() };
  });

  caseload.when('office-change', 'grant', async (tx, { subject, userId, reason }) => {
    const change = await lockOfficeChange(tx, idOf(subject));
    if (!change) throw new BusinessError('work.not-found');
    const { tpui, toOfficeId: taxOfficeId, fromOfficeId } = change;
    const movedCases = await caseload.follow(tx, tpui, taxOfficeId);
    await taxpayers.setHomeOffice(tx, tpui, { taxOfficeId, source: 'confirmed' });
    await writeAudit(tx, {
      actor: userId === null ? { system: 'caseload' } : { userId },
      action: 'taxpayer.home-office-confirmed',
      subject: `taxpayer:${tpui}`,
      detail: { from: fromOfficeId, to: taxOfficeId, ...(reason && { reason }), ...(movedCases > 0 && { movedCases }) },
    });
  });
}
