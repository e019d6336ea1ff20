import { getEnforcement, moveEnforcement, openEnforcement } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { demandByNumber, findEnforcement, openBillsOf } from '../data/enforcements.repository.ts';
import { insertEnforcement } from '../data/move-enforcement.ts';
import { noteMove } from '../decide-enforcement.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { refusalOf } from '../refusals.ts';
import { showEnforcement, within } from '../whole-enforcement.ts';

/** Opened, read, and moved where a step asks no more than a reason. */
export function enforcementRoutes(app: FastifyInstance, { db, caseload, askAboutBill }: EnforcementDeps): void {
  serve(app, openEnforcement, async ({ body: { demandNumber } }, { user }) => {
    const asked = await demandByNumber(db, demandNumber);
    if (!asked || !reachesOffice(user.scope, asked.officeId)) throw new BusinessError('demand.not-found');
    if (asked.hindrance === 'payment')
      for (const reference of await openBillsOf(db, asked.id)) await askAboutBill(reference);
    return db
      .transaction(async (tx) => {
        const demand = await demandByNumber(tx, demandNumber);
        if (!demand) throw new BusinessError('demand.not-found');
        if (demand.hindrance !== null) throw new BusinessError('enforcement.not-lapsed');
        const { id: noticeId, tpui, officeId, openKobo: debtKobo } = demand;
        const { id, number } = await insertEnforcement(tx, { noticeId, tpui, officeId, debtKobo, by: user.id });
        const workId = await caseload.open(tx, {
          ...{ kind: 'enforcement', subject: `enforcement:${id}`, reference: number, officeId, tpui, userId: user.id },
        });
        await noteMove(tx, { tpui, number }, { action: 'enforcement.opened', by: user.id, detail: { debtKobo } });
        return { id, number, workId };
      })
      .catch(refusalOf);
  });

  serve(app, getEnforcement, async ({ params: { id } }, { user }) => {
    const shown = await db.transaction((tx) => showEnforcement(tx, id, user));
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${shown.tpui}` });
    return shown;
  });

  serve(app, moveEnforcement, async ({ params: { id }, body: { move, caseVersion, reason } }, { user }) => {
    const row = within(user, await findEnforcement(db, id));
    if (row.hindrance === 'payment')
      for (const reference of await openBillsOf(db, row.noticeId)) await askAboutBill(reference);
    const which = { kind: 'enforcement', subject: `enforcement:${id}` } as const;
    await db
      .transaction((tx) => caseload.move(tx, which, { move, caseVersion, userId: user.id, reason }))
      .catch(refusalOf);
    return db.transaction((tx) => showEnforcement(tx, id, user));
  });
}
