import {
  disputeBill,
  type ErrorCode,
  getBillDispute,
  listMdaBillDisputes,
  portalAddress,
  type Scope,
  sayAboutBillDispute,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { cancelBillOf } from '../../../money/billing/index.ts';
import { requireWithinLimit } from '../../tax-managers/index.ts';
import {
  clerksOfBill,
  endDispute,
  findDispute,
  insertDispute,
  listDisputesOfMda,
  lockDisputable,
  sayOfMda,
} from '../data/bill-disputes.repository.ts';

export interface BillDisputesDeps {
  readonly db: Database;
  readonly caseload: Caseload;
}

const idIn = (subject: string) => subject.replace(/^bill-dispute:/, '');
/** Why a bill that was found not to be owed cannot be cancelled. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  'under-review': 'bill.under-review',
  'payment-pending': 'bill.payment-pending',
  'of-filed-month': 'bill.of-filed-month',
  'of-the-law': 'bill.of-the-law',
};

export function billDisputesRoutes(app: FastifyInstance, { db, caseload }: BillDisputesDeps): void {
  serve(app, disputeBill, async ({ body: { billReference, kind, text } }, { user }) => {
    const reader = user.scope.kind === 'taxpayer' ? user.scope.tpui : '';
    await db
      .transaction(async (tx) => {
        const bill = await lockDisputable(tx, billReference, reader);
        if (!bill) throw new BusinessError('bill.not-found');
        if (bill.status !== 'unpaid' && bill.status !== 'expired') throw new BusinessError('bill.not-disputable');
        if (bill.officeId === null) throw new BusinessError('taxpayer.no-home-office');
        // The case stands with the bill, under whichever record of the taxpayer that is.
        const { id: billId, officeId, tpui } = bill;
        const id = await insertDispute(tx, { billId, officeId, kind, text, userId: user.id });
        const subject = `bill-dispute:${id}`;
        await caseload.open(tx, {
          kind: 'bill-dispute',
          subject,
          reference: billReference,
          officeId,
          tpui,
          userId: user.id,
        });
        await publishNotice(tx, {
          to: await clerksOfBill(tx, billId),
          kind: 'bill.questioned',
          facts: { reference: billReference },
          path: portalAddress('/mda/invoice-reports/questions'),
          occasion: subject,
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'bill.disputed',
          subject: `bill:${billReference}`,
          detail: { disputeId: id, kind },
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'bill_disputes_open_idx')) throw new BusinessError('bill.not-disputable', { cause: error });
        throw error;
      });
    return {};
  });

  serve(app, getBillDispute, async ({ params: { id } }, { user }) => {
    const found = await findDispute(db, id);
    if (!found || !reachesOffice(user.scope, found.officeId)) throw new BusinessError('bill.not-found');
    const { officeId: _officeId, ...dispute } = found;
    return dispute;
  });

  serve(app, listMdaBillDisputes, (_request, { user }) => listDisputesOfMda(db, mdaOf(user.scope)));

  serve(app, sayAboutBillDispute, ({ params: { id }, body: { text } }, { user }) =>
    db.transaction(async (tx) => {
      const said = await sayOfMda(tx, { id, mdaId: mdaOf(user.scope), userId: user.id, text });
      if (!said) throw new BusinessError('bill.not-found');
      if (said.isLate) throw new BusinessError('bill.dispute-answered');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'bill.dispute-answered',
        subject: `bill:${said.reference}`,
        detail: { disputeId: id },
      });
      await tellLive(tx, workAudiences(said.officeId));
      return {};
    }),
  );

  // What the office decides is told by the case itself; upholding cancels the bill, by the rules of every cancellation.
  caseload.when('bill-dispute', 'uphold', async (tx, { subject, userId, reason = '' }) => {
    const { reference, totalKobo } = await endDispute(tx, idIn(subject));
    if (userId !== null) await requireWithinLimit(tx, userId, totalKobo);
    const outcome = await cancelBillOf(tx, { reference, by: userId ?? '', reason: reason.slice(0, 500) });
    const refusal = outcome === undefined ? 'bill.not-found' : refusals[outcome];
    if (refusal) throw new BusinessError(refusal);
  });
  for (const move of ['correct', 'refuse', 'withdraw'] as const)
    caseload.when('bill-dispute', move, async (tx, { subject }) => void (await endDispute(tx, idIn(subject))));
}

/** Whose bills somebody answers for. */
function mdaOf(scope: Scope): number {
  if (scope.kind !== 'mda') throw new BusinessError('access.denied');
  return scope.mdaId;
}
