import { getBillTimeline, type ToldAttempt } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';

interface Told extends Omit<ToldAttempt, 'startedAt' | 'askAgainAt' | 'hops'> {
  readonly startedAt: Date;
  readonly record: { readonly askAgainAt: string | null; readonly hops: readonly ToldAttempt['hops'][number][] };
}

const instant = (at: string) => new Date(at).toISOString();

/** Whoever holds the reference may know what happened to its payments: steps and times, and nothing that names anybody. */
export function billTimelineRoute(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  serve(app, getBillTimeline, async ({ query }) => {
    const { rows } = await db.$client.query<{ id: string }>({
      name: 'bill-timeline',
      text: 'select id from bills where reference = $1',
      values: [query.billReference],
    });
    const [bill] = rows;
    if (!bill) throw new BusinessError('bill.not-found');
    const { rows: attempts } = await db.$client.query<Told>({
      name: 'attempts-of-bill',
      text: `select i.created_at as "startedAt", coalesce(g.name, i.gateway_id) as gateway, attempt_word(i.state) as status,
          attempt_record(i.id) as record
        from bill_attempts a join payment_intents i on i.id = a.intent_id left join payment_gateways g on g.id = i.gateway_id
        where a.bill_id = $1 order by i.created_at desc, i.id limit 10`,
      values: [bill.id],
    });
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
