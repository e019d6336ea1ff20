import { type ActionName, portalAddress } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { requireWithinLimit } from '../tax-managers/index.ts';
import { endRequest, findPlan, lockAsked } from './data/plans.repository.ts';
import { startPlan } from './data/start-plan.ts';
import type { PlansDeps } from './plans-deps.ts';

const pathOf = (reference: string) => portalAddress('/user/payment_summary', { billReference: reference });
const idIn = (subject: string) => subject.replace(/^plan:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A plan is decided by a person');
  return userId;
}

/** What follows from a decision about a plan, in the transaction of the move. */
export function decidePlans({ caseload, clock }: Pick<PlansDeps, 'caseload' | 'clock'>): void {
  caseload.when('instalment-plan', 'agree', async (tx, { subject, userId }) => {
    const id = idIn(subject);
    const by = personIn(userId);
    const asked = await lockAsked(tx, id);
    await requireWithinLimit(tx, by, asked.totalKobo);
    await endRequest(tx, id, { state: 'active', userId: by });
    const { billReference, firstDueOn } = await startPlan(tx, { id, ...asked }, by);
    await publishNotice(tx, {
      to: [asked.askedBy],
      kind: 'plan.agreed',
      facts: { reference: billReference, parts: String(asked.parts), day: firstDueOn },
      path: pathOf(billReference),
      occasion: `plan:${id}:agreed`,
    });
    await noteDecision(tx, { id, billReference, action: 'plan.agreed', by });
  });

  caseload.when('instalment-plan', 'refuse', async (tx, { subject, userId, reason = '' }) => {
    const id = idIn(subject);
    const by = personIn(userId);
    const asked = await lockAsked(tx, id);
    await endRequest(tx, id, { state: 'refused', userId: by, answer: reason });
    const billReference = (await findPlan(tx, id, dayOf(clock.now())))?.billReference ?? '';
    await publishNotice(tx, {
      to: [asked.askedBy],
      kind: 'plan.refused',
      facts: { reference: billReference, answer: reason },
      path: pathOf(billReference),
      occasion: `plan:${id}:refused`,
    });
    await noteDecision(tx, { id, billReference, action: 'plan.refused', by });
  });

  caseload.when('instalment-plan', 'withdraw', async (tx, { subject }) => {
    const id = idIn(subject);
    await lockAsked(tx, id);
    await endRequest(tx, id, { state: 'withdrawn' });
  });
}

function noteDecision(
  tx: Transaction,
  made: { readonly id: string; readonly billReference: string; readonly action: ActionName; readonly by: string },
): Promise<void> {
  return writeAudit(tx, {
    actor: { userId: made.by },
    action: made.action,
    subject: `bill:${made.billReference}`,
    detail: { planId: made.id },
  });
}
