import { listConsultants, listConsultationTimes } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { type FreeTimesDeps, findFreeDays } from '../find-free-times.ts';
import { bookableDays } from '../free-times.ts';

export function findTimeRoutes(app: FastifyInstance, deps: FreeTimesDeps): void {
  serve(app, listConsultants, () => deps.consultants.list());

  serve(app, listConsultationTimes, async ({ query: { from, days, ...query } }) => {
    const { first, last } = bookableDays(deps.clock.now());
    const firstDay = from === undefined || from < first ? first : from;
    const found = await findFreeDays(deps, query, firstDay, days);
    return {
      firstDay,
      lastDay: last,
      days: found.map(({ day, holiday, standsIn, times }) => ({
        day,
        holiday,
        standsIn,
        times: times.map(({ startsAt, consultants }) => ({
          startsAt: startsAt.toISOString(),
          free: consultants.length,
        })),
      })),
    };
  });
}
