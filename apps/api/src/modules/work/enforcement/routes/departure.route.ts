import { departForVisit } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { stopByItself } from '../call-off.ts';
import { findEnforcement, holdAndAsk, openBillsOf } from '../data/enforcements.repository.ts';
import { setState } from '../data/move-enforcement.ts';
import { ordersOf } from '../data/orders.repository.ts';
import { departVisit } from '../data/visits.repository.ts';
import { lockFound, noteMove } from '../decide-enforcement.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { refusalOf } from '../refusals.ts';
import { tellOfDeparture } from '../tell-of-enforcement.ts';
import { showEnforcement, within } from '../whole-enforcement.ts';

/**
 * The last minute. Every open bill is asked about at its provider, then held in the transaction of the departure: a payment that is booked
 * meanwhile comes before it and calls the visit off, or waits until the team has left and is told to them.
 */
export function departureRoute(app: FastifyInstance, { db, clock, caseload, askAboutBill }: EnforcementDeps): void {
  serve(app, departForVisit, async ({ params: { id }, body: { caseVersion } }, { user }) => {
    const { noticeId } = within(user, await findEnforcement(db, id));
    const askedAt = clock.now();
    for (const reference of await openBillsOf(db, noticeId)) await askAboutBill(reference);
    const which = { kind: 'enforcement', subject: `enforcement:${id}` } as const;
    await db
      .transaction(async (tx) => {
        if ((await caseload.versionOf(tx, which)) !== caseVersion) throw new BusinessError('work.changed');
        const row = await lockFound(tx, id);
        if (row.state !== 'approved' || row.visitId === null) throw new BusinessError('work.not-from-here');
        const hindrance = await holdAndAsk(tx, noticeId);
        if (hindrance !== null) return stopByItself(tx, caseload, row, hindrance);
        await caseload.move(tx, which, { move: 'depart', caseVersion, userId: user.id });
        await departVisit(tx, row.visitId, { by: user.id, askedAt, at: clock.now() });
        await setState(tx, id, 'departed');
        const order = (await ordersOf(tx, id)).find((one) => one.id === row.orderId);
        await tellOfDeparture(tx, row, order?.orderNumber ?? '');
        await noteMove(tx, row, { action: 'enforcement.departed', by: user.id });
      })
      .catch(refusalOf);
    return db.transaction((tx) => showEnforcement(tx, id, user));
  });
}
