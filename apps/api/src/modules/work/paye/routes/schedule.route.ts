import { getPayeSchedule, getPayeYear, lagosDay, listPayeLines } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { dueDaysOf } from '../../obligations/index.ts';
import { linesOf, scheduleKept } from '../data/lines.repository.ts';
import { firstMonthOf, newestSchedule, schedulesOfYear } from '../data/paye.repository.ts';
import { queriesOf } from '../data/queries.repository.ts';
import { monthsOf } from '../domain/month.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';
import { presentMonth } from '../present-month.ts';
import { presentSchedule } from '../present-schedule.ts';

export function scheduleRoutes(app: FastifyInstance, { db, clock }: PayeDeps): void {
  serve(app, getPayeYear, async ({ query: { year } }, { user }) => {
    const schedules = await schedulesOfYear(db, employerOf(user), year);
    const queries = await queriesOf(db, employerOf(user));
    const first = await firstMonthOf(db, employerOf(user));
    const today = lagosDay(clock.now());
    const dueDays = await dueDaysOf(db, 'paye-month', monthsOf(year));
    const months = [...dueDays].map(([month, dueOn]) =>
      presentMonth(
        { month, dueOn },
        schedules.filter((schedule) => schedule.month === month),
        queries,
        today,
        first,
      ),
    );
    return { year, months };
  });

  serve(app, getPayeSchedule, async ({ query: { month } }, { user, language }) => {
    const schedule = await newestSchedule(db, employerOf(user), month);
    if (!schedule) return { schedule: null };
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'paye.schedule-read',
      subject: `paye:${schedule.id}`,
      detail: { employees: schedule.employees },
    });
    return { schedule: await presentSchedule({ db, clock }, schedule, language) };
  });

  serve(app, listPayeLines, async ({ query: { scheduleId, from, find, branch } }, { user }) => {
    const kept = await scheduleKept(db, scheduleId);
    const { scope } = user;
    const mayRead =
      kept &&
      (scope.kind === 'taxpayer'
        ? scope.tpui === kept.leadTpui
        : kept.state === 'filed' && reachesOffice(scope, kept.officeId));
    if (!mayRead) throw new BusinessError('paye.not-found');
    const { found, lines } = await linesOf(db, scheduleId, { from, find, branch });
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'paye.schedule-read',
      subject: `paye:${scheduleId}`,
      detail: { employees: lines.length, ...(scope.kind !== 'taxpayer' && { tpui: kept.tpui }) },
    });
    return { found, lines: [...lines] };
  });
}
