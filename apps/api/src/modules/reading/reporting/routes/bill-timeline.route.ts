import { getBillTimeline } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { attemptsOfBill } from '../data/bill-timeline.repository.ts';

const instant = (at: string) => new Date(at).toISOString();

/** Whoever holds the reference may know what happened to its payments: steps and times, and nothing that names anybody. */
export function billTimelineRoute(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  serve(app, getBillTimeline, async ({ query }) => {
    const attempts = await attemptsOfBill(db, query.billReference);
    if (!attempts) throw new BusinessError('bill.not-found');
    return {
      attempts: attempts.map(({ startedAt, gateway, status, record }) => ({
        startedAt: startedAt.toISOString(),
        gateway,
        status,
        askAgainAt: record.askAgainAt === null ? null : instant(record.askAgainAt),
        hops: record.hops.map(({ kind, at, outcome }) => ({ kind, at: instant(at), outcome })),
      })),
      asOf: clock.now().toISOString(),
    };
  });
}
