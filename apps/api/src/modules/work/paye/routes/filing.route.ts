import { filePayeSchedule, monthName } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { timeOfFiling } from '../../../../platform/http/arrival.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { findPayerOf, type RaisedBill, raiseBill } from '../../../money/billing/index.ts';
import { dueOnOf } from '../../obligations/index.ts';
import { collectorOf, lockSchedule, markFiled, type ToFile } from '../data/paye.repository.ts';
import { cancelUnpaidBills } from '../data/replace-bills.ts';
import { tellOfActing } from '../data/tell-employer.ts';
import { billingOf } from '../domain/amendment.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

/** Pay As You Earn in the chart of accounts. */
const payeHead = '12010101';

/** Filed and billed in one transaction; the same schedule is filed once. */
export function filingRoute(app: FastifyInstance, { db, clock }: PayeDeps): void {
  serve(app, filePayeSchedule, ({ body: { scheduleId, dueKobo, savedAt, declarationVersion } }, { user, arrivedAt }) =>
    db.transaction(async (tx) => {
      const tpui = employerOf(user);
      const schedule = await lockSchedule(tx, tpui, scheduleId);
      if (!schedule) throw new BusinessError('paye.not-found');
      const differenceKobo = schedule.dueKobo - schedule.beforeKobo;
      if (schedule.dueKobo !== dueKobo || schedule.savedAt.toISOString() !== savedAt)
        throw new BusinessError('paye.draft-changed');
      if (schedule.state === 'filed') return { billReference: schedule.billReference, differenceKobo };
      const { cancelsUnpaid, replacedKobo, billKobo } = billingOf(schedule);
      if (cancelsUnpaid) await cancelUnpaidBills(tx, { scheduleId, userId: user.id, of: 'paye' });
      const time = timeOfFiling(clock.now(), arrivedAt, schedule.version);
      const bill = billKobo > 0 ? await billDifference(tx, { ...schedule, billKobo }, user) : undefined;
      await markFiled(tx, {
        ...{ id: scheduleId, userId: user.id, time, declarationVersion },
        ...{ billId: bill?.id ?? null, replacedKobo },
      });
      const { month, version, employees } = schedule;
      await tellOfActing(tx, user, { tpui, month, kind: 'paye.filed-for-you', occasion: scheduleId });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'paye.filed',
        subject: `taxpayer:${tpui}`,
        detail: {
          month,
          version,
          employees,
          dueKobo,
          declarationVersion,
          ...(time.arrivedAt && { arrivedAt: time.arrivedAt, receivedAt: time.receivedAt }),
          ...(replacedKobo > 0 && { replacedKobo }),
          ...(bill && { billReference: bill.reference }),
        },
      });
      return { billReference: bill?.reference ?? null, differenceKobo };
    }),
  );
}

/** Not by the caller's hand as other bills of theirs: nobody cancels the bill of a filed month for themselves. */
async function billDifference(
  tx: Transaction,
  { month, version, employees, billKobo }: ToFile & { readonly billKobo: number },
  user: SignedInUser,
): Promise<RaisedBill> {
  const found = await findPayerOf(tx, user, 'paye-file');
  if (!found) throw new BusinessError('session.expired');
  const [year = '', number = ''] = month.split('-');
  const name = `${monthName(Number(number), 'en')} ${year}`;
  const dueOn = await dueOnOf(tx, 'paye-month', month);
  return raiseBill(tx, {
    ...found,
    dueOn,
    // A day that was extended for everybody may be later than the three months of a bill.
    payableUntil: dueOn,
    mdaId: await collectorOf(tx, payeHead),
    lines: [
      {
        revenueHeadCode: payeHead,
        amountKobo: billKobo,
        description: 'Pay As You Earn (PAYE)',
        narration:
          version === 1
            ? `${name}, employees: ${employees}`
            : `${name}, amendment ${version - 1}, employees: ${employees}`,
      },
    ],
  });
}
