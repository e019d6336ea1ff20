import { noteCourtOrder, noteExecution, noteSale, planVisit, releaseGoods, settleSurplus } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { requireWithinLimit } from '../../tax-managers/index.ts';
import { type EnforcementRow, findEnforcement, openBillsOf } from '../data/enforcements.repository.ts';
import { closeEnforcement, releaseEnforcement, setState, setVisit } from '../data/move-enforcement.ts';
import { insertOrder } from '../data/orders.repository.ts';
import { insertSale, settleSale } from '../data/sales.repository.ts';
import { executeVisit, insertVisit } from '../data/visits.repository.ts';
import { lockFound, noteMove } from '../decide-enforcement.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { refusalOf } from '../refusals.ts';
import { tellOfEnd, tellOfHolding } from '../tell-of-enforcement.ts';
import { showEnforcement, within } from '../whole-enforcement.ts';

interface Step {
  readonly id: string;
  readonly user: SignedInUser;
  readonly move: 'note-order' | 'note-sale' | 'plan' | 'execute' | 'release' | 'sell' | 'settle';
  readonly caseVersion: number;
  readonly reason?: string;
}

/** Steps that bring facts: a court order, a plan, what was done, a release, a sale and its surplus. */
export function stepRoutes(app: FastifyInstance, { db, clock, caseload, askAboutBill }: EnforcementDeps): void {
  /** The step of the case first, then its facts: both or neither. */
  async function step(
    { id, user, move, caseVersion, reason }: Step,
    follow: (tx: Transaction, row: EnforcementRow) => Promise<void>,
  ) {
    const { hindrance, noticeId } = within(user, await findEnforcement(db, id));
    if (hindrance === 'payment') for (const bill of await openBillsOf(db, noticeId)) await askAboutBill(bill);
    const which = { kind: 'enforcement', subject: `enforcement:${id}` } as const;
    await db
      .transaction(async (tx) => {
        await caseload.move(tx, which, { move, caseVersion, userId: user.id, ...(reason && { reason }) });
        await follow(tx, await lockFound(tx, id));
      })
      .catch(refusalOf);
    return db.transaction((tx) => showEnforcement(tx, id, user));
  }

  serve(app, noteCourtOrder, ({ params: { id }, body: { caseVersion, ...order } }, { user }) => {
    const isSale = order.kind === 'sale';
    return step({ id, user, caseVersion, move: isSale ? 'note-sale' : 'note-order' }, async (tx, row) => {
      await insertOrder(tx, id, user.id, order);
      await setState(tx, id, isSale ? 'sale-noted' : 'noted');
      const { kind, orderNumber, court } = order;
      await noteMove(tx, row, {
        action: 'enforcement.order-noted',
        by: user.id,
        detail: { kind, order: orderNumber, court },
      });
    });
  });

  serve(app, planVisit, ({ params: { id }, body: { caseVersion, ...visit } }, { user }) =>
    step({ id, user, caseVersion, move: 'plan' }, async (tx, row) => {
      if (row.orderId === null) throw new BusinessError('work.not-from-here');
      const visitId = await insertVisit(tx, { id, orderId: row.orderId }, { by: user.id, visit });
      await setVisit(tx, id, visitId);
      await noteMove(tx, row, {
        action: 'enforcement.visit-planned',
        by: user.id,
        detail: { startsAt: visit.startsAt, team: visit.team.length },
      });
    }),
  );

  serve(app, noteExecution, ({ params: { id }, body: { caseVersion, ...done } }, { user }) =>
    step({ id, user, caseVersion, move: 'execute' }, async (tx, row) => {
      if (row.visitId === null) throw new BusinessError('work.not-from-here');
      if (new Date(done.leftAt) > clock.now())
        throw new BusinessError('request.invalid', { fieldErrors: { leftAt: 'This is still to come' } });
      await executeVisit(tx, row.visitId, user.id, done);
      await setState(tx, id, 'held');
      await tellOfHolding(tx, await lockFound(tx, id));
      const { costsKobo, goods, searches } = done;
      await noteMove(tx, row, {
        action: 'enforcement.executed',
        by: user.id,
        detail: { costsKobo, lines: goods.length, searches: searches.length },
      });
    }),
  );

  serve(app, releaseGoods, ({ params: { id }, body: { caseVersion, receivedBy, reason } }, { user }) =>
    step({ id, user, caseVersion, move: 'release', reason }, async (tx, row) => {
      // What is given back while it is owed: as a decision about that amount.
      await requireWithinLimit(tx, user.id, row.openKobo);
      await releaseEnforcement(tx, id, { by: user.id, receivedBy, reason });
      await tellOfEnd(tx, row, reason);
      await noteMove(tx, row, { action: 'enforcement.released', by: user.id, detail: { receivedBy, reason } });
    }),
  );

  serve(app, noteSale, ({ params: { id }, body: { caseVersion, ...sale } }, { user }) =>
    step({ id, user, caseVersion, move: 'sell' }, async (tx, row) => {
      if (row.saleOrderId === null) throw new BusinessError('work.not-from-here');
      await insertSale(tx, id, { ...sale, orderId: row.saleOrderId, by: user.id, debtKobo: row.openKobo });
      await setState(tx, id, 'sold');
      await noteMove(tx, row, { action: 'enforcement.sold', by: user.id, detail: sale });
    }),
  );

  serve(app, settleSurplus, ({ params: { id }, body: { caseVersion, returnedOn, proof } }, { user }) =>
    step({ id, user, caseVersion, move: 'settle' }, async (tx, row) => {
      await settleSale(tx, id, { by: user.id, returnedOn, proof });
      await closeEnforcement(tx, id, user.id, proof);
      await tellOfEnd(tx, row, proof);
      await noteMove(tx, row, { action: 'enforcement.settled', by: user.id, detail: { returnedOn, proof } });
    }),
  );
}
