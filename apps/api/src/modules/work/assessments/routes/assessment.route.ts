import { getAssessment, serveAssessment, withdrawAssessment } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { billsOfDuty, lockBills } from '../../../money/billing/index.ts';
import { peopleOf } from '../../paye/index.ts';
import { refusalOf } from '../assessment-refusals.ts';
import type { AssessmentsDeps } from '../assessments-deps.ts';
import { overtakeContest, settleContest } from '../contests.ts';
import { type AssessmentRow, caseOf, findAssessment, lockAssessment } from '../data/assessments.repository.ts';
import { endAssessment } from '../data/move-assessment.ts';
import { noteMove } from '../decide-assessments.ts';
import { issueWithdrawal } from '../papers-of-assessment.ts';
import { presentDetail } from '../present-assessment.ts';
import { serveOnTaxpayer } from '../serve-on-taxpayer.ts';
import { tellOfEnd } from '../tell-of-assessment.ts';

/** Of another office there is none. */
function within(user: SignedInUser, row: AssessmentRow | undefined): AssessmentRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('assessment.not-found');
  return row;
}

/** The record of the office: read, served, and withdrawn after that. Its earlier moves are those of its case. */
export function assessmentRoutes(app: FastifyInstance, deps: AssessmentsDeps): void {
  const { db, caseload } = deps;

  async function present(on: Database | Transaction, id: string, user: SignedInUser) {
    const row = within(user, await findAssessment(on, id));
    const [work, bills] = [await caseOf(on, id), await billsOfDuty(on, row.billId === null ? [] : [row.billId])];
    if (!work) throw new Error(`Assessment ${row.number} is no case`);
    return presentDetail(row, bills, work, user);
  }

  serve(app, getAssessment, async ({ params: { id } }, { user }) => {
    const shown = await present(db, id, user);
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${shown.tpui}` });
    return shown;
  });

  serve(app, serveAssessment, async ({ params: { id }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockAssessment(tx, id));
        const { caseVersion } = body;
        const which = { kind: 'assessment', subject: `assessment:${id}` } as const;
        await caseload.move(tx, which, { move: 'serve', caseVersion, userId: user.id });
        await serveOnTaxpayer(tx, row, { ...body, by: user.id });
      })
      .catch(refusalOf);
    return present(db, id, user);
  });

  serve(app, withdrawAssessment, async ({ params: { id }, body: { reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockAssessment(tx, id));
        if (await settleContest(tx, id)) throw new BusinessError('work.not-from-here');
        if (row.billId === null || !['served', 'final', 'contested'].includes(row.standing))
          throw new BusinessError('work.not-from-here');
        const bills = await lockBills(tx, [row.billId]);
        if (bills.some(({ isOpen, isPending }) => isOpen && isPending))
          throw new BusinessError('assessment.payment-pending');
        await endAssessment(tx, id, { state: 'withdrawn', by: user.id, reason, billId: row.billId });
        await issueWithdrawal(tx, row, user.id, reason);
        await overtakeContest(tx, { assessmentId: id, by: user.id, reason });
        await tellOfEnd(tx, row, await peopleOf(tx, row.tpui), { kind: 'withdrawn', answer: reason });
        await noteMove(tx, row, { action: 'assessment.withdrawn', by: user.id, detail: { reason } });
      })
      .catch(refusalOf);
    return present(db, id, user);
  });
}
