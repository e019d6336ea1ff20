import { getWithholdingFiling, getWithholdingSchedule, getWithholdingYear, lagosDay } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { dueDaysOf } from '../../obligations/index.ts';
import { employerByTpui, employerOf, monthsOf } from '../../paye/index.ts';
import { queriesOf } from '../data/queries.repository.ts';
import { newestSchedule, schedulesOfYear } from '../data/schedules.repository.ts';
import { presentMonth, presentSchedule } from '../present.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';
import { presentQuery } from './queries.route.ts';

/** A payer's own months, and what an office sees of them. */
export function scheduleRoutes(app: FastifyInstance, { db, clock }: WithholdingDeps): void {
  serve(app, getWithholdingYear, async ({ query: { year } }, { user }) => {
    const schedules = await schedulesOfYear(db, employerOf(user), year);
    const today = lagosDay(clock.now());
    const versionsOf = (month: string) => schedules.filter((schedule) => schedule.month === month);
    const dueDays = await dueDaysOf(db, 'withholding-month', monthsOf(year));
    return {
      year,
      months: [...dueDays].map(([month, dueOn]) => presentMonth({ month, dueOn }, versionsOf(month), today)),
    };
  });

  serve(app, getWithholdingSchedule, async ({ query: { month } }, { user, language }) => {
    const schedule = await newestSchedule(db, employerOf(user), month);
    if (!schedule) return { schedule: null };
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'withholding.schedule-read',
      subject: `withholding:${schedule.id}`,
      detail: { payments: schedule.payments },
    });
    return { schedule: await presentSchedule({ db, clock }, schedule, language) };
  });

  serve(app, getWithholdingFiling, async ({ params: { tpui, month } }, { user, language }) => {
    const payer = await employerByTpui(db, tpui);
    if (!payer || !reachesOffice(user.scope, payer.officeId)) throw new BusinessError('withholding.not-found');
    const schedule = await newestSchedule(db, tpui, month, 'filed');
    const queries = (await queriesOf(db, tpui, month)).map(presentQuery);
    if (!schedule) return { tpui, payer: payer.name, schedule: null, queries };
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'withholding.schedule-read',
      subject: `withholding:${schedule.id}`,
      detail: { payments: schedule.payments, tpui },
    });
    const presented = { ...(await presentSchedule({ db, clock }, schedule, language)), leftOut: [] };
    return { tpui, payer: payer.name, schedule: presented, queries };
  });
}
