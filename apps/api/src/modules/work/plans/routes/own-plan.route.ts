import { askForPlan, getOwnPlan, kobo, partsOfPlan, type ResponseOf } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  findPlan,
  findPlannable,
  findPlanOfBill,
  insertPlan,
  lockPlannable,
  type PlannableBill,
} from '../data/plans.repository.ts';
import type { PlansDeps } from '../plans-deps.ts';

type Offer = ResponseOf<typeof getOwnPlan>['offer'];

/** Why a bill cannot be paid in parts, the reason that lasts longest first. */
function offerOf(bill: PlannableBill): Offer {
  if (bill.isPart) return 'is-part';
  if (bill.hasPlan) return 'has-plan';
  if (!bill.allowsPlans) return 'not-allowed';
  if (bill.status !== 'unpaid' || !partsOfPlan(bill.totalKobo, 2)) return 'not-payable';
  if (bill.officeId === null) return 'no-office';
  return bill.isPending ? 'payment-pending' : 'possible';
}

export function ownPlanRoutes(app: FastifyInstance, { db, clock, caseload, askAboutBill }: PlansDeps): void {
  const tpuiOf = (scope: { readonly kind: string; readonly tpui?: string }) => scope.tpui ?? '';

  /** Anybody may have begun a payment of the bill: whether it is one, its provider says. */
  async function findAsked(billReference: string, tpui: string): Promise<PlannableBill | undefined> {
    const bill = await findPlannable(db, billReference, tpui);
    if (!bill || offerOf(bill) !== 'payment-pending') return bill;
    await askAboutBill(billReference);
    return findPlannable(db, billReference, tpui);
  }

  serve(app, getOwnPlan, async ({ query: { billReference } }, { user }) => {
    const tpui = tpuiOf(user.scope);
    const bill = await findAsked(billReference, tpui);
    if (!bill) throw new BusinessError('bill.not-found');
    const plan = await findPlanOfBill(db, billReference, tpui, dayOf(clock.now()));
    // What an office has not decided is not told.
    const told = plan && { ...plan, penalties: plan.penalties.filter(({ state }) => state !== 'assessed') };
    return { plan: told ?? null, offer: offerOf(bill), totalKobo: kobo(bill.totalKobo) };
  });

  serve(app, askForPlan, async ({ body: { billReference, parts, reason, termsVersion } }, { user }) => {
    await findAsked(billReference, tpuiOf(user.scope));
    return db
      .transaction(async (tx) => {
        const bill = await lockPlannable(tx, billReference, tpuiOf(user.scope));
        if (!bill) throw new BusinessError('bill.not-found');
        const { officeId, tpui } = bill;
        const offer = offerOf(bill);
        if (offer === 'payment-pending') throw new BusinessError('bill.payment-pending');
        if (offer !== 'possible' || officeId === null || !partsOfPlan(bill.totalKobo, parts))
          throw new BusinessError('plan.not-possible');
        const id = await insertPlan(tx, {
          bill: { ...bill, officeId },
          tpui,
          parts,
          reason,
          termsVersion,
          userId: user.id,
        });
        await caseload.open(tx, {
          kind: 'instalment-plan',
          subject: `plan:${id}`,
          reference: billReference,
          officeId,
          tpui,
          userId: user.id,
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'plan.asked',
          subject: `bill:${billReference}`,
          detail: { planId: id, parts, termsVersion },
        });
        const plan = await findPlan(tx, id, dayOf(clock.now()));
        if (!plan) throw new Error('A plan was kept and not found');
        return plan;
      })
      .catch((error: unknown) => {
        if (violates(error, 'instalment_plans_one_of_bill_idx'))
          throw new BusinessError('plan.not-possible', { cause: error });
        throw error;
      });
  });
}
