import { type ActionName, formatNaira, portalAddress } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { raiseBill } from '../../money/billing/index.ts';
import { requireWithinLimit } from '../tax-managers/index.ts';
import {
  type AssessedPenalty,
  endPenalty,
  insertPenalty,
  lockAssessed,
  penaltyHead,
  plansToAssess,
} from './data/penalties.repository.ts';
import { findPlan } from './data/plans.repository.ts';
import { readBill } from './data/start-plan.ts';
import type { PlansDeps } from './plans-deps.ts';

/** A later case of the same plan has a number in its name; what follows is the plan either way. */
const subjectOf = (planId: string, cases: number) => `plan-penalty${cases === 0 ? '' : `-${cases + 1}`}:${planId}`;
const planIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A penalty is assessed by a person');
  return userId;
}

/** Opens a case for each broken plan to which lateness has added something that nobody has assessed. */
export async function openPenalties(
  tx: Transaction,
  { caseload, clock }: Pick<PlansDeps, 'caseload' | 'clock'>,
): Promise<void> {
  const today = dayOf(clock.now());
  for (const { id, billReference, officeId, tpui, cases } of await plansToAssess(tx)) {
    const { cost } = (await findPlan(tx, id, today)) ?? {};
    if (!cost || cost.penaltyKobo + cost.interestKobo === 0) continue;
    const subject = subjectOf(id, cases);
    await caseload.open(tx, { kind: 'plan-penalty', subject, reference: billReference, officeId, tpui });
  }
}

/** What follows from the moves of such a case, in their transaction. */
export function assessPenalties({ caseload, clock }: Pick<PlansDeps, 'caseload' | 'clock'>): void {
  caseload.when('plan-penalty', 'assess', async (tx, { subject, userId }) => {
    const planId = planIn(subject);
    const { cost } = (await findPlan(tx, planId, dayOf(clock.now()))) ?? {};
    if (!cost || cost.penaltyKobo + cost.interestKobo === 0) throw new BusinessError('plan.nothing-to-assess');
    await insertPenalty(tx, { planId, ...cost, by: personIn(userId) });
  });

  caseload.when('plan-penalty', 'return', async (tx, { subject, userId }) => {
    const { id } = await lockAssessed(tx, planIn(subject));
    await endPenalty(tx, id, { state: 'returned', by: personIn(userId) });
  });

  caseload.when('plan-penalty', 'bill', async (tx, { subject, userId }) => {
    const by = personIn(userId);
    const penalty = await lockAssessed(tx, planIn(subject));
    await requireWithinLimit(tx, by, sumOf(penalty));
    const raised = await raisePenalty(tx, penalty);
    await endPenalty(tx, penalty.id, { state: 'billed', by, billId: raised.id });
    await publishNotice(tx, {
      to: [penalty.askedBy],
      kind: 'plan.penalty-billed',
      facts: {
        reference: penalty.billReference,
        bill: raised.reference,
        day: penalty.asOf,
        amount: formatNaira(raised.totalKobo),
      },
      path: portalAddress('/user/payment_summary', { billReference: raised.reference }),
      occasion: `plan-penalty:${penalty.id}:billed`,
    });
    await note(tx, penalty, { action: 'plan.penalty-billed', by, detail: { bill: raised.reference } });
  });

  caseload.when('plan-penalty', 'waive', async (tx, { subject, userId, reason = '' }) => {
    const by = personIn(userId);
    const penalty = await lockAssessed(tx, planIn(subject));
    await endPenalty(tx, penalty.id, { state: 'waived', by });
    await publishNotice(tx, {
      to: [penalty.askedBy],
      kind: 'plan.penalty-waived',
      facts: { reference: penalty.billReference, amount: formatNaira(sumOf(penalty)), answer: reason },
      path: portalAddress('/user/payment_summary', { billReference: penalty.billReference }),
      occasion: `plan-penalty:${penalty.id}:waived`,
    });
    await note(tx, penalty, { action: 'plan.penalty-waived', by, detail: { reason } });
  });
}

const sumOf = ({ penaltyKobo, interestKobo }: AssessedPenalty) => penaltyKobo + interestKobo;

/** A bill of its own beside those of the parts: to the same payer, with a line for each of the two. */
async function raisePenalty(tx: Transaction, { billId, billReference, asOf, ...amounts }: AssessedPenalty) {
  const { payer, mdaId, taxOfficeId } = await readBill(tx, billId);
  const line = (description: string, amountKobo: number) => ({
    ...{ revenueHeadCode: penaltyHead, description, amountKobo },
    narration: `Broken plan of bill ${billReference}, until ${asOf}`,
  });
  return raiseBill(tx, {
    ...{ payer, mdaId, taxOfficeId },
    lines: [
      line('Penalty for late payment', amounts.penaltyKobo),
      line('Interest for late payment', amounts.interestKobo),
    ].filter(({ amountKobo }) => amountKobo > 0),
  });
}

function note(
  tx: Transaction,
  { billReference, penaltyKobo, interestKobo, asOf }: AssessedPenalty,
  made: { readonly action: ActionName; readonly by: string; readonly detail: Readonly<Record<string, string>> },
): Promise<void> {
  return writeAudit(tx, {
    actor: { userId: made.by },
    action: made.action,
    subject: `bill:${billReference}`,
    detail: { penaltyKobo, interestKobo, asOf, ...made.detail },
  });
}
