import { deliveriesShown, keyEndsWithinDays, partnerRequestDays, type WebhookDelivery } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { readAsPartner } from './read-as-partner.ts';
import { listDeliveries } from './webhook-deliveries.repository.ts';
import { listWebhooks } from './webhooks.repository.ts';

const errorsMost = 10;

/** Calls of the kept days by how they ended, with the half of the times they took. */
export async function countCalls(db: Database, expertSystemId: number, today: string) {
  const ofPeriod = tablesOf(db)
    .selectFrom('partner_requests')
    .where('expert_system_id', '=', expertSystemId)
    .where('at', '>=', sql<Date>`lagos_midnight(${today}::date - ${partnerRequestDays - 1}::int)`)
    .where('at', '<', sql<Date>`lagos_midnight(${today}::date + 1)`);
  const [calls, errors] = await Promise.all([
    ofPeriod
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`(count(*) filter (where status between 400 and 499))::int`.as('refused'),
        sql<number>`(count(*) filter (where status >= 500))::int`.as('failed'),
        sql<number | null>`(percentile_disc(0.5) within group (order by took_ms))::int`.as('medianMs'),
        sql<string>`(${today}::date - ${partnerRequestDays - 1}::int)::text`.as('minDate'),
      ])
      .executeTakeFirstOrThrow(),
    ofPeriod
      .select([sql<string>`code`.as('code'), sql<number>`count(*)::int`.as('count')])
      .where('code', 'is not', null)
      .groupBy('code')
      .orderBy('count', 'desc')
      .orderBy('code')
      .limit(errorsMost)
      .execute(),
  ]);
  const { minDate, ...counted } = calls;
  return { calls: counted, errors, period: { minDate, maxDate: today } };
}

/** Of each address the events that its page shows, by how they ended. */
export async function countDeliveries(db: Database, expertSystemId: number) {
  const webhooks = await listWebhooks(db, { expertSystemId });
  const counted = webhooks.map(async ({ id, url, state }) => {
    if (state === 'ended') return [];
    const deliveries = await listDeliveries(db, { webhookId: id, limit: deliveriesShown });
    const ended = (how: WebhookDelivery['state']) => deliveries.filter((one) => one.state === how).length;
    return [{ id, url, state, arrived: ended('arrived'), waiting: ended('waiting'), givenUp: ended('given-up') }];
  });
  return (await Promise.all(counted)).flat();
}

/** Live keys that end soon, the first to end first. */
export async function keysAboutToEnd(db: Database, expertSystemId: number, now: Date) {
  const until = new Date(now.getTime() + keyEndsWithinDays * 86_400_000);
  const rows = await tablesOf(db)
    .selectFrom('partner_keys as k')
    .innerJoin('reading.engine_codes as g', 'g.id', 'k.engine_code_id')
    .select(['k.id', 'k.name', 'k.handle', 'k.expires_at as expiresAt'])
    .select(({ ref }) => ref('g.code').$castTo<string>().as('engineCode'))
    .where('k.expert_system_id', '=', expertSystemId)
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', now)
    .where('k.expires_at', '<=', until)
    .orderBy('k.expires_at')
    .execute();
  return rows.map(({ handle, expiresAt, ...row }) => ({
    ...row,
    beginning: `kdr_live_${handle}_`,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** What is awaited next, as the settlement report has it. */
export async function nextPayout(db: Database, expertSystemId: number) {
  return readAsPartner(db, { expertSystemId }, (tables) =>
    tables
      .selectFrom('reading.settled_payments as s')
      .select(({ ref }) => [
        sql<string>`${ref('s.value_date')}::text`.as('valueDate'),
        sql<number>`sum(${ref('s.amount_kobo')})::float8`.as('amountKobo'),
        sql<number>`count(*)::int`.as('payments'),
      ])
      .where('s.expert_system_id', '=', expertSystemId)
      .where('s.status', '=', 'awaited')
      .groupBy('s.value_date')
      .orderBy('s.value_date')
      .limit(1)
      .executeTakeFirst(),
  );
}
