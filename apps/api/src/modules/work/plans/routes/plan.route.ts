import { getPlan } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { findPlan, officeOfPlan } from '../data/plans.repository.ts';
import type { PlansDeps } from '../plans-deps.ts';

/** Of another office there is none. */
export function planRoute(app: FastifyInstance, { db, clock }: PlansDeps): void {
  serve(app, getPlan, async ({ params: { id } }, { user }) => {
    const officeId = await officeOfPlan(db, id);
    if (officeId === undefined || !reachesOffice(user.scope, officeId)) throw new BusinessError('plan.not-found');
    const plan = await findPlan(db, id, dayOf(clock.now()));
    if (!plan) throw new BusinessError('plan.not-found');
    return plan;
  });
}
